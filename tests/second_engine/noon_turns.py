"""The turns of the Sheriff with his event, of ghosts, and the steps that an event adds to a turn."""

from __future__ import annotations

from .cards import BLUE
from .drawing import draw
from .loss import gain, lose, stand_or_fall
from .noon_table import NoonTable
from .plays import drop
from .seats import Seat
from .settling import close, draw_suzy, forfeit
from .table import Reroll, Table
from .turn import STEPS, begin, play_cards, take_turn


def turn_of(table: NoonTable, seat: Seat) -> None:
    """One turn; before each of the Sheriff's but the first the next event (HNX-006, HNX-007)."""
    if seat.role == "sheriff" and table.turn and table.events:
        table.cover(table.events.pop())
        enter(table, seat)
    table.suit = ""
    if seat.alive:
        take_turn(table, seat)
    else:
        haunt(table, seat)
    table.suit = ""


def enter(table: NoonTable, sheriff: Seat) -> None:
    """What is done on entering (HNX-026, HNX-032, HNX-067)."""
    if table.event == "the_daltons":
        for seat in table.clockwise(sheriff):
            if blue := [card for card in seat.in_play if card.name in BLUE or card.name == "jail"]:
                drop(table, seat, table.rng.choice(blue))
    if table.event == "the_doctor":
        fewest = min(seat.life for seat in table.living())
        for seat in table.clockwise(sheriff):
            if seat.life == fewest and seat.wounded():
                gain(table, seat, "the_doctor")
    for seat in table.living():
        draw_suzy(table, seat)


def haunt(table: NoonTable, seat: Seat) -> None:
    """A ghost draws three, plays, keeps no limit, and leaves with empty hands; then it is looked who has won."""
    if seat.character in ("suzy_lafayette", "vulture_sam"):
        raise Reroll("a ghost whose ability nobody describes")
    table.used.add(f"ghost {seat.role}")
    table.ghost, seat.life = seat, 0
    begin(table, seat)
    draw(table, seat)
    play_cards(table, seat)
    table.phase = "over"
    table.say(f"{seat} end")
    table.ghost = None
    if seat.cards():
        forfeit(table, seat, table.find("vulture_sam"))
    table.mourn(seat)
    close(table, seat)


def take_on(table: Table, seat: Seat) -> bool:
    """New Identity, for whoever likes it."""
    assert isinstance(table, NoonTable)
    if seat not in table.changed and table.spare and table.chance(0.4):
        table.new_character(seat)
        draw_suzy(table, seat)
    return True


def strike(table: Table, seat: Seat) -> bool:
    """High Noon (HNX-110, HNX-113, HNX-114)."""
    lose(table, seat, 1, None, "high_noon")
    stand_or_fall(table, seat, 1, None, "high_noon")
    close(table, seat)
    return seat.alive


def name_a_suit(table: Table, seat: Seat) -> bool:
    """Handcuffs (HNX-094)."""
    assert isinstance(table, NoonTable)
    table.suit = table.rng.choice("hdcs")
    table.phase = "play"
    table.say(f"{seat} suit {table.suit}")
    return True


STEPS |= {"new_identity": take_on, "high_noon": strike, "handcuffs": name_a_suit}
