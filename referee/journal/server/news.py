"""What was written on a server, heard of without asking: one listener for all in this process who follow anything.

A notification says only which stream goes how far now; it may be missed, and while the connection is lost none comes.
So the listener looks by itself once a second, at one sum, and at every stream where that has changed. Whoever follows
asks here, as often as he likes, and waits for nobody.
"""

from __future__ import annotations

import os
from contextlib import closing, suppress
from random import uniform
from threading import Event, Lock, Thread
from time import monotonic
from typing import Any, ClassVar

import psycopg

from referee.errors import RefereeError, UnknownId
from referee.journal.server import statements as sql
from referee.journal.server.address import Server
from referee.journal.server.connections import Connection, Unconnected, connect
from referee.journal.server.faults import named

LOOK = 1.0
"""Seconds after which it looks by itself: nobody is further behind."""
PATIENCE = 8.0
"""Seconds that the first who asks waits for the first look."""
WHOLE_ID = 200
"""Letters of a stream's id that a notification tells."""


class News:
    """What is known of the streams on one server."""

    _all: ClassVar[dict[tuple[int, Server], News]] = {}
    _of_all: ClassVar[Lock] = Lock()

    def __init__(self, server: Server) -> None:
        self.server = server
        self._lock = Lock()
        self._versions: dict[str, int] = {}
        self._changes = 0
        self._lost: RefereeError | None = None
        self._known, self._ended = Event(), Event()
        self._users = 0
        self._sum: object = None
        self._thread = Thread(target=self._run, name="news", daemon=True)

    @classmethod
    def of(cls, server: Server) -> News:
        """Those of this server; whoever asks lets go of them in the end."""
        with cls._of_all:
            found = cls._all.get((os.getpid(), server))
            if found is None:
                found = cls._all[os.getpid(), server] = cls(server)
                found._thread.start()
            found._users += 1
            return found

    def let_go(self) -> None:
        """One fewer listens; with the last one it ends."""
        with self._of_all:
            self._users -= 1
            if self._users:
                return
            self._all.pop((os.getpid(), self.server), None)
        self._ended.set()

    @classmethod
    def tell(cls, server: Server, stream: str, version: int) -> None:
        """Whoever follows here knows it at once: it was written, or read, in this process."""
        found = cls._all.get((os.getpid(), server))
        if found is not None:
            found.note(stream, version)

    def version(self, stream: str) -> int:
        """How far a stream goes. Raises UnknownId, and why the server cannot be heard."""
        self._check()
        with self._lock:
            found = self._versions.get(stream)
        if found is None:
            raise UnknownId("unknown_stream", stream=stream)
        return found

    def changes(self) -> int:
        """A number that is another one whenever anything was written. Raises why the server cannot be heard."""
        self._check()
        return self._changes

    def note(self, stream: str, version: int) -> None:
        """It goes so far at least: nobody here is to hear of less than he has read."""
        with self._lock:
            if version > self._versions.get(stream, -1):
                self._versions[stream] = version
                self._changes += 1

    def _check(self) -> None:
        self._known.wait(PATIENCE)
        if self._lost is not None:
            raise type(self._lost)(self._lost.key, **self._lost.about)

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                with closing(connect(self.server)) as db:
                    self._listen(db)
            except Unconnected as error:
                self._lose(named(error.__cause__, self.server))
            except psycopg.Error as error:
                self._lose(named(error, self.server))
            except RefereeError as error:
                self._lose(error)

    def _lose(self, why: RefereeError) -> None:
        """Nothing is heard for now; try again in a moment, not all at once."""
        self._lost = why
        self._known.set()
        self._ended.wait(uniform(0.2, 0.8))

    def _listen(self, db: Connection) -> None:
        """Listen first, then look: what comes between is heard."""
        db.execute("listen referee")
        self._sum, anew = None, True
        while not self._ended.is_set():
            self._look(db, anew)
            self._lost, anew = None, False
            self._known.set()
            self._hear(db, monotonic() + LOOK)

    def _hear(self, db: Connection, end: float) -> None:
        while (left := end - monotonic()) > 0 and not self._ended.is_set():
            for notice in db.notifies(timeout=left, stop_after=1):
                version, _, stream = notice.payload.partition(" ")
                if len(stream) >= WHOLE_ID:
                    return
                with suppress(ValueError):
                    self.note(stream, int(version))

    def _look(self, db: Connection, anew: bool) -> None:
        told: Any = db.execute(sql.SUM).fetchone()
        if told == self._sum:
            return
        rows: list[tuple[Any, ...]] = db.execute(sql.VERSIONS_OF_ALL).fetchall()
        if anew:  # it may have been put back from a backup
            with self._lock:
                self._versions, self._changes = dict(rows), self._changes + 1
        for stream, version in rows:
            self.note(stream, version)
        self._sum = told
