"""What must be remembered of a duel: the draft, the piles of reinforcements, what was done at a turn's beginning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.position_line import PositionLine
from referee.core.nouns.audience import Look, as_it_is
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import UNKNOWN
from referee.core.play.placing import remembering
from referee.sets.duel.places import SEATS, duellist, front_of, rear_of

NAME = "duel"
SIX = 6
"""The characters of each duellist."""


class Side(Struct, frozen=True, omit_defaults=True):
    """A duellist's characters: those he drafted, and those of them that are not yet in play.

    `piled`: they lie in their order, which is fixed; `ordered`: the referee knows it, and `left` stands in it.
    """

    drafted: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    piled: bool = False
    ordered: bool = False


def _who_is_left(sides: tuple[Side, Side], seat: int) -> tuple[Side, Side]:
    """Who is waiting is known to all, since the draft was open; in which order only to the one whose pile it is."""
    first, second = (replace(side, left=tuple(sorted(side.left)), ordered=False) for side in sides)
    return first, second


class Duel(Struct, frozen=True, omit_defaults=True):
    """`aside`: the characters that count life points. `sides`: those of each duellist.

    `barred`: the places of those whom Jail keeps out of this turn. `fresh`: nothing of phase 1 is drawn in it yet.
    """

    shown: ClassVar[Mapping[str, Look]] = as_it_is("aside", "barred", "fresh") | {"sides": _who_is_left}

    aside: tuple[str, ...] = ()
    sides: tuple[Side, Side] = (Side(), Side())
    barred: tuple[int, ...] = ()
    fresh: bool = False


START = Duel()


def the_duel(table: Table) -> Duel:
    """What is remembered at this table."""
    kept: Duel = table.slices.get(NAME, START)
    return kept


def remembered(table: Table, **changes: Any) -> Table:
    """The table with this remembered besides."""
    return remembering(table, NAME, replace(the_duel(table), **changes), START)


def side_at(table: Table, seat: int) -> Side:
    """The characters of the duellist who has this place."""
    return the_duel(table).sides[duellist(seat)]


def with_side(table: Table, seat: int, **changes: Any) -> Table:
    """The table with the characters of this duellist changed."""
    first, second = the_duel(table).sides
    changed = replace((first, second)[duellist(seat)], **changes)
    return remembered(table, sides=(changed, second) if duellist(seat) == 0 else (first, changed))


def waiting(table: Table, seat: int) -> tuple[str, ...]:
    """The reinforcements of this duellist; nameless ones where no draft was logged, as many as six leave."""
    side = side_at(table, seat)
    if side.piled or side.drafted:
        return side.left
    own = (front_of(seat), rear_of(table, seat))
    fallen = sum(death.seat in own for death in table.deaths)
    places = [number for number in own if number]
    gone = max(fallen, sum(table.seat(number).out for number in places))
    there = sum(not table.seat(number).out for number in places)
    return (UNKNOWN,) * max(0, SIX - there - gone)


def without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    """The names without this one, or without a nameless one where it may be that."""
    gone = name if name in names else UNKNOWN
    place = names.index(gone) if gone in names else len(names)
    return names[:place] + names[place + 1 :]


def sound(kept: Duel, table: Table) -> bool:
    """Is it a table for two, and has nobody more than his six?"""
    few = all(len(side.drafted) <= SIX and len(side.left) <= SIX for side in kept.sides)
    return few and len(table.seats) == SEATS and all(1 <= seat <= SEATS for seat in kept.barred)


LINES = (
    PositionLine("aside <aside>"),
    PositionLine("drafted <drafted> waiting <left> [piled] [ordered]", "sides"),
    PositionLine("duel_turn barred <barred> [fresh]"),
)
"""How it is told in a position."""
