"""A line told once more in other words: with all that goes without saying it is just what was logged last.

In go a line and the log, out comes the entry that says it already. What a line takes for granted is not typed, now and
then; so both are held against each other in full, and what followed from the first may be left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec.structs import replace

from referee.core.judging.assumed import assumed
from referee.core.nouns.entries import Assumed, Entry, Played
from referee.core.nouns.table import Table
from referee.core.play.evolve import replay
from referee.desk.hearing.felled_by import felled_by
from referee.desk.hearing.lately import Lately, assumed_entries, read_there
from referee.desk.hearing.twice.told_anew import is_in_order
from referee.desk.hearing.understanding import ReadAt, filled_between

LONGEST = 12
"""Entries of one line, at most, with all that was taken for granted in it."""


def line_told_again(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The first entry of what was logged last, if in full the line says just that, and is not in order now; else 0."""
    now = read_there(read_at, table)
    if not now or is_in_order(now, table, lately.book):
        return 0
    return next((number for number, since in _since(lately) if _is_told(read_at, number, since, lately)), 0)


def _since(lately: Lately) -> Iterator[tuple[int, list[Entry]]]:
    """Each entry that was typed lately, and all that came from it on, whether it was typed or not."""
    since: list[Entry] = []
    unsaid = assumed_entries(lately.log)
    for number in islice(reversed(lately.counting), LONGEST):
        if not isinstance(entry := lately.log[number], Assumed):
            since = [entry, *since]
            if number and number not in unsaid:
                yield number, since


def _is_told(read_at: ReadAt, number: int, since: list[Entry], lately: Lately) -> bool:
    """Would the line have been all of it there, or all but what followed? Whoever plays may have played again."""
    typed = read_there(read_at, lately.table_before(number))
    if len(typed) < 2 or type(typed[0]) is not type(since[0]):
        return False
    told = _in_full(typed, number, lately)
    return told == since or (not isinstance(told[0], Played) and told == since[: len(told)])


def _in_full(entries: tuple[Entry, ...], number: int, lately: Lately) -> list[Entry]:
    """What a line of these would have logged there."""
    table, book = lately.table_before(number), lately.book
    run, _ = assumed(table, entries[0], book)
    before = replace(lately, log=lately.log[:number])
    whole = felled_by(filled_between(entries, replay(run, book, table), book), table, before)
    return [*run, *(each for each in whole if not isinstance(each, Assumed))]
