"""What the other boxes let a player do in phase 2: with a card of the hand, and beside that.

In: a table and a seat. Out: lawful moves; what a card costs is chosen here (DCX-027).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from .box_cards import COSTLY, GREEN, SHIELDS
from .cards import BLUE, Card
from .moves import Move, may_rob, shoots
from .seats import Seat
from .sight import in_reach, within

if TYPE_CHECKING:
    from .box_table import BoxTable

NO_CARD = Card("", "", "")
"""What Chuck Wengam plays."""


def moves_with(table: BoxTable, seat: Seat, card: Card) -> list[Move] | None:
    """A new card of the hand; None for one of the base box. A Dodge is only given in answer."""
    if drives_out_apaches(table, seat, card) or card.name == "dodge":
        return []
    if card.name in GREEN:
        return [] if seat.showing(card.name) else [Move(card)]
    if card.name == "punch":
        return [Move(card, other) for other in table.others(seat) if within(table, seat, other, 1)]
    return costly_moves(table, seat, card) if card.name in COSTLY else None


def drives_out_apaches(table: BoxTable, seat: Seat, card: Card) -> bool:
    """Whether a diamond of Johnny Kisch drives out Apache Kid's card, and what of his own Jail, is told nowhere."""
    holders = [other for other in table.living() if other.showing(card.name)]
    doubtful = any(table.untouched_by(card, other) or other is seat for other in holders)
    return seat.character == "johnny_kisch" and (card.name in BLUE | GREEN or card.name == "jail") and doubtful


def costly_moves(table: BoxTable, seat: Seat, card: Card) -> list[Move]:
    """With a second card of the hand, whichever (DCX-026 to DCX-028); nothing heals a ghost."""
    rest = [other for other in seat.hand if other not in (card, table.shown)]
    if not rest:
        return []
    cost = (table.rng.choice(rest),)
    if card.name in ("brawl", "whisky"):
        useful = seat.alive if card.name == "whisky" else any(other.cards() for other in table.others(seat))
        return [Move(card, None, cost)] if useful else []
    return [Move(card, other, cost) for other in table.clockwise(seat) if may_choose(table, seat, card, other)]


def may_choose(table: BoxTable, seat: Seat, card: Card, target: Seat) -> bool:
    """Tequila is for anybody, oneself too, even in vain; a Springfield at any other; of any other a card is taken."""
    if card.name == "tequila":
        return target.alive
    return target is not seat and (card.name == "springfield" or may_rob(table, card, target))


def moves_beside(table: BoxTable, seat: Seat) -> list[Move]:
    """Green cards that have waited, abilities, Sniper and Ricochet."""
    moves = [move for card in seat.in_play for move in uses(table, seat, card)]
    if seat.character in ABILITIES:
        moves += ABILITIES[seat.character](table, seat)
    if table.event in EVENTS:
        moves += EVENTS[table.event](table, seat)
    return moves


def uses(table: BoxTable, seat: Seat, card: Card) -> Iterator[Move]:
    """Of a green card before oneself."""
    if card.name not in GREEN - SHIELDS or not table.ready(seat, card):
        return
    if card.name in ("howitzer", "pony_express") or (card.name == "canteen" and seat.alive):
        yield Move(card, how="use")
    for other in table.others(seat):
        if may_use_at(table, seat, card, other):
            yield Move(card, other, how="use")


def may_use_at(table: BoxTable, seat: Seat, card: Card, target: Seat) -> bool:
    """Derringer and Knife at distance 1, Pepperbox in reach, the Buffalo Rifle at anybody (DCX-068 to DCX-073)."""
    if card.name in ("knife", "derringer"):
        return within(table, seat, target, 1)
    if card.name == "pepperbox":
        return in_reach(table, seat, target)
    return card.name == "buffalo_rifle" or (card.name in ("conestoga", "can_can") and may_rob(table, card, target))


def shots_of_doc(table: BoxTable, seat: Seat) -> list[Move]:
    """Once, with two cards, in reach (DCX-106, DCX-107); two diamonds at Apache Kid are left alone."""
    cards = [card for card in seat.hand if card is not table.shown]
    if table.uses["doc_holyday"] or len(cards) < 2:
        return []
    first, second = table.rng.sample(cards, 2)
    near = [other for other in table.others(seat) if in_reach(table, seat, other)]
    return [Move(first, other, (second,), "doc") for other in near if any_touches(table, (first, second), other)]


def any_touches(table: BoxTable, cards: tuple[Card, ...], target: Seat) -> bool:
    """One that is no diamond is enough (DCX-085)."""
    return not all(table.untouched_by(card, target) for card in cards)


def barters(table: BoxTable, seat: Seat) -> list[Move]:
    """A blue card of the hand, twice (DCX-120 to DCX-123)."""
    blue = [card for card in seat.hand if card.name in BLUE or card.name == "jail"]
    return [Move(card, how="jose") for card in blue if table.uses["jose_delgado"] < 2 and card is not table.shown]


def bleedings(table: BoxTable, seat: Seat) -> list[Move]:
    """Never the last one; a ghost has none (DCX-101 to DCX-103)."""
    return [Move(NO_CARD, how="chuck")] if seat.alive and seat.life > 1 else []


def stores(table: BoxTable, seat: Seat) -> list[Move]:
    """Any card, once (BUL-009); none that is no card to Apache Kid."""
    cards = [card for card in seat.hand if table.may_play(seat, card)]
    neutral = [card for card in cards if not any(table.untouched_by(card, other) for other in table.living())]
    return [Move(card, how="store") for card in neutral if not table.uses["uncle_will"]]


def pairs(table: BoxTable, seat: Seat) -> list[Move]:
    """Sniper: two BANG! at once, in reach (FCX-093, FCX-096, FCX-101); not where its Missed! are counted in a way of
    their own.
    """
    cards = [card for card in seat.hand if shoots(seat, card)]
    others = [other for other in table.others(seat) if in_reach(table, seat, other)]
    plain = [other for other in others if other.character not in ("apache_kid", "suzy_lafayette")]
    able = seat.character != "slab_the_killer"
    return [Move(a, other, (b,), "snipe") for a, b in combinations(cards, 2) for other in plain if able]


def ricochets(table: BoxTable, seat: Seat) -> list[Move]:
    """At a card before another, however far (FCX-069 to FCX-075); not by Slab the Killer, no diamond at Apache Kid."""
    cards = [card for card in seat.hand if shoots(seat, card) and seat.character != "slab_the_killer"]
    aims = [(other, lying) for other in table.others(seat) for lying in other.in_play]
    return [
        Move(card, other, how="bounce", at=lying)
        for card in cards
        for other, lying in aims
        if not table.untouched_by(card, other)
    ]


ABILITIES = {
    "doc_holyday": shots_of_doc,
    "jose_delgado": barters,
    "chuck_wengam": bleedings,
    "uncle_will": stores,
}
EVENTS = {"sniper": pairs, "ricochet": ricochets}
