"""The signs of a seat, the same in every face and on paper: the turn, who is asked, who is out, who has won."""

from __future__ import annotations

from referee.views.records import SeatView

TURN, ASKED, OUT, GHOST = "►", "◆", "†", "◌"
"""Whose turn it is, for whose choice play waits, who is out, and whose ghost still plays."""
WON = "♛"
"""Who has won a game, and a championship."""


def lead(seat: SeatView) -> str:
    """The sign before a seat: whose turn it is, else out or a ghost; a blank where there is none."""
    if "turn" in seat.marks:
        return TURN
    return GHOST if seat.ghost else OUT if seat.out else " "


def held(seat: SeatView, word: str = "") -> str:
    """How much a seat holds, by this word for a hand, and by its own where that is none: the goods of a ghost."""
    return " ".join(filter(None, (seat.instead or word, seat.hand)))
