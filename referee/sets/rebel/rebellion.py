"""What the game must remember of the rebellion: who became Sheriff, the event in force, and who came back."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from referee.table import Table

NAME = "rebel"


class Rebellion(Struct, frozen=True, omit_defaults=True):
    """`sheriff`: who became Sheriff by the last Revolution, when `fallen` had been eliminated.

    `anew`: whose turn begins anew after it. `event`: the event card in force. `ghost`: the eliminated player whose turn
    it is under Ghost Town; `raised`: the Dead Man of this event has come back. `returned`: who came back since the last
    Revolution.
    """

    sheriff: int = 0
    fallen: tuple[int, ...] = ()
    anew: int = 0
    event: Literal["", "ghost_town", "dead_man", "other"] = ""
    ghost: int = 0
    raised: bool = False
    returned: tuple[int, ...] = ()


START = Rebellion()


def rebellion(table: Table) -> Rebellion:
    """What is remembered at this table."""
    kept: Rebellion = table.slices.get(NAME, START)
    return kept


def remembered(table: Table, **changes: Any) -> Table:
    """The table with this remembered besides."""
    return replace(table, slices={**table.slices, NAME: replace(rebellion(table), **changes)})


def sound(kept: Rebellion, table: Table) -> bool:
    """Are all its seats at this table?"""
    seats = (kept.sheriff, kept.anew, kept.ghost, *kept.fallen, *kept.returned)
    return all(0 <= seat <= len(table.seats) for seat in seats) and 0 not in (*kept.fallen, *kept.returned)
