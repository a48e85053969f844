"""How far the characters of a duel see each other; what lies before them and what they can comes on top of it."""

from __future__ import annotations

from referee.core.book.questions import DISTANCE
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer
from referee.sets.duel.box import DUEL
from referee.sets.duel.places import duellist, is_front


@DUEL.amend(DISTANCE, "ITC-151", "ITC-153", replaces="base.seats_between")
def fronts_see_each_other_at_one(now: Situation, distance: int, viewer: int, other: int) -> int:
    """From front to front it is one; how far one's own are from each other is said nowhere, nor needed."""
    return distance if duellist(viewer) == duellist(other) else 1


@DUEL.amend(DISTANCE, "ITC-152", "ITC-153", layer=Layer.PRINTED)
def one_more_to_the_rear(now: Situation, distance: int, viewer: int, other: int) -> int:
    """Between a front and an opposing rear character it is two."""
    if duellist(viewer) == duellist(other):
        return distance
    return distance + (not is_front(viewer)) + (not is_front(other))
