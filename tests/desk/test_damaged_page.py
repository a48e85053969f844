"""One page of the store that SQLite cannot read hides no table of which everything else is there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from tests.desk.test_touched_last import POSITION

TABLES, NOTES, PAGE = 5, 30, 4096


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """Five tables, with so many entries that every part of the store has pages of its own."""
    desk = Desk(tmp_path / "store.sqlite")
    logs = [desk.new(POSITION, f"T{number}") for number in range(TABLES)]
    for _ in range(NOTES):
        for log in logs:
            log.enter("note " + "x" * 80)
    desk.close()
    return tmp_path / "store.sqlite"


def without(store: Path, part: str) -> None:
    """The store with nothing but zeros on the first page of this table or index."""
    with closing(sqlite3.connect(store)) as db:
        (page,) = db.execute("select rootpage from sqlite_schema where name = ?", (part,)).fetchone()
    with store.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(bytes(PAGE))


@pytest.mark.parametrize("part", ("stream", "head", "sqlite_autoindex_record_2"))
def test_every_table_is_listed_and_read(store: Path, part: str) -> None:
    """Names, lengths or the index are gone: all entries of all tables are still there; a mended store takes more."""
    without(store, part)
    desk = Desk(store)
    found = desk.tables()
    assert [info.length for info in found] == [1 + NOTES] * TABLES
    assert not any(desk.table(info.id).lost for info in found)
    assert all(info.whole for info in found) == (part not in ("stream", "head"))
    assert desk.mend().gaps == 0
    for info in desk.tables():
        desk.table(info.id).enter("note more")
    desk.close()


def test_where_nothing_can_be_reached_each_table_is_told(store: Path) -> None:
    """With the records' first page gone the tables are listed; most entries come back when the store is mended."""
    without(store, "record")
    desk = Desk(store)
    assert [info.length for info in desk.tables()] == [1 + NOTES] * TABLES
    mended = desk.mend()
    assert mended.records > 0.9 * TABLES * (1 + NOTES)
    assert mended.records + mended.gaps == TABLES * (1 + NOTES)
    desk.close()
