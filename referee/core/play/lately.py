"""What was worked out lately is not worked out again.

While a line is typed it is tried at the same few tables at every key, with the same that leaves nobody a choice before
it. Tables, entries and rules never change, so that what came of them once comes of them again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import Entry, Opened
from referee.core.nouns.table import Table

Found = TypeVar("Found")
Work = Callable[[Table, Entry, Rulebook], Found]
MOST = 512
"""So many tables at most are kept for this; all are let go at once, which no other thread can come between."""


def known_lately(work: Work[Found]) -> Work[Found]:
    """The same, which remembers what it found last: by the very table and rules, and by what the entry says."""
    known: dict[tuple[int, int, Entry], tuple[Table, Rulebook, Found]] = {}

    @wraps(work)
    def work_or_remember(table: Table, entry: Entry, book: Rulebook) -> Found:
        if isinstance(entry, Opened):
            return work(table, entry, book)
        key = id(table), id(book), entry
        if (before := known.get(key)) is not None:
            return before[2]
        found = work(table, entry, book)
        if len(known) >= MOST:
            known.clear()
        known[key] = table, book, found
        return found

    return work_or_remember
