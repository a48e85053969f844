"""The store in one SQLite file: an append is one transaction, durable when it returns.

A writer takes the write lock before it looks (`begin immediate`), so that two processes never interleave;
the one that is late is refused and reads again. How long a stream is does not change what an append costs.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from threading import Lock
from typing import Self

from referee.errors import BadJournal, Stale, UnknownId
from referee.journal import kept, reading, seal
from referee.journal.acknowledged import Witness
from referee.journal.copying import back_up
from referee.journal.faults import as_errors
from referee.journal.kept import Handle
from referee.journal.opening import connect, look
from referee.journal.reading import NOTHING, Extent, Written
from referee.journal.seal import Running
from referee.journal.store import TABLE, UNSIGNED, Aside, Batch, Checked, NewRecord, Record, StreamInfo
from referee.journal.without_nul import refuse_nul

STREAM = "select title, created, kind from stream where id = ?"
STORED = "select version, cast(entry as blob) from record where stream = ? and event_id = ?"
HEAD = "insert or replace into head values(?, ?, ?, ?, ?, ?, ?, ?)"


class Journal:
    """A `Store` in a file. One object may be shared by threads, the file by processes; close it when done."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._lock = Lock()
        self._aside: Sequence[Aside] = ()
        self._handle = Handle(path)
        self._witness = Witness(path)
        self._written: dict[str, Written] = {}
        self.path = path

    @classmethod
    def open(cls, path: Path) -> Self:
        """The store at `path`, made if missing, migrated if older; for the errors see `opening.connect`."""
        journal = cls(connect(path), path.absolute())
        try:
            with journal._reading() as db:
                journal._aside = tuple(kept.aside(db, journal.path))
        except BaseException:
            journal.close()
            raise
        return journal

    @classmethod
    def look(cls, path: Path) -> Self:
        """A file that nobody writes to, such as a copy, to be read and left as it is. Raises what `open` does."""
        return cls(look(path.absolute()), path.absolute())

    def close(self) -> None:
        """Let go of the file; the last to do so folds the write-ahead log into it."""
        with self._lock:
            self._connection.close()
            self._handle.let_go()
            self._witness.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def create(
        self, stream_id: str, title: str, created: str, first: Sequence[NewRecord] = (), kind: str = TABLE
    ) -> None:
        """Open a stream with its first records, both or neither; see `Store.create`."""
        refuse_nul((stream_id, title, created, kind), first)
        with self._writing() as db:
            known = db.execute(STREAM, (stream_id,)).fetchone()
            if known is None:
                sealed = seal.of_stream(stream_id, title, created, kind)
                db.execute("insert into stream values(?, ?, ?, ?, ?)", (stream_id, title, created, kind, sealed))
                _put_head(db, stream_id, 0, NOTHING, reading.next_touch(db, None))
            elif known != (title, created, kind):
                raise Stale("stream_taken", stream=stream_id)
            wrote = {stream_id: _append(db, stream_id, 0, first) if first else Written(0, NOTHING)}
        self._note(wrote)

    def streams(self) -> list[StreamInfo]:
        """All streams, the oldest first."""
        with self._reading() as db:
            return sorted(reading.streams(db), key=lambda info: (info.created, info.id))

    def version(self, stream: str) -> int:
        """The version of the last record, 0 in a new stream. Raises UnknownId."""
        with self._reading() as db:
            return _extent(db, stream).last

    def append(self, stream: str, expected_version: int, items: Sequence[NewRecord]) -> int:
        """Store all items or none and give the version of the last; see `Store.append` for the errors."""
        refuse_nul((stream,), items)
        with self._writing() as db:
            wrote = _append(db, stream, expected_version, items, self._written.get(stream))
        self._note({stream: wrote})
        return wrote.last

    def append_together(self, batches: Sequence[Batch]) -> None:
        """Store the items of all batches or none; see `Store.append_together`."""
        for batch in batches:
            refuse_nul((batch.stream,), batch.items)
        with self._writing() as db:
            wrote = {batch.stream: _append(db, *batch, self._written.get(batch.stream)) for batch in batches}
        self._note(wrote)

    def _note(self, wrote: Mapping[str, Written]) -> None:
        """What was just committed."""
        self._written |= wrote
        self._witness.add({stream: written.last for stream, written in wrote.items()})

    def read(self, stream: str, after: int = 0) -> list[Record]:
        """The records later than version `after`, in order; see `Store.read`. Raises UnknownId."""
        with self._reading() as db:
            return reading.records(db, stream, _extent(db, stream), after)

    def aside(self) -> Sequence[Aside]:
        """What the write-ahead log told when the store was opened, and the store does not; see `kept`."""
        return self._aside

    def check(self) -> Checked:
        """Look at every record and every page; see `Store.check`."""
        with self._reading() as db:
            return reading.checked(db)

    def restore(self, stream: str, said: tuple[str, str, str] | None, found: Iterable[Record], last: int) -> None:
        """A stream as it was found elsewhere: title, time and kind if they are known, its records, how far it went."""
        with self._writing() as db:
            if said is not None:
                db.execute("insert into stream values(?, ?, ?, ?, ?)", (stream, *said, seal.of_stream(stream, *said)))
            whole = list(found)
            _put(db, stream, whole)
            _put_head(db, stream, last, reading.of(whole), reading.next_touch(db, None))

    def copy(self, path: Path) -> None:
        """The whole store as it stands into another file. Raises StoreUnreachable, and BadJournal where one stands."""
        with as_errors(path):
            if path.exists():
                raise BadJournal("copy_in_the_way", path=str(path))
            path.parent.mkdir(parents=True, exist_ok=True)
            self._bring_heads_up()
            back_up(self.path, path.absolute())

    def _bring_heads_up(self) -> None:
        """No head behind any more: a copy has no second witness to how far its streams go."""
        with self._writing() as db:
            for stream, found in [(info.id, _extent(db, info.id)) for info in reading.streams(db)]:
                if found.sure and found.told < found.last:
                    _put_head(db, stream, found.last, reading.running(db, stream, found), found.touched)

    def _reading(self) -> AbstractContextManager[sqlite3.Connection]:
        """One state of the store, whatever others write meanwhile."""
        return self._transaction("begin", end="rollback")  # nothing to keep, and damage that was met is no matter

    def _writing(self) -> AbstractContextManager[sqlite3.Connection]:
        """The store to oneself, from the first look to the commit."""
        return self._transaction("begin immediate")

    @contextmanager
    def _transaction(self, begin: str, end: str = "commit") -> Iterator[sqlite3.Connection]:
        with self._lock, as_errors(self.path):
            self._connection.execute(begin)
            try:
                yield self._connection
                self._connection.execute(end)
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("rollback")
                raise


