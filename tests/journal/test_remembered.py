"""Who wrote last need not ask where he was, and is never wrong about it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from referee.errors import BadJournal, Stale, StoreUnreachable
from referee.journal import Batch, Journal, NewRecord
from referee.journal.reading import BEHIND
from tests.journal.records import AT, assert_whole, batch
from tests.journal.test_head_behind import head
from tests.journal.test_seal import change

MUCH = b'"%s"' % (b"x" * 20_000)


def asks_for_head(journal: Journal, stream: str, after: int) -> bool:
    """Is the file asked how far a stream goes, while one record is logged?"""
    told: list[str] = []
    journal._connection.set_trace_callback(told.append)
    journal.append(stream, after, batch(stream, after, 1))
    journal._connection.set_trace_callback(None)
    assert told
    return any(" from head" in each for each in told)


def whole(journal: Journal, stream: str, length: int) -> None:
    """So many records, each as it was written, and nothing wrong with anything."""
    assert_whole(stream, journal.read(stream))
    assert journal.version(stream) == length == len(journal.read(stream))
    assert journal.check().whole


def test_a_line_that_is_logged_asks_for_no_head(journal: Journal) -> None:
    """As long as nobody else writes; whoever else does is noticed, and what he wrote is looked at once."""
    journal.append("t", 0, batch("t", 0, 1))
    assert not asks_for_head(journal, "t", 1)
    with Journal.open(journal.path) as there:
        there.append("t", 2, batch("t", 2, 1))
    assert asks_for_head(journal, "t", 3)
    assert not asks_for_head(journal, "t", 4)
    whole(journal, "t", 5)


@pytest.mark.parametrize("said", ("delete from head", "update head set version = 1", "update head set seal = 1"))
def test_damage_to_a_head_is_noticed_by_who_remembers_it(journal: Journal, said: str) -> None:
    """It is put right by the next record."""
    for after in range(4):
        journal.append("t", after, batch("t", after, 1))
    change(journal.path, said)
    journal.append("t", 4, batch("t", 4, 1))
    whole(journal, "t", 5)
    assert [info.whole for info in journal.streams() if info.id == "t"] == [True]


def test_what_found_no_room_is_not_remembered(journal: Journal) -> None:
    """The disk is full in the midst of it: nothing of it is there, and the same is logged when there is room again."""
    journal.append("t", 0, batch("t", 0, 3))
    (pages,) = journal._connection.execute("pragma page_count").fetchone()
    journal._connection.execute(f"pragma max_page_count = {pages}")
    with pytest.raises(StoreUnreachable):
        journal.append("t", 3, [*batch("t", 3, 1), NewRecord("much", MUCH, b"{}", AT)])
    journal._connection.execute("pragma max_page_count = 100000")
    assert journal.version("t") == 3
    for after in range(3, BEHIND + 9):
        journal.append("t", after, batch("t", after, 1))
    whole(journal, "t", BEHIND + 9)


def test_what_came_last_is_known_whoever_wrote(journal: Journal) -> None:
    """Two handles and three streams in turn: the one touched last is told to be, each time."""
    ends = dict.fromkeys("tuv", 0)
    with Journal.open(journal.path) as there:
        there.create("u", "Table 2", AT)
        there.create("v", "Table 3", AT)
        for number in range(60):
            stream, writer = "tuuvtvtt"[number % 8], (journal, there, there)[number % 3]
            writer.append(stream, ends[stream], batch(stream, ends[stream], 1))
            ends[stream] += 1
            assert max(there.streams(), key=lambda info: info.recency).id == stream
        for stream, length in ends.items():
            whole(there, stream, length)


def test_a_stream_made_between_two_records_counts(journal: Journal) -> None:
    """It was touched last, until the next record is."""
    journal.append("t", 0, batch("t", 0, 1))
    journal.append("t", 1, batch("t", 1, 1))
    journal.create("new", "Table 9", AT)
    assert max(journal.streams(), key=lambda info: info.recency).id == "new"
    journal.append("t", 2, batch("t", 2, 1))
    assert max(journal.streams(), key=lambda info: info.recency).id == "t"


def test_two_batches_of_one_stream_follow_each_other(journal: Journal) -> None:
    """And if the second is late, neither is there."""
    journal.append_together([Batch("t", 0, batch("t", 0, 2)), Batch("t", 2, batch("t", 2, 2))])
    with pytest.raises(Stale):
        journal.append_together([Batch("t", 4, batch("t", 4, 2)), Batch("t", 4, batch("t", 9, 2))])
    journal.append("t", 4, batch("t", 4, 1))
    whole(journal, "t", 5)


def test_an_id_that_is_taken_is_found_by_who_remembers(journal: Journal) -> None:
    """The same again is no new record; another entry of the same id is refused, and what came with it."""
    for after in range(3):
        journal.append("t", after, batch("t", after, 1))
    assert journal.append("t", 3, batch("t", 1, 1)) == 2
    taken = batch("t", 1, 1)[0]._replace(entry_json=b'"another"')
    with pytest.raises(BadJournal):
        journal.append("t", 3, [*batch("t", 3, 1), taken])
    journal.append("t", 3, batch("t", 3, 1))
    whole(journal, "t", 4)


def test_a_copy_brings_up_a_head_that_is_remembered(journal: Journal, tmp_path: Path) -> None:
    """And the store goes on after it as before."""
    for after in range(4):
        journal.append("t", after, batch("t", after, 1))
    journal.copy(tmp_path / "copy.sqlite")
    assert head(journal) == 4
    for after in range(4, BEHIND + 12):
        journal.append("t", after, batch("t", after, 1))
    whole(journal, "t", BEHIND + 12)


def test_a_record_taken_away_meanwhile_is_no_place_to_go_on(journal: Journal) -> None:
    """Somebody cut the file back: who remembers more is refused, and told how far it goes."""
    for after in range(4):
        journal.append("t", after, batch("t", after, 1))
    with closing(sqlite3.connect(journal.path)) as db, db:
        db.execute("drop trigger record_no_delete")
        db.execute("delete from record where version = 4 and stream = 't'")
    with pytest.raises(Stale):
        journal.append("t", 4, batch("t", 4, 1))
    assert journal.append("t", 3, batch("t", 3, 1)) == 4
