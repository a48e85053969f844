"""Where the rebellion stands: whether the Sheriff's death calls for a Revolution.

It takes the Rebel!'s own hand and his own turn. Where only one of the two is certain the sources leave it open, and
where his role is not known nobody can tell.
"""

from __future__ import annotations

from typing import Literal

from referee.rulebook import Situation
from referee.table import Death

READING = "by_another_hand"
ENEMIES = ("outlaw", "renegade")
ROLE = "rebel"

Standing = Literal["none", "due", "open", "unseen"]
"""No Revolution, one that must come, one that is for the referee, one that a hidden role decides."""


def death_of_the_sheriff(now: Situation) -> Death | None:
    """How he who is Sheriff was eliminated; None while he is in the game."""
    for death in reversed(now.table.deaths):
        seat = now.seat(death.seat)
        if seat.role == "sheriff" and seat.out:
            return death
    return None


def is_rebel(now: Situation, number: int) -> bool | None:
    """Is this seat the Rebel!? None where it may be."""
    role = now.seat(number).role
    if role:
        return role == ROLE
    return False if any(seat.role == ROLE for seat in now.table.seats) else None


def law_had_won(now: Situation, death: Death) -> bool:
    """Were all Outlaws and Renegades eliminated before the Sheriff was, and not by the same card for all?"""
    before = now.table.deaths[: now.table.deaths.index(death)]
    enemies = {seat.number for seat in now.table.seats if seat.role in ENEMIES or not seat.role}
    if not enemies or enemies - {each.seat for each in before}:
        return False
    last = next(each for each in reversed(before) if each.seat in enemies)
    return not _by_one_card(now, last, death)


def _by_one_card(now: Situation, one: Death, other: Death) -> bool:
    """Did both fall to one card that is aimed at all others?"""
    same = (one.author, one.turn, one.cause) == (other.author, other.turn, other.cause)
    card = now.book.cards.get(one.cause)
    return same and card is not None and card.aim == "others"


def _hand_unseen(now: Situation, death: Death) -> bool:
    """A light log may leave out who killed."""
    return now.table.mode == "light" and not death.author


def by_another(now: Situation, death: Death) -> bool:
    """Did he fall in that turn by nobody's or another's hand?"""
    return death.author != death.turn and not _hand_unseen(now, death)


def standing(now: Situation) -> Standing:
    """What the Sheriff's death calls for."""
    death = death_of_the_sheriff(now)
    if death is None or not death.turn or law_had_won(now, death):
        return "none"
    rebel = is_rebel(now, death.turn)
    if rebel is False:
        return "none"
    if death.author == death.turn:
        return "due" if rebel else "unseen"
    if _hand_unseen(now, death):
        return "unseen"
    ruled = now.ruled(READING)
    if ruled is None:
        return "open" if rebel else "unseen"
    return "none" if not ruled else "due" if rebel else "unseen"
