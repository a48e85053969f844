"""A table followed while somebody else writes to its store: it is as it was logged, whatever happens to the store."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.desk.following import Following
from referee.desk.log_clock import clock_at
from referee.errors import RefereeError, StoreBusy, StoreUnreachable, UnknownId
from referee.journal import opening

FOUR = "sets base\nseat 1 Anna sheriff suzy\nseat 2 Bruno ? bart\nseat 3 Carla ? ?\nseat 4 Dario ? ?\n"
LINES = (".", "beer", "end", ".", "bang 1", "pause", "retract 3", "correct 2 1 draw 1", "resume", "insert 4 note hm")


@pytest.fixture(params=("file", "server"))
def anywhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Desk]:
    """The desk of whoever writes, on a store in a file, and on one on a server."""
    if request.param == "file":
        desk = Desk(tmp_path / "tables.sqlite")
    else:
        from tests.postgres import event

        desk = Desk(event(request.getfixturevalue("postgres")))
    yield desk
    desk.close()


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """The desk of whoever writes."""
    desk = Desk(tmp_path / "tables.sqlite")
    yield desk
    desk.close()


def followed(desk: Desk, stream: str = "") -> Following:
    """One who follows, after a first look."""
    following = Following(desk.path, stream)
    assert following.look()
    return following


def test_it_is_the_table_the_writer_has(anywhere: Desk) -> None:
    """Line by line, with things taken back, put right and forgotten: the same table, the same clock."""
    desk = anywhere
    log = desk.new(FOUR)
    following = followed(desk)
    for line in LINES:
        log.enter(line)
        assert following.look(), line
        assert following.table == log.table, line
        assert following.clock == clock_at(log), line
        assert not following.look()
    following.close()


def test_without_a_name_it_goes_where_play_is(anywhere: Desk) -> None:
    """The table touched last; with a name the one that was named."""
    desk = anywhere
    first = desk.new(FOUR, "first")
    following, named = followed(desk), followed(desk, first.stream)
    second = desk.new(FOUR, "second")
    second.enter(".")
    assert following.look() and following.table == second.table
    assert not named.look()


def test_a_store_that_is_locked_is_an_error_now(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table stays as it stood, and goes on when the store is free again."""
    monkeypatch.setattr(opening, "PATIENCE", 0.05)
    log = desk.new(FOUR)
    following = followed(desk)
    before = following.table
    log.enter(".")
    desk.close()
    following.close()
    other = sqlite3.connect(desk.path, isolation_level=None)
    other.execute("pragma locking_mode = exclusive")
    other.execute("begin exclusive")
    with pytest.raises(StoreBusy):
        following.look()
    assert following.table == before
    other.close()
    assert following.look() and following.table == log.table
    following.close()


def test_a_store_that_is_gone_may_come_back(desk: Desk) -> None:
    """It is never made anew by looking; back in its place it is followed on, and so is another put there."""
    log = desk.new(FOUR)
    log.enter(".")
    following = followed(desk)
    stood = following.table
    desk.close()
    away = desk.path.with_name("away")
    desk.path.rename(away)
    with pytest.raises(StoreUnreachable):
        following.look()
    assert following.table == stood and not desk.path.exists()
    other = Desk(desk.path)
    there = other.new(FOUR)
    assert following.look() and following.table == there.table
    other.close()
    following.close()


def test_a_table_that_is_not_there_is_told(desk: Desk) -> None:
    """A store without any table, and one without the table that was named."""
    with pytest.raises(UnknownId):
        Following(desk.path).look()
    desk.new(FOUR)
    with pytest.raises(RefereeError):
        Following(desk.path, "nobody").look()


def test_what_cannot_be_read_is_marked(desk: Desk) -> None:
    """An entry that is damaged has its number told to whoever follows, from the start or meanwhile."""
    log = desk.new(FOUR)
    for line in ("1 turn", "note a"):
        log.enter(line)
    damaged(desk.path, log.stream, 2)
    following = followed(desk)
    assert following.lost == {1}
    for line in ("note b", "note c"):
        log.enter(line)
    damaged(desk.path, log.stream, 5)
    assert following.look()
    assert following.lost == {1, 4}
    following.close()


def damaged(path: Path, stream: str, version: int) -> None:
    """Other words in a stored entry than were sealed."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("drop trigger if exists record_no_update")
        db.execute("update record set entry = entry || ' ' where stream = ? and version = ?", (stream, version))
