"""When a card is over: Greg Digger, Herb Hunter, Molly Stark; and whom each of three players hunts.

In: what was noted while the card was under way. Out: the lines that follow it (ITC-246, DCX-115 to DCX-130).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .loss import gain
from .seats import Seat

if TYPE_CHECKING:
    from .box_state import BoxState

HUNT = {"deputy": ("renegade", "law"), "renegade": ("outlaw", "renegade"), "outlaw": ("deputy", "outlaws")}
"""Of three players: the quarry, and the side that wins (DCX-166)."""
NAMED = ("missed", "bang", "beer")
"""The cards of Molly Stark's that her rulebook names; of others it is left open (DCX-125, DCX-129)."""


def pay_out(table: BoxState, seat: Seat) -> None:
    """What this seat has coming."""
    while seat in table.mourners:
        table.mourners.remove(seat)
        if seat.character == "herb_hunter":
            table.draw_for(seat, 2, "herb_hunter")
        elif seat.wounded():
            table.used.add("greg_digger")
            gain(table, seat, "greg_digger", 2)
    for each in sorted([each for each in table.used_abroad if each[0] is seat], key=lambda each: each[1] not in NAMED):
        table.used_abroad.remove(each)
        if each[1] not in NAMED:
            table.follow("other_card_out_of_turn")
        table.draw_for(seat, 1, "molly_stark")
