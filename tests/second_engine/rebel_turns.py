"""The turns of the Sheriff with his event, of ghosts, of the first one eliminated (REB-033, REB-046 to REB-052)."""

from __future__ import annotations

from .drawing import draw
from .rebel_table import RebelTable
from .revolution import Revolution
from .seats import Seat
from .settling import forfeit
from .table import Reroll
from .turn import begin, go_through, play_cards, take_turn

NO_PLAIN_THREE = ("kit_carlson", "black_jack", "suzy_lafayette")
"""How these draw as ghosts, whose hand is empty and who draw three, is written nowhere."""


def turn_of(table: RebelTable, seat: Seat, odds_of_event: float) -> None:
    """One turn, and the new one that follows a Revolution at once (REB-034)."""
    try:
        if not seat.alive:
            (haunt if table.event == "ghost_town" else come_back)(table, seat)
        elif seat.role == "sheriff" and table.events and table.truths[-1].turn and table.chance(odds_of_event):
            take_turn_with_event(table, seat)
        else:
            take_turn(table, seat)
    except Revolution:
        if not table.mischief.passes_on(table, seat):
            table.used.add("second turn at once")
            take_turn(table, seat)


def take_turn_with_event(table: RebelTable, seat: Seat) -> None:
    """The Sheriff turns up the next event at the beginning of his turn."""
    begin(table, seat)
    table.turn_up_event()
    go_through(table, seat)


def welcome(table: RebelTable, seat: Seat, how: str) -> None:
    """He is back, if only for a turn; a Deputy may win again (REB-049)."""
    table.used.add(f"{how} {seat.role}")
    if seat.forsaken and seat.role == "deputy":
        table.used.add("Deputy back after the Revolution")
    seat.forsaken = False


def haunt(table: RebelTable, seat: Seat) -> None:
    """A ghost draws three, plays, keeps no limit, and leaves with empty hands."""
    if seat.character in NO_PLAIN_THREE:
        raise Reroll("a ghost whose draw is not settled")
    welcome(table, seat, "ghost")
    table.ghost, seat.life = seat, 0
    begin(table, seat)
    draw(table, seat)
    play_cards(table, seat)
    table.phase = "over"
    table.say(f"{seat} end")
    table.ghost = None
    if seat.cards() and not table.mischief.leaves_out_ghosts_cards(table, seat):
        forfeit(table, seat, table.find("vulture_sam"))


def come_back(table: RebelTable, seat: Seat) -> None:
    """Dead Man: two life points, two cards, and then the turn as usual."""
    welcome(table, seat, "returned")
    begin(table, seat)
    seat.alive, seat.life = True, 2
    table.first_returned = True
    table.say(f"{seat} returns")
    seat.hand += table.take(2)
    table.say(f"{seat} draw 2 for dead_man")
    go_through(table, seat)
