"""What went into the goods of those who still act though they are out, and what came out: from the entries that count.

Goods are what a seat holds and does not discard as a hand. They begin with the first entry that moves them, or that
is owed of who is out now: then all that he holds went in. How much a seat holds everybody sees, so that which moves
there were hangs on nothing secret; what was moved, and how it is said, whoever looks on asks of the tables beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from referee.core.book.questions import DISCARDS_BY
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.knowledge.public import public_of
from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.core.play.owing import place
from referee.log.latest import ABOUT_THE_LOG

AS_A_HAND = "discard"
"""The verb by which who has a hand discards of it."""


class GoodsMoved(Struct, frozen=True):
    """An entry that moved the goods of a seat, with the tables before and after it; `count` is negative for what left.

    `first`: all that is there now went in with it.
    """

    seat: int
    count: int
    entry: Entry
    before: Table
    after: Table
    first: bool = False


def goods_moved(entries: Iterable[Entry], book: Rulebook) -> tuple[GoodsMoved, ...]:
    """Every move, in the order in which it happened; nothing in a game without goods."""
    table, begun, moves = Table(), set[int](), list[GoodsMoved]()
    for entry in entries:
        after = evolve(table, entry, book)
        if not isinstance(entry, ABOUT_THE_LOG):
            moves += _moved(entry, table, after, book, begun)
        table = after
    return tuple(moves)


def has_goods(now: Situation, seat: int) -> bool:
    """Does what this seat holds lie there as goods?"""
    return now.seat(seat).out and now.ask(DISCARDS_BY, seat) != AS_A_HAND


def _moved(entry: Entry, before: Table, after: Table, book: Rulebook, begun: set[int]) -> Iterator[GoodsMoved]:
    then = Situation(after, book)
    for was, seat in zip(before.seats, after.seats, strict=False):
        if not has_goods(then, seat.number):
            begun.discard(seat.number)
        elif was.out:
            first = seat.number not in begun and (was.hand != seat.hand or _is_his(entry, before, book, seat.number))
            count = seat.hand.least - (0 if first else was.hand.least)
            if count:
                begun.add(seat.number)
                yield GoodsMoved(seat.number, count, entry, before, after, first)


def _is_his(entry: Entry, before: Table, book: Rulebook, seat: int) -> bool:
    """Is it owed of this seat, as everybody sees it?"""
    met = place(public_of(before, book), entry, book)
    return met is not None and met.owed.seat == seat
