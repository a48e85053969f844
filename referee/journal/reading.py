"""What stands in the file, as far as it fits its checksums; what does not fit is given as lost, in its place.

The usual way reads a stream at once and sums it at once. Only where that does not come out are its records read one by
one, so that what is wrong with one of them, or with the page it stands on, costs no other.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any, NamedTuple

from referee.journal import seal
from referee.journal.store import Checked, Record, StreamInfo

HEAD = "select version, seal from head where stream = ?"
LAST = "select max(version) from record where stream = ?"
NAMED = "select exists (select 1 from stream where id = ?)"
AFTER = """select version, event_id, at, cast(entry as blob), cast(verdict as blob), seal
    from record where stream = ? and version > ? order by version"""
ONE = """select cast(event_id as blob), cast(at as blob), cast(entry as blob), cast(verdict as blob), seal
    from record where stream = ? and version = ?"""
STREAM = """select cast(title as blob), cast(created as blob), cast(kind as blob), seal from stream where id = ?"""
STREAMS = """with recursive logged(id) as (
        select min(stream) from record
        union all select (select min(stream) from record where stream > id) from logged where id is not null)
    select cast(id as blob) from
    (select id from stream union select stream from head union select id from logged where id is not null)"""
"""A stream is there if any of the three tables knows it."""


class Extent(NamedTuple):
    """How far a stream goes, and whether its head says so."""

    last: int
    sure: bool


def extent(db: sqlite3.Connection, stream: str) -> Extent | None:
    """How far a stream goes, by its head or by the last record that fits; None if there is none of this name.

    Raises what SQLite does where neither can be read.
    """
    head = _asked(db, HEAD, stream)
    if head is not None and _fits(head, stream):
        return _beyond(db, stream, head[0])
    found = db.execute(LAST, (stream,)).fetchone()[0]
    if head is None and found is None and not db.execute(NAMED, (stream,)).fetchone()[0]:
        return None
    return Extent(_last_whole(db, stream, 0) if found else 0, sure=False)


def _beyond(db: sqlite3.Connection, stream: str, version: int) -> Extent:
    """As far as the head tells, unless a record that fits stands further on."""
    last = _asked(db, LAST, stream)
    further = _last_whole(db, stream, version) if last and last[0] not in (None, version) else 0
    return Extent(max(version, further), sure=last is not None and not further)


def _asked(db: sqlite3.Connection, sql: str, stream: str) -> tuple[Any, ...] | None:
    """One row; none where damage is in the way."""
    try:
        row: tuple[Any, ...] | None = db.execute(sql, (stream,)).fetchone()
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        return None
    return row


def _fits(head: tuple[Any, ...], stream: str) -> bool:
    version, sealed = head
    return isinstance(version, int) and version >= 0 and seal.of_head(stream, version) == sealed


def _last_whole(db: sqlite3.Connection, stream: str, after: int) -> int:
    """The version of the last record after this one that fits, 0 if none does."""
    versions = [
        row[0] for row in db.execute("select version from record where stream = ? and version > ?", (stream, after))
    ]
    return next((v for v in sorted(versions, reverse=True) if _one(db, stream, v).whole), 0)


def records(db: sqlite3.Connection, stream: str, after: int, last: int) -> list[Record]:
    """The records after one version up to another, each one or its gap. Raises what SQLite does, but for damage."""
    after = max(after, 0)
    rows = _at_once(db, stream, after)
    if [row[0] for row in rows] == [*range(after + 1, last + 1)] and _whole(stream, rows):
        return [Record(*row[:5]) for row in rows]
    return [_one(db, stream, version) for version in range(after + 1, last + 1)]


def _at_once(db: sqlite3.Connection, stream: str, after: int) -> list[tuple[int, str, str, bytes, bytes, int]]:
    try:
        return db.execute(AFTER, (stream, after)).fetchall()
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        return []


def _whole(stream: str, rows: list[tuple[int, str, str, bytes, bytes, int]]) -> bool:
    try:
        return seal.of_records(stream, (row[:5] for row in rows)) == [row[5] for row in rows]
    except (TypeError, UnicodeError):  # another kind of value than was written
        return False


def _one(db: sqlite3.Connection, stream: str, version: int) -> Record:
    try:
        row = db.execute(ONE, (stream, version)).fetchone()
        event_id, at, entry, verdict = (bytes(each) for each in row[:4])
        record = Record(version, event_id.decode(), at.decode(), entry, verdict)
        fits = seal.of_record(stream, *record[:5]) == row[4]
    except (TypeError, UnicodeError):
        fits = False
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        fits = False
    return record if fits else Record.lost(version)


def is_damage(error: sqlite3.Error) -> bool:
    """Is it the file that SQLite objects to?"""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


def streams(db: sqlite3.Connection) -> Iterator[StreamInfo]:
    """Every stream that anything is known of."""
    for (name,) in db.execute(STREAMS).fetchall():
        id_ = bytes(name or b"").decode(errors="replace")
        found = extent(db, id_)
        if found is not None:
            yield _info(db, id_, found)


def checked(db: sqlite3.Connection) -> Checked:
    """A look at everything."""
    found = list(streams(db))
    every = [(info.id, each) for info in found for each in records(db, info.id, 0, info.length)]
    gaps = [(stream, each.version) for stream, each in every if not each.whole]
    lost = [(info.id, 0) for info in found if not info.whole]
    return Checked(len(found), len(every) - len(gaps), tuple(sorted((*lost, *gaps))), _is_sound(db))


def _is_sound(db: sqlite3.Connection) -> bool:
    """Does SQLite find nothing wrong with its pages and indexes?"""
    try:
        return [tuple(row) for row in db.execute("pragma integrity_check(1)")] == [("ok",)]
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        return False


def _info(db: sqlite3.Connection, id_: str, found: Extent) -> StreamInfo:
    row = db.execute(STREAM, (id_,)).fetchone() or (b"", b"", b"", None)
    title, created, kind = (bytes(each or b"").decode(errors="replace") for each in row[:3])
    whole = found.sure and row[3] == seal.of_stream(id_, title, created, kind)
    record = _one(db, id_, found.last) if found.last else Record.lost(0)
    return StreamInfo(id_, title, created, found.last, record.at if record.whole else created, kind, whole)
