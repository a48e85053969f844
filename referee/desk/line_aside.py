"""What lies aside of a line that was not kept: told as it was logged, or gone through like the log of its table.

As it was logged it is told record by record and not judged; a table's line or a tournament's, whoever kept it there.
It has no opening: to be a log it follows on what it has in common with the line that stands, where nobody writes.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from referee.desk.table_log import TableLog
from referee.journal import ASIDE, TABLE, Store, Unkept, whole_line
from referee.lexicon import Lexicon


class Kept(msgspec.Struct, frozen=True):
    """A record of it, with what was said of it then; `number` is its place in this line."""

    number: int
    at: str
    by: str
    device: str
    entry: msgspec.Raw
    verdict: msgspec.Raw


def line_aside(store: Store, name: str) -> str | None:
    """The line of this name as JSON Lines; None where nothing lies aside under it."""
    if not any(info.id == name and info.kind == ASIDE for info in store.streams()):
        return None
    kept = (
        Kept(each.version, each.at, *each.by, msgspec.Raw(each.entry_json), msgspec.Raw(each.verdict_json))
        for each in store.read(name)
        if each.whole
    )
    return "".join(msgspec.json.encode(each).decode() + "\n" for each in kept)


def table_aside(store: Store, name: str, lexicon: Lexicon, clock: Callable[[], str]) -> tuple[TableLog, int] | None:
    """A table as that line has it, and the number of the line's first entry; None where no line of a table lies there.

    Raises `BadJournal` where it cannot be read.
    """
    line = whole_line(store, name)
    if line is None or line.kind != TABLE:
        return None
    alone = Unkept()
    alone.create(line.stream, "", "", [record.anew for record in line.records])
    return TableLog(line.stream, alone, lexicon, clock), line.fork
