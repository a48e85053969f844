"""The checksum of a record tells all that it says, and where it stands."""

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from referee.journal import Journal, acknowledged, reading, seal
from referee.journal.seal import Running
from referee.journal.store import UNSIGNED, Record
from tests.journal import older
from tests.journal.records import assert_whole, batch

WHOLE = ("t", 7, "event", "at", b"entry", b"verdict")
OTHERS = ("u", 8, "other", "later", b"other", b"another")


@pytest.mark.parametrize("place", range(len(WHOLE)))
def test_every_part_counts(place: int) -> None:
    """Another stream, version, id, time, entry or verdict is another sum."""
    parts: list[Any] = [*WHOLE]
    parts[place] = OTHERS[place]
    assert seal.of_record(*parts) != seal.of_record(*WHOLE)


def test_what_moves_from_the_entry_into_the_verdict_counts() -> None:
    """The same bytes, cut elsewhere, are another record."""
    assert seal.of_record("t", 1, "e", "a", b"ab", b"c") != seal.of_record("t", 1, "e", "a", b"a", b"bc")


def test_running_sums_tell_every_part_and_where_it_ends() -> None:
    """Added in two goes or one they are the same; a letter that moves to the next record makes them others."""
    ids, times, entries, verdicts = ["a", "b"], ["1", "2"], [b"x", b"y"], [b"{}", b"[]"]
    whole = Running().on(ids, times, entries, verdicts)
    assert (
        Running().on(ids[:1], times[:1], entries[:1], verdicts[:1]).on(ids[1:], times[1:], entries[1:], verdicts[1:])
        == whole
    )
    assert Running().then("a", "1", b"x", b"{}").then("b", "2", b"y", b"[]") == whole
    assert Running().on(["ab", ""], times, entries, verdicts) != whole
    assert Running().on(ids, times, entries, [b"{", b"}[]"]) != whole


def test_a_log_is_checked_at_once_and_record_by_record(path: Path, journal: Journal) -> None:
    """Both ways find the same, whole or not, and a head that was lost is made anew by the next who writes."""
    journal.append("t", 0, batch("t", 0, 9))
    assert journal.read("t") == journal.read("t", after=0) == [*journal.read("t", 0)]
    assert journal.read("t", after=4) == journal.read("t")[4:]
    change(path, "delete from head")
    assert [info.whole for info in journal.streams()] == [False]
    assert journal.append("t", 9, batch("t", 9, 2)) == 11
    assert [info.whole for info in journal.streams()] == [True]
    assert_whole("t", journal.read("t"))
    assert journal.check().whole


def test_a_store_from_before_checksums_gains_them(path: Path) -> None:
    """All that it held is there and fits, how far each stream goes is known, and a copy stands beside as it was."""
    older.make(path, "tu", 30)
    with Journal.open(path) as journal:
        for stream in "tu":
            assert_whole(stream, journal.read(stream))
        assert journal.check()[:3] == (2, 60, ())
        assert [(info.title, info.kind, info.whole) for info in journal.streams()] == [
            ("Table t", "table", True),
            ("Table u", "table", True),
        ]
        journal.append("t", 30, batch("t", 30, 2))
        assert journal.check().whole
    assert path.with_name(f"{path.name}.v2-backup").exists()


def test_what_is_still_of_the_oldest_form_gains_them_too(path: Path) -> None:
    """Before streams had kinds."""
    older.make(path, "t", 5, version=1)
    with Journal.open(path) as journal:
        assert journal.check().whole


def change(path: Path, sql: str) -> None:
    """Past all that forbids it."""
    with closing(sqlite3.connect(path)) as db, db:
        for (name,) in db.execute("select name from sqlite_schema where type = 'trigger'").fetchall():
            db.execute(f"drop trigger {name}")
        db.execute(sql)


@pytest.mark.parametrize(
    "sql",
    [
        "update stream set title = 'Final'",
        "update stream set kind = 'tournament'",
        "update stream set created = '2027'",
        "update head set version = 99",
        "delete from head",
        "delete from stream",
        "update head set version = 2",
    ],
)
def test_what_is_said_of_a_stream_is_checked(path: Path, journal: Journal, sql: str) -> None:
    """Title, kind, time, and how far it goes; the records stay readable whatever is wrong with those."""
    journal.append("t", 0, batch("t", 0, 3))
    assert [info.whole for info in journal.streams()] == [True]
    change(path, sql)
    assert [(info.id, info.length, info.whole) for info in journal.streams()] == [("t", 3, False)]
    assert_whole("t", journal.read("t"))
    assert not journal.check().whole


