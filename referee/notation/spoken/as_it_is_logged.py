"""What is told is what the rules of a box make of it: a ghost's card and its cost are one, what he gives is dug up.

In go the entries of a line, out come those that are logged.
"""

from __future__ import annotations

from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Table
from referee.core.play.evolve import gone_without_saying, replay


def as_it_is_logged(entries: tuple[Entry, ...], table: Table, book: Rulebook) -> tuple[Entry, ...]:
    """The entries, each one and each pair that one of the sets knows as what it comes to."""
    if not (book.together or book.means):
        return entries
    meant: tuple[Entry, ...] = ()
    while entries:
        taken, said = _said(entries, replay(meant, book, table), book)
        meant, entries = (*meant, *said), entries[taken:]
    return meant


def _said(entries: tuple[Entry, ...], table: Table, book: Rulebook) -> tuple[int, tuple[Entry, ...]]:
    """How many of the next entries are logged together, and as what."""
    now = Situation(table, book)
    for way in book.together if entries[1:] else ():
        if said := way(now, entries[0], entries[1]):
            return 2, said
    later = Situation(gone_without_saying(table, book) or table, book)
    for one in book.means:
        if said := one(later, entries[0]):
            return 1, said
    return 1, entries[:1]