def _append(
    db: sqlite3.Connection,
    stream: str,
    expected_version: int,
    items: Sequence[NewRecord],
    written: Written | None = None,
) -> Written:
    found = _extent(db, stream, written)
    if items and (stored := _stored_before(db, stream, items)):
        return Written(stored)
    if found.last != expected_version:
        raise Stale("stream_has_grown", stream=stream, expected=expected_version, version=found.last)
    new = [_record(version, item) for version, item in enumerate(items, found.last + 1)]
    last, sums = found.last + len(new), found.sums and reading.of(new, found.sums)
    if not found.may_lag(last):
        sums = sums or reading.of(new, reading.running(db, stream, found))
        _put_head(db, stream, last, sums, reading.next_touch(db, found))
    _put(db, stream, new)
    return Written(last, sums)


def _put(db: sqlite3.Connection, stream: str, new: Sequence[Record]) -> None:
    db.executemany("insert into record values(?, ?, ?, ?, ?, ?, ?)", [_row(stream, record) for record in new])
    if signed := [(stream, each.event_id, *each.by) for each in new if each.by != UNSIGNED]:
        rows = [(*each, seal.of_signed(*each)) for each in signed]
        db.executemany("insert into signed values(?, ?, ?, ?, ?)", rows)


def _put_head(db: sqlite3.Connection, stream: str, last: int, running: Running, touched: int) -> None:
    """How far the stream goes, what its records come to, and the number of this touch among all of the store."""
    db.execute(HEAD, (stream, last, *running, seal.of_head(stream, last, running, touched), touched))


def _extent(db: sqlite3.Connection, stream: str, written: Written | None = None) -> Extent:
    found = reading.extent(db, stream, written)
    if found is None:
        raise UnknownId("unknown_stream", stream=stream)
    return found


def _stored_before(db: sqlite3.Connection, stream: str, items: Sequence[NewRecord]) -> int:
    """The version of the last item if all are stored already, 0 if none is; anything between is a clash."""
    found = [db.execute(STORED, (stream, item.event_id)).fetchone() for item in items]
    if not any(found) and len({item.event_id for item in items}) == len(items):
        return 0
    for row, item in zip(found, items, strict=True):
        if row is None or row[1] != item.entry_json:
            raise BadJournal("event_id_taken", stream=stream, event_id=item.event_id)
    return max(int(version) for version, _ in found)


def _record(version: int, item: NewRecord) -> Record:
    return Record(version, item.event_id, item.at, item.entry_json, item.verdict_json, by=item.by)


def _row(stream: str, record: Record) -> tuple[str, int, str, str, str, str, int]:
    version, event_id, at, entry, verdict, *_ = record
    return stream, version, event_id, at, entry.decode(), verdict.decode(), seal.of_record(stream, *record[:5])
