"""BANG! and Gatling: Barrel, Jourdonnais, Missed!, and the hit."""

from __future__ import annotations

from .cards import Card
from .flips import flip
from .loss import hit
from .seats import Seat
from .settling import draw_suzy
from .table import Table


def shoot(table: Table, shooter: Seat, target: Seat) -> None:
    """A single BANG!; Slab the Killer's needs two Missed! (CRD-032)."""
    if shooter is table.turn:
        table.bangs += 1
    if not table.mischief.leaves_out_answer(table, shooter, target):
        slab = shooter.character == "slab_the_killer"
        face(table, shooter, target, "bang", 2 if slab else 1)


def sweep(table: Table, shooter: Seat) -> None:
    """A Gatling goes round from the left of its player; it is no BANG! card (CRD-019, FAQ-003)."""
    for target in table.others(shooter):
        face(table, shooter, target, "gatling", 1)


def face(table: Table, shooter: Seat, target: Seat, cause: str, needed: int) -> None:
    """The target turns up what helps him, gives what he will, or is hit."""
    table.mischief.before_answer(table, shooter, target, cause)
    needed -= duck(table, target, needed)
    while needed and (card := missed_to_give(table, target, cause)):
        answer(table, target, card)
        needed -= 1
        if cause == "bang":
            draw_suzy(table, target)
    if needed:
        table.say(f"{target} no")
        hit(table, target, shooter, cause)


def duck(table: Table, target: Seat, needed: int) -> int:
    """How many Missed! the flips stand for: one for each heart (NLB-028, ITC-251, FAQ-002)."""
    sources = ["barrel"] if target.showing("barrel") else []
    sources += ["jourdonnais"] if target.character == "jourdonnais" else []
    table.rng.shuffle(sources)
    saved = 0
    for source in sources:
        if saved < needed and table.chance(0.9):
            saved += flip(table, target, source, lambda card: card.hearts).hearts
            if source == "barrel" and saved < needed:
                table.mischief.after_flip(table, target)
    return saved


def missed_to_give(table: Table, target: Seat, cause: str) -> Card | None:
    """A card against the shot, or None; having one forces nobody to give it (ITC-237)."""
    false = table.mischief.false_answer(table, target, cause)
    return false or card_to_give(table, target, "missed", "bang")


def card_to_give(table: Table, seat: Seat, asked: str, swapped: str) -> Card | None:
    """A card of the name asked for; Calamity Janet's other one serves too (NLB-021, NLB-022)."""
    names = (asked, swapped) if seat.character == "calamity_janet" else (asked,)
    cards = [card for card in seat.holding(*names) if table.may_give(seat, card)]
    if not cards or not table.chance(table.willing(seat)):
        return None
    card = table.rng.choice(cards)
    if card.name == swapped:
        table.used.add("calamity_janet answer")
    return card


def answer(table: Table, seat: Seat, card: Card) -> None:
    """The card is given up."""
    table.discard(seat, card)
    table.used.add(f"answer {card.name}")
    table.say(f"{seat} answer {table.spell(card)}")
