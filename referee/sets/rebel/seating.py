"""Setting up: for how many there is a game with the Rebel!, and who is dealt what."""

from __future__ import annotations

from referee.core.book.questions import ROLES
from referee.core.book.rulebook import Situation
from referee.sets.rebel.box import REBEL
from referee.sets.rebel.facts import DEALT


@REBEL.amend(ROLES, "REB-001")
def not_for_other_numbers(now: Situation, roles: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Other numbers than four, six, eight, nine and ten do not play with the Rebel!."""
    return roles if seats in DEALT else ()


@REBEL.amend(ROLES, "REB-002")
def four_with_the_rebel(now: Situation, roles: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The roles dealt to four."""
    return DEALT[4] if seats == 4 else roles


@REBEL.amend(ROLES, "REB-003")
def six_with_the_rebel(now: Situation, roles: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The roles dealt to six."""
    return DEALT[6] if seats == 6 else roles


@REBEL.amend(ROLES, "REB-004")
def eight_with_the_rebel(now: Situation, roles: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The roles dealt to eight."""
    return DEALT[8] if seats == 8 else roles


@REBEL.amend(ROLES, "REB-005")
def nine_with_the_rebel(now: Situation, roles: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The roles dealt to nine."""
    return DEALT[9] if seats == 9 else roles


@REBEL.amend(ROLES, "REB-006")
def ten_with_the_rebel(now: Situation, roles: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The roles dealt to ten."""
    return DEALT[10] if seats == 10 else roles
