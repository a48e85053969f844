"""The table as it stood at any entry of a log, without going through the log from its start.

Some tables are kept, at every so many entries; those between are worked out from the nearest one before. What is put
right later leaves the tables before it as they were: they can be given to the moments of the longer log.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.log.history import AMENDING, first_moved, order

Happened = list[tuple[int, bool]]
"""The numbers of entries in the order in which they happened, and whether each counts."""
EVERY = 32
"""Entries from one table kept to the next."""
HELD = 4 * EVERY
"""Tables passed on the way to others that are held at most, about."""


class Moments:
    """The tables of one log. `known` are tables that its entries found, by their numbers; `happened` is its order."""

    def __init__(
        self,
        log: Sequence[Entry],
        book: Rulebook,
        known: Mapping[int, Table] | None = None,
        happened: Happened | None = None,
    ) -> None:
        self._log = log
        self._book = book
        self._lay(order(log) if happened is None else happened)
        self._length = len(log)
        self._amending = [number for number, entry in enumerate(log) if isinstance(entry, AMENDING)]
        self._kept: dict[int, Table] = {**(known or {}), 0: Table()}
        self._passed: dict[int, Table] = {}
        self.gone_through = 0
        """How many entries were played again to find what was asked for."""

    def _lay(self, happened: Happened) -> None:
        self._order = happened
        self._place = {number: place for place, (number, _) in enumerate(happened)}

    @property
    def order(self) -> Sequence[tuple[int, bool]]:
        """The numbers of all entries in the order in which they happened, and whether each counts."""
        return self._order

    @property
    def counting(self) -> list[int]:
        """The numbers of the entries that count, in the order in which they happened."""
        return self.counting_before(len(self._order))

    def place(self, number: int) -> int:
        """Where in the order an entry stands."""
        return self._place[number]

    def grow(self, numbers: Iterable[int]) -> None:
        """The log has grown by these entries, which happened after all others and put nothing right."""
        for number in numbers:
            self._add(number)

    def _add(self, number: int) -> int:
        place = self._place[number] = len(self._order)
        self._order.append((number, True))
        self._length = number + 1
        return place

    def append(self, number: int, table: Table) -> None:
        """The log has grown by this entry, which finds this table and puts nothing right."""
        if self._add(number) % EVERY == 0:
            self._kept[number] = table

    def keep(self, number: int, table: Table) -> None:
        """The table that an entry found, if it is one of those to be kept."""
        if self._place[number] % EVERY == 0:
            self._kept[number] = table

    def known_of(self, numbers: Iterable[int]) -> dict[int, Table]:
        """The tables kept of these entries."""
        return {number: self._kept[number] for number in numbers if number in self._kept}

    def otherwise(self, log: Sequence[Entry]) -> tuple[int, Happened]:
        """The place from which on things happen otherwise in the log grown longer, and its order from there on."""
        new = (number for number in range(self._length, len(log)) if isinstance(log[number], AMENDING))
        first = first_moved(log, [*self._amending, *new], self._length)
        place = len(self._order)
        while place and self._order[place - 1][0] >= first:
            place -= 1
        anew = order(log, first)
        both = zip(self._order[place:], anew, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], both))
        return place + same, anew[same:]

    def of_longer(self, log: Sequence[Entry]) -> Moments:
        """The moments of the log grown longer by what puts it right; what happened as before keeps its tables."""
        place, anew = self.otherwise(log)
        return Moments(log, self._book, self.known_of(self.counting_before(place)), [*self._order[:place], *anew])

    def counting_before(self, place: int) -> list[int]:
        """The numbers of the entries that count before this place in the order."""
        return [number for number, counts in self._order[:place] if counts]

    def first_from(self, place: int) -> int:
        """The number of the first entry from this place on that counts; 0 if none does."""
        return next((number for number, counts in self._order[place:] if counts), 0)

    def before(self, number: int) -> Table:
        """The table that an entry found; one that does not count would have found it."""
        if number not in self._passed:
            self._pass_to(number)
        return self._passed[number]

    def _pass_to(self, number: int) -> None:
        """Play on to this entry from the nearest table kept, and hold the tables passed: the next asked is near."""
        if len(self._passed) > HELD:
            self._passed = {}
        last = start = self._place[number]
        while self._order[start][0] not in self._kept:
            start -= 1
        table = self._kept[self._order[start][0]]
        for each, counts in self._order[start:last]:
            self.keep(each, table)
            self._passed[each] = table
            table = evolve(table, self._log[each], self._book) if counts else table
        self._passed[number] = table
        self.gone_through += last - start

    def after(self, number: int) -> Table:
        """The table that an entry left; the one before it if it does not count."""
        table, counts = self.before(number), self._order[self._place[number]][1]
        return evolve(table, self._log[number], self._book) if counts else table
