"""Setting up for eight and for three: the roles dealt, which of them lie open, who begins."""

from __future__ import annotations

from referee.core.book.questions import NEXT_SEAT, ROLE_IS_OPEN, ROLES
from referee.core.book.rulebook import Situation
from referee.sets.dodge_city.box import DODGE_CITY
from referee.sets.dodge_city.facts import DEALT

THREE, EIGHT = 3, 8


@DODGE_CITY.amend(ROLES, "DCX-157", "DCX-005")
def eight_players(now: Situation, roles: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The roles dealt to eight, two Renegades among them."""
    return DEALT[EIGHT] if seats == EIGHT else roles


@DODGE_CITY.amend(ROLES, "DCX-164", "DCX-175")
def three_players(now: Situation, roles: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The roles dealt to three, no Sheriff among them, nor what comes with him."""
    return DEALT[THREE] if seats == THREE else roles


def three_play(now: Situation) -> bool:
    """Is it the game for three?"""
    return len(now.table.seats) == THREE and now.ask(ROLES, THREE) == DEALT[THREE]


@DODGE_CITY.amend(ROLE_IS_OPEN, "DCX-165")
def all_roles_lie_open(now: Situation, is_open: bool, role: str) -> bool:
    """Where three play everybody sees every role."""
    return is_open or three_play(now)


@DODGE_CITY.amend(NEXT_SEAT, "DCX-167")
def the_deputy_begins(now: Situation, seat: int, last: int) -> int:
    """Where three play the Deputy has the first turn."""
    if last or not three_play(now):
        return seat
    return next((each.number for each in now.table.seats if each.role == "deputy"), seat)
