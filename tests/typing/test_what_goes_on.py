"""A refused line is gone on with only where what it lacks stands behind it."""

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.lexicon import load
from referee.typing.conversation import Conversation
from referee.views.voice import Voice
from tests.jailed import JAILED


@pytest.mark.parametrize(("line", "goes_on"), [("carla flip 5h", False), ("bruno bang", True)])
def test_what_is_asked_for_before_the_line_is_not_typed_behind_it(store: Path, line: str, goes_on: bool) -> None:
    """A draw! that names no card lacks that before its face: the next line is one by itself."""
    desk = Desk(store)
    log = desk.new(JAILED.replace("play jail/js", "").replace("turn 3 start", "turn 2 play"))
    told = Conversation(log, Voice(load(), "en")).preview(line)
    assert (told.level, told.goes_on) == ("error", goes_on)
    desk.close()
