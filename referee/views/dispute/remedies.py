"""What would have made an entry legal, the likeliest first: another target or number, then cards, then who is who.

Of changes that are alike but for a number only the nearest is kept. In go changes, out come changes; no words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.judging.remedies import LegalChange, remedies
from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Table
from referee.desk.table_log import TableLog

LIKELIEST_FIRST = (
    "other_target", "count", "own_turn", "phase_play", "not_played", "without_card", "with_card", "nothing_pending",
    "hand", "life", "character", "out", "alive",
)  # fmt: skip
"""Every kind of change."""
BY_NUMBER = ("count", "hand", "life")


class Remedies(Struct, frozen=True):
    """What would have made an entry of a log legal, and the table it was played at; the log was so long then."""

    number: int
    length: int
    table: Table
    changes: tuple[LegalChange, ...]


def remedies_of(log: TableLog, number: int) -> Remedies:
    """What would have made this entry of the log legal."""
    length, table = log.length, log.table_spoken_of(number)
    return Remedies(number, length, table, remedies_in_order(table, log.entry(number), log.book))


def in_order(changes: Iterable[LegalChange], table: Table, entry: Entry) -> tuple[LegalChange, ...]:
    """One of each kind in turn, so that the first few are different in kind."""
    alike: dict[str, list[LegalChange]] = {}
    for change in _nearest(changes, table, entry):
        alike.setdefault(change.kind, []).append(change)
    rounds = zip_longest(*(alike[kind] for kind in sorted(alike, key=LIKELIEST_FIRST.index)))
    return tuple(change for each in rounds for change in each if change is not None)


def remedies_in_order(table: Table, entry: Entry, book: Rulebook) -> tuple[LegalChange, ...]:
    """What would have made this entry legal at this table."""
    return in_order(remedies(table, entry, book), table, entry)


def _nearest(changes: Iterable[LegalChange], table: Table, entry: Entry) -> Iterator[LegalChange]:
    """Every change, but of those to another number the one nearest to what it is."""
    nearest: dict[tuple[str, int], LegalChange] = {}
    for change in changes:
        if change.kind not in BY_NUMBER:
            yield change
            continue
        key = change.kind, change.seat
        if key not in nearest or _far(change, table, entry) < _far(nearest[key], table, entry):
            nearest[key] = change
    yield from nearest.values()


def _far(change: LegalChange, table: Table, entry: Entry) -> int:
    seat = table.seat(change.seat)
    now = {"count": getattr(entry, "count", 0), "hand": seat.hand.exact, "life": seat.life}[change.kind]
    return abs(int(change.what) - (now or 0))
