"""`missed`, typed behind a Barrel that did it: the shot was averted, and no card is given up for that any more.

In go a line and the log, out comes the entry of the draw! that says so already.
"""

from __future__ import annotations

from referee.core.book.rulebook import Situation
from referee.core.nouns.entries import Flipped
from referee.core.nouns.table import Table
from referee.desk.hearing.lately import Lately, read_there
from referee.desk.hearing.understanding import ReadAt
from referee.notation import is_told_averted


def averted_already(read_at: ReadAt, table: Table, lately: Lately) -> int:
    """The draw! logged last, if it averted what the line says was missed; else 0."""
    number, now = lately.last, Situation(table, lately.book)
    last = lately.log[number]
    if not isinstance(last, Flipped):
        return 0
    averted = is_told_averted((last,), read_there(read_at, table), lately.table_before(number), now)
    return number if averted else 0
