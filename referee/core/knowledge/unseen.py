"""What of the deck is still unseen, at a table as somebody may know it, and the chance of every "draw!" that may come.

A card is seen where it lies open, and known where all (or he who looks) saw it go into a hand. A mention without rank
and suit, or without a name, may be one of several cards: then what is unseen is known between two numbers, both of
which are possible. Unseen cards lie in the deck, in hands, or where nobody noted them, and are all equally likely.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from msgspec import Struct

from referee.core.book.questions import ACTS, SUCCEEDS, TURNS_UP
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.knowledge.pairing import Pairing
from referee.core.nouns.table import Sighting, Table
from referee.core.nouns.vocabulary import RANKS, SUITS, Card, Count, Face, exactly, is_whole


class Kind(Struct, frozen=True):
    """The cards of one name: how many there are, how many of them lie or are held where, how many are unseen.

    `faces` are those that may still be unseen.
    """

    card: str
    copies: int
    discarded: int
    in_play: int
    turned_up: int
    held: int
    unseen: Count
    faces: tuple[tuple[Face, Count], ...]


class DrawChance(Struct, frozen=True):
    """A "draw!" of a seat that may come: how many of the unseen cards do him good, of how many he turns up.

    The chance lies between `least` and `most`, and is exact where both are one.
    """

    seat: int
    card: str
    good: Count
    of: int
    turned: int
    least: Fraction
    most: Fraction


class Blur(Struct, frozen=True):
    """Why not all is known: a key and a number."""

    key: str
    count: int


class Unseen(Struct, frozen=True):
    """Everything there is to know of cards that do not lie open.

    `faces` are all ranks and suits with how many of each are unseen, `suits` the same of whole suits; `lost` lie on
    the table and nobody noted them.
    """

    kinds: tuple[Kind, ...]
    faces: tuple[tuple[Face, Count], ...]
    suits: tuple[tuple[str, Count], ...]
    count: int
    deck: Count
    hands: Count
    lost: int
    held: tuple[Sighting, ...]
    draws: tuple[DrawChance, ...]
    blurs: tuple[Blur, ...]


def unseen_at(table: Table, book: Rulebook) -> Unseen:
    """What is unseen for one who knows this table and no more."""
    mentions = list(_mentions(table))
    pairing = Pairing(_copies(book), [card for card in mentions if card != Card()])
    lost = mentions.count(Card())
    return Unseen(
        kinds=tuple(_kind(table, pairing, kind) for kind, facts in book.cards.items() if facts.faces),
        faces=tuple((face, pairing.unseen({face}, "")) for face in _faces(book)),
        suits=tuple((suit, pairing.unseen({rank + suit for rank in RANKS}, "")) for suit in SUITS),
        count=len(pairing.copies) - pairing.seen,
        deck=table.deck,
        hands=_unknown_in_hands(table),
        lost=lost,
        held=table.sightings,
        draws=tuple(_draws(table, book, pairing)),
        blurs=tuple(_blurs(table, pairing, lost)),
    )


def _copies(book: Rulebook) -> tuple[Card, ...]:
    return tuple(Card(kind, face) for kind, facts in book.cards.items() for face in facts.faces)


def _faces(book: Rulebook) -> tuple[Face, ...]:
    return tuple(dict.fromkeys(face for facts in book.cards.values() for face in facts.faces))


def _mentions(table: Table) -> Iterator[Card]:
    """Every card that lies open or is known to be in a hand, as far as it was noted."""
    yield from table.discards
    yield from table.open
    yield from _in_play(table)
    yield from (each.card for each in table.sightings)


def _in_play(table: Table) -> Iterator[Card]:
    return (card for seat in table.seats for figure in seat.figures for card in figure.in_play)


def _kind(table: Table, pairing: Pairing, kind: str) -> Kind:
    copies = [card for card in pairing.copies if card.kind == kind]
    faces = ((face, pairing.unseen({face}, kind)) for face in dict.fromkeys(card.face for card in copies))
    return Kind(
        card=kind,
        copies=len(copies),
        discarded=_named(table.discards, kind),
        in_play=_named(_in_play(table), kind),
        turned_up=_named(table.open, kind),
        held=_named((each.card for each in table.sightings), kind),
        unseen=pairing.unseen(None, kind),
        faces=tuple((face, count) for face, count in faces if count.most),
    )


def _named(cards: Iterable[Card], kind: str) -> int:
    return sum(card.kind == kind for card in cards)


def _unknown_in_hands(table: Table) -> Count:
    """The cards in hands that nobody knows."""
    held = exactly(0)
    for seat in table.seats:
        held = held.joined(seat.hand)
    return held.minus(len(table.sightings))


def _draws(table: Table, book: Rulebook, pairing: Pairing) -> Iterator[DrawChance]:
    """For each seat that acts, each card in play and each ability that makes it draw!."""
    now = Situation(table, book)
    for seat in table.seats:
        if now.ask(ACTS, seat.number):
            for card in sorted(book.draws):
                if card in now.working(seat.number, card) or now.has(seat.number, card):
                    yield _draw(now, seat.number, card, pairing)


def _draw(now: Situation, seat: int, card: str, pairing: Pairing) -> DrawChance:
    faces = {copy.face for copy in pairing.copies}
    good = pairing.unseen({face for face in faces if now.ask(SUCCEEDS, seat, card, face)}, "")
    of, turned = len(pairing.copies) - pairing.seen, now.ask(TURNS_UP, seat)
    least, most = (_chance(each or 0, of, turned) for each in (good.least, good.most))
    return DrawChance(seat, card, good, of, turned, least, most)


def _chance(good: int, of: int, turned: int) -> Fraction:
    """That one at least of so many cards turned up is good."""
    all_bad = Fraction(1)
    for drawn in range(min(turned, of)):
        all_bad *= Fraction(of - good - drawn, of - drawn)
    return 1 - all_bad


def _blurs(table: Table, pairing: Pairing, lost: int) -> Iterator[Blur]:
    """What is not known of it, and how often."""
    unsure = [card for card in pairing.mentions if len(pairing.meant(card)) > 1]
    told = {
        "faceless": sum(not card.face for card in unsure),
        "rankless": sum(card.face in SUITS for card in unsure),
        "nameless": sum(not card.kind and is_whole(card.face) for card in unsure),
        "not_noted": lost,
        "impossible": len(pairing.mentions) - pairing.seen,
        "shuffled": table.turned,
        "deck_unknown": int(table.deck.exact is None),
        "light": int(table.mode == "light"),
    }
    return (Blur(key, count) for key, count in told.items() if count)
