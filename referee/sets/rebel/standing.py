"""Where the rebellion stands: whether the Sheriff's death calls for a Revolution.

It takes the Rebel!'s own hand and his own turn. Where only one of the two is certain the sources leave it open, and
where a role, a turn or a hand was not seen nobody can tell.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal

from referee.core.book.questions import ROLES, WINNER
from referee.core.book.rulebook import Situation
from referee.core.nouns.table import Death
from referee.core.nouns.vocabulary import NOBODY
from referee.sets.base.victory import as_it_was
from referee.sets.rebel.rebellion import rebellion

READING = "by_another_hand"
ROLE = "rebel"

Standing = Literal["none", "due", "open", "unseen"]
"""No Revolution, one that must come, one that is for the referee, one that depends on what was not seen."""


def death_of_the_sheriff(now: Situation) -> Death | None:
    """How he who is Sheriff was eliminated; None while he is in the game."""
    for death in reversed(now.table.deaths):
        seat = now.seat(death.seat)
        if seat.role == "sheriff" and seat.out:
            return death
    return None


def is_rebel(now: Situation, number: int) -> bool | None:
    """Is this seat the Rebel!? None where he may be, as far as the roles dealt and known tell."""
    role = now.seat(number).role
    if role:
        return role == ROLE
    known = Counter(seat.role for seat in now.table.seats if seat.role)
    dealt: tuple[str, ...] = now.ask(ROLES, len(now.table.seats))
    left = Counter(dealt) - known
    if known[ROLE] or (dealt and not left[ROLE]):
        return False
    return True if dealt and set(left) == {ROLE} else None


def fallen_unnoted(now: Situation) -> int:
    """The Sheriff whose killer nobody noted, while one who may be the Rebel! lives; 0 if there is none."""
    fallen = next((number for number in now.table.fell_unnoted if now.seat(number).role == "sheriff"), 0)
    return fallen if fallen and any(is_rebel(now, number) is not False for number in now.table.alive) else 0


def law_had_won(now: Situation, death: Death) -> bool:
    """Were all Outlaws and Renegades out of the game before the Sheriff was, and not by the same card for all?"""
    if rebellion(now.table).law_won:
        return True
    place = now.table.deaths.index(death)
    if place and _by_one_card(now, now.table.deaths[place - 1], death):
        return False
    return Situation(as_it_was(now.table, place), now.book).ask(WINNER) == "law"


def _by_one_card(now: Situation, one: Death, other: Death) -> bool:
    """Did both fall to one card that is aimed at all others?"""
    same = (one.author, one.turn, one.cause) == (other.author, other.turn, other.cause)
    card = now.book.cards.get(one.cause)
    return same and card is not None and card.aim == "others"


def in_his_turn(now: Situation, death: Death) -> bool | None:
    """Was it the Rebel!'s turn? None where that is not known."""
    return is_rebel(now, death.turn) if death.turn else None


def by_his_hand(now: Situation, death: Death) -> bool | None:
    """Was it the Rebel!'s hand? None where that is not known; a light log may leave out who killed."""
    if death.author == NOBODY:
        return None if now.table.mode == "light" else False
    return is_rebel(now, death.author)


def standing(now: Situation) -> Standing:
    """What the Sheriff's death calls for."""
    death = death_of_the_sheriff(now)
    if death is None or law_had_won(now, death):
        return "none"
    turn, hand = in_his_turn(now, death), by_his_hand(now, death)
    if turn is False or (hand is False and now.ruled(READING) is False):
        return "none"
    if turn and hand is False:
        return "open" if now.ruled(READING) is None else "due"
    return "due" if turn and hand else "unseen"
