"""Two symbols on one card: when the card is drawn that a Derringer, a Dodge or a Bible brings."""

from __future__ import annotations

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Drew
from referee.core.nouns.table import Owed
from referee.sets.dodge_city.box import DODGE_CITY


@DODGE_CITY.object(Drew, clauses=("DCX-046", "DCX-068", "DCX-069"), traits=("shot",))
def before_the_shot_is_answered(now: Situation, entry: Drew) -> Objection | None:
    """The order of the shot and the card drawn is said nowhere; drawing comes last, as most read it."""
    asked = any(owed.kind == "answer" and owed.must for owed in now.table.top.owed)
    if now.met is None or not asked:
        return None
    return Objection("draws_before_the_shot", {"by": entry.by, "card": entry.cause})


def _is_half_averted(owed: Owed, seat: int) -> bool:
    """The attack under way asks this player for another; one that is a step of its own is another attack."""
    return owed.kind == "answer" and owed.seat == seat and not owed.ordered


@DODGE_CITY.object(Drew, clauses=("DCX-051", "DCX-052"), traits=("avert",))
def between_two_missed(now: Situation, entry: Drew) -> Objection | None:
    """Whether the card drawn may be the second Missed! of the same attack is said nowhere; each of a row is its own."""
    if now.met is None or not any(_is_half_averted(owed, entry.by) for owed in now.table.top.owed):
        return None
    return Objection("draws_between_two", {"by": entry.by, "card": entry.cause})
