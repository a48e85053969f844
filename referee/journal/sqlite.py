"""The store in one SQLite file: an append is one transaction, durable when it returns.

A writer takes the write lock before it looks (`begin immediate`), so that two processes never interleave;
the one that is late is refused and reads again. How long a stream is does not change what an append costs.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Self

from referee.errors import BadJournal, Stale, UnknownId
from referee.journal.faults import as_errors, damaged
from referee.journal.opening import connect
from referee.journal.store import TABLE, Batch, NewRecord, Record, StreamInfo

STREAM = "select title, created, kind from stream where id = ?"
LAST = "select (select max(version) from record where stream = id) from stream where id = ?"
STREAMS = """select id, title, created, coalesce(version, 0), coalesce(at, created), kind
    from stream left join record
    on stream = id and version = (select max(version) from record where stream = id)
    order by created, id"""
AFTER = """select version, event_id, at, cast(entry as blob), cast(verdict as blob)
    from record where stream = ? and version > ? order by version"""
STORED = "select version, cast(entry as blob) from record where stream = ? and event_id = ?"


class Journal:
    """A `Store` in a file. One object may be shared by threads, the file by processes; close it when done."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._lock = Lock()
        self.path = path

    @classmethod
    def open(cls, path: Path) -> Self:
        """The store at `path`, made if missing, migrated if older; for the errors see `opening.connect`."""
        return cls(connect(path), path.absolute())

    def close(self) -> None:
        """Let go of the file; the last to do so folds the write-ahead log into it."""
        with self._lock:
            self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def create(
        self, stream_id: str, title: str, created: str, first: Sequence[NewRecord] = (), kind: str = TABLE
    ) -> None:
        """Open a stream with its first records, both or neither; see `Store.create`."""
        with self._writing() as db:
            known = db.execute(STREAM, (stream_id,)).fetchone()
            if known is None:
                db.execute("insert into stream values(?, ?, ?, ?)", (stream_id, title, created, kind))
            elif known != (title, created, kind):
                raise Stale("stream_taken", stream=stream_id)
            if first:
                _append(db, stream_id, 0, first)

    def streams(self) -> list[StreamInfo]:
        """All streams, the oldest first."""
        with self._reading() as db:
            return [StreamInfo(*row) for row in db.execute(STREAMS)]

    def version(self, stream: str) -> int:
        """The version of the last record, 0 in a new stream. Raises UnknownId."""
        with self._reading() as db:
            return _last(db, stream)

    def append(self, stream: str, expected_version: int, items: Sequence[NewRecord]) -> int:
        """Store all items or none and give the version of the last; see `Store.append` for the errors."""
        with self._writing() as db:
            return _append(db, stream, expected_version, items)

    def append_together(self, batches: Sequence[Batch]) -> None:
        """Store the items of all batches or none; see `Store.append_together`."""
        with self._writing() as db:
            for batch in batches:
                _append(db, *batch)

    def read(self, stream: str, after: int = 0) -> list[Record]:
        """The records later than version `after`, in order. Raises UnknownId."""
        with self._reading() as db:
            last = _last(db, stream)
            found = [Record(*row) for row in db.execute(AFTER, (stream, after))] if after < last else []
        if [record.version for record in found] != list(range(max(after, 0) + 1, last + 1)):
            raise damaged(self.path, stream)
        return found

    def copy(self, path: Path) -> None:
        """The whole store as it stands into another file. Raises StoreUnreachable, and BadJournal where one stands."""
        from referee.journal.schema import back_up

        with as_errors(path):
            if path.exists():
                raise BadJournal("copy_in_the_way", path=str(path))
            path.parent.mkdir(parents=True, exist_ok=True)
            back_up(self.path, path.absolute())

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """One state of the store, whatever others write meanwhile."""
        with self._transaction("begin") as db:
            yield db

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """The store to oneself, from the first look to the commit."""
        with self._transaction("begin immediate") as db:
            yield db

    @contextmanager
    def _transaction(self, begin: str) -> Iterator[sqlite3.Connection]:
        with self._lock, as_errors(self.path):
            self._connection.execute(begin)
            try:
                yield self._connection
                self._connection.execute("commit")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("rollback")
                raise


def _append(db: sqlite3.Connection, stream: str, expected_version: int, items: Sequence[NewRecord]) -> int:
    last = _last(db, stream)
    if items and (stored := _stored_before(db, stream, items)):
        return stored
    if last != expected_version:
        raise Stale("stream_has_grown", stream=stream, expected=expected_version, version=last)
    rows = (_row(stream, version, item) for version, item in enumerate(items, last + 1))
    db.executemany("insert into record values(?, ?, ?, ?, ?, ?)", rows)
    return last + len(items)


def _last(db: sqlite3.Connection, stream: str) -> int:
    row = db.execute(LAST, (stream,)).fetchone()
    if row is None:
        raise UnknownId("unknown_stream", stream=stream)
    return int(row[0] or 0)


def _stored_before(db: sqlite3.Connection, stream: str, items: Sequence[NewRecord]) -> int:
    """The version of the last item if all are stored already, 0 if none is; anything between is a clash."""
    found = [db.execute(STORED, (stream, item.event_id)).fetchone() for item in items]
    if not any(found) and len({item.event_id for item in items}) == len(items):
        return 0
    for row, item in zip(found, items, strict=True):
        if row is None or row[1] != item.entry_json:
            raise BadJournal("event_id_taken", stream=stream, event_id=item.event_id)
    return max(int(version) for version, _ in found)


def _row(stream: str, version: int, item: NewRecord) -> tuple[str, int, str, str, str, str]:
    entry, verdict = item.entry_json.decode(), item.verdict_json.decode()
    return stream, version, item.event_id, item.at, entry, verdict
