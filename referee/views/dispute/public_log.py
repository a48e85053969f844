"""A log as everybody at the table knows it.

In goes a judged log, out comes the same log without roles that only the referee noted, cards that not all saw, and his
notes to himself, judged at the table that follows from what is left. Two logs that differ only in secrets come out
alike, verdicts included.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.judge import judge
from referee.core.knowledge.public import public_of
from referee.core.knowledge.told import told
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.core.play.placing import with_seat
from referee.log.replaying import JudgedEntry


def public_log(counted: Sequence[JudgedEntry], end: Table, book: Rulebook) -> tuple[tuple[JudgedEntry, ...], Table]:
    """These entries as everybody knows them, judged at the table that everybody knows, and that table at the end."""
    known: list[JudgedEntry] = []
    table = Table()
    afterwards = [*(each.before for each in counted), end]
    for each, (_, after) in zip(counted, pairwise(afterwards), strict=True):
        seen = public_of(after, book)
        entry = told(each.entry, Situation(seen, book))
        table = _roles_shown(table, seen, entry, book)
        known.append(JudgedEntry(each.number, entry, judge(table, entry, book), table))
        table = evolve(table, entry, book)
    return tuple(known), table


def _roles_shown(table: Table, after: Table, entry: e.Entry, book: Rulebook) -> Table:
    """The table with the roles that this entry shows without naming them; what it makes of a role is no such role."""
    if not table.seats:
        return table
    followed = evolve(table, entry, book)
    for seat, then, seen in zip(table.seats, followed.seats, after.seats, strict=True):
        if seen.role and not seat.role and then.role != seen.role:
            table = with_seat(table, seat.number, role=seen.role)
    return table
