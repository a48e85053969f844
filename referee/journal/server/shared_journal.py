"""The store on a server, as every laptop of an event has it open: an append is one round trip, durable when it returns.

A connection that breaks is opened again, and what was asked is asked again: the ids of the records tell what is stored
already, so that an append whose answer was lost is not written twice. What many want at once is decided by the row of
the stream; it is locked for one statement, or one transaction, and never beyond its connection.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from random import uniform
from threading import Lock
from time import monotonic, sleep
from typing import Any, Self, TypeVar

import psycopg
from psycopg import errors

from referee.errors import BadJournal, RefereeError, Stale
from referee.journal.server import reading, schema
from referee.journal.server import statements as sql
from referee.journal.server.address import Server
from referee.journal.server.connections import Connection, Connections, Unconnected
from referee.journal.server.faults import as_errors, is_broken, named
from referee.journal.server.news import News
from referee.journal.store import TABLE, Aside, Batch, Checked, NewRecord, Record, Store, StreamInfo, Writer
from referee.journal.without_nul import refuse_nul

PATIENCE = 2.0
"""Seconds for which a connection that broke in the midst of something is tried again."""
Told = TypeVar("Told")
Signs = Callable[[NewRecord], Writer]
"""Says who logged a record, and on which device."""


class SharedJournal:
    """A `Store` on a server. One object may be shared by threads; close it when done.

    One that `carries` writes what others logged elsewhere, under their names; the server lets nobody but its owner.
    """

    def __init__(self, server: Server, carries: bool = False) -> None:
        self.server = server
        self._carries = carries
        self.signs = Writer(server.login, server.device)
        """Who writes here, as the server will say, and on which device."""
        self._connections = Connections.to(server)
        self._news: News | None = None
        self._lock = Lock()

    @classmethod
    def open(cls, server: Server, carries: bool = False) -> Self:
        """The store there, made if missing, migrated if older.

        Raises StoreNewer, StoreBusy, StoreUnreachable, BadJournal.
        """
        journal = cls(server, carries)
        try:
            journal._ask(lambda db: schema.prepare(db, server))
        except BaseException:
            journal.close()
            raise
        return journal

    def close(self) -> None:
        """Let go of the server; the last of this process to do so closes the connections."""
        with self._lock:
            news, self._news = self._news, None
        if news is not None:
            news.let_go()
        self._connections.let_go()

    def so_far(self, stream: str) -> int:
        """How far the stream goes as far as it is known here; see `Announcing`. Raises UnknownId, StoreUnreachable."""
        return self._listening().version(stream)

    def changes(self) -> int:
        """A number that is another one whenever anything was written; see `Announcing`. Raises StoreUnreachable."""
        return self._listening().changes()

    def _listening(self) -> News:
        with self._lock:
            if self._news is None:
                self._news = News.of(self.server)
            return self._news

    def _signs(self, item: NewRecord) -> Writer:
        """Who logged this; nobody is named where that is whoever writes here, which the server says by itself."""
        if self._carries:
            return item.by if item.by.who else self.signs
        return Writer("", self.signs.device)

    def _note(self, stream: str, version: int) -> int:
        News.tell(self.server, stream, version)
        return version

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def create(
        self, stream_id: str, title: str, created: str, first: Sequence[NewRecord] = (), kind: str = TABLE
    ) -> None:
        """Open a stream with its first records, both or neither; see `Store.create`."""
        refuse_nul((stream_id, title, created, kind), first)
        said = {"stream": stream_id, "title": title, "created": created, "kind": kind}

        def act(db: Connection) -> None:
            with db.transaction():
                _open(db, said)
                if db.execute(sql.NAMED, (stream_id,)).fetchone() != (title, created, kind):
                    raise Stale("stream_taken", stream=stream_id)
                if first:
                    _append(db, Batch(stream_id, 0, first), self._signs)

        self._ask(act)

    def streams(self) -> list[StreamInfo]:
        """All streams, the oldest first."""
        return self._ask(reading.streams)

    def version(self, stream: str) -> int:
        """The version of the last record, 0 in a new stream. Raises UnknownId."""
        return self._note(stream, self._ask(lambda db: reading.last(db, stream)))

    def append(self, stream: str, expected_version: int, items: Sequence[NewRecord]) -> int:
        """Store all items or none and give the version of the last; see `Store.append` for the errors."""
        refuse_nul((stream,), items)
        batch = Batch(stream, expected_version, items)
        return self._note(stream, self._ask(lambda db: _one(db, batch, self._signs)))

    def append_together(self, batches: Sequence[Batch]) -> None:
        """Store the items of all batches or none; see `Store.append_together`."""
        if len(batches) == 1:
            self.append(*batches[0])
            return
        for batch in batches:
            refuse_nul((batch.stream,), batch.items)
        for batch, last in zip(batches, self._ask(lambda db: _looked_at(db, batches, self._signs)), strict=True):
            self._note(batch.stream, last)

    def read(self, stream: str, after: int = 0) -> list[Record]:
        """The records later than version `after`, in order; see `Store.read`. Raises UnknownId."""
        found = self._ask(lambda db: reading.records(db, stream, after))
        self._note(stream, found[-1].version if found else after)
        return found

    def aside(self) -> Sequence[Aside]:
        """There is nothing beside it: what the server acknowledged, it has."""
        return ()

    def check(self) -> Checked:
        """Is every version of every stream there? That each is as it was written, the server's checksums tell."""
        return self._ask(reading.checked)

    def copy(self, path: Path) -> None:
        """The whole store as it stands into a file; see `Store.copy`."""
        from referee.journal.server.carrying import into_file

        self._ask(lambda db: into_file(db, path))

    def take_in(self, store: Store) -> None:
        """What another store has and this one lacks, with its ids and times, or nothing.

        Raises Stale `stream_taken` where a stream here went on otherwise than there.
        """
        from referee.journal.server.carrying import take_in

        self._ask(lambda db: take_in(db, store))

    def _ask(self, act: Callable[[Connection], Told]) -> Told:
        """Done on a connection; done again where that broke, or where the server took another before us."""
        end = 0.0
        while True:
            try:
                with self._connections.one() as db, as_errors(self.server):
                    try:
                        return act(db)
                    except psycopg.Error as error:
                        if not is_broken(error, db.closed):
                            raise
                        broke: RefereeError = named(error, self.server)
                self._connections.forget_idle()
            except Unconnected as error:
                broke = named(error.__cause__, self.server)
                if not end:
                    raise broke from None
            end = end or monotonic() + PATIENCE
            if monotonic() > end:
                raise broke
            sleep(uniform(0.01, 0.1))