def test_a_stream_of_which_all_is_gone_is_known_to_have_been(path: Path) -> None:
    """By what was acknowledged."""
    with Journal.open(path) as journal:
        journal.create("t", "Table 1", "2026", batch("t", 0, 3))
    change(path, "delete from record")
    change(path, "delete from head")
    change(path, "delete from stream")
    with Journal.open(path) as journal:
        (aside,) = journal.aside()
        assert (aside.stream, aside.first, aside.lacking) == ("t", 1, 3)


def test_a_page_that_cannot_be_read_costs_what_stands_on_it(path: Path) -> None:
    """The rest of the stream is read, each record in its place."""
    with Journal.open(path) as journal:
        journal.create("t", "Table 1", "2026")
        for after in range(0, 120, 3):
            journal.append("t", after, batch("t", after, 3))
    held = bytearray(path.read_bytes())
    at = held.index(b'"n": 60,') // 4096 * 4096
    held[at : at + 4096] = b"\x5a" * 4096
    path.write_bytes(held)
    with Journal.open(path) as journal:
        records = journal.read("t")
        assert [record.version for record in records] == [*range(1, 121)]
        lost = [record.version for record in records if not record.whole]
        assert 60 in lost and len(lost) < 60


def test_what_was_acknowledged_is_read_as_far_as_it_fits(path: Path) -> None:
    """A line that was changed or torn tells nothing; the file is kept short."""
    path.parent.mkdir()
    witness = acknowledged.Witness(path)
    witness.add({"t": 3})
    witness.add({"t": 4, "u": 1})
    place = acknowledged.place(path)
    place.write_bytes(place.read_bytes() + b'["t", 99, 5]\n["t", 5\n\xff\n[]\n7\n')
    assert acknowledged.read(path) == {"t": 4, "u": 1}
    place.write_bytes(place.read_bytes() * 2_000)
    acknowledged.tidy(path, acknowledged.read(path))
    assert acknowledged.read(path) == {"t": 4, "u": 1}
    assert place.stat().st_size < 200
    witness.add({"u": 2})
    assert acknowledged.read(path) == {"t": 4, "u": 2}
    witness.close()


def test_witnesses_of_many_writers_are_all_heard(path: Path) -> None:
    """Each writes into room of its own, and the file seldom grows."""
    path.parent.mkdir()
    witnesses = [acknowledged.Witness(path) for _ in range(3)]
    sizes = set()
    for version in range(1, 201):
        for stream, witness in zip("tuv", witnesses, strict=True):
            witness.add({stream: version})
            sizes.add(acknowledged.place(path).stat().st_size)
        assert acknowledged.read(path) == dict.fromkeys("tuv", version)
    for witness in witnesses:
        witness.close()
    assert len(sizes) < 40


def test_a_file_that_was_cut_is_written_on(path: Path) -> None:
    """What is noted after that is heard, and nobody writes into room that is no more."""
    path.parent.mkdir()
    witness = acknowledged.Witness(path)
    for version in range(1, 10):
        witness.add({"t": version})
    os.truncate(acknowledged.place(path), 5)
    for version in range(10, 20):
        witness.add({"t": version})
        assert acknowledged.read(path) == {"t": version}
    witness.close()


def test_where_no_file_can_be_mapped_each_line_is_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without room behind it, so that the file stays small."""

    def refused(*_: object, **__: object) -> None:
        raise OSError(errno.ENODEV, "No such device")

    monkeypatch.setattr(acknowledged, "mmap", refused)
    path.parent.mkdir()
    witness = acknowledged.Witness(path)
    for version in range(1, 101):
        witness.add({"t": version})
    witness.close()
    assert acknowledged.read(path) == {"t": 100}
    assert acknowledged.place(path).stat().st_size < 5_000


def test_a_lost_record_says_nothing() -> None:
    """But where it stands."""
    assert Record.lost(4) == (4, "", "", b"", b"", False, UNSIGNED)
    assert reading.is_damage(sqlite3.DatabaseError())
