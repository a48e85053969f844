"""The connections of this process to a server: few, shared by all who have a store open there.

A pool that connects behind one's back knows why it cannot, and whoever waits for it does not: so a connection is opened
here by whoever needs one, and he is told at once. One that broke is let go of, with all the idle ones, which have most
likely broken with it. Nobody ever holds two.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import BoundedSemaphore, Lock
from typing import ClassVar

import psycopg
from psycopg import errors
from psycopg.pq import TransactionStatus

from referee.errors import StoreBusy
from referee.journal.server.address import Server
from referee.journal.server.knocking import answers

MOST = 4
"""Connections of one process: a server has a hundred for everybody."""
PATIENCE = 5.0
"""Seconds to wait for one of them."""
Connection = psycopg.Connection[tuple[object, ...]]
DURABLE = " ".join(
    f"-c {told}"
    for told in (
        "synchronous_commit=on",
        "lock_timeout=5s",
        "statement_timeout=30s",
        "idle_in_transaction_session_timeout=15s",
        "default_transaction_isolation=read\\ committed",
    )
)
"""Asked for on every connection, not hoped for: what is acknowledged is on the disk, and no lock waits for ever."""
AWAKE: dict[str, int] = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A network that went away is noticed within ten seconds."""

SLOW = 15
"""Seconds for a server whose machine opens the door, and which is busy."""


class Unconnected(Exception):
    """No connection could be opened; the cause says why."""


class Connections:
    """Those of this process to one server, as long as anybody uses them."""

    _all: ClassVar[dict[tuple[int, Server], Connections]] = {}
    _of_all: ClassVar[Lock] = Lock()

    def __init__(self, server: Server) -> None:
        self.server = server
        self._idle: list[Connection] = []
        self._lock = Lock()
        self._room = BoundedSemaphore(MOST)
        self._users = 0

    @classmethod
    def to(cls, server: Server) -> Connections:
        """Those to this server; whoever asks lets go of them in the end."""
        with cls._of_all:
            found = cls._all.setdefault((os.getpid(), server), cls(server))
            found._users += 1
            return found

    def let_go(self) -> None:
        """One fewer uses them; the last one closes them."""
        with self._of_all:
            self._users -= 1
            if not self._users:
                self._all.pop((os.getpid(), self.server), None)
        if not self._users:
            self.forget_idle()

    @contextmanager
    def one(self) -> Iterator[Connection]:
        """A connection for as long as it is needed. Raises `Unconnected`, StoreBusy."""
        if not self._room.acquire(timeout=PATIENCE):
            raise StoreBusy("store_busy", path=str(self.server))
        try:
            db = self._taken()
            try:
                yield db
            finally:
                self._put_back(db)
        finally:
            self._room.release()

    def forget_idle(self) -> None:
        """Close what nobody uses now."""
        with self._lock:
            idle, self._idle = self._idle, []
        for db in idle:
            _close(db)

    def _taken(self) -> Connection:
        with self._lock:
            if self._idle:
                return self._idle.pop()
        return connect(self.server)

    def _put_back(self, db: Connection) -> None:
        if db.closed or db.info.transaction_status is not TransactionStatus.IDLE:
            _close(db)
            return
        with self._lock:
            if self._users:
                self._idle.append(db)
                return
        _close(db)


def connect(server: Server) -> Connection:
    """A connection of one's own; a busy server that opens its door is waited for.

    Raises `Unconnected`, StoreUnreachable.
    """
    told = {
        **AWAKE,
        **server.parameters(),
        "options": DURABLE,
        "client_encoding": "UTF8",
        "application_name": "referee",
    }
    try:
        return psycopg.connect(**told, autocommit=True)  # type: ignore[arg-type]
    except errors.ConnectionTimeout as error:
        if not answers(server):
            raise Unconnected from error
    except psycopg.Error as error:
        raise Unconnected from error
    try:
        return psycopg.connect(**{**told, "connect_timeout": SLOW}, autocommit=True)  # type: ignore[arg-type]
    except psycopg.Error as error:
        raise Unconnected from error


def _close(db: Connection) -> None:
    with suppress(psycopg.Error):
        db.close()
