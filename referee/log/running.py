"""A log as it is read, entry after entry: the table at its end, and the table that any of its entries found.

What puts an earlier entry right costs as much as the log is long behind it, again each time: how much is gone through
again is bound, so that reading a file takes no longer than what a file of its length may.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.book.rulebook import Rulebook
from referee.core.judging import bounds
from referee.core.nouns.entries import Entry, Opened
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve, evolved, ready
from referee.core.play.owing import Ready
from referee.errors import BadLine
from referee.log.history import amends
from referee.log.moments import Moments

MOST_AGAIN = 250_000
"""Entries gone through again; a game of 1,000 entries may have its first ones put right 250 times."""
Found = tuple[Table, Ready]
"""The table that an entry found, and the entry as it happens there: for whoever judges it."""
A_LOOK = 10
"""Entries that are looked at as fast as one is played again."""


class RunningLog:
    """A log that grows. Its table is worked out when it is asked for; at `most_again` it is refused to go on."""

    def __init__(self, opening: Opened, book: Rulebook, most_again: int | None = None) -> None:
        """Raises `BadJournal` `number_out_of_range` where no table is so large."""
        self.entries: list[Entry] = [opening]
        self._book = book
        self._moments = Moments(self.entries, book)
        self._end: Table | None = evolve(Table(), opening, book)
        bounds.check(Table(), self._end)
        self._again, self._most_again = 0, most_again

    @property
    def table(self) -> Table:
        """The table at the end. Raises `BadJournal` where putting right made it larger than any."""
        if self._end is None:
            self._end = self._moments.after(self._moments.counting[-1])
            bounds.check(Table(), self._end)
        return self._end

    def before(self, number: int) -> Table:
        """The table that an entry found. Raises `BadLine` `entry_unknown`."""
        if not 0 < number < len(self.entries):
            raise BadLine("entry_unknown", number=number)
        return self._moments.before(number)

    def add(self, added: Sequence[Entry]) -> tuple[Found, ...]:
        """The log goes on with these; what each of them found, unless they put right what was before.

        Raises `BadLine` `too_much_again`, `BadJournal` where nothing is so large.
        """
        if amends(added):
            self._amend(added)
            return ()
        return tuple(map(self.go_on, added))

    def go_on(self, entry: Entry) -> Found:
        """The log goes on with this entry, which puts nothing right; what it found. Raises `BadJournal` as `add`."""
        table = self._end or self.table
        at = ready(table, entry, self._book)
        self._moments.append(len(self.entries), table)
        self.entries.append(entry)
        self._end = evolved(at, entry, self._book)
        bounds.check(table, self._end)
        return table, at

    def _amend(self, added: Sequence[Entry]) -> None:
        """What happened as before keeps its tables."""
        were = self._moments
        self.entries.extend(added)
        self._again += were.gone_through + len(self.entries) // A_LOOK
        if self._most_again is not None and self._again > self._most_again:
            raise BadLine("too_much_again")
        self._moments, self._end = were.of_longer(self.entries), None
