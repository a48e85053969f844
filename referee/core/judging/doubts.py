"""What cannot be so: a card played from an empty hand, or one that was seen elsewhere.

A play proves that its player had the card. If no possibility allows that, the log is in doubt, not the player.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns import entries as e
from referee.core.nouns.sightings import elsewhere, known_in
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level, Reason
from referee.core.nouns.vocabulary import Card

CLAUSES = ("CRD-001",)


def doubts(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[Reason]:
    """Every doubt this entry raises about the log."""
    now = Situation(table, book)
    if isinstance(entry, e.Played) and entry.lying:
        return
    if isinstance(entry, e.Played | e.Answered):
        yield from _of_hand(now, entry.by, 1)
        yield from _of_card(now, entry.card, now.holder(entry.by))
    elif isinstance(entry, e.Discarded):
        yield from _of_hand(now, entry.by, entry.count)
        for card in entry.seen:
            yield from _of_card(now, card, now.holder(entry.by))
    elif isinstance(entry, e.Took | e.Tossed) and entry.card is None:
        yield from _of_hand(now, entry.of, 1)
    elif isinstance(entry, e.Flipped):
        yield from _of_draw(now, entry)
    elif isinstance(entry, e.Drew) and entry.source == "hand" and entry.of:
        yield from _of_hand(now, entry.of, entry.count)
        for card in entry.seen:
            yield from _of_card(now, card, now.holder(entry.of))
    elif isinstance(entry, e.PutBack):
        for card in entry.seen:
            yield from _of_card(now, card, now.holder(entry.by))
    elif isinstance(entry, e.Drew) and entry.source == "discards":
        yield from _of_discards(table, entry)


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
