"""A log judged from its first entry to its last.

In go the entries that count, in the order in which they happened; out comes each as it was judged, with the table that
it found, and the table at the end. Whoever needs the verdicts of a log asks here: table logs, the desk, the checker.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from referee.entries import Entry
from referee.evolve import evolve
from referee.history import Numbered, effective
from referee.judge import judge
from referee.rulebook import Rulebook
from referee.table import Table
from referee.verdict import Verdict


class Judged(Struct, frozen=True):
    """An entry with its number in the log, the verdict on it, and the table it was judged at."""

    number: int
    entry: Entry
    verdict: Verdict
    before: Table


def judged(entries: Iterable[Numbered], book: Rulebook, table: Table) -> tuple[tuple[Judged, ...], Table]:
    """These entries judged from this table on, and the table after the last."""
    done: list[Judged] = []
    for number, entry in entries:
        done.append(Judged(number, entry, judge(table, entry, book), table))
        table = evolve(table, entry, book)
    return tuple(done), table


def replayed(log: Sequence[Entry], book: Rulebook) -> tuple[tuple[Judged, ...], Table]:
    """A whole log judged, its retractions, corrections and insertions worked in, and the table at its end."""
    return judged(effective(log), book, Table())
