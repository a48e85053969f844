"""The Revolution: the Rebel! has killed the Sheriff in his own turn and becomes Sheriff (REB-023 to REB-036).

In: the card that did it is over, with all that followed from it. Out: the lines down to the new turn, which
begins at once: `Revolution` goes up to whoever plays the turns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .plays import drop
from .seats import Seat
from .settling import winner
from .table import Won

if TYPE_CHECKING:
    from .rebel_table import RebelTable


class Revolution(Exception):
    """The turn breaks off; the same seat begins a new one."""


def rise(table: RebelTable, seat: Seat) -> None:
    """The Rebel! turns up his role; what he gains follows in any order; then the law may have won (REB-043)."""
    table.mischief.instead_of_revolution(table, seat)
    note_circumstances(table, seat)
    change_places(table, seat)
    table.say(f"{seat} revolution")
    steps = ["gain", *(["jail"] if seat.showing("jail") else []), *(["event"] if table.with_events else [])]
    table.rng.shuffle(steps)
    for step in table.mischief.revolution_steps(table, seat, steps):
        STEPS[step](table, seat)
    if side := winner(table):
        table.used.add("won by the Revolution")
        raise Won(side)
    table.mischief.before_new_turn(table, seat)
    raise Revolution


def change_places(table: RebelTable, seat: Seat) -> None:
    """The turn is over, the roles change places, a ghost is back for good; Deputies who are out are left behind."""
    if table.overthrown:
        table.overthrown.role, table.overthrown.dethroned = "rebel", True
    table.overthrown = None
    if not seat.alive:
        seat.alive, table.ghost = True, None
        table.first_revived = table.first_revived or seat is table.first_out
    seat.role, seat.shown = "sheriff", True
    seat.maximum += 1
    table.revolutions += 1
    table.fallen.clear()
    table.phase = "over"
    for other in table.seats:
        other.forsaken = not other.alive


def gain_point(table: RebelTable, seat: Seat) -> None:
    """One life point, so that he has as many wounds as before (REB-027, REB-028)."""
    seat.life += 1
    table.say(f"{seat} gain 1 for revolution")


def leave_jail(table: RebelTable, seat: Seat) -> None:
    """A Sheriff cannot be in Jail (REB-030)."""
    drop(table, seat, seat.showing("jail")[0])


def note_circumstances(table: RebelTable, seat: Seat) -> None:
    """Remember what kinds of Revolution have been seen."""
    table.used.add("revolution shown" if seat.shown else "revolution hidden")
    table.used.add("revolution in a game of events" if table.with_events else "revolution")
    if not seat.alive:
        table.used.add("revolution by a ghost")
    if table.revolutions:
        table.used.add("second revolution")
    if any(other.role == "deputy" for other in table.fallen):
        table.used.add("Deputy killed with the Sheriff")
    if any(other.role in ("outlaw", "renegade") for other in table.fallen):
        table.used.add("enemy killed with the Sheriff")
    if len(seat.hand) > max(0, seat.life) + 1:
        table.used.add("hand above the limit kept")


STEPS = {
    "gain": gain_point,
    "jail": leave_jail,
    "event": lambda table, seat: table.turn_up_event(),
}
