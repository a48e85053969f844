"""`undo the last 2` takes back the two things that happened last, and no entry of that number."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.core.nouns.entries import Retracted
from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import six_after
from tests.notation.spoken import FIVE
from tests.rows import rows


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """An empty desk."""
    desk = Desk(tmp_path / "store.sqlite")
    yield desk
    desk.close()


BEFORE = "anna turn; draw; bang ben; ben missed"
SAID = [
    ("it", "annulla le ultime 2"), ("it", "ritira le ultime due annotazioni"),
    ("nl", "neem de laatste 2 terug"), ("nl", "laatste twee notities terug"),
    ("en", "undo the last 2"), ("en", "take the last two entries back"), ("en", "undo last 2"),
    ("de", "die letzten 2 zurück"), ("de", "nimm die letzten zwei zurück"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_so_many_are_taken_back(desk: Desk, lang: str, line: str) -> None:
    """The draw, which is entry 2, is left as it was."""
    log = six_after(desk, BEFORE, FIVE)
    assert [each.entry for each in log.enter(line, lang).judged] == [Retracted(3, (4,))]


def test_more_than_there_are(desk: Desk) -> None:
    """Nothing is taken back where there are not so many."""
    with pytest.raises(BadLine, match="nothing_to_retract"):
        six_after(desk, BEFORE, FIVE).enter("undo the last 9")
