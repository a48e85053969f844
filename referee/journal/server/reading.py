"""What stands on a server. A number that was counted and has no record is given as lost, in its place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from referee.errors import UnknownId
from referee.journal.server import statements as sql
from referee.journal.server.connections import Connection
from referee.journal.store import Checked, Record, StreamInfo, Writer


def last(db: Connection, stream: str) -> int:
    """The version of the last record. Raises UnknownId."""
    row = db.execute(sql.LAST, (stream,)).fetchone()
    if row is None:
        raise UnknownId("unknown_stream", stream=stream)
    return int(str(row[0]))


def records(db: Connection, stream: str, after: int) -> list[Record]:
    """Those later than this version, with how far the stream goes, in one look. Raises UnknownId."""
    rows: list[tuple[Any, ...]] = db.execute(sql.READ, {"stream": stream, "after": after}).fetchall()
    if not rows:
        raise UnknownId("unknown_stream", stream=stream)
    found = [
        Record(version, event_id, at, entry.encode(), verdict.encode(), by=Writer(who, device))
        for _, version, event_id, at, entry, verdict, who, device in rows
        if version is not None
    ]
    return without_gaps(found, after, max(int(rows[0][0]), after))


def without_gaps(found: list[Record], after: int, last: int) -> list[Record]:
    """As many as were counted, those that are not there as lost."""
    if len(found) == last - after:
        return found
    there = {record.version: record for record in found if record.version <= last}
    return [there.get(version) or Record.lost(version) for version in range(after + 1, last + 1)]


def streams(db: Connection) -> list[StreamInfo]:
    """All of them, the oldest first."""
    rows: Iterable[tuple[Any, ...]] = db.execute(sql.STREAMS)
    found = (
        StreamInfo(id_, title, created, length, last_at if length else created, kind, touched=touched)
        for id_, title, created, length, last_at, kind, touched in rows
    )
    return sorted(found, key=lambda info: (info.created, info.id))


def checked(db: Connection) -> Checked:
    """A look at how far each stream goes and how many records it has; only where they differ, at which."""
    with db.transaction():
        rows: list[tuple[Any, ...]] = db.execute(sql.COUNTS).fetchall()
        short = [(stream, last) for stream, last, count, furthest in rows if count != last or furthest != last]
        lost = [(stream, version) for stream, last in short for version in _missing(db, stream, last)]
    sound = all(furthest <= last for _, last, _, furthest in rows)
    return Checked(len(rows), sum(count for _, _, count, _ in rows), tuple(sorted(lost)), sound)


def _missing(db: Connection, stream: str, last: int) -> list[int]:
    there = {version for (version,) in db.execute(sql.VERSIONS, (stream,))}
    return [version for version in range(1, last + 1) if version not in there]
