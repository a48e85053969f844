"""What the game must remember for its characters: whom Vera Custer copies, and what José Delgado gave up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.position_line import PositionLine
from referee.core.nouns.audience import Look, as_it_is
from referee.core.nouns.table import Table
from referee.core.play.placing import remembering

NAME = "dodge_city"
COPIED = "copied"
"""The scene in which somebody has the ability of another besides."""
MOST = 200


class Copy(Struct, frozen=True, omit_defaults=True):
    """Whose ability a seat has besides its own; `last`: chosen in the turn before this one of his."""

    seat: int
    character: str
    last: bool = False


class City(Struct, frozen=True, omit_defaults=True):
    """`copied`: the abilities that are copied; `traded`: how many cards were given up for two others in this turn."""

    shown: ClassVar[Mapping[str, Look]] = as_it_is("copied", "traded")

    copied: tuple[Copy, ...] = ()
    traded: int = 0


START = City()


def city(table: Table) -> City:
    """What is remembered at this table."""
    kept: City = table.slices.get(NAME, START)
    return kept


def scenes(kept: City) -> tuple[str, ...]:
    """Where the game is by it: where somebody copies."""
    return (COPIED,) if kept.copied else ()


def remembered(table: Table, **changes: Any) -> Table:
    """The table with this remembered besides."""
    return remembering(table, NAME, replace(city(table), **changes), START)


def sound(kept: City, table: Table) -> bool:
    """Does each who copies sit at this table, once, and is what he copies a name?"""
    seats = [copy.seat for copy in kept.copied]
    named = all(copy.character.isidentifier() and copy.character.islower() for copy in kept.copied)
    there = all(1 <= seat <= len(table.seats) for seat in seats)
    return named and there and len(set(seats)) == len(seats) and 0 <= kept.traded <= MOST


LINES = (PositionLine("copied <character> by <seat> [last]", "copied"), PositionLine("traded <traded>"))
"""How it is told in a position."""
