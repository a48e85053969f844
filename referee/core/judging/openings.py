"""What no table can have been when its log begins: more cards than were dealt, than a hand
holds, than there are of a name, or in all.

One doubt about an opening is enough: whoever told it looks at it again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from referee.core.book.questions import MOST_LIFE, STARTING_HAND
from referee.core.book.rulebook import Situation
from referee.core.nouns.entries import Opened
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Argument, Level, Reason
from referee.core.nouns.vocabulary import Card


def of_opening(now: Situation, entry: Opened) -> Iterator[Reason]:
    """The first thing that cannot be."""
    opened = Situation(entry.table, now.book)
    yield from islice(_impossible(opened), 1)


def _impossible(now: Situation) -> Iterator[Reason]:
    yield from _dealt_too_many(now)
    yield from _more_named_than_held(now.table)
    yield from _healthier_than_can_be(now)
    yield from _too_many_of_a_card(now)
    yield from _more_than_the_deck(now)


def _doubt(key: str, clauses: tuple[str, ...], **args: Argument) -> Reason:
    return Reason(key, Level.LEGAL, clauses, args)


def _is_a_deal(table: Table) -> bool:
    """Has nobody had a turn, and is nothing there that comes of one?"""
    played = table.discards or table.open or table.turned or any(seat.out or seat.in_play for seat in table.seats)
    return table.mode == "full" and table.turn.seat == 0 and not played and not table.winner


def _dealt_too_many(now: Situation) -> Iterator[Reason]:
    if not _is_a_deal(now.table):
        return
    for seat in now.table.seats:
        if seat.most is not None and now.holder(seat.number) == seat.number:
            dealt = now.explain(STARTING_HAND, seat.most, seat.role)
            if dealt.value < seat.hand.least:
                yield _doubt("opening_hand", dealt.clauses, by=seat.number, held=seat.hand.least, due=dealt.value)


def _more_named_than_held(table: Table) -> Iterator[Reason]:
    for seat in table.seats:
        named, most = len(known_in(table, seat.number)), seat.hand.most
        if most is not None and most < named:
            yield _doubt("opening_named", ("CRD-001",), by=seat.number, held=most, count=named)


def _healthier_than_can_be(now: Situation) -> Iterator[Reason]:
    for seat in now.table.seats:
        for figure in seat.figures:
            if figure.life is not None and figure.most is not None and figure.life > figure.most:
                clauses = now.explain(MOST_LIFE, figure.character, seat.role).clauses or ("NLB-043",)
                yield _doubt("opening_life", clauses, by=seat.number, life=figure.life, most=figure.most)


def _mentioned(table: Table) -> tuple[Card, ...]:
    """Every card that is named, once for each time."""
    in_play = (card for seat in table.seats for figure in seat.figures for card in figure.in_play)
    return (*in_play, *table.discards, *table.open, *(each.card for each in table.sightings))


def _too_many_of_a_card(now: Situation) -> Iterator[Reason]:
    """Of a name, of a face, of a suit, and of name and face together."""
    times: Counter[Card] = Counter()
    for card in _mentioned(now.table):
        times.update({card, Card(card.kind), Card("", card.face), Card("", card.face[-1:])} - {Card()})
    for card, count in times.items():
        copies = now.book.possible(card)
        if count > copies:
            args: dict[str, Argument] = {"card": card.kind, "face": card.face, "copies": copies, "count": count}
            yield _doubt("opening_copies", ("CRD-001",), **args)


def _more_than_the_deck(now: Situation) -> Iterator[Reason]:
    table = now.table
    lying = sum(len(figure.in_play) for seat in table.seats for figure in seat.figures)
    held = sum(seat.hand.least for seat in table.seats)
    count = lying + held + len(table.discards) + len(table.open) + max(0, table.deck.least)
    if count > now.book.deck_size:
        yield _doubt("opening_cards", ("CRD-001",), count=count, whole=now.book.deck_size)
