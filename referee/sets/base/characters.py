"""Abilities that wait for the end of a card: Bart Cassidy, El Gringo, Suzy Lafayette; and Sid Ketchum's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from referee.core.book.questions import ACTS, RESCUES, STILL_DUE
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Layer, Objection
from referee.core.nouns.entries import Discarded, Drew, Forfeited, LifeLost
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Level
from referee.core.nouns.vocabulary import NOBODY
from referee.sets.base.box import BASE
from referee.sets.base.healing import may_gain

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


@BASE.object(Drew, clauses=("ITC-246",), kinds=("bart_cassidy", "el_gringo"))
def ability_waits(now: Situation, entry: Drew) -> Objection | None:
    """An ability waits until the card under way is over for everybody."""
    return _too_early(now, entry) if now.early and asks_still(now) else None


HERS = {"general_store": "ITC-256", "challenge": "ITC-257"}
"""The clause on Suzy Lafayette's hand running out in such a card."""


@BASE.object(Drew, clauses=("ITC-246", "CRD-033", "ITC-256", "ITC-257"), kinds=("suzy_lafayette",))
def suzy_lafayette_waits(now: Situation, entry: Drew) -> Objection | None:
    """Suzy Lafayette's does as well, whose card is not owed before."""
    if not waits_for_her_card(now, entry):
        return None
    stated = (clause for trait, clause in HERS.items() if now.is_a(now.table.top.card, trait))
    return replace(_too_early(now, entry), only=("ITC-246", "CRD-033", *stated))


def waits_for_her_card(now: Situation, entry: Drew) -> bool:
    """Does Suzy Lafayette draw with an empty hand while a card under way still asks something of somebody?"""
    hers = entry.cause == "suzy_lafayette" and now.met is None and now.has(entry.by, "suzy_lafayette")
    return hers and now.hand(entry.by).most == 0 and asks_still(now)


@BASE.object(Forfeited, clauses=("CRD-034", "ITC-246"))
def vulture_sam_waits(now: Situation, entry: Forfeited) -> Objection | None:
    """Whether the cards of the eliminated wait as well, which his ability gives to somebody, is said nowhere."""
    if not entry.to or not now.has(entry.to, "vulture_sam") or not (now.early and asks_still(now)):
        return None
    return Objection("spoils_in_mid_card", {"by": entry.to, "card": now.table.top.card})


def asks_still(now: Situation) -> bool:
    """Does the card under way ask something of somebody? What it leaves to be done then is no part of its effect."""
    card = now.table.top.card
    return any(owed.must and owed.cause == card and owed.kind not in ("draw", "drop") for owed in now.table.top.owed)


def _too_early(now: Situation, entry: Drew) -> Objection:
    return Objection("too_early", {"by": entry.by, "ability": entry.cause, "card": now.table.top.card})


@BASE.object(Drew, clauses=("CRD-023",), kinds=("el_gringo",))
def from_the_hand_that_hit(now: Situation, entry: Drew) -> Objection | None:
    """El Gringo takes from the hand of him whose card it was."""
    if now.met is None or (entry.source == "hand" and entry.of == now.met.other):
        return None
    return Objection("wrong_draw_source", {"by": entry.by, "source": entry.source})


def _is_a_single_shot(now: Situation) -> bool:
    """A Missed! against a single BANG! is complete by itself."""
    traits = now.book.traits(now.table.frames[-1].card)
    return "shot" in traits and "others" not in traits


@BASE.trigger("CRD-033", "ITC-256", "ITC-257", "ITC-258", layer=Layer.CHARACTER)
def suzy_lafayette(now: Situation) -> Iterable[Owed]:
    """Suzy Lafayette draws a card when her hand is empty, once the card under way is over."""
    quiet = len(now.table.frames) == 1
    if not now.table.turn.seat or not (quiet or _is_a_single_shot(now)):
        return ()
    several = now.empty_handed("suzy_lafayette")
    return [owed for seat in several if (owed := _her_draw(now, seat, quiet))] if several else ()


def _her_draw(now: Situation, seat: int, quiet: bool) -> Owed | None:
    """The card that her empty hand calls for, once what is aimed at her is over."""
    calm = (quiet or seat in now.table.top.targets) and not now.seat(seat).falling
    if not calm or not now.has(seat, "suzy_lafayette") or not now.ask(ACTS, seat):
        return None
    return Owed("draw", seat, 1, "suzy_lafayette", must=now.hand(seat).most == 0)


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
