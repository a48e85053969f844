"""What has no effect says why, before it is logged and after; an end that lacks says what is held too much."""

from __future__ import annotations

from pathlib import Path

from referee.desk.desk import Desk
from referee.languages import LANGUAGES
from referee.typing.conversation import Conversation
from referee.views.records import FlagView
from referee.views.voice import Voice
from tests.desk.conftest import FOUR
from tests.rows import rows

TWO_LEFT = """
seat 1 "Nora" sheriff rose_doolan life 2/5 hand 5
seat 2 "Will" outlaw slab_the_killer out
seat 3 "Josie" renegade lucky_duke life 3/4 hand 4
seat 4 "Hank" outlaw el_gringo out
turn 3 play
deck 40
"""


@rows("lang", LANGUAGES)
def test_a_beer_with_two_left_says_why(store: Path, lang: str) -> None:
    """The reason stands with its clauses, and no flag is raised."""
    talk = _talk(store, TWO_LEFT, lang)
    for told in (talk.preview("3 beer"), talk.enter("3 beer")):
        assert [reason.key for reason in told.vain] == ["beer_two_left"] and told.vain[0].clauses
        assert not told.flags


@rows("lang", LANGUAGES)
def test_an_end_that_lacks_says_what_is_held_too_much(store: Path, lang: str) -> None:
    """The discards that lack are told beside the end; where the hand is no larger than it may be they are not."""
    talk = _talk(store, FOUR, lang)
    talk.enter("1 draw 2")
    many, few = ({each.key: each.sentence for flag in _flags(talk, hand) for each in flag.doubts} for hand in (7, 4))
    assert "7" in many["discards_unlogged"] and "5" in many["discards_unlogged"] and "discards_unlogged" not in few


def _talk(store: Path, position: str, lang: str) -> Conversation:
    desk = Desk(store)
    return Conversation(desk.new(position), Voice(desk.lexicon, lang))


def _flags(talk: Conversation, hand: int) -> tuple[FlagView, ...]:
    talk.enter(f"set 1 hand {hand}")
    return talk.preview("2 turn").flags
