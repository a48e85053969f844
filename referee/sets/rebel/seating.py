"""Setting up: for how many there is a game with the Rebel!, and who is dealt what."""

from __future__ import annotations

from referee.questions import ROLES
from referee.rulebook import Situation
from referee.sets.rebel.box import REBEL
from referee.sets.rebel.facts import DEALT


@REBEL.amend(ROLES, "REB-001", "REB-002", "REB-003", "REB-004", "REB-005", "REB-006")
def roles_with_the_rebel(now: Situation, roles: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Four, six, eight, nine or ten play with the Rebel!; other numbers do not."""
    return DEALT.get(seats, ())
