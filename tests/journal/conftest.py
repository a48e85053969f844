"""A store of its own for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.journal import Journal, Place, Store, open_store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's store is, or will be."""
    return tmp_path / "tables" / "store.sqlite"


@pytest.fixture(params=("file", "server"))
def place(request: pytest.FixtureRequest, path: Path) -> Place:
    """Where the test's store is: once in a file, and once on a server."""
    if request.param == "file":
        return path
    from tests.postgres import event

    return event(request.getfixturevalue("postgres"))


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    """What every store has to offer, whatever keeps it: opened with one empty stream, `t`."""
    opened = open_store(place)
    opened.create("t", "Table 1", "2026-11-21")
    yield opened
    opened.close()


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    """An open store with one empty stream, `t`."""
    with Journal.open(path) as opened:
        opened.create("t", "Table 1", "2026-11-21")
        yield opened
