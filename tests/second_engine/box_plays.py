"""What the cards and characters of the other boxes do in phase 2.

In: a move, lawful or not: nothing is checked here. Out: everything that follows at the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import Card
from .loss import gain
from .moves import Move
from .plays import AIMED_EFFECTS, EFFECTS, draw_from_coach, drop, open_store, steal, throw_away
from .seats import Seat
from .shooting import avert, face, sweep
from .table import Table

if TYPE_CHECKING:
    from .box_table import BoxTable


def do(table: BoxTable, seat: Seat, move: Move) -> None:
    """What is no card played from the hand in the usual way."""
    table.used.add(move.how if move.how != "use" else f"use {move.card.name}")
    WAYS[move.how](table, seat, move)


def use(table: BoxTable, seat: Seat, move: Move) -> None:
    """A green card goes from where it lay to the discards, and does what it says (DCX-011)."""
    card, target = move.card, move.target
    seat.in_play.remove(card)
    table.discards.append(card)
    at = f" {target}" if target else ""
    table.say(f"{seat} {table.spell(card)}{at}{' from play' if table.chance(0.4) else ''}")
    table.playing = card
    if card.name in SHOTS:
        shoot_with(table, seat, target, card.name)
    elif target:
        (steal if card.name == "conestoga" else throw_away)(table, seat, target)
    elif card.name == "howitzer":
        sweep(table, seat, "howitzer")
    elif card.name == "pony_express":
        draw_from_coach(table, seat, 3, "pony_express")
    elif seat.wounded():
        gain(table, seat, "canteen")


SHOTS = ("knife", "derringer", "pepperbox", "buffalo_rifle")


def shoot_with(table: Table, seat: Seat, target: Seat | None, name: str) -> None:
    """One Missed! averts it; a Derringer brings a card in any case, once it is over (DCX-034, DCX-039, DCX-069)."""
    assert target
    face(table, seat, target, name, 1)
    if name == "derringer":
        seat.hand += table.take(1)
        table.say(f"{seat} draw 1 for derringer")


def heal(table: Table, seat: Seat, target: Seat) -> None:
    """Tequila (DCX-058)."""
    if target.wounded():
        gain(table, target, "tequila")


def pour(table: Table, seat: Seat) -> None:
    """Whisky (DCX-059 to DCX-061)."""
    if seat.wounded():
        gain(table, seat, "whisky", 2)


def brawl(table: Table, seat: Seat) -> None:
    """Everybody else who has a card loses one (DCX-055 to DCX-057)."""
    for other in table.others(seat):
        if other.cards():
            throw_away(table, seat, other)


def shoot_as_doc(table: BoxTable, seat: Seat, move: Move) -> None:
    """Two cards for a shot (DCX-106)."""
    table.uses["doc_holyday"] += 1
    cards = [move.card, *move.cost]
    for card in cards:
        table.discard(seat, card)
    known = any(other.character == "apache_kid" for other in table.seats) or table.chance(0.7)
    shown = " " + " ".join(map(table.spell, cards)) if known else ""
    table.say(f"{seat} doc {move.target}{shown}")
    assert move.target
    face(table, seat, move.target, "holyday_shot", 1)


def barter(table: BoxTable, seat: Seat, move: Move) -> None:
    """José Delgado: a blue card for two."""
    table.uses["jose_delgado"] += 1
    table.discard(seat, move.card)
    full = table.chance(0.5)
    table.say(f"{seat} {'discard 1 for jose_delgado with' if full else 'jose'} {table.spell(move.card)}")
    table.draw_for(seat, 2, "jose_delgado")


def bleed(table: BoxTable, seat: Seat, move: Move) -> None:
    """Chuck Wengam: a life point, which nobody took, for two cards (DCX-101, DCX-105)."""
    seat.life -= 1
    table.say(f"{seat} lose 1 to chuck_wengam" if table.chance(0.5) else f"{seat} chuck")
    table.draw_for(seat, 2, "chuck_wengam")


def open_as_will(table: BoxTable, seat: Seat, move: Move) -> None:
    """Uncle Will: any card is a General Store (BUL-009, BUL-010)."""
    table.uses["uncle_will"] += 1
    table.discard(seat, move.card)
    card = table.spell(move.card)
    table.say(f"{seat} opens {card}" if table.chance(0.5) else f"{seat} play {card} as wills_store")
    open_store(table, seat)


def snipe(table: BoxTable, seat: Seat, move: Move) -> None:
    """Two Missed! avert it; it takes one life point (FCX-094, FCX-095)."""
    cards = [move.card, *move.cost]
    for card in cards:
        table.discard(seat, card)
    table.say(f"{seat} snipes {move.target}{table.spell_all(cards)}")
    assert move.target
    face(table, seat, move.target, "sniper", 2)


def bounce(table: BoxTable, seat: Seat, move: Move) -> None:
    """Ricochet: the card goes unless its owner averts it (FCX-070)."""
    assert move.target and move.at
    table.discard(seat, move.card)
    table.say(f"{seat} bounces {move.target} {table.spell(move.at)}{table.spell_all([move.card])}")
    table.thrown_at = move.at
    if not avert(table, seat, move.target, "ricochet", 1):
        table.say(f"{move.target} no")
        drop(table, move.target, move.at)
    table.thrown_at = None


def lay_low(table: BoxTable, seat: Seat, card: Card) -> None:
    """Johnny Kisch: all others of the name that lie in play are discarded (BUL-015)."""
    for other in table.clockwise(seat):
        for lying in [lying for lying in other.showing(card.name) if lying is not card]:
            table.used.add("johnny_kisch")
            drop(table, other, lying)


WAYS = {
    "use": use,
    "doc": shoot_as_doc,
    "jose": barter,
    "chuck": bleed,
    "store": open_as_will,
    "snipe": snipe,
    "bounce": bounce,
}
EFFECTS |= {"brawl": brawl, "whisky": pour}
AIMED_EFFECTS |= {
    "punch": lambda table, seat, target: shoot_with(table, seat, target, "punch"),
    "springfield": lambda table, seat, target: shoot_with(table, seat, target, "springfield"),
    "rag_time": steal,
    "tequila": heal,
}
