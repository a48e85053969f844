"""A log judged from its first entry to its last.

In go the entries that count, in the order in which they happened; out comes each as it was judged, with the table that
it found, and the table at the end. Whoever needs the verdicts of a log asks here: table logs, the desk, the checker.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.judging import bounds
from referee.core.judging.judge import judged_at
from referee.core.nouns.entries import Entry, Opened
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Verdict
from referee.core.play.evolve import evolved, ready
from referee.errors import BadJournal
from referee.log.history import Numbered, effective
from referee.log.moments import Moments


class JudgedEntry(Struct, frozen=True, gc=False):
    """An entry with its number in the log, the verdict on it, and the table it was judged at."""

    number: int
    entry: Entry
    verdict: Verdict
    before: Table

    @property
    def position(self) -> Table:
        """The table that a sentence about it speaks of: the one before it, of an opening the one that it laid."""
        return self.entry.table if isinstance(self.entry, Opened) else self.before


def judged(entries: Iterable[Numbered], book: Rulebook, table: Table) -> tuple[tuple[JudgedEntry, ...], Table]:
    """These entries judged from this table on, and the table after the last."""
    done: list[JudgedEntry] = []
    for number, entry in entries:
        at = ready(table, entry, book)
        done.append(JudgedEntry(number, entry, judged_at(at, entry, book), table))
        table = evolved(at, entry, book)
    return tuple(done), table


def check_room(entries: Sequence[JudgedEntry], end: Table) -> None:
    """Raises `BadJournal` with the number of the first entry that left more than any table has."""
    found = [each.before for each in entries]
    for each, after in zip(entries, (*found[1:], end), strict=True):
        try:
            bounds.check(each.before, after)
        except BadJournal as error:
            raise BadJournal(error.key, **{"entry": each.number, **error.about}) from None


def replayed(log: Sequence[Entry], book: Rulebook) -> tuple[tuple[JudgedEntry, ...], Table]:
    """A whole log judged, its retractions, corrections and insertions worked in, and the table at its end."""
    return judged(effective(log), book, Table())


def judged_again(
    log: Sequence[Entry], book: Rulebook, moments: Moments, end: Table
) -> tuple[int, tuple[JudgedEntry, ...], Table]:
    """A log grown longer than that of these moments, which ended at this table.

    The place in their order before which all happened as before, the others judged anew, and the table at its end.
    """
    place, happened = moments.otherwise(log)
    first = moments.first_from(place)
    counting = ((number, log[number]) for number, counts in happened if counts)
    return place, *judged(counting, book, moments.before(first) if first else end)
