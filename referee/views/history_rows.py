"""How a history reads: by turns, which head it, and by plays, each a row with its answers and what they cost.

What was taken back is one row as well, however much it is. Every entry stands in one row, and can be found in it. That
something was typed late or put right stands behind what it brought, where that happened, and that something was not
typed before it: so no play hangs on what only speaks of others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from referee.core.nouns.entries import Assumed, Corrected, Inserted, Retracted, TurnBegan, TurnEnded, Won
from referee.desk.table_log import TableLog
from referee.log.entry_status import EntryStatus

Sort = Literal["play", "heading", "back", "replaced"]
HEADING = (TurnBegan, TurnEnded, Won)


class Row(Struct, frozen=True):
    """Entries that are read together, by their numbers, in the order in which they happened.

    A `heading` is a turn that ends and the one that begins, or the end of the game; `back` was taken back, `replaced`
    has others in its place.
    """

    numbers: tuple[int, ...]
    sort: Sort

    @property
    def folds(self) -> bool:
        """Is it shorter as long as nobody looks at it?"""
        return self.sort == "back" and len(self.numbers) > 1


class Rows:
    """Puts entries of one log into rows."""

    def __init__(self, log: TableLog, statuses: Mapping[int, EntryStatus]) -> None:
        self._log = log
        self._statuses = statuses

    def of(self, numbers: Iterable[int], before: Sequence[Row] = ()) -> list[Row]:
        """The rows of these entries after those before them, the last of which may go on."""
        rows, marks = list(before), dict[int, int]()
        for number in self._marked_in_place(numbers):
            if self._is_behind_what_it_brought(rows, number):
                continue
            if isinstance(self._log.entry(number), Assumed) and not self._is_gone(number):
                marks[number + 1] = number
                continue
            sort, run = self._sort(number), (*([marks.pop(number)] if number in marks else []), number)
            if rows and self._joins(rows[-1], number, sort):
                rows[-1] = replace(rows[-1], numbers=(*rows[-1].numbers, *run))
            else:
                rows.append(Row(run, sort))
        return [*rows, *(Row((mark,), "play") for mark in marks.values())]

    def _marked_in_place(self, numbers: Iterable[int]) -> Iterator[int]:
        """The same, where that something was not typed stands right before that, whatever was put in between later."""
        held, order = set[int](), list(numbers)
        told = set(order)
        for number, after in zip(order, (*order[1:], 0), strict=False):
            if isinstance(self._log.entry(number), Assumed) and after != number + 1 and number + 1 in told:
                held.add(number)
                continue
            if number - 1 in held:
                held.remove(number - 1)
                yield number - 1
            yield number
        yield from sorted(held)

    def _is_behind_what_it_brought(self, rows: list[Row], number: int) -> bool:
        """Is it an insertion or correction that holds, put behind the last entry it brought?"""
        entry = self._log.entry(number)
        if not isinstance(entry, Inserted | Corrected) or self._is_gone(number):
            return False
        brought = number + entry.count
        place = next((n for n in reversed(range(len(rows))) if brought in rows[n].numbers), None)
        if place is None or rows[place].sort == "back":
            return False
        at = rows[place].numbers.index(brought) + 1
        rows[place] = replace(rows[place], numbers=(*rows[place].numbers[:at], number, *rows[place].numbers[at:]))
        return True

    def _is_gone(self, number: int) -> bool:
        status = self._statuses.get(number)
        return status is not None and bool(status.gone)

    def _sort(self, number: int) -> Sort:
        entry, status = self._log.entry(number), self._statuses.get(number)
        if isinstance(entry, Retracted):
            return "back"
        if status is not None and status.gone:
            return "back" if status.gone == "retracted" else "replaced"
        return "heading" if isinstance(entry, HEADING) else "play"

    def _joins(self, row: Row, number: int, sort: Sort) -> bool:
        if sort != row.sort or sort == "replaced":
            return False
        if sort == "heading":
            last = next(self._log.entry(each) for each in reversed(row.numbers) if not self._only_says(each))
            return isinstance(last, TurnEnded) and isinstance(self._log.entry(number), TurnBegan)
        return sort == "back" or self._log.goes_on(number)

    def _only_says(self, number: int) -> bool:
        """Does it only speak of others, which stand before it?"""
        return isinstance(self._log.entry(number), Inserted | Corrected)
