"""The discards, from the bottom up: what lies on top as far as its order was noted, and what is taken from there.

Cards that are given up together lie in the order that their player chooses (FAQ-007, ITC-250); nobody notes it. What
the referee saw taken counts: it is what lay on top, whatever was believed of the order.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card

Span = tuple[int, int]
DEEPEST = 200
"""No deck has so many cards: what lies deeper was turned over since, and nobody noted it."""


def sunk(table: Table) -> Table:
    """The table without the discards that lie deeper than there are cards."""
    gone = len(table.discards) - DEEPEST
    if gone <= 0:
        return table
    spans = ((max(0, start - gone), end - gone) for start, end in table.mixed)
    return replace(table, discards=table.discards[gone:], mixed=tuple((s, end) for s, end in spans if end - s > 1))


def laid(table: Table, *cards: Card) -> Table:
    """The table with these on the discards, one or several at once."""
    start = len(table.discards)
    mixed = table.mixed if len(cards) < 2 else (*table.mixed, (start, start + len(cards)))
    return replace(table, discards=table.discards + cards, mixed=mixed)


def may_be_on_top(table: Table) -> tuple[Card, ...]:
    """The cards of which one lies on top: one, or all that were laid there together."""
    return table.discards[_loose(table) :]


def lay_unwritten(table: Table, seen: tuple[Card, ...]) -> bool:
    """Was a card taken from the top that none there may be, while one may have come there unwritten?"""
    on_top = any(card.may_be(each) for card in seen[:1] for each in may_be_on_top(table))
    return bool(seen) and not on_top and table.unwritten > 0


def top_of(table: Table) -> Card:
    """The card on top, as far as all that may lie there are alike; nothing is known where there is none."""
    return _alike(may_be_on_top(table))


def taken_off(table: Table, count: int, seen: tuple[Card, ...]) -> tuple[Table, tuple[Card, ...]]:
    """The table without so many cards from the top, and these, as they were seen or were believed to be."""
    taken: list[Card] = []
    for place in range(min(count, max(len(table.discards), len(seen)))):
        table, card = _taken(table, seen[place] if place < len(seen) else Card())
        taken.append(card)
    return table, tuple(taken)


def turned_over(table: Table, held_back: int) -> Table:
    """The table with all discards gone into the deck, but for so many that are still part of a "draw!"."""
    left = table.discards[len(table.discards) - held_back :]
    return replace(table, discards=left, mixed=((0, held_back),) if held_back > 1 else (), held_back=0)


def _taken(table: Table, card: Card) -> tuple[Table, Card]:
    if card == Card():
        return _topmost(table)
    start = _loose(table)
    place = _place(table, card, start)
    place = _place(table, card, 0) if place is None else place
    if place is None:
        return _topmost(table)[0], card
    lay, left = table.discards[place], _without(table, place)
    if (
        card.kind
        and not card.face
        and any(_named_alike(other, card) and other != lay for other in left.discards[start:])
    ):
        blurred = tuple(Card(card.kind) if _named_alike(other, card) else other for other in left.discards[start:])
        return replace(left, discards=left.discards[:start] + blurred), card
    return left, card.told_with(lay)


def _named_alike(one: Card, other: Card) -> bool:
    return one.kind == other.kind


def _topmost(table: Table) -> tuple[Table, Card]:
    """The card on top is gone; of several nobody knows which, nor which are left."""
    several = may_be_on_top(table)
    if not several:
        return table, Card()
    alike, start = _alike(several), len(table.discards) - len(several)
    left = replace(table, discards=table.discards[:start] + (alike,) * len(several)) if len(several) > 1 else table
    return _without(left, len(table.discards) - 1), alike


def _place(table: Table, card: Card, start: int) -> int | None:
    """Where from there on it lies: the very card, else one that it may be; the nearest to the top."""
    places = range(len(table.discards) - 1, start - 1, -1)
    tests: tuple[Callable[[Card], bool], ...] = (card.__eq__, card.may_be)
    return next((place for fits in tests for place in places if fits(table.discards[place])), None)


def _without(table: Table, place: int) -> Table:
    spans = ((start - (place < start), end - (place < end)) for start, end in table.mixed)
    mixed = tuple((start, end) for start, end in spans if end - start > 1)
    return replace(table, discards=table.discards[:place] + table.discards[place + 1 :], mixed=mixed)


def _loose(table: Table) -> int:
    """From where on any card may be the one on top."""
    height = len(table.discards)
    return next((start for start, end in table.mixed if end == height), max(0, height - 1))


def _alike(cards: tuple[Card, ...]) -> Card:
    """What is the same of all of them."""
    kinds, faces = {card.kind for card in cards}, {card.face for card in cards}
    return Card(kinds.pop() if len(kinds) == 1 else "", faces.pop() if len(faces) == 1 else "")
