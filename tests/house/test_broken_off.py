"""A game that a set says was broken off: nothing is due in it, and nobody is asked to go on."""

from referee import sets
from referee.core.book.binding import bind
from referee.core.book.questions import BROKEN_OFF
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.book.rules import RuleSet
from referee.core.judging.due import agenda
from referee.core.nouns.entries import DeckTurned
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import read_position

BASE = sets.named("base")
FALLING = """
sets base
seat 1 Anna sheriff pedro_ramirez life 5/5 hand 4
seat 2 Bruno outlaw kit_carlson life 0/4 hand 0
seat 3 Carla outlaw black_jack life 4/4 hand 4
seat 4 Dario renegade jesse_jones life 4/4 hand 4
turn 1 play
deck 40
"""
OFF = RuleSet("off", needs=("base",))


@OFF.amend(BROKEN_OFF, "CRD-017")
def once_the_deck_is_turned(now: Situation, broken: bool) -> bool:
    """Made up: the game ends when the deck was turned over."""
    return broken or now.table.turned > 0


def due_after_turning(text: str, book: Rulebook) -> tuple[list[str], tuple[str, ...]]:
    """What is due and what may be done once the deck was turned over."""
    table, _ = read_position(text, lambda _: book, load())
    after = agenda(evolve(table, DeckTurned(), book), book)
    return [item.owed.kind for item in after.due], after.may


def test_nothing_is_due_and_nobody_goes_on() -> None:
    """Neither what the table as it stands calls for, nor playing and ending the turn."""
    calm = FALLING.replace("life 0/4", "life 2/4")
    assert due_after_turning(FALLING, bind([BASE])) == (["fall"], ())
    assert due_after_turning(calm, bind([BASE])) == ([], ("play", "end"))
    for text in (FALLING, calm):
        assert due_after_turning(text, bind([OFF, BASE])) == ([], ())
