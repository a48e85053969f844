"""Why a card stays on the stack of a cowboy, of whom no card is of use: a word for it, and the clauses on just that."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from referee.core.book.questions import BANG_LIMIT, HEALS, SERVES_AS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Played
from referee.core.nouns.vocabulary import Card
from referee.sets.base.healing import may_gain
from referee.sets.base.shooting import bangs_played
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.gang import law
from referee.sets.lone_gunslinger.moves import next_move, to_move
from referee.sets.lone_gunslinger.supplies import FOR_NOTHING
from referee.sets.lone_gunslinger.targets import TARGET, reaches
from referee.sets.lone_gunslinger.theft import can_be_robbed, the_deputy_instead


class Kept(NamedTuple):
    """Why it stays."""

    why: str
    clauses: tuple[str, ...]


def _nobody_in_reach(now: Situation, seat: int, own: str) -> Kept:
    """An Outlaw reaches neither of the two; of the Renegade it depends on whether the Deputy lives."""
    hunted = "LGS-035" if law(now.table, "deputy") else "LGS-036"
    return Kept("no_target", (own, "LGS-033" if now.seat(seat).role == "outlaw" else hunted))


def _shot(now: Situation, seat: int, card: Card) -> Kept:
    limit = now.explain(BANG_LIMIT, seat)
    if limit.value is not None and bangs_played(now) >= limit.value:
        return Kept("second_shot", ("LGS-040", *(limit.clauses or ("NLB-013",))))
    return _nobody_in_reach(now, seat, "LGS-040")


def _in_defence(now: Situation, seat: int, card: Card) -> Kept:
    if "bang" in now.ask(SERVES_AS, seat, card.kind):
        return _shot(now, seat, card)
    return Kept("in_defence", ("LGS-042",))


def _drink(now: Situation, seat: int, card: Card) -> Kept:
    if not may_gain(now, seat):
        return Kept("full_life", ("LGS-043",))
    return Kept(FOR_NOTHING, ("LGS-043", *now.explain(HEALS, seat, card.kind).clauses))


def _theft(now: Situation, seat: int, card: Card) -> Kept:
    target = now.ask(TARGET, seat, card.kind)
    if can_be_robbed(now, target) and not reaches(now, seat, target, card.kind):
        return _nobody_in_reach(now, seat, "LGS-045")
    instead = ("LGS-049",) if now.seat(seat).role == "outlaw" and law(now.table, "deputy") else ()
    return Kept("nothing_to_take", ("LGS-048", *instead))


def _jail(now: Situation, seat: int, card: Card) -> Kept:
    return Kept("jailed" if law(now.table, "deputy") else "no_deputy", ("LGS-060", "LGS-061"))


def _blue(now: Situation, seat: int, card: Card) -> Kept:
    """A weapon that reaches no further, Volcanic too unless the target is near; else one of the name lies there."""
    if any(each.kind == card.kind for each in now.seat(seat).in_play) or not now.is_a(card.kind, "weapon"):
        return Kept("same_name", ("LGS-057",))
    near = ("LGS-059",) if now.is_a(card.kind, "volcanic") else ()
    return Kept("no_further", ("LGS-058", *near))


WHY: dict[str, Callable[[Situation, int, Card], Kept]] = {
    "bang": _shot,
    "missed": _in_defence,
    "beer": _drink,
    "saloon": _drink,
    "panic": _theft,
    "cat_balou": _theft,
    "jail": _jail,
}
"""By what a card works as; the others are blue."""


@LONE.object(
    Played,
    clauses=tuple(f"LGS-{number:03}" for number in (33, 35, 36, 40, 42, 43, 45, 48, 49, 57, 58, 59, 60, 61)),
)
def what_is_of_no_use_stays(now: Situation, entry: Played) -> Objection | None:
    """A cowboy does not play a card that the rules of his moves leave on the stack."""
    if now.met is not None or to_move(now) != entry.by or next_move(now, entry.by) is not None:
        return None
    if the_deputy_instead(now, entry) is not None:
        return None
    told = next((why for kind, why in WHY.items() if now.is_a(entry.card.kind, kind)), _blue)
    why, clauses = told(now, entry.by, entry.card)
    if why == FOR_NOTHING:
        return Objection(FOR_NOTHING, {"by": entry.by, "card": entry.card.kind}, only=clauses)
    return Objection("stays_on_the_stack", {"by": entry.by, "card": entry.card.kind, "why": why}, only=clauses)
