"""What somebody may do and need not is never put earlier in silence where it is against the rules now: it is asked."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Inserted
from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import six_after
from tests.rows import rows

REBEL = """
sets base rebel
seat 1 "Anna" sheriff willy_the_kid life 5/5 hand 5
seat 2 "Bruno" rebel jourdonnais life 4/4 hand 3
seat 3 "Cleo" ? bart_cassidy life 3/4 hand 4
seat 4 "Dirk" ? suzy_lafayette life 3/4 hand 5
turn 2 play
deck 40
"""
REVEALS = [
    ("en", "bruno reveals his role"),
    ("nl", "bruno onthult zijn rol"),
    ("it", "bruno rivela il suo ruolo"),
    ("de", "bruno enthüllt seine Rolle"),
]


@rows(("lang", "line"), REVEALS)
def test_it_is_asked(desk: Desk, lang: str, line: str) -> None:
    """Before the first card the Rebel! might have; behind it that is held against him."""
    log = six_after(desk, "bruno bang anna; no", REBEL)
    with pytest.raises(BadLine, match="optional_late") as told:
        log.enter(line, lang)
    before, now = (str(each) for each in told.value.about["choices"])  # type: ignore[attr-defined]
    assert log.preview(now, lang).judged[0].verdict.keys == ("reveal_moment",)
    assert isinstance(log.preview(before, lang).judged[0].entry, Inserted)


def test_in_time_nothing_is_asked(desk: Desk) -> None:
    """Nor where he says that he forgot to write it."""
    assert six_after(desk, "", REBEL).enter("bruno reveals his role").judged[0].verdict.clean
    log = six_after(desk, "bruno bang anna; no", REBEL)
    assert isinstance(log.enter("forgot: bruno reveals his role").judged[0].entry, Inserted)
