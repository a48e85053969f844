"""From a path to an open store of today's version: made if missing, migrated if older, refused if newer.

Out comes a connection that commits durably (write-ahead log, full synchronous). SQLite's `user_version` holds
the version of the schema and `application_id` says that the file is ours.
"""

import sqlite3
from pathlib import Path
from time import monotonic, sleep

from referee.errors import BadJournal, StoreNewer
from referee.journal import kept
from referee.journal.faults import as_errors

VERSION = 5
"""The schema this program writes: how many migrations `schema.py` lists."""

OWNER = int.from_bytes(b"BANG")
PATIENCE = 2.0
"""Seconds to wait for another process to finish writing; a write takes a few thousandths."""
BETWEEN_TRIES = 0.01
"""Seconds."""


def connect(path: Path) -> sqlite3.Connection:
    """An open store; raises StoreNewer, StoreDamaged, StoreBusy, StoreUnreachable or BadJournal."""
    path = path.absolute()
    with as_errors(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        kept.keep(path)
        connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        try:
            _prepare(connection, path)
        except BaseException:
            connection.close()
            raise
    return connection


def look(path: Path) -> sqlite3.Connection:
    """A store of today's version that nobody writes to, only read; raises what `connect` does."""
    with as_errors(path):
        uri = f"{path.as_uri()}?mode=ro&immutable=1"
        connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
        try:
            if stored_version(connection, path) != VERSION:
                raise BadJournal("not_a_store", path=str(path))
        except BaseException:
            connection.close()
            raise
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("pragma synchronous = full")
    if stored_version(connection, path) < VERSION:
        from referee.journal import schema  # sqlite-utils takes longer to import than a store to open

        schema.migrate(connection, path, VERSION, OWNER)
        stored_version(connection, path)
    _write_ahead(connection)
    connection.execute("select 1 from stream, record limit 0")


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Keep a write-ahead log. SQLite refuses the change at once while others use the file, so it is tried again."""
    end = monotonic() + PATIENCE
    while connection.execute("pragma journal_mode").fetchone() != ("wal",):
        try:
            connection.execute("pragma journal_mode = wal")
        except sqlite3.OperationalError:
            if monotonic() > end:
                raise
            sleep(BETWEEN_TRIES)


def stored_version(connection: sqlite3.Connection, path: Path) -> int:
    """The version of the schema in the file, 0 if it is new; refuses what is newer or not ours."""
    connection.execute("begin")
    try:
        (version,) = connection.execute("pragma user_version").fetchone()
        (owner,) = connection.execute("pragma application_id").fetchone()
        (tables,) = connection.execute("select count(*) from sqlite_schema").fetchone()
    finally:
        connection.execute("rollback")
    if owner != OWNER and (owner or version or tables):
        raise BadJournal("not_a_store", path=str(path))
    if version > VERSION:
        raise StoreNewer("store_newer", path=str(path), version=version, known=VERSION)
    return int(version)
