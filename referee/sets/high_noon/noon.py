"""What the game must remember of the events of this box: a ghost, a suit, and who plays another character."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.position_line import PositionLine
from referee.core.nouns.audience import Look, as_it_is
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import SUITS
from referee.core.play.placing import remembering

NAME = "high_noon"
GHOST = "ghost"
"""The scene in which one who is eliminated has the turn."""


class Noon(Struct, frozen=True, omit_defaults=True):
    """`ghost`: the eliminated player whose turn it is under Ghost Town. `suit`: the one named under Handcuffs in the
    turn under way. `changed`: who took on his spare character.
    """

    shown: ClassVar[Mapping[str, Look]] = as_it_is("ghost", "suit", "changed")

    ghost: int = 0
    suit: str = ""
    changed: tuple[int, ...] = ()


START = Noon()


def noon(table: Table) -> Noon:
    """What is remembered at this table."""
    kept: Noon = table.slices.get(NAME, START)
    return kept


def scenes(kept: Noon) -> tuple[str, ...]:
    """Where the game is by it: in the turn of a ghost, or nowhere else than by the event."""
    return (GHOST,) if kept.ghost else ()


def remembered(table: Table, **changes: Any) -> Table:
    """The table with this remembered besides."""
    return remembering(table, NAME, replace(noon(table), **changes), START)


def sound(kept: Noon, table: Table) -> bool:
    """Are all its seats at this table, the suit one of four, and the ghost one who is out and has the turn?"""
    seats = len(table.seats)
    known = 0 <= kept.ghost <= seats and all(0 < seat <= seats for seat in kept.changed)
    if not known or kept.suit not in ("", *SUITS):
        return False
    return not kept.ghost or (table.turn.seat == kept.ghost and table.seat(kept.ghost).out)


LINES = (PositionLine("noon_of ghost <ghost> suit <suit> changed <changed>"),)
"""How it is told in a position."""
