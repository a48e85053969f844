"""A late line typed once more just after it was put in where it belongs: it stands there already."""

from __future__ import annotations

from referee.core.nouns.entries import Assumed, Inserted
from referee.core.nouns.table import Table
from referee.desk.hearing.lately import Lately, read_there
from referee.desk.hearing.understanding import ReadAt


def put_in_just_now(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The entry that the line logged last put in before another, if this line says just that; else 0."""
    said, log = read_there(read_at, table), lately.log
    for number in range(len(log) - 1, 0, -1):
        entry = log[number]
        if isinstance(entry, Inserted):
            ends = number + entry.count == len(log) - 1
            unsaid = log[number + 1]
            first = number + 1 + (unsaid.count + 1 if isinstance(unsaid, Assumed) else 0)
            return first if ends and said and said == tuple(log[first : first + len(said)]) else 0
    return 0
