"""What the game must remember of the rebellion: who became Sheriff, the event in force, and who came back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.position_line import PositionLine
from referee.core.nouns.audience import Look, as_it_is, not_at_all
from referee.core.nouns.table import Table
from referee.core.play.placing import remembering, with_seat
from referee.sets.rebel.entries import Event

NAME = "rebel"


class Rebellion(Struct, frozen=True, omit_defaults=True):
    """`sheriff`: who became Sheriff by the last Revolution, when `fallen` had been eliminated.

    `anew`: whose turn begins anew after it. `event`: the event card in force. `ghost`: the eliminated player whose turn
    it is under Ghost Town; `raised`: the Dead Man of this event has come back. `returned`: who came back since the last
    Revolution. `law_won`: play went on though the law had won. `first`: who was eliminated first, if he came back.
    `early`: how many cards he whose turn it is played before phase 2. Whether the law had won hangs on roles that
    perhaps only the referee knows.
    """

    shown: ClassVar[Mapping[str, Look]] = as_it_is(
        "sheriff", "fallen", "anew", "event", "ghost", "raised", "returned", "first", "early"
    ) | not_at_all("law_won")

    sheriff: int = 0
    fallen: tuple[int, ...] = ()
    anew: int = 0
    event: Event | Literal[""] = ""
    ghost: int = 0
    raised: bool = False
    returned: tuple[int, ...] = ()
    law_won: bool = False
    first: int = 0
    early: int = 0


START = Rebellion()


def rebellion(table: Table) -> Rebellion:
    """What is remembered at this table."""
    kept: Rebellion = table.slices.get(NAME, START)
    return kept


def remembered(table: Table, **changes: Any) -> Table:
    """The table with this remembered besides."""
    return remembering(table, NAME, replace(rebellion(table), **changes), START)


def sound(kept: Rebellion, table: Table) -> bool:
    """Are all its seats at this table, and the turn that it speaks of the one that is there?"""
    seats = (kept.sheriff, kept.anew, kept.ghost, kept.first, *kept.fallen, *kept.returned)
    if not all(0 <= seat <= len(table.seats) for seat in seats) or 0 in (*kept.fallen, *kept.returned):
        return False
    turn = table.turn
    ghostly = not kept.ghost or (turn.seat == kept.ghost and table.seat(kept.ghost).out)
    return ghostly and (not kept.anew or (turn.seat == kept.anew and turn.phase == "over"))


def first_fallen(table: Table) -> tuple[int, ...]:
    """Who may have been the first one eliminated: anybody who fell unnoted, if somebody did."""
    first = rebellion(table).first
    return (first,) if first else table.fell_unnoted or tuple(death.seat for death in table.deaths[:1])


def back_in(table: Table, number: int) -> Table:
    """The table with this player in the game again, and no longer among the dead."""
    deaths = tuple(death for death in table.deaths if death.seat != number)
    chosen = first_fallen(table)
    first = chosen[0] if len(chosen) == 1 else 0
    return replace(remembered(with_seat(table, number, out=False), first=first), deaths=deaths)


LINES = (
    PositionLine("revolution <sheriff> fallen <fallen> anew <anew>"),
    PositionLine("event <event> ghost <ghost> [raised]"),
    PositionLine("rebellion first <first> returned <returned> early <early> [law_won]"),
)
"""How it is told in a position."""
