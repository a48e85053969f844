"""A whole store carried from a server into a file, and into a server from wherever it is kept: nothing changes but the
place. Ids, times and the order of the streams stay; a number without a record stays one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from referee.errors import BadJournal, Stale
from referee.journal.faults import as_errors
from referee.journal.server import reading
from referee.journal.server import statements as sql
from referee.journal.server.connections import Connection
from referee.journal.sqlite import Journal
from referee.journal.store import Record, Store, StreamInfo

ONE_STATE = "set transaction isolation level repeatable read read only"
AT_ONCE = 2000
"""Records that are sent together."""


def into_file(db: Connection, path: Path) -> None:
    """One state of it all into a new file, whole or not at all. Raises BadJournal where one stands."""
    if path.exists():
        raise BadJournal("copy_in_the_way", path=str(path))
    with as_errors(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name(f"{path.name}.unfinished")
        _clear(unfinished)
        with db.transaction():
            db.execute(ONE_STATE)
            with Journal.open(unfinished) as journal:
                for info in sorted(reading.streams(db), key=lambda info: info.recency):
                    _restore(db, journal, info)
        unfinished.replace(path)
        _clear(unfinished)


def _restore(db: Connection, journal: Journal, info: StreamInfo) -> None:
    whole = [record for record in reading.records(db, info.id, 0) if record.whole]
    journal.restore(info.id, (info.title, info.created, info.kind), whole, info.length)


def _clear(path: Path) -> None:
    for end in ("", "-wal", "-shm", "-acknowledged"):
        Path(f"{path}{end}").unlink(missing_ok=True)


def take_in(db: Connection, store: Store) -> None:
    """What another store has and this one does not yet, or nothing. Raises Stale where they parted."""
    with db.transaction():
        for info in store.streams():
            records = store.read(info.id)
            made = db.execute(sql.RESTORE, (*_said(info), info.length, info.last_at, info.touched)).fetchone()
            _put(db, info.id, [each for each in (records if made else _lacking(db, info, records)) if each.whole])


def _lacking(db: Connection, info: StreamInfo, records: list[Record]) -> list[Record]:
    """What the stream here lacks of the same stream there; it is made as long. Raises Stale."""
    known = db.execute(sql.NAMED, (info.id,)).fetchone()
    here = reading.records(db, info.id, 0) if known == _said(info)[1:] else None
    if here is None or any(one.said != other.said for one, other in zip(here, records, strict=False)):
        raise Stale("stream_taken", stream=info.id)
    lacking = records[len(here) :]
    told = (info.length, info.last_at, info.touched, info.id, len(here))
    if lacking and not db.execute(sql.EXTEND, told).fetchone():
        raise Stale("stream_has_grown", stream=info.id, expected=len(here), version=info.length)
    return lacking


def _said(info: StreamInfo) -> tuple[str, str, str, str]:
    return info.id, info.title, info.created, info.kind


def _put(db: Connection, stream: str, records: list[Record]) -> None:
    for start in range(0, len(records), AT_ONCE):
        rows: list[tuple[Any, ...]] = [_row(record) for record in records[start : start + AT_ONCE]]
        db.execute(sql.RESTORE_RECORDS, (stream, *map(list, zip(*rows, strict=True))))


def _row(record: Record) -> tuple[int, str, str, str, str, str, str]:
    version, event_id, at, entry, verdict, _, by = record
    return version, event_id, at, entry.decode(), verdict.decode(), *by
