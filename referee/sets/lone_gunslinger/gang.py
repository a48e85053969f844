"""What must be remembered of the cowboys: their stacks, from the bottom to the top."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct

from referee.core.book.position_line import PositionLine
from referee.core.nouns.audience import Look, as_it_is, not_at_all
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card, Count
from referee.sets.lone_gunslinger.facts import COWBOYS

NAME = "lone_gunslinger"
Cards = tuple[Card, ...]


class Stack(Struct, frozen=True, omit_defaults=True):
    """The cards of a cowboy, the last one on top; those that nobody noted are nameless."""

    seat: int
    cards: Cards = ()


class Gang(Struct, frozen=True, omit_defaults=True):
    """The stacks that have changed since the game or the position began.

    `switched`: the Outlaw who in this turn has turned to the Deputy, the Sheriff being out of reach.
    `seed`: what the deck was shuffled by, where no real one is played with; nobody at the table knows more of it.
    """

    shown: ClassVar[Mapping[str, Look]] = as_it_is("stacks", "switched") | not_at_all("seed")

    stacks: tuple[Stack, ...] = ()
    switched: int = 0
    seed: str = ""


START = Gang()


LONGEST_SEED = 60


def the_gang(table: Table) -> Gang:
    """What is remembered at this table."""
    kept: Gang = table.slices.get(NAME, START)
    return kept


def is_cowboy(table: Table, seat: int) -> bool:
    """Do the moves of this seat follow from its cards?"""
    return seat > 0 and table.seats[seat - 1].role in COWBOYS


def cowboys(table: Table) -> tuple[int, ...]:
    """The seats of the cowboys, the dead ones too."""
    return tuple(seat.number for seat in table.seats if is_cowboy(table, seat.number))


def law(table: Table, role: str) -> int:
    """The seat of the Sheriff, or of the Deputy, while he lives; 0 if there is none."""
    for seat in table.seats:
        if seat.role == role and not seat.out:
            return seat.number
    return 0


def stack_of(table: Table, seat: int) -> Cards:
    """The stack of this seat; as a position tells the cards of its hand, where nothing has changed since."""
    kept = [each.cards for each in the_gang(table).stacks if each.seat == seat]
    return fitted(kept[0] if kept else known_in(table, seat), table.seats[seat - 1].hand)


def fitted(cards: Cards, hand: Count) -> Cards:
    """As many cards as the hand surely holds: nameless ones on top for those that are missing."""
    held = len(cards)
    if hand.most is not None and held > hand.most:
        return cards[held - hand.most :]
    return cards + (Card(),) * (hand.least - held) if held < hand.least else cards


def sound(kept: Gang, table: Table) -> bool:
    """Is every stack that of another cowboy at this table, and the seed a short word?"""
    seats = [stack.seat for stack in kept.stacks]
    there = all(1 <= seat <= len(table.seats) for seat in (*seats, kept.switched or 1))
    seed = len(kept.seed) <= LONGEST_SEED and (kept.seed == "" or kept.seed.isprintable())
    return len(set(seats)) == len(seats) and there and seed


LINES = (
    PositionLine("stack <seat> <cards>", "stacks"),
    PositionLine("switched <switched>"),
    PositionLine("seed <seed>"),
)
"""How it is told in a position."""
