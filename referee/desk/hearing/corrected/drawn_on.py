"""A draw told card by card: `draws a card`, `draws another`, or `draws a bang`, `draws a beer`: one draw, of both.

In go the line and the log, out comes the draw put right. Not where the line is in order as it stands.
"""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.judging.judge import judge
from referee.core.nouns.entries import Corrected, Drew, Entry
from referee.core.nouns.table import Table
from referee.desk.hearing.lately import Lately, read_there
from referee.desk.hearing.understanding import ReadAt
from referee.log.entry_status import PLAIN, entry_statuses

DECK = "deck"


def drawn_on(read_at: ReadAt, table: Table, lately: Lately) -> tuple[Entry, ...]:
    """The draw logged last with what the line adds to it, up to what was due; nothing of a card told again."""
    number = lately.last
    was = lately.log[number]
    if not isinstance(was, Drew) or was.source != DECK:
        return ()
    found = lately.table_before(number)
    match read_there(read_at, table), read_there(read_at, found):
        case (Drew(source="deck") as now,), (Drew(source="deck") as said,) if now.by == said.by == was.by:
            again = not set(said.seen).isdisjoint(was.seen)
            if again or said.cause != was.cause or judge(table, now, lately.book).clean:
                return ()
            came = entry_statuses(lately.log).get(number, PLAIN)
            whole = _both(was, said)
            due = (each.count for each in found.owed() if (each.kind, each.seat) == ("draw", was.by))
            fits = whole.count <= max(due, default=0) and came.came != "forgotten"
            return (Corrected(came.of or number, 1), whole) if fits else ()
    return ()


def _both(was: Drew, said: Drew) -> Drew:
    """The draw with the cards that were told after it: more of them, or the names of more of them."""
    names = was.seen + said.seen
    if was.seen and said.seen and was.count == said.count and len(names) <= was.count:
        return replace(was, seen=names)
    return replace(was, count=was.count + said.count, seen=names)
