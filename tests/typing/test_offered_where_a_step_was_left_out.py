"""Tab keeps a line as it is where that line says what comes after a step nobody typed."""

from __future__ import annotations

from pathlib import Path

from referee.desk.desk import Desk
from referee.lexicon import load
from referee.typing.conversation import Conversation
from referee.typing.offering import offered
from referee.views.voice import Voice

ROBBED = """
bang 1
sets base lone_gunslinger
seat 1 Anna sheriff rose_doolan life 5/5 hand 2 holds missed beer
seat 2 Bruno deputy paul_regret life 3/3 hand 1 holds bang
seat 3 Carla outlaw vulture_sam life 4/4 hand 1 holds cat_balou
seat 4 Dario renegade lucky_duke life 4/4 hand 0
turn 3 play
deck 40
"""
"""Carla is a cowboy who must play the Cat Balou of her stack."""


def test_a_word_of_two_verbs_stays_what_it_says(store: Path) -> None:
    """Dutch says of a card discarded and of one that Cat Balou tosses the same: only the latter comes after hers."""
    desk = Desk(store)
    talk = Conversation(desk.new(ROBBED), Voice(load(), "nl"))
    told = talk.preview("gooit")
    first = offered("gooit", told, talk.completion([]))[0]
    assert told.assumed
    assert talk.preview(first.line).said == told.said
    desk.close()
