"""What was logged lately, and what a line means at the tables it found: what those who read late lines share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.judging.assumed import assumed
from referee.core.nouns.entries import Answered, Assumed, Declined, Entry, Played, TurnBegan, TurnEnded
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Verdict
from referee.desk.hearing.understanding import ReadAt
from referee.errors import RefereeError
from referee.log.growing import gone_on_with

TURNS_BACK = 2
"""Somebody who types late is no more than a turn behind; who lays down what was too much, two."""
ANSWERS = (Answered, Declined)
BEGIN_AND_END = (TurnBegan, TurnEnded)
"""What is doubted where it is said twice."""


class Lately(Struct, frozen=True):
    """What was logged, which of it counts with which verdict, and the tables it found."""

    log: Sequence[Entry]
    counting: dict[int, Verdict]
    table_before: Callable[[int], Table]
    book: Rulebook

    def numbers(self, back: int = TURNS_BACK) -> Iterator[int]:
        """What counts of this turn and those before, so many in all, the last first."""
        turns = 0
        for number in range(len(self.log) - 1, 0, -1):
            if turns == back:
                return
            if number in self.counting:
                yield number
                turns += isinstance(self.log[number], TurnBegan)

    @property
    def last(self) -> int:
        """The number of what was logged last of all that counts."""
        return next(number for number in range(len(self.log) - 1, -1, -1) if number in self.counting)

    def ended_too_soon(self, number: int, by: int) -> bool:
        """Did this player end a turn here in which something was still to be done?"""
        entry, verdict = self.log[number], self.counting.get(number)
        return isinstance(entry, TurnEnded) and entry.by == by and verdict is not None and not verdict.clean


def read_there(read_at: ReadAt, table: Table) -> tuple[Entry, ...]:
    """What the line means at a table; nothing if it means nothing there."""
    try:
        return read_at(table).entries
    except RefereeError:
        return ()


def whose(read_at: ReadAt, table: Table) -> int:
    """Of whom the line speaks at this table, if it means anything there."""
    return by_whom(read_there(read_at, table))


def by_whom(entries: tuple[Entry, ...]) -> int:
    """Who does the first of these; 0 if nobody does."""
    return getattr(entries[0], "by", 0) if entries else 0


def asked_now(table: Table) -> set[int]:
    """Who is still to answer; nobody where nothing is owed."""
    return {owed.seat for owed in table.top.owed if owed.kind == "answer"}


def meets(entry: Entry, table: Table, book: Rulebook) -> bool:
    """Does this follow from what was played, and nothing speaks against it here, once what it takes for granted was?"""
    return type(entry) in book.meets and assumed(table, entry, book)[1].clean


@gone_on_with(set[int])
def assumed_entries(log: Sequence[Entry], known: set[int], start: int) -> set[int]:
    """The numbers of the entries that nobody typed."""
    for number in range(start, len(log)):
        if isinstance(mark := log[number], Assumed):
            known.update(range(number + 1, number + 1 + mark.count))
    return known


def aims_otherwise(now: Entry | None, was: Entry) -> bool:
    """Is this a card played at somebody, and what was logged no play, and not of whom it is played at?"""
    if not isinstance(now, Played) or not now.at or isinstance(was, Played):
        return False
    return getattr(was, "by", 0) not in now.at
