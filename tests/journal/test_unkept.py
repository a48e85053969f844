"""A store that keeps nothing behaves as any other, as long as it is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.errors import Stale, UnknownId
from referee.journal import Batch, Journal, Store, Unkept
from tests.journal.records import AT, batch


@pytest.fixture(params=["file", "unkept"])
def store(request: pytest.FixtureRequest, path: Path) -> Store:
    """A store in a file, and one that keeps nothing; each with two empty streams."""
    made: Store = Unkept() if request.param == "unkept" else Journal.open(path)
    made.create("t", "Table 1", AT)
    made.create("u", "Table 2", AT)
    request.addfinalizer(made.close)
    return made


def test_what_is_appended_is_read_back(store: Store) -> None:
    """Versions count from 1; a reader goes on where he stopped."""
    assert store.append("t", 0, batch("t", 0, 3)) == 3
    assert [record.version for record in store.read("t", after=1)] == [2, 3]
    assert [(each.entry_json, each.event_id) for each in store.read("t")] == [
        (each.entry_json, each.event_id) for each in batch("t", 0, 3)
    ]


def test_trying_again_changes_nothing(store: Store) -> None:
    """Neither what is stored already nor a stream that is there is written twice."""
    store.append("t", 0, batch("t", 0, 3))
    assert store.append("t", 0, batch("t", 0, 3)) == 3
    store.create("t", "Table 1", AT)
    assert store.version("t") == 3
    assert [(info.id, info.length) for info in store.streams()] == [("t", 3), ("u", 0)]


def test_who_is_late_is_refused(store: Store) -> None:
    """All of several batches are, if one of them is late."""
    store.append("t", 0, batch("t", 0, 3))
    with pytest.raises(Stale):
        store.append_together([Batch("u", 0, batch("u", 0, 1)), Batch("t", 2, batch("v", 0, 1))])
    assert store.read("u") == []


def test_what_is_not_there(store: Store) -> None:
    """A stream that nobody opened, and another one of the same id."""
    with pytest.raises(UnknownId):
        store.read("w")
    with pytest.raises(Stale):
        store.create("t", "Another", AT)


def test_all_of_it_is_sound(store: Store) -> None:
    """Nothing lies beside it."""
    store.append("t", 0, batch("t", 0, 3))
    assert (store.check().streams, store.check().records, store.check().whole) == (2, 3, True)
    assert not store.aside()
