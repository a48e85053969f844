"""How far one player sees another, and how far a card reaches."""

from __future__ import annotations

from referee.core.book.questions import COUNTS_FOR_DISTANCE, DISTANCE, REACH
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer
from referee.sets.base.box import BASE


@BASE.amend(COUNTS_FOR_DISTANCE, "CRD-005")
def the_living_count(now: Situation, counts: bool, seat: int) -> bool:
    """The eliminated are no longer a step on the way."""
    return not now.seat(seat).out


@BASE.amend(DISTANCE, "CRD-005")
def seats_between(now: Situation, distance: int, viewer: int, other: int) -> int:
    """The steps from seat to seat the shorter way round, over those who count."""
    circle = now.circle
    if viewer not in circle or other not in circle:
        return distance
    steps = abs(circle.index(viewer) - circle.index(other))
    return min(steps, len(circle) - steps)


@BASE.amend(DISTANCE, "CRD-006", "NLB-035", layer=Layer.EQUIPMENT)
def mustang(now: Situation, distance: int, viewer: int, other: int) -> int:
    """Others see the owner of a Mustang at one more."""
    return distance + len(now.working(other, "mustang")) if viewer != other else distance


@BASE.amend(DISTANCE, "CRD-006", "NLB-036", layer=Layer.EQUIPMENT)
def scope(now: Situation, distance: int, viewer: int, other: int) -> int:
    """The owner of a Scope sees others at one less."""
    return distance - len(now.working(viewer, "scope")) if viewer != other else distance


@BASE.amend(DISTANCE, "CRD-028", layer=Layer.CHARACTER)
def paul_regret(now: Situation, distance: int, viewer: int, other: int) -> int:
    """Others see Paul Regret at one more."""
    return distance + 1 if viewer != other and now.has(other, "paul_regret") else distance


@BASE.amend(DISTANCE, "CRD-030", layer=Layer.CHARACTER)
def rose_doolan(now: Situation, distance: int, viewer: int, other: int) -> int:
    """Rose Doolan sees others at one less."""
    return distance - 1 if viewer != other and now.has(viewer, "rose_doolan") else distance


@BASE.amend(REACH, "CRD-007")
def weapon_reach(now: Situation, reach: int | None, seat: int, kind: str) -> int | None:
    """A BANG! reaches as far as the weapon in play, 1 without one."""
    if not now.is_a(kind, "reach"):
        return reach
    cards = now.book.cards
    return max((cards[weapon].reach or 1 for weapon in now.working(seat, "weapon")), default=1)


@BASE.amend(REACH, "CRD-008", "NLB-046")
def reach_of_the_card(now: Situation, reach: int | None, seat: int, kind: str) -> int | None:
    """Panic!, and what else is aimed near, reaches distance 1 whatever the weapon."""
    return now.book.cards[kind].reach or 1 if now.is_a(kind, "near") else reach
