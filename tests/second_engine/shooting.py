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


def sweep(table: Table, shooter: Seat, cause: str = "gatling") -> None:
    """A Gatling goes round from the left of its player; it is no BANG! card (CRD-019, FAQ-003)."""
    targets = table.others(shooter)
    for place, target in enumerate(targets, 1):
        table.to_come = len(targets) - place
        face(table, shooter, target, cause, 1)


def face(table: Table, shooter: Seat | None, target: Seat, cause: str, needed: int) -> None:
    """The target turns up what helps him, gives what he will, or is hit."""
    if not avert(table, shooter, target, cause, needed):
        table.say(f"{target} no")
        hit(table, target, shooter, cause)


def avert(table: Table, shooter: Seat | None, target: Seat, cause: str, needed: int) -> bool:
    """What turns up and what is given is enough."""
    if shooter:
        table.mischief.before_answer(table, shooter, target, cause)
    needed -= duck(table, target, needed)
    while needed and (card := missed_to_give(table, target, cause)):
        needed -= 1
        answer(table, target, card, cause, needed > 0)
        if cause == "bang":
            draw_suzy(table, target)
    return not needed


def duck(table: Table, target: Seat, needed: int) -> int:
    """How many Missed! the flips stand for: one for each heart (NLB-028, ITC-251, FAQ-002)."""
    sources = ["barrel"] if target.showing("barrel") and table.works(target) else []
    sources += ["jourdonnais"] if target.character == "jourdonnais" else []
    table.rng.shuffle(sources)
    saved = 0
    for source in sources:
        if saved < needed and table.chance(0.9):
            table.about_to_flip(target, source)
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
    cards = [card for card in table.counting_as(seat, asked, swapped) if table.may_give(seat, card)]
    if not cards or not table.chance(table.willing(seat)):
        return None
    card = table.rng.choice(cards)
    if card.name == swapped:
        table.used.add("calamity_janet answer")
    return card


def answer(table: Table, seat: Seat, card: Card, cause: str = "", more: bool = False) -> None:
    """The card is given up, out of the hand or, where a box has such cards, from where it lies."""
    table.used.add(f"answer {card.name}")
    if card in seat.hand:
        table.discard(seat, card)
        table.say(f"{seat} answer {table.spell(card)}")
        table.answered(seat, card, cause, more, laid=False)
    else:
        seat.in_play.remove(card)
        table.discards.append(card)
        table.say(f"{seat} answer {table.spell(card)} from play")
        table.answered(seat, card, cause, more, laid=True)