def _open(db: Connection, said: dict[str, str]) -> None:
    """The stream, unless it is there: whether it is the same, the caller sees, if he may see it."""
    with suppress(errors.UniqueViolation), db.transaction():
        db.execute(sql.CREATE, said)
        db.execute(sql.OPENED, said)


def _one(db: Connection, batch: Batch, signs: Signs) -> int:
    return _at_once(db, batch, signs) or _told(db, batch) or _looked_at(db, (batch,), signs)[0]


def _at_once(db: Connection, batch: Batch, signs: Signs) -> int:
    """Store it, if it follows on what is there; 0 where that has to be looked at."""
    if not batch.items:
        return 0
    try:
        row = _put(db, batch, signs).fetchone()
    except errors.UniqueViolation:
        return 0
    return int(str(row[0])) if row else 0


def _told(db: Connection, batch: Batch) -> int:
    """Why it did not follow: it is stored already, at this version, or others wrote, which raises Stale; else 0.

    Nothing is locked for that, so that those who are late are in nobody's way.
    """
    last = reading.last(db, batch.stream)
    if batch.items and (stored := _stored_before(db, batch)):
        return stored
    if last != batch.expected_version:
        raise Stale("stream_has_grown", stream=batch.stream, expected=batch.expected_version, version=last)
    return 0


def _looked_at(db: Connection, batches: Sequence[Batch], signs: Signs) -> list[int]:
    """The version that each comes to, each stream locked first, and always in the same order, so that nobody waits
    for somebody who waits for him."""
    with db.transaction():
        for stream in sorted({batch.stream for batch in batches}):
            db.execute(sql.LOCK, (stream,))
        return [_append(db, batch, signs) for batch in batches]


def _append(db: Connection, batch: Batch, signs: Signs) -> int:
    """Within a transaction that has locked the stream."""
    if stored := _told(db, batch):
        return stored
    if not batch.items:
        return batch.expected_version
    row = _put(db, batch, signs).fetchone()
    if row is None:  # it is as long as was expected, and stays so: it may be read, not written
        raise errors.InsufficientPrivilege
    return int(str(row[0]))


def _stored_before(db: Connection, batch: Batch) -> int:
    """The version of the last item if all are stored already, 0 if none is; anything between is a clash."""
    ids = [item.event_id for item in batch.items]
    rows: Iterable[tuple[Any, ...]] = db.execute(sql.STORED, (batch.stream, ids))
    found = {event_id: (int(version), entry.encode()) for event_id, version, entry in rows}
    if not found and len({*ids}) == len(ids):
        return 0
    for item in batch.items:
        if item.event_id not in found or found[item.event_id][1] != item.entry_json:
            raise BadJournal("event_id_taken", stream=batch.stream, event_id=item.event_id)
    return max(version for version, _ in found.values())


def _put(db: Connection, batch: Batch, signs: Signs) -> psycopg.Cursor[tuple[object, ...]]:
    """Store it, if it follows on what is there."""
    by = [signs(item) for item in batch.items]
    others = any(each.who for each in by)
    return db.execute(sql.APPEND_FOR if others else sql.APPEND, {**_columns(batch), **_names(by)})


def _names(by: Sequence[Writer]) -> dict[str, object]:
    return {"names": [each.who for each in by], "devices": [each.device for each in by]}


def _columns(batch: Batch) -> dict[str, object]:
    stream, expected, items = batch
    return {
        "stream": stream,
        "expected": expected,
        "count": len(items),
        "last_at": items[-1].at,
        "event_ids": [item.event_id for item in items],
        "times": [item.at for item in items],
        "entries": [item.entry_json.decode() for item in items],
        "verdicts": [item.verdict_json.decode() for item in items],
    }
