"""The role of one eliminated that is seen only later: until play goes on, what hangs on it may still be owed.

Whether a reward was due for a role that nobody saw hangs on what the referee had noted. Once it is seen all that is
taken back, and said anew by what everybody sees, so that the table goes on alike whatever was noted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Death, Frame, Owed, Table
from referee.core.play.witnesses import role_of_all

AFTER_A_FALL = frozenset({e.Drew, e.Forfeited})
"""What may follow from the role of one who fell."""


def seen_late(before: Situation, table: Table) -> bool:
    """Does the role of one who had fallen before lie open only on this table?"""
    if not before.table.deaths:
        return False
    now = Situation(table, before.book)
    fallen = (death for death in before.table.deaths if before.seat(death.seat).out)
    return any(_seen(now, each) and not _seen(before, each) for each in fallen)


def _seen(now: Situation, death: Death) -> bool:
    return bool(role_of_all(now, now.table.seat(death.seat)))


def taken_back(table: Table) -> Table:
    """The table without what hung on roles that nobody had seen."""

    def left(row: tuple[Owed, ...]) -> tuple[Owed, ...]:
        return tuple(owed for owed in row if not owed.secret)

    frames: list[Frame] = [replace(each, owed=left(each.owed), waiting=left(each.waiting)) for each in table.frames]
    return replace(table, frames=tuple(frames))


def falls(now: Situation) -> Iterator[e.Eliminated]:
    """The eliminations that are to be said anew, those whose role is seen first."""
    unseen = [death for death in now.table.deaths if death.unseen]
    for death in sorted(unseen, key=lambda each: not _seen(now, each)):
        yield e.Eliminated(death.seat, now.seat(death.seat).role, death.author, death.cause)


def without_seen(now: Situation) -> Table:
    """The table that waits no longer for roles that have been seen."""
    return _settled(now.table, lambda death: _seen(now, death))


def gone_by(table: Table) -> Table:
    """The table once play has gone on: nothing more hangs on roles that were not seen before."""
    for death in table.deaths:
        if death.unseen:
            return _settled(table, lambda death: True)
    return table


def followed_up(table: Table, entry: Any, book: Rulebook) -> Table:
    """The table once he who felled somebody drew for it, or gave up his cards, whether that was due or not."""
    if not _may_hang_on_a_role(entry, book):
        return table
    first = next((death for death in table.deaths if death.unseen and death.author == entry.by), None)
    return _settled(table, lambda death: death is first)


def hangs_on_a_secret(now: Situation, entry: Any) -> bool:
    """Is this what may follow from the role of one whom he felled, and which nobody has seen?"""
    if not (now.table.deaths and type(entry) in AFTER_A_FALL and _may_hang_on_a_role(entry, now.book)):
        return False
    return any(death.author == entry.by and not _seen(now, death) for death in now.table.deaths)


def _may_hang_on_a_role(entry: Any, book: Rulebook) -> bool:
    return isinstance(entry, e.Forfeited) or entry.cause in book.by_role


def _settled(table: Table, which: Callable[[Death], bool]) -> Table:
    if not [death for death in table.deaths if death.unseen and which(death)]:
        return table
    deaths = (replace(death, unseen=False) if which(death) else death for death in table.deaths)
    return replace(table, deaths=tuple(deaths))
