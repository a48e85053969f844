"""The store in one SQLite file: an append is one transaction, durable when it returns.

A writer takes the write lock before it looks (`begin immediate`), so that two processes never interleave;
the one that is late is refused and reads again. How long a stream is does not change what an append costs.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from threading import Lock
from typing import Self

from referee.errors import BadJournal, Stale, UnknownId
from referee.journal import kept, reading, writing
from referee.journal.acknowledged import Witness
from referee.journal.copying import back_up
from referee.journal.faults import as_errors
from referee.journal.kept import Handle
from referee.journal.opening import connect, look
from referee.journal.reading import NOTHING, Extent
from referee.journal.remembered import Misremembered, Remembered
from referee.journal.store import TABLE, Aside, Batch, Checked, NewRecord, Record, StreamInfo
from referee.journal.transaction import Transaction
from referee.journal.without_nul import refuse_nul

STREAM = "select title, created, kind from stream where id = ?"


class Journal:
    """A `Store` in a file. One object may be shared by threads, the file by processes; close it when done."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._lock = Lock()
        self._aside: Sequence[Aside] = ()
        self._handle = Handle(path)
        self._witness = Witness(path)
        self._remembered = Remembered()
        told = (connection, self._lock, self._remembered, path)
        self._reading = Transaction(*told, "begin", "rollback")  # nothing to keep, and damage that was met is no matter
        self._writing = Transaction(*told, "begin immediate", "commit")
        self.path = path

    @classmethod
    def open(cls, path: Path) -> Self:
        """The store at `path`, made if missing, migrated if older; for the errors see `opening.connect`."""
        journal = cls(connect(path), path.absolute())
        try:
            with journal._reading as db:
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
        with self._writing as db:
            self._remembered.forget()
            known = db.execute(STREAM, (stream_id,)).fetchone()
            if known is None:
                writing.put_stream(db, stream_id, title, created, kind)
                writing.put_head(db, stream_id, 0, NOTHING, reading.next_touch(db, None))
            elif known != (title, created, kind):
                raise Stale("stream_taken", stream=stream_id)
            wrote = self._grown(db, [Batch(stream_id, 0, first)]) if first else {stream_id: 0}
        self._witness.add(wrote)

    def streams(self) -> list[StreamInfo]:
        """All streams, the oldest first."""
        with self._reading as db:
            return sorted(reading.streams(db), key=lambda info: (info.created, info.id))

    def version(self, stream: str) -> int:
        """The version of the last record, 0 in a new stream. Raises UnknownId."""
        with self._reading as db:
            return _extent(db, stream).last

    def append(self, stream: str, expected_version: int, items: Sequence[NewRecord]) -> int:
        """Store all items or none and give the version of the last; see `Store.append` for the errors."""
        return self._append([Batch(stream, expected_version, items)])[stream]

    def append_together(self, batches: Sequence[Batch]) -> None:
        """Store the items of all batches or none; see `Store.append_together`."""
        self._append(batches)

    def _append(self, batches: Sequence[Batch]) -> dict[str, int]:
        for batch in batches:
            refuse_nul((batch.stream,), batch.items)
        try:
            wrote = self._commit(batches)
        except Misremembered:
            wrote = self._commit(batches)
        self._witness.add(wrote)
        return wrote

    def _commit(self, batches: Sequence[Batch]) -> dict[str, int]:
        with self._writing as db:
            return self._grown(db, batches)

    def _grown(self, db: sqlite3.Connection, batches: Sequence[Batch]) -> dict[str, int]:
        """How far each stream goes with its items, which are written and not yet committed."""
        self._remembered.look(db)
        return {batch.stream: writing.append(db, self._remembered, *batch) for batch in batches}

    def read(self, stream: str, after: int = 0) -> list[Record]:
        """The records later than version `after`, in order; see `Store.read`. Raises UnknownId."""
        with self._reading as db:
            return reading.records(db, stream, _extent(db, stream), after)

    def aside(self) -> Sequence[Aside]:
        """What the write-ahead log told when the store was opened, and the store does not; see `kept`."""
        return self._aside

    def check(self) -> Checked:
        """Look at every record and every page; see `Store.check`."""
        with self._reading as db:
            return reading.checked(db)

    def restore(self, stream: str, said: tuple[str, str, str] | None, found: Iterable[Record], last: int) -> None:
        """A stream as it was found elsewhere: title, time and kind if they are known, its records, how far it went."""
        with self._writing as db:
            self._remembered.forget()
            if said is not None:
                writing.put_stream(db, stream, *said)
            whole = [(record.version, record.anew) for record in found]
            writing.put(db, stream, whole)
            writing.put_head(db, stream, last, writing.on(NOTHING, whole), reading.next_touch(db, None))

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
        with self._writing as db:
            self._remembered.forget()
            for stream, found in [(info.id, _extent(db, info.id)) for info in reading.streams(db)]:
                if found.sure and found.told < found.last:
                    sums = reading.running(db, stream, found)
                    writing.put_head(db, stream, found.last, sums, found.touched)


def _extent(db: sqlite3.Connection, stream: str) -> Extent:
    found = reading.extent(db, stream)
    if found is None:
        raise UnknownId("unknown_stream", stream=stream)
    return found
