"""Belle Star, in whose turn the cards before all others do nothing."""

from __future__ import annotations

from referee.core.book.questions import WORKS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer, Objection
from referee.core.nouns.entries import Flipped
from referee.sets.dodge_city.box import DODGE_CITY

BELLE = "belle_star"


def _her_turn(now: Situation, seat: int) -> bool:
    """Is it her turn, which is not over, and this another player?"""
    turn = now.table.turn
    return turn.seat != seat and turn.phase != "over" and now.has(turn.seat, BELLE)


@DODGE_CITY.amend(WORKS, "DCX-091", "DCX-092", "DCX-093", "DCX-095", "DCX-096", "DCX-097", layer=Layer.CHARACTER)
def belle_star(now: Situation, works: bool, seat: int, id_: str) -> bool:
    """Blue and green cards alike; her own keep their effect, and so do abilities."""
    return works and not (id_ in now.book.cards and _her_turn(now, seat))


@DODGE_CITY.object(Flipped, clauses=("DCX-094", "DCX-092"), kinds=("jourdonnais",))
def an_ability_against_her(now: Situation, entry: Flipped) -> Objection | None:
    """Whether who only counts as having a Barrel draws! in her turn is left open: no card lies there."""
    if now.met is None or not _her_turn(now, entry.by):
        return None
    return Objection("barrel_against_belle", {"by": entry.by, "turn": now.table.turn.seat})
