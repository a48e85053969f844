"""Abilities that wait for the end of a card: Bart Cassidy, El Gringo, Suzy Lafayette; and Sid Ketchum's."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.questions import ACTS, IN_MID_CARD, RESCUES, STILL_DUE
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Layer, Objection
from referee.core.nouns.entries import Discarded, Drew, LifeLost
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Level
from referee.core.nouns.vocabulary import NOBODY
from referee.sets.base.box import BASE
from referee.sets.base.healing import may_gain
from referee.sets.base.mid_card import complete_for

LAST_POINT = "last_point"
"""Marks what a loss brings about that took the last life point."""


def _owed(now: Situation, entry: LifeLost, ability: str, other: int, must: bool) -> Owed:
    """The draw for a loss; whether a rescued player has it too is for the referee, and then it is not pressed for."""
    fatal = (now.seat(entry.by).life or 0) <= 0
    tried = (LAST_POINT,) if fatal else ()
    pressed = must and (not fatal or now.ruled("ability_after_rescue") is True)
    return Owed("draw", entry.by, entry.count, ability, other, tried, must=pressed)


@BASE.follow(LifeLost, clauses=("CRD-020", "NLB-020", "ITC-263", "ITC-246"))
def bart_cassidy(now: Situation, entry: LifeLost, before: Situation) -> Iterable[Follow]:
    """Bart Cassidy draws a card for each life point he loses, when the card under way is over."""
    if now.has(entry.by, "bart_cassidy"):
        yield Follow(_owed(now, entry, "bart_cassidy", NOBODY, True), "later")


@BASE.follow(LifeLost, clauses=("CRD-023", "NLB-023", "ITC-261", "ITC-246"))
def el_gringo(now: Situation, entry: LifeLost, before: Situation) -> Iterable[Follow]:
    """El Gringo may take a card from the hand of the other player whose card hit him, one per life point."""
    if entry.author not in (NOBODY, entry.by) and now.has(entry.by, "el_gringo"):
        yield Follow(_owed(now, entry, "el_gringo", entry.author, False), "later")


@BASE.amend(STILL_DUE, "CRD-023", "ITC-262")
def nothing_to_take_from(now: Situation, due: bool, owed: Owed) -> bool:
    """From an empty hand nothing is taken, unless its owner is about to draw or to inherit."""
    if owed.cause != "el_gringo":
        return due
    if not due or not now.ask(ACTS, owed.other):
        return False
    refilled = now.has(owed.other, "suzy_lafayette") or _inherits(now, owed.other)
    return refilled or now.hand(owed.other).most != 0


def _inherits(now: Situation, seat: int) -> bool:
    """Do cards of the eliminated lie aside for this player?"""
    waiting = (owed for frame in now.table.frames for owed in (*frame.owed, *frame.waiting))
    return any(owed.kind == "forfeit" and owed.other == seat for owed in waiting)


@BASE.object(Drew, clauses=("CRD-020", "CRD-023", "ITC-263"), kinds=("bart_cassidy", "el_gringo"))
def ability_after_rescue(now: Situation, entry: Drew) -> Objection | None:
    """Whether the ability holds for the life point that a Beer bought back is said nowhere, nor whether before it."""
    if now.met is None or LAST_POINT not in now.met.tried:
        return None
    if now.seat(entry.by).falling:
        return Objection("ability_before_rescue", {"by": entry.by, "ability": entry.cause})
    return Objection("ability_after_rescue", {"by": entry.by, "ability": entry.cause})


@BASE.object(Drew, clauses=("CRD-023",), kinds=("el_gringo",))
def from_the_hand_that_hit(now: Situation, entry: Drew) -> Objection | None:
    """El Gringo takes from the hand of him whose card it was."""
    if now.met is None or (entry.source == "hand" and entry.of == now.met.other):
        return None
    return Objection("wrong_draw_source", {"by": entry.by, "source": entry.source})


@BASE.trigger("CRD-033", "ITC-256", "ITC-257", "ITC-258", layer=Layer.CHARACTER)
def suzy_lafayette(now: Situation) -> Iterable[Owed]:
    """Suzy Lafayette draws a card when her hand is empty, once the card under way is over."""
    several = now.empty_handed("suzy_lafayette") if now.table.turn.seat else ()
    return [owed for seat in several if (owed := _her_draw(now, seat))] if several else ()


def _her_draw(now: Situation, seat: int) -> Owed | None:
    """The card that her empty hand calls for, once what is aimed at her is over; before, where it is read so."""
    if not now.ask(ACTS, seat) or now.seat(seat).falling or not now.has(seat, "suzy_lafayette"):
        return None
    owed = Owed("draw", seat, 1, "suzy_lafayette", must=now.hand(seat).most == 0)
    if complete_for(now, seat):
        return owed
    return replace(owed, must=False) if now.ask(IN_MID_CARD, owed) else None


@BASE.amend(RESCUES, "CRD-031", "ITC-255", layer=Layer.CHARACTER)
def sid_ketchum_rescues(now: Situation, rescues: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """Sid Ketchum with two cards in hand may save himself; so may one whose character is not known."""
    able = not now.seat(seat).character or now.has(seat, "sid_ketchum")
    most = now.hand(seat).most
    return (*rescues, "sid") if able and (most is None or most > 1) else rescues


@BASE.object(Discarded, clauses=("CRD-031", "ITC-254"), kinds=("sid_ketchum",))
def sid_ketchum(now: Situation, entry: Discarded) -> Objection | None:
    """Sid Ketchum, and nobody else, discards two cards for a life point, at any time."""
    if not now.has(entry.by, "sid_ketchum"):
        because = now.lost(entry.by, "sid_ketchum")
        return Objection("lacks_ability", {"by": entry.by, "ability": "sid_ketchum"}, because=because)
    if entry.count != 2:
        return Objection("wrong_amount", {"by": entry.by, "what": "cards", "count": entry.count, "due": 2})
    if may_gain(now, entry.by):
        return None
    return Objection("full_life", {"by": entry.by, "card": "sid_ketchum"}, Level.WITHOUT_EFFECT)


@BASE.follow(Discarded, clauses=("CRD-031", "ITC-254", "ITC-255"), kinds=("sid_ketchum",))
def sid_ketchum_heals(now: Situation, entry: Discarded, before: Situation) -> Iterable[Follow]:
    """He regains a life point, the last one too, up to his maximum."""
    if may_gain(now, entry.by):
        yield Follow(Owed("gain", entry.by, 1, "sid_ketchum"))
