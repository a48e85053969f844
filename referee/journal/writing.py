"""How the file grows: rows with their checksums, put within a transaction that the caller begins and commits."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from referee.errors import BadJournal, Stale, UnknownId
from referee.journal import reading, seal
from referee.journal.reading import Extent
from referee.journal.remembered import Misremembered, Remembered
from referee.journal.seal import Running
from referee.journal.store import UNSIGNED, NewRecord

STORED = "select version, cast(entry as blob) from record where stream = ? and event_id = ?"
STREAM = "insert into stream values(?, ?, ?, ?, ?)"
RECORD = "insert into record values(?, ?, ?, ?, ?, ?, ?)"
SIGNED = "insert into signed values(?, ?, ?, ?, ?)"
HEAD = "insert or replace into head values(?, ?, ?, ?, ?, ?, ?, ?)"
Placed = tuple[int, NewRecord]
"""A record with its version."""


def append(
    db: sqlite3.Connection, remembered: Remembered, stream: str, expected_version: int, items: Sequence[NewRecord]
) -> int:
    """The version of the last of these items, stored now or before; see `Store.append` for the errors.

    Raises Misremembered.
    """
    found = remembered.extent(stream)
    if found is None or found.last != expected_version:
        found = _asked(db, remembered, stream)
        if items and (stored := _stored_before(db, stream, items)):
            return stored
        if found.last != expected_version:
            raise Stale("stream_has_grown", stream=stream, expected=expected_version, version=found.last)
        _add(db, remembered, stream, found, items)
    else:
        try:
            _add(db, remembered, stream, found, items)
        except sqlite3.IntegrityError as error:
            raise Misremembered from error
    return found.last + len(items)


def _asked(db: sqlite3.Connection, remembered: Remembered, stream: str) -> Extent:
    found = remembered.ask(db, stream)
    if found is None:
        raise UnknownId("unknown_stream", stream=stream)
    return found


def _add(
    db: sqlite3.Connection, remembered: Remembered, stream: str, found: Extent, items: Sequence[NewRecord]
) -> None:
    new = [*enumerate(items, found.last + 1)]
    remembered.wrote(stream, _with_head(db, stream, found, new))
    put(db, stream, new)


def _with_head(db: sqlite3.Connection, stream: str, found: Extent, new: Sequence[Placed]) -> Extent:
    """How far the stream goes with what is new; the head is brought up if it may not stay behind."""
    last, sums = found.last + len(new), found.sums and on(found.sums, new)
    if found.may_lag(last):
        return Extent(last, True, found.told, found.running, found.touched, found.latest, sums)
    sums = sums or on(reading.running(db, stream, found), new)
    touched = reading.next_touch(db, found)
    put_head(db, stream, last, sums, touched)
    return Extent(last, found.sure, last, sums, touched, touched if found.latest else 0, sums)


def on(sums: Running, new: Sequence[Placed]) -> Running:
    """What all records of a stream come to with the new ones."""
    for _, item in new:
        sums = sums.then(item.event_id, item.at, item.entry_json, item.verdict_json)
    return sums


def put_stream(db: sqlite3.Connection, stream: str, title: str, created: str, kind: str) -> None:
    """What is said of a stream as a whole."""
    db.execute(STREAM, (stream, title, created, kind, seal.of_stream(stream, title, created, kind)))


def put(db: sqlite3.Connection, stream: str, new: Sequence[Placed]) -> None:
    """Records, each in its place."""
    db.executemany(RECORD, [_row(stream, version, item) for version, item in new])
    if signed := [(stream, item.event_id, *item.by) for _, item in new if item.by != UNSIGNED]:
        db.executemany(SIGNED, [(*each, seal.of_signed(*each)) for each in signed])


def put_head(db: sqlite3.Connection, stream: str, last: int, running: Running, touched: int) -> None:
    """How far the stream goes, what its records come to, and the number of this touch among all of the store."""
    db.execute(HEAD, (stream, last, *running, seal.of_head(stream, last, running, touched), touched))


def _stored_before(db: sqlite3.Connection, stream: str, items: Sequence[NewRecord]) -> int:
    """The version of the last item if all are stored already, 0 if none is; anything between is a clash."""
    found = [db.execute(STORED, (stream, item.event_id)).fetchone() for item in items]
    if not any(found) and (len(items) == 1 or len({item.event_id for item in items}) == len(items)):
        return 0
    for row, item in zip(found, items, strict=True):
        if row is None or row[1] != item.entry_json:
            raise BadJournal("event_id_taken", stream=stream, event_id=item.event_id)
    return max(int(version) for version, _ in found)


def _row(stream: str, version: int, item: NewRecord) -> tuple[str, int, str, str, str, str, int]:
    event_id, entry, verdict, at, _ = item
    sealed = seal.of_record(stream, version, event_id, at, entry, verdict)
    return stream, version, event_id, at, entry.decode(), verdict.decode(), sealed
