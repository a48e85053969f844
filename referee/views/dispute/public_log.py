"""A log as everybody at the table knows it.

In goes a log, out comes the same log without roles that only the referee noted, cards that not all saw, and his
notes to himself, judged at the table that follows from what is left. Two logs that differ only in secrets come out
alike, verdicts included: what the referee's own log is judged as is not even worked out.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.judge import judged_at
from referee.core.knowledge.public import public_of
from referee.core.knowledge.told import told
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve, evolved, ready
from referee.core.play.placing import with_seat
from referee.log.history import effective
from referee.log.replaying import JudgedEntry


def public_log(log: Sequence[e.Entry], book: Rulebook) -> tuple[tuple[JudgedEntry, ...], Table]:
    """The entries that count as everybody knows them, judged at the table that everybody knows, and that at the end."""
    known: list[JudgedEntry] = []
    table, noted, seen = Table(), Table(), Table()
    for number, entry in effective(log):
        noted = evolve(noted, entry, book)
        before, seen = seen, public_of(noted, book)
        judged, table = _known(table, number, told(entry, Situation(seen, book)), seen, book)
        table = _with_cards_turned_up(table, before, seen)
        known.append(judged)
    return tuple(known), table


def _known(table: Table, number: int, entry: e.Entry, seen: Table, book: Rulebook) -> tuple[JudgedEntry, Table]:
    """An entry judged at the table that everybody knows, with the roles that it shows, and the table after it."""
    at = ready(table, entry, book)
    after = evolved(at, entry, book)
    shown = _roles_shown(table, after, seen)
    if shown is not table:
        at = ready(shown, entry, book)
        after = evolved(at, entry, book)
    return JudgedEntry(number, entry, judged_at(at, entry, book), shown), after


def _roles_shown(table: Table, followed: Table, after: Table) -> Table:
    """The table with the roles that an entry shows without naming them; what it makes of a role is no such role."""
    if not table.seats:
        return table
    for seat, then, seen in zip(table.seats, followed.seats, after.seats, strict=True):
        if seen.role and not seat.role and then.role != seen.role:
            table = with_seat(table, seat.number, role=seen.role)
    return table


def _with_cards_turned_up(table: Table, before: Table, seen: Table) -> Table:
    """The table with the cards that an entry showed to all without naming them: those that lay face down till then."""
    there = {(each.card, each.hands) for each in (*table.sightings, *before.sightings)}
    new = tuple(each for each in seen.sightings if each.open and (each.card, each.hands) not in there)
    return replace(table, sightings=(*table.sightings, *new)) if new else table
