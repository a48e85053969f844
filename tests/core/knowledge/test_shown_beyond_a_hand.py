"""A card shown of a hand that cannot hold it: all see alike that it is not believed, whatever else was noted."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from referee import sets
from referee.core.knowledge.public import seen_by
from referee.core.nouns import entries as e
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import replay
from referee.lexicon import load
from referee.notation import read_position
from referee.sets.death_mesa.entries import Unveiled
from tests.rows import rows

TABLE = """
seat 1 Anna sheriff willy_the_kid life 5/5 hand 4
seat 2 Bruno outlaw slab_the_killer life 0/4 out shown hand 0
seat 3 Carla deputy black_jack life 4/4 hand 1
seat 4 Dario outlaw jesse_jones life 4/4 hand 3
seat 5 Elena renegade lucky_duke life 4/4 hand 2
turn 1 play
deck 40
"""
TWO_IN_ONE = "sighted beer 3 open\nsighted missed 3 open\n"
"""More than Carla holds: the referee is told so of his opening, and may put her hand right."""
BOOK, MESA = sets.bind(("base",)), sets.bind(("base", "death_mesa"))
SALOON, BEER = Card("saloon"), Card("beer", "8h")


def noted_or_not(*cards: Card) -> tuple[e.Entry, ...]:
    """Anna's turn ends and Carla's neighbour draws, of which the referee noted these cards."""
    return (e.TurnEnded(1), e.TurnBegan(4), e.Drew(4, 2, cause="turn", seen=cards))


def table(happened: Sequence[e.Entry], position: str = TABLE) -> Table:
    """The table after all this."""
    opened, _ = read_position(position, sets.bind, load())
    return replay([e.Opened(opened), *happened], BOOK)


@rows("viewer", [0, 1, 2, 3, 5])
@rows("shown", [(e.Revealed(2, SALOON),), (e.Revealed(3, SALOON), e.Revealed(3, BEER))])
def test_a_card_noted_of_one_hand_says_nothing_of_another(shown: tuple[e.Entry, ...], viewer: int) -> None:
    """Given more shown than a hand holds, when somebody draws, then all see the same whether his cards were noted."""
    here, there = (table((*shown, *noted_or_not(*cards))) for cards in ((), (BEER,)))
    assert seen_by(here, BOOK, viewer) == seen_by(there, BOOK, viewer)


@rows("viewer", [0, 1, 2, 5])
@rows("noted", [e.Drew(4, 1, seen=(BEER,)), e.Drew(4, 2, seen=(BEER, SALOON))])
def test_nor_where_the_table_was_told_so_from_the_start(noted: e.Drew, viewer: int) -> None:
    """Given more told of a hand than it holds, when somebody draws, then what was noted shows nowhere."""
    unnoted = e.Drew(4, noted.count)
    here, there = (table((drew,), TABLE + TWO_IN_ONE) for drew in (unnoted, noted))
    assert seen_by(here, BOOK, viewer) == seen_by(there, BOOK, viewer)


@pytest.mark.parametrize("viewer", [0, 1, 5])
def test_nor_what_two_have_seen_of_that_very_hand(viewer: int) -> None:
    """Given the same, when a ghost sees that hand, then the others do not learn by it what the referee noted of it."""
    opened, _ = read_position("sets base death_mesa" + TABLE + TWO_IN_ONE, sets.bind, load())
    unveiled = (Unveiled(3, 2, cards) for cards in ((), (SALOON,)))
    here, there = (seen_by(replay([e.Opened(opened), each], MESA), MESA, viewer) for each in unveiled)
    assert here == there


def test_nobody_is_believed_to_hold_what_he_cannot() -> None:
    """Given one who is out and holds nothing, when a card is shown as his, then none is believed to be in his hand."""
    assert known_in(table([e.Revealed(2, SALOON)]), 2) == ()
    assert known_in(table([e.Revealed(3, SALOON)]), 3) == (SALOON,)


def test_what_was_told_too_much_stays_until_the_hand_is_put_right() -> None:
    """Given a hand told one too small, when it is put right after others drew, then its cards are still known."""
    right = table([*noted_or_not(BEER), e.HandSet(3, e.Count(2, 2))], TABLE + TWO_IN_ONE)
    assert sorted(card.kind for card in known_in(right, 3)) == ["beer", "missed"]
