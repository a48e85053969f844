"""What cannot be so: a card played from an empty hand, or one that was seen elsewhere.

A play proves that its player had the card. If no possibility allows that, the log is in doubt, not the player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns import entries as e
from referee.core.nouns.sightings import elsewhere, known_in
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level, Reason
from referee.core.nouns.vocabulary import Card

CLAUSES = ("CRD-001",)


def doubts(table: Table, entry: e.Entry, book: Rulebook) -> Iterable[Reason]:
    """Every doubt this entry raises about the log."""
    of = _OF_ENTRY.get(type(entry))
    return () if of is None else of(Situation(table, book), entry)


def _of_given(now: Situation, entry: e.Played | e.Answered) -> Iterator[Reason]:
    """What lay in play was in no hand."""
    if not entry.lying:
        yield from _of_hand(now, entry.by, 1)
        yield from _of_card(now, entry.card, now.holder(entry.by))


def _of_discarded(now: Situation, entry: e.Discarded) -> Iterator[Reason]:
    yield from _of_hand(now, entry.by, entry.count)
    yield from _of_cards(now, entry.seen, entry.by)


def _of_taken(now: Situation, entry: e.Took | e.Tossed) -> Iterator[Reason]:
    if entry.card is None:
        yield from _of_hand(now, entry.of, 1)


def _of_drawn(now: Situation, entry: e.Drew) -> Iterator[Reason]:
    if entry.source == "hand" and entry.of:
        yield from _of_hand(now, entry.of, entry.count)
        yield from _of_cards(now, entry.seen, entry.of)
    elif entry.source == "discards":
        yield from _of_discards(now.table, entry)


def _of_cards(now: Situation, cards: Iterable[Card], seat: int) -> Iterator[Reason]:
    for card in cards:
        yield from _of_card(now, card, now.holder(seat))


def _of_hand(now: Situation, seat: int, count: int) -> Iterator[Reason]:
    most = now.hand(seat).most
    if most is not None and most < count:
        yield Reason("no_card_in_hand", Level.LEGAL, CLAUSES, {"by": seat, "held": most, "count": count})


def _of_discards(table: Table, entry: e.Drew) -> Iterator[Reason]:
    """Where the deck was counted the discards were too."""
    if len(table.discards) < entry.count and table.deck.exact is not None and not table.turn.unlogged:
        yield Reason("discards_empty", Level.LEGAL, CLAUSES, {"by": entry.by, "count": entry.count})


def _of_draw(now: Situation, entry: e.Flipped) -> list[Reason]:
    """The face that counts; where the deck runs out between two cards one of them is of the discards."""
    found = list(_of_card(now, Card("", entry.face), 0))
    if not found or not entry.over or now.table.deck.most != 1 or any(_of_card(now, Card("", entry.over), 0)):
        return found
    return list(_of_card(Situation(replace(now.table, discards=()), now.book), Card("", entry.face), 0))


def _of_card(now: Situation, card: Card, seat: int) -> Iterator[Reason]:
    """Every copy of a card was seen elsewhere since the deck was last turned over."""
    table = now.table
    held = known_in(table, seat) if seat else ()
    if held and table.seats[seat - 1].hand.most == len(held) and not any(card.may_be(each) for each in held):
        yield Reason("not_in_known_hand", Level.LEGAL, CLAUSES, {"by": seat, "card": card.kind})
    copies = now.book.possible(card)
    if copies and elsewhere(table, card, seat) >= copies:
        yield Reason("card_elsewhere", Level.LEGAL, CLAUSES, {"card": card.kind, "face": card.face, "copies": copies})
    elif not copies and (card.kind or card.face):
        yield Reason("no_such_card", Level.LEGAL, CLAUSES, {"card": card.kind, "face": card.face})


_OF_ENTRY: dict[type[e.Entry], Callable[[Situation, Any], Iterable[Reason]]] = {
    e.Played: _of_given,
    e.Answered: _of_given,
    e.Discarded: _of_discarded,
    e.Took: _of_taken,
    e.Tossed: _of_taken,
    e.Flipped: _of_draw,
    e.Drew: _of_drawn,
    e.PutBack: lambda now, entry: _of_cards(now, entry.seen, entry.by),
}
"""The entries that name cards, or that take some."""
