"""The Reverend, who bars Beer, and the Sermon, under which nobody uses BANG! cards in his own turn."""

from __future__ import annotations

from referee.core.book.questions import MAY_GIVE, RESCUES, SERVES_AS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Answered, Played
from referee.sets.events.lying import lies
from referee.sets.high_noon.box import HIGH_NOON

REVEREND, SERMON = "the_reverend", "the_sermon"


@HIGH_NOON.object(
    Played, clauses=("HNX-069", "HNX-070", "HNX-071", "HNX-072", "HNX-073"), traits=("beer",), scene=REVEREND
)
def no_beer(now: Situation, entry: Played) -> Objection | None:
    """Not against the last life point either; what else heals is no Beer."""
    return Objection("no_beer_now", {"by": entry.by}) if lies(now, REVEREND) else None


@HIGH_NOON.amend(RESCUES, "HNX-070", "HNX-072", scene=REVEREND)
def no_beer_rescues(now: Situation, rescues: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """Who falls has no Beer to save himself; Sid Ketchum has his cards."""
    if not lies(now, REVEREND):
        return rescues
    return tuple(each for each in rescues if not now.is_a(each, "beer"))


def _bars(now: Situation, seat: int) -> bool:
    return lies(now, SERMON) and seat == now.table.turn.seat


@HIGH_NOON.object(Played, clauses=("HNX-074", "HNX-077", "HNX-078", "HNX-079"), traits=("bang",), scene=SERMON)
def no_bang_in_ones_own_turn(now: Situation, entry: Played) -> Objection | None:
    """Nor a Missed! as one; what else shoots is no BANG! card."""
    return Objection("bang_in_own_turn", {"by": entry.by}) if _bars(now, entry.by) else None


@HIGH_NOON.amend(MAY_GIVE, "HNX-075", "HNX-076", scene=SERMON)
def none_given_up_either(now: Situation, may: bool, seat: int, kind: str, attack: str) -> bool:
    """Nor is one used to answer a Duel; others may, since it is not their turn."""
    return may and not (_bars(now, seat) and now.is_a(attack, "challenge"))


@HIGH_NOON.object(Answered, clauses=("HNX-075", "HNX-077"), scene=SERMON)
def no_bang_given_up_in_ones_own_turn(now: Situation, entry: Answered) -> Objection | None:
    """So that whoever plays a Duel loses it as soon as he is answered."""
    met = now.met
    if met is None or not now.is_a(met.cause, "challenge") or not _bars(now, entry.by):
        return None
    used = (entry.card.kind, *now.ask(SERVES_AS, entry.by, entry.card.kind))
    return Objection("bang_in_own_turn", {"by": entry.by}) if any(now.is_a(kind, "bang") for kind in used) else None
