"""A head may be a few records behind its stream, and nothing is less sure for it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from referee.errors import Stale
from referee.journal import Batch, Journal, acknowledged
from referee.journal.reading import BEHIND
from tests.journal.records import assert_whole, batch
from tests.journal.test_seal import change

LOGGED = 7


@pytest.fixture
def behind(path: Path) -> Path:
    """A store whose one stream has seven records, of which its head tells the first."""
    with Journal.open(path) as journal:
        journal.create("t", "Table 1", "2026", batch("t", 0, 1))
        for after in range(1, LOGGED):
            journal.append("t", after, batch("t", after, 1))
        assert head(journal) == 1
    return path


def head(journal: Journal, stream: str = "t") -> int:
    """How far the head tells."""
    with journal._reading as db:
        (version,) = db.execute("select version from head where stream = ?", (stream,)).fetchone()
    return int(version)


def test_a_log_ahead_of_its_head_is_whole(behind: Path) -> None:
    """All its records are read, from the start and from anywhere, and nothing is wrong with the store."""
    with Journal.open(behind) as journal:
        assert_whole("t", journal.read("t"))
        assert journal.read("t", after=3) == journal.read("t")[3:]
        assert [(info.length, info.whole) for info in journal.streams()] == [(LOGGED, True)]
        assert (journal.check().whole, journal.aside()) == (True, ())


@pytest.mark.parametrize("version", range(1, LOGGED + 1))
@pytest.mark.parametrize("said", ("entry = '{}'", "verdict = '{}'", "at = '2027'"))
def test_a_changed_record_is_told_wherever_it_stands(behind: Path, version: int, said: str) -> None:
    """In its place, whether the head tells of it or not; its neighbours are whole, and the log goes on after it."""
    change(behind, f"update record set {said} where version = {version}")
    with Journal.open(behind) as journal:
        assert [each.version for each in journal.read("t") if not each.whole] == [version]
        assert ("t", version) in journal.check().lost
        assert journal.append("t", LOGGED, batch("t", LOGGED, 1)) == LOGGED + 1
        assert journal.read("t")[-1].whole


@pytest.mark.parametrize("version", range(1, LOGGED + 1))
def test_a_changed_checksum_is_told_by_a_look_at_everything(behind: Path, version: int) -> None:
    """Whether the head tells of its record or not."""
    change(behind, f"update record set seal = 1 where version = {version}")
    with Journal.open(behind) as journal:
        assert ("t", version) in journal.check().lost


@pytest.mark.parametrize("gone", range(2, LOGGED + 1))
def test_records_gone_from_the_end_are_told_by_what_was_acknowledged(behind: Path, gone: int) -> None:
    """The head knows nothing of them, the second witness does."""
    change(behind, f"delete from record where version >= {gone}")
    with Journal.open(behind) as journal:
        assert [(aside.first, aside.lacking) for aside in journal.aside()] == [(gone, LOGGED - gone + 1)]


def test_a_record_gone_from_the_middle_is_a_gap(behind: Path) -> None:
    """In its place."""
    change(behind, "delete from record where version = 4")
    with Journal.open(behind) as journal:
        assert [each.version for each in journal.read("t") if not each.whole] == [4]


def test_a_copy_knows_how_far_its_streams_go(behind: Path, tmp_path: Path) -> None:
    """By itself, since it has no second witness."""
    with Journal.open(behind) as journal:
        journal.copy(copy := tmp_path / "copy.sqlite")
        assert head(journal) == LOGGED
        assert journal.check().whole
    change(copy, f"delete from record where version = {LOGGED}")
    assert not acknowledged.place(copy).exists()
    with Journal.open(copy) as copied:
        assert not copied.check().whole


def test_it_is_never_further_behind_than_it_may(path: Path) -> None:
    """After so many records it is brought up, with the right sums; in between it stands still."""
    with Journal.open(path) as journal:
        journal.create("t", "Table 1", "2026", batch("t", 0, 1))
        told = set[int]()
        for after in range(1, 2 * BEHIND + 5):
            journal.append("t", after, batch("t", after, 1))
            told.add(head(journal))
            assert after + 1 - head(journal) <= BEHIND
        assert told == {1, BEHIND + 2, 2 * BEHIND + 3}
        assert_whole("t", journal.read("t"))
        assert journal.check().whole


def test_many_records_at_once_bring_it_up(path: Path) -> None:
    """It cannot be behind by more than it may, however they came."""
    with Journal.open(path) as journal:
        journal.create("t", "Table 1", "2026", batch("t", 0, 1))
        journal.append("t", 1, batch("t", 1, BEHIND + 1))
        assert head(journal) == BEHIND + 2


def test_who_comes_after_another_stream_brings_it_up(behind: Path) -> None:
    """So that which was touched last is still known."""
    with Journal.open(behind) as journal:
        journal.create("u", "Table 2", "2026", batch("u", 0, 1))
        journal.append_together([Batch("t", LOGGED, batch("t", LOGGED, 1))])
        assert (head(journal), head(journal, "u")) == (LOGGED + 1, 1)
        assert max(journal.streams(), key=lambda info: info.recency).id == "t"


def test_a_version_that_became_a_word_costs_no_other_record(behind: Path) -> None:
    """It is a gap, or told by what was acknowledged; those that the head does not tell of yet are read."""
    with closing(sqlite3.connect(behind)) as db, db:
        db.execute("pragma writable_schema = on")
        db.execute("""update sqlite_schema set sql = replace(replace(sql, 'strict, ', ''), 'check(version > 0)', '')
            where name = 'record'""")
    change(behind, "update record set version = 'four' where version = 4")
    with Journal.open(behind) as journal:
        assert [each.version for each in journal.read("t") if each.whole] == [1, 2, 3, 5, 6, 7]
        assert ("t", 4) in journal.check().lost


def test_writers_in_turn_bring_it_up_with_the_right_sums(path: Path) -> None:
    """What each remembers of its own last record is no guess at what the other wrote."""
    with Journal.open(path) as here, Journal.open(path) as there:
        here.create("t", "Table 1", "2026", batch("t", 0, 1))
        for after in range(1, 2 * BEHIND + 5):
            writer = here if after % 7 < 3 else there
            writer.append("t", after, batch("t", after, 1))
        assert_whole("t", here.read("t"))
        assert here.check().whole and head(here) > BEHIND


def test_what_was_not_committed_is_not_remembered(path: Path) -> None:
    """Another writes another record at that place, and the sums are of his."""
    with Journal.open(path) as here, Journal.open(path) as there:
        here.create("t", "Table 1", "2026", batch("t", 0, 2))
        here.create("u", "Table 2", "2026", batch("u", 0, 2))
        with pytest.raises(Stale):
            here.append_together([Batch("t", 2, batch("t", 2, 2)), Batch("u", 9, batch("u", 9, 1))])
        there.append("t", 2, batch("t", 2, 1))
        there.append("t", 3, batch("t", 3, 1))
        for after in range(4, BEHIND + 9):
            here.append("t", after, batch("t", after, 1))
        assert_whole("t", here.read("t"))
        assert here.check().whole


def test_what_is_tried_again_is_counted_once(path: Path) -> None:
    """The same items twice, and then more than a head may be behind."""
    with Journal.open(path) as journal:
        journal.create("t", "Table 1", "2026", batch("t", 0, 1))
        for after in range(1, BEHIND + 9):
            for _ in range(2):
                assert journal.append("t", after, batch("t", after, 1)) == after + 1
        assert_whole("t", journal.read("t"))
        assert journal.check().whole and [info.whole for info in journal.streams()] == [True]
