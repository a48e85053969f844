"""Where two cards may go for a life point or for the limit, Tab offers both lines, and Enter on either logs it."""

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.lexicon import load
from referee.typing.conversation import Conversation
from referee.typing.offering import offered
from referee.views.voice import Voice

FOUR = """
seat 1 "Anna" sheriff bart_cassidy life 5/5 hand 5
seat 2 "Ben" outlaw jourdonnais life 4/4 hand 4
seat 3 "Cleo" outlaw el_gringo life 3/3 hand 3
seat 4 "Dirk" renegade sid_ketchum life 2/4 hand 4
turn 4 play
"""
LINES = {
    "nl": "Dirk legt 2 kaarten af",
    "it": "Sid: scarta due carte",
    "en": "Dirk discards 2 cards",
    "de": "Dirk legt 2 Karten ab",
}


@pytest.mark.parametrize("lang", LINES)
def test_both_are_offered(tmp_path: Path, lang: str) -> None:
    """One key takes the first, two the second; nothing is logged before."""
    desk = Desk(tmp_path / "store.db")
    log = desk.new(FOUR)
    talk = Conversation(log, Voice(load(), lang))
    told = talk.preview(LINES[lang])
    lines = [each.line.strip() for each in offered(LINES[lang], told, talk.completion([]))]
    assert lines == ["4 sid 2", "4 discard 2"] and log.length == 1
    assert LINES[lang] in told.said[0][1]
    assert [len(talk.preview(line).said) for line in lines] == [2, 1]
    desk.close()
