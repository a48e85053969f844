"""Where Kit Carlson puts a card back says who saw it: nobody else on the deck, all on the discards (FCX-014)."""

from referee.core.book.rulebook import Situation
from referee.core.knowledge.public import public_of
from referee.core.knowledge.told import told
from referee.core.nouns import entries as e
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import replay
from referee.lexicon import load
from referee.notation import read_position
from referee.sets import bind
from tests.rows import rows

POSITION = """bang 1
sets base events fistful
seat 1 Anna sheriff pedro_ramirez life 5/5 hand 4
seat 2 Bruno outlaw kit_carlson life 4/4 hand 4
seat 3 Carla deputy black_jack life 4/4 hand 4
seat 4 Dario renegade jesse_jones life 4/4 hand 4
turn 1 over
deck 40
discards bang/2d beer/6h missed/2s
"""
SCOPE = Card("scope")


@rows(("lying", "source", "seen"), [("lies abandoned_mine\n", "discards", (SCOPE,)), ("", "deck", ())])
def test_all_see_what_is_put_on_the_discards(lying: str, source: str, seen: tuple[Card, ...]) -> None:
    """The entry tells it to all where the pile does, and the table then shows nothing that the entry hides."""
    table, book = read_position(POSITION + lying, bind, load())
    back = e.PutBack(2, 1, (SCOPE,))
    after = replay([e.TurnBegan(2), e.Drew(2, 3, source=source), back], book, table)
    assert told(back, Situation(public_of(after, book), book)).seen == seen
    assert (public_of(after, book).discards[:1] == seen) is bool(seen)
