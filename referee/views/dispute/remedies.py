"""What would have made an entry of a log legal, beside the table that it is told of.

The core looks for it and says in which order it is told. In goes a log, out come changes; no words.
"""

from __future__ import annotations

from msgspec import Struct

from referee.core.judging.changes import LegalChange
from referee.core.judging.remedies import remedies
from referee.core.nouns.table import Table
from referee.desk.table_log import TableLog


class Remedies(Struct, frozen=True):
    """What would have made an entry of a log legal, and the table it was played at; the log was so long then."""

    number: int
    length: int
    table: Table
    changes: tuple[LegalChange, ...]


def found_at_once(log: TableLog, number: int) -> bool:
    """Is it found within a key? Where a character is not known, all that is tried is judged for each he may be."""
    return all(seat.figures[0].character for seat in log.table_spoken_of(number).seats)


def remedies_of(log: TableLog, number: int) -> Remedies:
    """What would have made this entry of the log legal."""
    length, table = log.length, log.table_spoken_of(number)
    return Remedies(number, length, table, remedies(table, log.entry(number), log.book))
