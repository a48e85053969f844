"""Which stream was touched last is counted, so that no clock says it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from referee.journal import Batch, Journal, NewRecord, Store
from referee.journal.mending import mend
from referee.journal.rescue import found_in
from tests.journal import older
from tests.journal.records import AT, batch

EARLIER = "2026-11-20T19:00:00.000Z"


def touched(journal: Store) -> list[str]:
    """The streams, the one touched last first."""
    return [info.id for info in sorted(journal.streams(), key=lambda info: info.recency, reverse=True)]


def written(journal: Store, stream: str, version: int, at: str) -> None:
    """One more record, at this time."""
    journal.append(stream, version, [NewRecord(f"{stream}{version}", b"{}", b"{}", at)])


def test_a_clock_set_back_changes_no_order(store: Store) -> None:
    """What is written later was touched later, whatever time it bears."""
    store.create("u", "Table 2", AT)
    written(store, "u", 0, AT)
    written(store, "t", 0, EARLIER)
    assert touched(store) == ["t", "u"]
    written(store, "u", 1, EARLIER)
    assert touched(store) == ["u", "t"]
    store.append_together([Batch("u", 2, batch("u", 2, 1)), Batch("t", 1, batch("t", 1, 1))])
    assert touched(store) == ["t", "u"]


def test_a_stream_that_was_only_opened_was_touched(store: Store) -> None:
    """A new one comes first."""
    written(store, "t", 0, AT)
    store.create("u", "Table 2", EARLIER)
    assert touched(store) == ["u", "t"]


@pytest.mark.parametrize("version", (2, 3))
def test_streams_of_an_older_store_keep_their_order(path: Path, version: int) -> None:
    """They were touched before anything that is counted, and among themselves in the order of their times."""
    older.make(path, "ab", 2)
    if version == 3:
        older.brought_to(path, 3)
    with Journal.open(path) as journal:
        assert touched(journal) == ["b", "a"]
        written(journal, "a", 2, EARLIER)
        assert touched(journal) == ["a", "b"]
        assert journal.check().whole


def test_a_mended_store_has_the_same_order(journal: Journal, path: Path) -> None:
    """The new file counts as the old one did."""
    for stream, at in (("c", AT), ("b", EARLIER), ("a", EARLIER)):
        journal.create(stream, stream, at, batch(stream, 0, 1))
    written(journal, "c", 1, EARLIER)
    journal.close()
    mend(path)
    with Journal.open(path) as mended:
        assert touched(mended) == ["c", "a", "b"]


def test_the_number_is_sealed(journal: Journal, path: Path) -> None:
    """One that was changed behind the program is noticed."""
    written(journal, "t", 0, AT)
    journal.close()
    assert found_in(path).touched == {"t": 2}
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("drop trigger head_no_delete")
        db.execute("update head set touched = 9")
    with Journal.open(path) as journal:
        assert not journal.check().whole
