"""What is refused because the ability it takes is that of a character of the same player whose ability rests now."""

from __future__ import annotations

from referee.core.book.questions import ANSWERED_BY, BANG_LIMIT
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Answered, Discarded, Played
from referee.sets.base.shooting import SWAPPED, bangs_played
from referee.sets.duel.box import DUEL
from referee.sets.duel.places import companion_of


def rests(now: Situation, seat: int, ability: str) -> bool:
    """Has one of this player's two characters the ability, and does it not count now?"""
    places = (seat, companion_of(now.table, seat))
    there = any(place and now.seat(place).character == ability and not now.seat(place).out for place in places)
    return there and not now.has(seat, ability)


def _refused(now: Situation, seat: int, ability: str) -> Objection | None:
    return Objection("ability_rests", {"by": seat, "ability": ability}) if rests(now, seat, ability) else None


@DUEL.object(Answered, clauses=("ITC-160", "ITC-161", "ITC-173"))
def no_answer_by_a_resting_ability(now: Situation, entry: Answered) -> Objection | None:
    """A character answers by his own ability, not by that of the other one."""
    met, kind = now.met, entry.card.kind
    wanted = now.ask(ANSWERED_BY, met.cause) if met is not None and met.kind == "answer" else ()
    other = "missed" if now.is_a(kind, "bang") else "bang"
    if kind in wanted or not now.is_a(kind, *SWAPPED) or other not in wanted:
        return None
    return _refused(now, entry.by, "calamity_janet")


@DUEL.object(Played, clauses=("ITC-160",), traits=("bang",))
def no_shot_by_a_resting_ability(now: Situation, entry: Played) -> Objection | None:
    """In his turn a player has the ability of the front one alone, to shoot again or with another card."""
    if entry.serves:
        return _refused(now, entry.by, "calamity_janet")
    limit = now.ask(BANG_LIMIT, entry.by)
    again = limit is not None and entry.by == now.table.turn.seat and bangs_played(now) >= limit
    return _refused(now, entry.by, "willy_the_kid") if again else None


@DUEL.object(Discarded, clauses=("ITC-160", "ITC-161"), kinds=("sid_ketchum",))
def no_healing_by_a_resting_ability(now: Situation, entry: Discarded) -> Objection | None:
    """Sid Ketchum heals himself only while his ability counts."""
    return _refused(now, entry.by, "sid_ketchum")
