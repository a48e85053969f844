"""Phase 1 in the ways of the other boxes: Pat Brennan, Claus, Peyote, Hard Liquor, the Abandoned Mine.

In: a table and the seat that is to draw. Out: whether it was done in such a way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .loss import gain
from .noon_table import MORE
from .seats import Seat
from .table import Reroll

if TYPE_CHECKING:
    from .box_table import BoxTable


def draw_otherwise(table: BoxTable, seat: Seat) -> bool:
    """An event goes before a character (FCX-040, FCX-064)."""
    if table.event == "peyote":
        return guess(table, seat)
    if table.event == "hard_liquor" and seat.wounded() and table.chance(0.4):
        return swig(table, seat)
    if table.event == "abandoned_mine":
        return dig(table, seat)
    if seat.character == "claus_the_saint":
        return share_out(table, seat)
    if seat.character == "pat_brennan" and seat.alive and table.event not in MORE and table.chance(0.5):
        return take_in_play(table, seat)
    return nothing_to_draw(table, seat)


def nothing_to_draw(table: BoxTable, seat: Seat) -> bool:
    """Bill Noface without a wound in a Thirst."""
    if table.phase_one(seat) > 0:
        return False
    table.phase = "play"
    return True


def guess(table: BoxTable, seat: Seat) -> bool:
    """Red or black, as long as it is right (FCX-058 to FCX-064)."""
    while table.phase == "draw":
        colour = table.rng.choice(("red", "black"))
        card = table.take(1)[0]
        right = table.counted(card).red == (colour == "red")
        (seat.hand if right else table.discards).append(card)
        table.phase = "draw" if right else "play"
        table.used.add("guessed right" if right else "guessed wrong")
        table.say(f"{seat} guesses {colour} {card.told if table.chance(0.5) else card.face}")
    return True


def swig(table: BoxTable, seat: Seat) -> bool:
    """A life point instead of phase 1 (FCX-038)."""
    table.phase = "play"
    table.used.add("swig")
    table.say(f"{seat} swigs")
    gain(table, seat, "hard_liquor")
    return True


def dig(table: BoxTable, seat: Seat) -> bool:
    """From the discards, and what is missing from the deck (FCX-006, FCX-007)."""
    if seat.character in ("kit_carlson", "black_jack", "claus_the_saint"):
        raise Reroll("how he draws from the discards is not settled")
    count = table.phase_one(seat)
    there = min(count, len(table.discards))
    cards = [table.discards.pop() for _ in range(there)]
    seat.hand += cards
    if there:
        table.phase = "draw" if there < count else "play"
        table.say(f"{seat} draw {there} from discards{table.spell_all(cards) if table.chance(0.5) else ''}")
    if there < count:
        seat.hand += table.take(count - there)
        table.phase = "play"
        table.say(f"{seat} draw {count - there}")
    return True


def share_out(table: BoxTable, seat: Seat) -> bool:
    """Claus: one more than there are players, of which he keeps two (BUL-022 to BUL-026)."""
    if table.event in (*MORE, "law_of_the_west"):
        raise Reroll("how Claus draws then is not settled")
    others = table.others(seat)
    cards = table.take(len(others) + 2)
    seat.hand += cards
    table.used.add("claus_the_saint")
    table.say(f"{seat} draw {len(cards)}")
    table.rng.shuffle(others)
    for place, (other, card) in enumerate(zip(others, table.rng.sample(cards, len(others)), strict=True), 1):
        seat.hand.remove(card)
        other.hand.append(card)
        table.phase = "draw" if place < len(others) else "play"
        table.say(f"{seat} bestows {other}{table.spell_all([card]) if table.chance(0.5) else ''}")
    return True


def take_in_play(table: BoxTable, seat: Seat) -> bool:
    """Pat Brennan: one card that lies before somebody; of his own it is left open (DCX-131 to DCX-134)."""
    lying = [(other, card) for other in table.clockwise(seat) for card in other.in_play]
    if not lying:
        return False
    other, card = table.rng.choice(lying)
    other.in_play.remove(card)
    seat.hand.append(card)
    table.phase = "play"
    table.used.add("pat_brennan")
    if other is seat:
        table.follow("brennans_own_card")
    table.say(f"{seat} take {other} {table.spell(card)}")
    return True
