"""The deck of a game that the program deals: its order follows from the seed and from what has happened, alone.

A seed orders all cards once; whenever the deck runs out it orders those that lie neither before anybody nor in a hand.
So a game that was saved goes on from its log, and no order is written down anywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import chain
from random import Random

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.nouns import entries as e
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.errors import BadJournal

Cards = tuple[Card, ...]


class Stock(Struct, frozen=True):
    """The cards of the deck in their order, the next one first; `used`: how many of them are drawn already.

    `ahead`: the discards were shuffled in the middle of a "draw!" and are still to be logged as turned over.
    """

    seed: str
    cards: Cards
    used: int = 0
    shuffles: int = 0
    ahead: bool = False

    @property
    def left(self) -> Cards:
        """The cards that are still in the deck."""
        return self.cards[self.used :]


def all_cards(book: Rulebook) -> Cards:
    """Every card of the box, in the order of its list."""
    return _all(tuple((kind, facts.faces) for kind, facts in book.cards.items()))


@cache
def _all(faces: tuple[tuple[str, tuple[str, ...]], ...]) -> Cards:
    return tuple(Card(kind, face) for kind, each in faces for face in each)


def shuffled(cards: Iterable[Card], seed: str, shuffles: int) -> Cards:
    """These cards in the order that the seed gives them the so-manieth time."""
    order = sorted(cards, key=lambda card: (card.kind, card.face))
    Random(f"{seed}/{shuffles}").shuffle(order)
    return tuple(order)


def new_stock(seed: str, book: Rulebook) -> Stock:
    """The whole deck, before anything was dealt."""
    return Stock(seed, shuffled(all_cards(book), seed, 0))


def in_sight(table: Table) -> Iterable[Card]:
    """The cards in hands, on stacks, in play and turned up."""
    in_play = (card for seat in table.seats for card in seat.in_play)
    return chain((each.card for each in table.sightings), in_play, table.open)


def aside(table: Table, stock: Stock, book: Rulebook) -> Cards:
    """The cards that lie on the discards, as they are: those of a "draw!" too, of which nobody noted the name."""
    elsewhere = Counter(chain(in_sight(table), stock.left))
    return tuple((Counter(all_cards(book)) - elsewhere).elements())


def top_of_discards(table: Table, stock: Stock, book: Rulebook) -> Card:
    """The card that lies on top, by name; of those of one face turned up for a "draw!" the last one."""
    top = table.discards[-1]
    if top.kind:
        return top
    unnamed = Counter(aside(table, stock, book)) - Counter(card for card in table.discards if card.kind)
    drawn = [card for card in stock.cards[: stock.used] if card.face == top.face and unnamed[card]]
    return drawn[-1] if drawn else next(card for card in unnamed.elements() if card.face == top.face)


def next_cards(stock: Stock, count: int) -> Cards:
    """As many cards from the top as are asked for, or as there are."""
    return stock.cards[stock.used : stock.used + count]


def for_a_draw(table: Table, stock: Stock, book: Rulebook, count: int) -> tuple[Cards, Stock]:
    """The cards of a "draw!": where the deck runs out in its middle the discards are shuffled for the rest."""
    cards = next_cards(stock, count)
    used = Stock(stock.seed, stock.cards, stock.used + len(cards), stock.shuffles, stock.ahead)
    if len(cards) == count or not table.discards:
        return cards, used
    again = stock.shuffles + 1
    fresh = shuffled(aside(table, stock, book), stock.seed, again)
    missing = count - len(cards)
    return cards + fresh[:missing], Stock(stock.seed, fresh, missing, again, ahead=True)


def out_of_hand(table: Table, stock: Stock, of: int, count: int) -> Cards:
    """Cards drawn at random out of this hand, always the same ones for the same deck."""
    held = sorted(known_in(table, of), key=lambda card: (card.kind, card.face))
    chance = Random(f"{stock.seed}/{stock.shuffles}/{stock.used}/{of}")
    return tuple(chance.sample(held, min(count, len(held))))


def after(stock: Stock, table: Table, entry: e.Entry, book: Rulebook) -> Stock:
    """The deck after this entry, which found such a table. Raises `BadJournal` `not_this_deck`."""
    match entry:
        case e.Drew(source="hand"):
            return _as_drawn(stock, out_of_hand(table, stock, entry.of, entry.count), entry.seen)
        case e.PutBack():
            return _put_back(stock, entry)
        case e.Drew(source="deck") | e.TurnedUp():
            return _without(stock, entry.seen, entry.count)
        case e.Flipped():
            return _flipped(stock, table, entry, book)
        case e.DeckTurned():
            return _turned(stock, table, book)
        case e.Gap() | e.ModeChanged() | e.DeckSet():
            raise BadJournal("not_this_deck", entry=type(entry).__name__.lower())
    return stock


def _without(stock: Stock, seen: Cards, count: int) -> Stock:
    if next_cards(stock, count) != seen or len(seen) != count:
        raise BadJournal("not_this_deck", entry="drew")
    return Stock(stock.seed, stock.cards, stock.used + count, stock.shuffles)


def _as_drawn(stock: Stock, cards: Cards, seen: Cards) -> Stock:
    if cards != seen:
        raise BadJournal("not_this_deck", entry="drew")
    return stock


def _put_back(stock: Stock, entry: e.PutBack) -> Stock:
    """The cards lie on top again, the last one uppermost."""
    if len(entry.seen) != entry.count or not all(card.kind and card.face for card in entry.seen):
        raise BadJournal("not_this_deck", entry="putback")
    drawn = tuple(card for card in stock.cards[: stock.used] if card not in entry.seen)
    return Stock(stock.seed, (*drawn, *entry.seen[::-1], *stock.left), len(drawn), stock.shuffles, stock.ahead)


def _flipped(stock: Stock, table: Table, entry: e.Flipped, book: Rulebook) -> Stock:
    faces = [face for face in (entry.face, entry.over) if face]
    cards, rest = for_a_draw(table, stock, book, len(faces))
    if sorted(card.face for card in cards) != sorted(faces):
        raise BadJournal("not_this_deck", entry="flipped")
    return rest


def _turned(stock: Stock, table: Table, book: Rulebook) -> Stock:
    if stock.ahead:
        return Stock(stock.seed, stock.cards, stock.used, stock.shuffles)
    again = stock.shuffles + 1
    return Stock(stock.seed, (*stock.left, *shuffled(aside(table, stock, book), stock.seed, again)), 0, again)
