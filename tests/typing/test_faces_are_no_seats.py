"""A rank behind a suit is no seat: `misser schoppen 3` is not completed with the player of seat 3."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.lexicon import load
from referee.typing.conversation import Conversation
from referee.views.voice import Voice
from tests.tui.seated import dealt


@pytest.mark.parametrize(
    ("lang", "line"),
    [("nl", "2 misser schoppen 3"), ("de", "2 bang Pik 3"), ("nl", "bang 2 schoppen 3")],
)
def test_nobody_is_offered(tmp_path: Path, lang: str, line: str) -> None:
    """Only names that go on with what was typed are."""
    desk = Desk(tmp_path / "store.db")
    log = desk.new(dealt())
    log.enter(".")
    proposals = Conversation(log, Voice(load(), lang)).completion().proposals(line)
    assert not [each.shown for each in proposals if each.shown in ("Carla", "3")]
    desk.close()
