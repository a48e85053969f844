"""Molly Stark, who draws for each card of her hand that she uses out of her turn."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Answered, Drew, Played
from referee.core.nouns.table import Owed
from referee.sets.base.shooting import is_fought_by_two
from referee.sets.dodge_city.box import DODGE_CITY

MOLLY = "molly_stark"
NAMED = ("missed", "bang", "beer")
"""The cards that the rules name."""
OTHER = "other_card_out_of_turn"


@DODGE_CITY.follow(Answered, Played, clauses=("DCX-124", "DCX-125", "DCX-126", "DCX-127", "DCX-128", "DCX-130"))
def molly_stark(now: Situation, entry: Answered | Played, before: Situation) -> Iterable[Follow]:
    """One card each time, in a Duel when it is over; nothing for what lay before her, nor in her own turn."""
    turn = now.table.turn
    in_her_turn = entry.by == turn.seat and turn.phase != "over"
    if entry.lying or in_her_turn or not now.has(entry.by, MOLLY):
        return
    named = not entry.card.kind or now.is_a(entry.card.kind, *NAMED)
    if not named and now.ruled(OTHER) is False:
        return
    in_a_duel = is_fought_by_two(now, now.table.top.card)
    owed = Owed("draw", entry.by, 1, MOLLY, tried=() if named else (OTHER,), must=named or now.holds(OTHER))
    yield Follow(owed, "later" if in_a_duel else "now")


@DODGE_CITY.object(Drew, clauses=("DCX-127",), kinds=(MOLLY,))
def when_the_duel_is_over(now: Situation, entry: Drew) -> Objection | None:
    """She does not draw between two BANG! of a Duel."""
    if not now.early or not is_fought_by_two(now, now.table.top.card):
        return None
    return Objection("after_the_duel", {"by": entry.by, "card": now.table.top.card})


@DODGE_CITY.object(Drew, clauses=("DCX-129", "DCX-124", "DCX-125"), kinds=(MOLLY,))
def for_another_card(now: Situation, entry: Drew) -> Objection | None:
    """Whether she draws for a card that the rules do not name, such as a Dodge, is left open."""
    other = now.met is not None and OTHER in now.met.tried
    return Objection(OTHER, {"by": entry.by}) if other else None
