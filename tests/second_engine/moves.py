"""What a player may lawfully do in phase 2, and how much the random player likes each of it.

In: a table and a seat. Out: moves with weights. The likings only make games end and all cards see use.
"""

from __future__ import annotations

from dataclasses import dataclass

from .cards import BLUE, REACH, Card
from .seats import Seat
from .sight import in_reach, may_shoot, within
from .table import Table


@dataclass(frozen=True, slots=True)
class Move:
    """A card to be played, and at whom; with a box what it costs, in which way, and what it is thrown `at`."""

    card: Card
    target: Seat | None = None
    cost: tuple[Card, ...] = ()
    how: str = ""
    at: Card | None = None


AIMED = {"bang", "duel", "panic", "cat_balou", "jail"}


def lawful_moves(table: Table, seat: Seat) -> list[Move]:
    """Every card of the hand with every target it may have; no Beer for a ghost, whom nothing heals."""
    moves: list[Move] = []
    for card in seat.hand:
        if not table.may_play(seat, card):
            continue
        special = table.card_moves(seat, card)
        if special is not None:
            moves += special
        elif card.name in AIMED or shoots(seat, card):
            moves += [Move(card, other) for other in table.others(seat) if may_aim(table, seat, card, other)]
        elif card.name != "missed" and may_lay(seat, card) and (seat.alive or card.name != "beer"):
            moves.append(Move(card))
    moves += table.other_moves(seat)
    return table.bound_to(seat, moves) or moves


def shoots(seat: Seat, card: Card) -> bool:
    """The card is a BANG! in this player's hand (NLB-022)."""
    return card.name == "bang" or (card.name == "missed" and seat.character == "calamity_janet")


def may_lay(seat: Seat, card: Card) -> bool:
    """A blue card of which no other copy lies before the seat; any brown card."""
    return card.name not in BLUE or not seat.showing(card.name)


def may_aim(table: Table, seat: Seat, card: Card, target: Seat) -> bool:
    """The target is lawful for the card."""
    if shoots(seat, card):
        return may_shoot(table, seat) and in_reach(table, seat, target)
    if card.name == "jail":
        return target.role != "sheriff" and not target.showing("jail")
    if card.name == "panic":
        return may_rob(table, card, target) and within(table, seat, target, 1)
    return card.name == "duel" or may_rob(table, card, target)


def may_rob(table: Table, card: Card, target: Seat) -> bool:
    """He has a card, and the one played can touch him."""
    return target.cards() > 0 and not table.untouched_by(card, target)


def weigh(table: Table, seat: Seat, move: Move) -> float:
    """How likely this move is beside the others."""
    liking = table.mischief.taste(table, move) * table.mood(seat, move.card, move.target)
    if move.card.name == "tequila" and move.target:
        return liking * (1 if move.target.wounded() else 0.1)
    if move.target:
        return liking * hostility(table, seat, move.target) * (3 if shoots(seat, move.card) else 1)
    if move.card.name in REACH and seat.weapons():
        return liking * 0.4
    if move.card.name in ("beer", "saloon"):
        return liking * (1.5 if seat.life < seat.maximum and len(table.living()) > 2 else 0.08)
    return liking * (2 if move.card.name in BLUE else 1)


def hostility(table: Table, seat: Seat, target: Seat) -> float:
    """Roles give a leaning, so that every side wins now and then; nobody is safe from anybody."""
    if seat.role == "outlaw":
        return {"sheriff": 2.5, "outlaw": 0.3}.get(target.role, 1)
    if seat.role == "deputy":
        return {"sheriff": 0.1, "deputy": 0.3}.get(target.role, 2)
    if seat.role == "rebel":
        return {"sheriff": 8.0}.get(target.role, 0.5)
    if seat.role == "renegade" and len(table.living()) > 2:
        return 0.1 if target.role == "sheriff" else 2
    return 0.5 if target.role == "deputy" else 1.5
