"""By whom somebody fell whose life points nobody knows: by the card that cost him the last one that was logged.

In go the entries of a line and what was logged before it, out they come, each elimination of which nobody said by whom
with whoever played that card. Where life points are known the table itself says that he falls, and to whom.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from msgspec.structs import replace

from referee.core.nouns.entries import Eliminated, Entry, LifeGained, LifeLost, Played, TurnBegan
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import NOBODY
from referee.desk.hearing.lately import Lately


def felled_by(entries: tuple[Entry, ...], table: Table, lately: Lately) -> tuple[Entry, ...]:
    """The entries with the one who felled each of those of whom it was not said."""
    return tuple(_told(each, entries[:at], table, lately) for at, each in enumerate(entries))


def _told(entry: Entry, before: tuple[Entry, ...], table: Table, lately: Lately) -> Entry:
    if not isinstance(entry, Eliminated) or entry.cause or not _is_open(table, entry.by):
        return entry
    logged = (lately.log[number] for number in lately.numbers())
    lost = next(_lost(entry.by, chain(reversed(before), logged)), None)
    his = lost is not None and entry.author in (NOBODY, lost.author)
    return replace(entry, author=lost.author, cause=lost.cause) if lost is not None and his else entry


def _is_open(table: Table, by: int) -> bool:
    """Is he still in by the log, with nobody knows how many life points?"""
    seat = table.seat(by)
    return seat.life is None and not seat.out


def _lost(by: int, back: Iterable[Entry]) -> Iterator[LifeLost]:
    """What he lost to the card played last, unless he was saved since."""
    for entry in back:
        if isinstance(entry, Played | TurnBegan) or (isinstance(entry, LifeGained) and entry.by == by):
            return
        if isinstance(entry, LifeLost) and entry.by == by:
            yield entry
