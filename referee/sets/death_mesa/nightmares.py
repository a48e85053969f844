"""What the rules of the base box refuse to one whose ability a Nightmare took, with the clause on it."""

from __future__ import annotations

from dataclasses import replace

from referee.entries import Answered, Declined, Forfeited, LifeGained, Played
from referee.rulebook import Situation, kind_of
from referee.rules import Objection
from referee.sets.base.answering import ASKED, right_answer, who_is_asked
from referee.sets.base.elimination import who_loses_all_cards
from referee.sets.base.healing import gain_that_is_due
from referee.sets.base.shooting import played_as_another
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.curbs import DRINKS, nightmare_took
from referee.sets.death_mesa.mesa import bound_by

SWAPPED = ("bang", "missed")
"""What Calamity Janet plays for each other."""


def _citing(found: Objection | None, own: tuple[str, ...], more: tuple[str, ...]) -> Objection | None:
    """The same objection, with these clauses besides those of its rule that apply."""
    return None if found is None else replace(found, only=(*(found.only or own), *more))


def _his(now: Situation, seat: int, character: str) -> tuple[str, ...]:
    return nightmare_took(now, seat, character) if seat and now.seat(seat).character == character else ()


@MESA.object(Played, clauses=("CRD-022", "NLB-022", "DMS-097"), replaces="base.played_as_another")
def not_as_another_in_a_nightmare(now: Situation, entry: Played) -> Objection | None:
    """Calamity Janet plays a Missed! for a Missed! then."""
    return _citing(played_as_another(now, entry), ("CRD-022", "NLB-022"), _his(now, entry.by, "calamity_janet"))


@MESA.object(Answered, clauses=("NLB-041", "NLB-047", "NLB-049", "CRD-018", "DMS-097"), replaces="base.right_answer")
def no_other_answer_in_a_nightmare(now: Situation, entry: Answered) -> Objection | None:
    """Nor does she give one for the other."""
    taken = _his(now, entry.by, "calamity_janet") if entry.card.kind in SWAPPED else ()
    return _citing(right_answer(now, entry), ("NLB-041", "NLB-047", "NLB-049", "CRD-018"), taken)


@MESA.object(Answered, Declined, clauses=("NLB-040", *ASKED, "DMS-097"), due=True, replaces="base.who_is_asked")
def one_missed_in_a_nightmare(now: Situation, entry: Answered | Declined) -> Objection | None:
    """A BANG! of Slab the Killer asks for no second Missed! then."""
    shooter, played = now.table.turn.seat, now.table.turn.played
    second = kind_of(entry) in SWAPPED and played[-1:] == ("bang",) and isinstance(entry, Answered)
    taken = _his(now, shooter, "slab_the_killer") if second else ()
    return _citing(who_is_asked(now, entry), ("NLB-040", *ASKED), taken)


@MESA.object(Forfeited, clauses=("CRD-016", "NLB-018", "DMS-097"), due=True, replaces="base.who_loses_all_cards")
def no_heir_in_a_nightmare(now: Situation, entry: Forfeited) -> Objection | None:
    """Vulture Sam takes nothing then: there is a grave, and no heir."""
    return _citing(who_loses_all_cards(now, entry), ("CRD-016", "NLB-018"), _his(now, entry.to, "vulture_sam"))


@MESA.object(
    LifeGained, clauses=("NLB-042", "NLB-050", "CRD-031", "DMS-083"), due=True, replaces="base.gain_that_is_due"
)
def nothing_gained_in_a_dry_spell(now: Situation, entry: LifeGained) -> Objection | None:
    """No drink gives a life point to one in a Dry Spell."""
    dry = entry.cause in DRINKS and bound_by(now.table, "dry_spell", entry.by) is not None
    own = ("NLB-042", "NLB-050", "CRD-031")
    return _citing(gain_that_is_due(now, entry), own, ("DMS-083",) if dry else ())
