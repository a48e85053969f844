"""Tequila Joe, to whom a Beer gives two life points."""

from __future__ import annotations

from referee.core.book.questions import LIFE_GIVEN
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer, Objection
from referee.core.nouns.entries import LifeGained
from referee.sets.dodge_city.box import DODGE_CITY

JOE = "tequila_joe"
LAST = "doubled_at_the_last_point"


@DODGE_CITY.amend(LIFE_GIVEN, "DCX-138", "DCX-139", "DCX-140", traits=("beer",), layer=Layer.CHARACTER)
def tequila_joe(now: Situation, given: int, seat: int, kind: str) -> int:
    """A Beer gives him one more, and nothing else does."""
    more = now.has(seat, JOE) and (not now.seat(seat).falling or now.holds(LAST))
    return given + 1 if more else given


@DODGE_CITY.object(LifeGained, clauses=("DCX-140", "DCX-138"), traits=("beer",))
def two_at_the_last_point(now: Situation, entry: LifeGained) -> Objection | None:
    """Whether the Beer that saves him gives him two is said nowhere."""
    if entry.count < 2 or not now.has(entry.by, JOE) or not now.seat(entry.by).falling:
        return None
    return Objection(LAST, {"by": entry.by})
