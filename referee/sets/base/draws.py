"""Every "draw!" at the start of a turn: Dynamite, then Jail; and Lucky Duke's choice."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import SUCCEEDS, TURN_STEPS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Layer, Objection
from referee.core.nouns.entries import Flipped, Passed
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import NOBODY, is_heart
from referee.sets.base.box import BASE

AT_TURN_START = ("dynamite", "jail")
"""In this order, before drawing."""


@BASE.amend(TURN_STEPS, "NLB-034", layer=Layer.EQUIPMENT)
def jail_draw(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """A prisoner draws! before he draws cards."""
    if not now.in_play(seat, "jail"):
        return steps
    return (Owed("flip", seat, 1, "jail", ordered=True, clauses=("NLB-034",)), *steps)


@BASE.amend(TURN_STEPS, "NLB-030", "NLB-055", layer=Layer.EQUIPMENT)
def dynamite_draw(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """Who has Dynamite in play draws! for it first of all."""
    if not now.in_play(seat, "dynamite"):
        return steps
    return (Owed("flip", seat, 1, "dynamite", ordered=True, clauses=("NLB-030", "NLB-055")), *steps)


@BASE.object(Flipped, clauses=("CRD-010",), kinds=AT_TURN_START, due=True)
def draw_that_is_due(now: Situation, entry: Flipped) -> Objection | None:
    """There is a draw! only for a card that calls for it."""
    if now.met is not None:
        return None
    return Objection("nothing_to_flip", {"by": entry.by, "card": entry.card})


@BASE.object(Flipped, clauses=("NLB-055",), kinds=("jail",))
def dynamite_before_jail(now: Situation, entry: Flipped) -> Objection | None:
    """Dynamite is seen to before Jail."""
    first = any(owed.kind == "flip" and owed.cause == "dynamite" and owed.ordered for owed in now.table.frames[0].owed)
    return Objection("dynamite_first", {"by": entry.by}) if first and now.met is not None else None


@BASE.object(Flipped, clauses=("CRD-027",))
def two_cards_for_lucky_duke(now: Situation, entry: Flipped) -> Objection | None:
    """Only Lucky Duke turns two cards and picks one."""
    if not entry.over or now.has(entry.by, "lucky_duke"):
        return None
    because = now.lost(entry.by, "lucky_duke")
    return Objection("lacks_ability", {"by": entry.by, "ability": "lucky_duke"}, because=because)


@BASE.amend(SUCCEEDS, "NLB-030")
def dynamite_holds(now: Situation, succeeds: bool, seat: int, card: str, face: str) -> bool:
    """Dynamite explodes on a spade from 2 to 9."""
    if card != "dynamite":
        return succeeds
    return not (face.endswith("s") and face[:-1].isdigit() and 2 <= int(face[:-1]) <= 9)


@BASE.amend(SUCCEEDS, "NLB-034", "ITC-242")
def heart_frees(now: Situation, succeeds: bool, seat: int, card: str, face: str) -> bool:
    """A heart sets the prisoner free."""
    return is_heart(face) if card == "jail" else succeeds


@BASE.follow(Flipped, clauses=("NLB-030", "ITC-240"), kinds=("dynamite",))
def dynamite_explodes(now: Situation, entry: Flipped, before: Situation) -> Iterable[Follow]:
    """Three life points are lost to nobody's card, and the Dynamite is discarded."""
    if before.met is not None and not now.ask(SUCCEEDS, entry.by, "dynamite", entry.face):
        yield Follow(Owed("lose", entry.by, 3, "dynamite"), "card", NOBODY)
        yield Follow(Owed("drop", entry.by, 1, "dynamite"))


@BASE.follow(Flipped, clauses=("NLB-031",), kinds=("dynamite",))
def dynamite_passes(now: Situation, entry: Flipped, before: Situation) -> Iterable[Follow]:
    """Dynamite that does not explode goes to the left, past whoever has one already."""
    if before.met is not None and now.ask(SUCCEEDS, entry.by, "dynamite", entry.face):
        yield Follow(Owed("pass", entry.by, 1, "dynamite", _next_without(now, entry.by)))


def _next_without(now: Situation, seat: int) -> int:
    order = now.table.clockwise(seat)[1:]
    return next((n for n in order if all(card.kind != "dynamite" for card in now.seat(n).in_play)), seat)


@BASE.object(Passed, clauses=("NLB-031",))
def to_the_left(now: Situation, entry: Passed) -> Objection | None:
    """Dynamite goes to the next player on the left."""
    if now.met is None or entry.to == now.met.other:
        return None
    return Objection("pass_wrong_seat", {"by": entry.by, "to": entry.to, "due": now.met.other})


@BASE.follow(Flipped, clauses=("ITC-244", "ITC-245"), kinds=("jail",))
def jail_is_discarded(now: Situation, entry: Flipped, before: Situation) -> Iterable[Follow]:
    """Whatever the draw! was, the Jail is discarded, on top of the card turned up."""
    if before.met is not None:
        yield Follow(Owed("drop", entry.by, 1, "jail"))


@BASE.follow(Flipped, clauses=("NLB-034", "ITC-242"), kinds=("jail",))
def prisoner_skips(now: Situation, entry: Flipped, before: Situation) -> Iterable[Follow]:
    """Without a heart the turn is skipped."""
    if before.met is not None and not now.ask(SUCCEEDS, entry.by, "jail", entry.face):
        yield Follow(Owed("end", entry.by, 1, "jail", ordered=True), "end")
