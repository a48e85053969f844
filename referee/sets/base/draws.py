"""Every "draw!" at the start of a turn: Dynamite, then Jail; and Lucky Duke's choice."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import MAY_PASS_BY, SUCCEEDS, TURN_STEPS, TURNS_UP
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Layer, Objection
from referee.core.nouns.entries import Flipped, Passed
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import NOBODY, is_heart
from referee.core.play.arrivals import lacks_its_coming, told_by_his_hand
from referee.sets.base.box import BASE

AT_TURN_START = ("dynamite", "jail")
"""In this order, before drawing."""


def _drawn_for(now: Situation, seat: int, trait: str, *clauses: str) -> tuple[Owed, ...]:
    """A draw! for each card in play that works as this one."""
    return tuple(Owed("flip", seat, 1, kind, ordered=True, clauses=clauses) for kind in now.working(seat, trait))


@BASE.amend(TURN_STEPS, "NLB-034", layer=Layer.EQUIPMENT)
def jail_draw(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """A prisoner draws! before he draws cards."""
    return (*_drawn_for(now, seat, "jail", "NLB-034"), *steps)


@BASE.amend(TURN_STEPS, "NLB-030", "NLB-055", layer=Layer.EQUIPMENT)
def dynamite_draw(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """Who has Dynamite in play draws! for it first of all."""
    return (*_drawn_for(now, seat, "dynamite", "NLB-030", "NLB-055"), *steps)


@BASE.amend(MAY_PASS_BY, "NLB-034")
def a_prisoner_may_stay(now: Situation, may: bool, seat: int) -> bool:
    """Who is in Jail may have no more of his turn than the draw! for it."""
    return may or bool(now.working(seat, "jail"))


@BASE.object(Flipped, clauses=("CRD-010",), traits=AT_TURN_START, due=True)
def draw_that_is_due(now: Situation, entry: Flipped) -> Objection | None:
    """There is a draw! only for a card that calls for it; who is asked by a shot makes none for his Jail."""
    if now.met is not None and now.met.kind != "answer":
        return None
    unwritten = lacks_its_coming(now.table, entry, now.book)
    if unwritten and told_by_his_hand(now.table, entry, now.book):
        return None
    lost = now.lost(entry.by, entry.card)
    return Objection(
        "nothing_to_flip", {"by": entry.by, "card": entry.card}, because=lost, doubt=unwritten, certain=True
    )


@BASE.object(Flipped, clauses=("NLB-055",), traits=("jail",))
def dynamite_before_jail(now: Situation, entry: Flipped) -> Objection | None:
    """Dynamite is seen to before Jail."""
    steps = (owed for owed in now.table.frames[0].owed if owed.kind == "flip" and owed.ordered)
    first = any(now.is_a(owed.cause, "dynamite") for owed in steps)
    return Objection("dynamite_first", {"by": entry.by}) if first and now.met is not None else None


@BASE.object(Flipped, clauses=("CRD-027",))
def two_cards_for_lucky_duke(now: Situation, entry: Flipped) -> Objection | None:
    """Only Lucky Duke turns two cards and picks one."""
    if not entry.over or now.has(entry.by, "lucky_duke"):
        return None
    because = now.lost(entry.by, "lucky_duke")
    return Objection("lacks_ability", {"by": entry.by, "ability": "lucky_duke"}, because=because)


@BASE.amend(TURNS_UP, "CRD-027", layer=Layer.CHARACTER)
def lucky_duke(now: Situation, count: int, seat: int) -> int:
    """He turns up two cards each time."""
    return 2 if now.has(seat, "lucky_duke") else count


@BASE.object(Flipped, clauses=("CRD-027",))
def both_cards_are_noted(now: Situation, entry: Flipped) -> Objection | None:
    """Where two are turned up and one was noted, the other is missing."""
    turned = now.ask(TURNS_UP, entry.by)
    if turned < 2 or entry.over:
        return None
    return Objection("one_card_turned", {"by": entry.by, "due": turned}, doubt=True)


@BASE.amend(SUCCEEDS, "NLB-030")
def dynamite_holds(now: Situation, succeeds: bool, seat: int, card: str, face: str) -> bool:
    """Dynamite explodes on a spade from 2 to 9."""
    if not now.is_a(card, "dynamite"):
        return succeeds
    counted = now.counted(face)
    return not (counted.endswith("s") and counted[:-1].isdigit() and 2 <= int(counted[:-1]) <= 9)


@BASE.amend(SUCCEEDS, "NLB-034", "ITC-242")
def heart_frees(now: Situation, succeeds: bool, seat: int, card: str, face: str) -> bool:
    """A heart sets the prisoner free."""
    return is_heart(now.counted(face)) if now.is_a(card, "jail") else succeeds


@BASE.follow(Flipped, clauses=("NLB-030", "ITC-240"), traits=("dynamite",))
def dynamite_explodes(now: Situation, entry: Flipped, before: Situation) -> Iterable[Follow]:
    """Three life points are lost to nobody's card, and the Dynamite is discarded."""
    if before.met is not None and now.succeeds(entry.by, entry.card, entry.face) is False:
        yield Follow(Owed("lose", entry.by, 3, entry.card), "card", NOBODY)
        yield Follow(Owed("drop", entry.by, 1, entry.card))


@BASE.follow(Flipped, clauses=("NLB-031",), traits=("dynamite",))
def dynamite_passes(now: Situation, entry: Flipped, before: Situation) -> Iterable[Follow]:
    """Dynamite that does not explode goes to the left, past whoever has one already."""
    if before.met is not None and now.succeeds(entry.by, entry.card, entry.face):
        yield Follow(Owed("pass", entry.by, 1, entry.card, _next_without(now, entry.by, entry.card)))


def _next_without(now: Situation, seat: int, kind: str) -> int:
    order = now.table.clockwise(seat)[1:]
    return next((n for n in order if all(card.kind != kind for card in now.seat(n).in_play)), seat)


@BASE.object(Passed, clauses=("NLB-031",))
def to_the_left(now: Situation, entry: Passed) -> Objection | None:
    """Dynamite goes to the next player on the left."""
    if now.met is None or entry.to == now.met.other:
        return None
    return Objection("pass_wrong_seat", {"by": entry.by, "to": entry.to, "due": now.met.other})


@BASE.follow(Flipped, clauses=("ITC-244", "ITC-245"), traits=("jail",))
def jail_is_discarded(now: Situation, entry: Flipped, before: Situation) -> Iterable[Follow]:
    """Whatever the draw! was, the Jail is discarded, on top of the card turned up."""
    if before.met is not None:
        yield Follow(Owed("drop", entry.by, 1, entry.card))


@BASE.follow(Flipped, clauses=("NLB-034", "ITC-242"), traits=("jail",))
def prisoner_skips(now: Situation, entry: Flipped, before: Situation) -> Iterable[Follow]:
    """Without a heart the turn is skipped."""
    if before.met is not None and now.succeeds(entry.by, entry.card, entry.face) is False:
        yield Follow(Owed("end", entry.by, 1, entry.card, ordered=True), "end")
