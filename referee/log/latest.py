"""What happened last at a table, each with the table after it, so that it can be told as whoever looks on saw it.

What the referee says of the log itself, and what is his alone, is no happening.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import (
    Assumed,
    Corrected,
    Entry,
    Gap,
    Inserted,
    LetStand,
    ModeChanged,
    Noted,
    Opened,
    Retracted,
    RoleSet,
)
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.log.moments import Moments

MOST = 3
"""So much of what happened last is kept."""
ABOUT_THE_LOG = (Opened, LetStand, Noted, Gap, Assumed, ModeChanged, RoleSet, Retracted, Corrected, Inserted)
"""What is written down without anything happening at the table."""


class Happened(Struct, frozen=True):
    """An entry and the table after it."""

    entry: Entry
    after: Table


def followed(
    entries: Iterable[Entry], book: Rulebook, table: Table, lately: tuple[Happened, ...] = ()
) -> tuple[Table, tuple[Happened, ...]]:
    """The table after these entries, and what happened last, the latest at the end."""
    for entry in entries:
        table = evolve(table, entry, book)
        if not isinstance(entry, ABOUT_THE_LOG):
            lately = (*lately, Happened(entry, table))[-MOST:]
    return table, lately


def latest(moments: Moments, entry: Callable[[int], Entry], end: Table) -> tuple[Happened, ...]:
    """What happened last in a log that is known; `entry` finds one by its number, `end` is the table after all."""
    counting = moments.counting
    places = [place for place, number in enumerate(counting) if not isinstance(entry(number), ABOUT_THE_LOG)][-MOST:]
    return tuple(Happened(entry(counting[place]), _after(place, counting, moments, end)) for place in places)


def _after(place: int, counting: Sequence[int], moments: Moments, end: Table) -> Table:
    return moments.before(counting[place + 1]) if place + 1 < len(counting) else end
