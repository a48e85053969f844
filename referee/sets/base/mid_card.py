"""Abilities in the middle of a card: what may be drawn or taken while it still asks others, and what waits for its end.

The words on Bart Cassidy and El Gringo know no waiting: a card for each life point lost. That every ability waits is
said by a regulation for tournaments (ITC-246), which binds there (`sets/championship/general_cases.py`); at any other
table it is one of two readings. A draw for a wound belongs to the loss, as a reward does to the elimination; an empty
hand is looked at when the effect is over, as Suzy Lafayette's card and cases have it (CRD-033, ITC-256, ITC-257).
"""

from __future__ import annotations

from referee.core.book.questions import IN_MID_CARD
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Drew, Forfeited
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Argument
from referee.core.nouns.vocabulary import NOBODY
from referee.sets.base.box import BASE

ANY_ABILITY = "too_early"
"""The key by which a referee decides of every ability at once."""
SPOILS = "spoils_in_mid_card"
WOUND = "wound_in_mid_card"
REFILL = "refill_in_mid_card"
READ_BY = {"bart_cassidy": WOUND, "el_gringo": WOUND, "suzy_lafayette": REFILL}
"""The open point on which the draw of a character in the middle of a card hangs."""
ON_THE_WOUND = {"bart_cassidy": ("CRD-020", "NLB-020"), "el_gringo": ("CRD-023", "NLB-023")}
"""What the cards and the summary say of his draw."""
HERS = {"general_store": "ITC-256", "challenge": "ITC-257"}
"""The clause on Suzy Lafayette's hand running out in such a card."""


@BASE.amend(IN_MID_CARD, "CRD-020", "CRD-023", "CRD-033", "CRD-034")
def as_it_is_read(now: Situation, may: bool, owed: Owed) -> bool:
    """What may be done at once, by how this table reads what the sources leave open."""
    if owed.kind == "forfeit" and owed.other and now.has(owed.other, "vulture_sam"):
        return now.holds(SPOILS)
    if owed.cause not in READ_BY or now.seat(owed.seat).falling:
        return may
    return now.holds(READ_BY[owed.cause] if now.decision(ANY_ABILITY) is None else ANY_ABILITY)


@BASE.object(Drew, clauses=("CRD-020", "NLB-020", "CRD-023", "NLB-023", "ITC-246"), kinds=tuple(ON_THE_WOUND))
def draw_for_a_wound(now: Situation, entry: Drew) -> Objection | None:
    """Whether the draw for a life point waits until the card is over for everybody no text of the box says."""
    if not drawn_in_mid_card(now):
        return None
    clauses = (*ON_THE_WOUND[entry.cause], "ITC-246")
    return _decided(now, entry, clauses) or Objection(WOUND, _said(now, entry), only=clauses)


@BASE.object(Drew, clauses=("ITC-246", "CRD-033", "ITC-256", "ITC-257"), kinds=("suzy_lafayette",))
def draw_for_an_empty_hand(now: Situation, entry: Drew) -> Objection | None:
    """Suzy Lafayette, who is not owed a card before, waits by the reading that her own cases suggest."""
    if not waits_for_her_card(now, entry):
        return None
    clauses = on_her_hand(now)
    return _decided(now, entry, clauses) or Objection(REFILL, _said(now, entry), only=clauses)


@BASE.object(Forfeited, clauses=("CRD-034", "ITC-246"))
def vulture_sam_waits(now: Situation, entry: Forfeited) -> Objection | None:
    """Whether the cards of the eliminated wait as well, which his ability gives to somebody, is said nowhere.

    Who is asked no more cannot answer with them, so that it comes to the same.
    """
    if not entry.to or not now.has(entry.to, "vulture_sam") or not (now.early and asks_still(now, entry.to)):
        return None
    return Objection(SPOILS, {"by": entry.to, "card": now.table.top.card})


def drawn_in_mid_card(now: Situation) -> bool:
    """Is what waited for the end of the card under way drawn while that still asks something of somebody?"""
    return now.early and asks_still(now)


def waits_for_her_card(now: Situation, entry: Drew) -> bool:
    """Does Suzy Lafayette draw with an empty hand while a card under way still asks something of somebody?"""
    if entry.cause != "suzy_lafayette" or not now.has(entry.by, "suzy_lafayette") or now.hand(entry.by).most != 0:
        return False
    return asks_still(now) and (now.met is None or not complete_for(now, entry.by))


def on_her_hand(now: Situation) -> tuple[str, ...]:
    """The clauses on Suzy Lafayette's hand that has run out in the card under way."""
    return ("ITC-246", "CRD-033", *(clause for trait, clause in HERS.items() if now.is_a(now.table.top.card, trait)))


def too_early(now: Situation, entry: Drew, clauses: tuple[str, ...]) -> Objection:
    """That an ability waits until the card under way is over for everybody, by these clauses."""
    return Objection(ANY_ABILITY, _said(now, entry), only=clauses)


def _decided(now: Situation, entry: Drew, clauses: tuple[str, ...]) -> Objection | None:
    """The same where the referee has decided of every ability at once, so that no single one is open any more."""
    return None if now.decision(ANY_ABILITY) is None else too_early(now, entry, clauses)


def _said(now: Situation, entry: Drew) -> dict[str, Argument]:
    return {"by": entry.by, "ability": entry.cause, "card": now.table.top.card}


def asks_still(now: Situation, seat: int = NOBODY) -> bool:
    """Does the card under way ask something of somebody, or of this one? What it leaves to be done is no effect."""
    card = now.table.top.card
    due = (
        owed for owed in now.table.top.owed if owed.must and owed.cause == card and owed.kind not in ("draw", "drop")
    )
    return any(seat in (NOBODY, owed.seat) for owed in due)


def complete_for(now: Situation, seat: int) -> bool:
    """Is no card under way, or a single BANG! at this player, against which each Missed! is complete by itself?"""
    if len(now.table.frames) == 1:
        return True
    traits = now.book.traits(now.table.frames[-1].card)
    return "shot" in traits and "others" not in traits and seat in now.table.top.targets
