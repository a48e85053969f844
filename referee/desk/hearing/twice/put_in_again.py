"""A late line typed once more just after it was put in where it belongs: it stands there already."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.nouns.entries import Assumed, Entry, Inserted
from referee.core.nouns.table import Table
from referee.desk.hearing.lately import Lately, read_there
from referee.desk.hearing.understanding import ReadAt
from referee.log.growing import gone_on_with


def put_in_just_now(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The entry that the line logged last put in before another, if this line says just that; else 0."""
    log, number = lately.log, _put_in_last(lately.log)
    entry = log[number]
    if not isinstance(entry, Inserted) or number + entry.count != len(log) - 1:
        return 0
    said, unsaid = read_there(read_at, table), log[number + 1]
    first = number + 1 + (unsaid.count + 1 if isinstance(unsaid, Assumed) else 0)
    return first if said and said == tuple(log[first : first + len(said)]) else 0


@gone_on_with(int)
def _put_in_last(log: Sequence[Entry], found: int, start: int) -> int:
    """The number of the last insertion; 0 if there is none."""
    return next((number for number in range(len(log) - 1, start - 1, -1) if isinstance(log[number], Inserted)), found)
