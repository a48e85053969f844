"""Two things told in one line that the rules of a box make one: a ghost's card, and the cards that it costs.

In go the entries of a line, out come those with each such pair as it is logged.
"""

from __future__ import annotations

from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Table
from referee.core.play.evolve import replay


def two_as_one(entries: tuple[Entry, ...], table: Table, book: Rulebook) -> tuple[Entry, ...]:
    """The entries, each pair that one of the sets knows as what it comes to."""
    for at in range(len(entries) - 1 if book.together else 0):
        now = Situation(replay(entries[:at], book, table), book)
        for way in book.together:
            if meant := way(now, entries[at], entries[at + 1]):
                behind = two_as_one(entries[at + 2 :], replay((*entries[:at], *meant), book, table), book)
                return (*entries[:at], *meant, *behind)
    return entries
