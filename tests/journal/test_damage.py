"""A damaged store is a clear error, and what can be read of it can be exported."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from referee.errors import RefereeError, StoreDamaged, StoreUnreachable
from referee.journal import Journal, Record, Salvaged, salvage
from tests.hunts import many
from tests.journal.records import batch

PAGE, LOG_HEADER, FRAME_HEADER = 4096, 32, 24
LENGTH = 120
Damage = Callable[[bytes], bytes]


@pytest.fixture
def sound(path: Path) -> dict[str, list[Record]]:
    """A store with two streams, closed, and what it held."""
    with Journal.open(path) as journal:
        for stream in ("t", "u"):
            journal.create(stream, f"Table {stream}", "2026-11-21")
            for after in range(0, LENGTH, 3):
                journal.append(stream, after, batch(stream, after, 3))
        return {stream: journal.read(stream) for stream in ("t", "u")}


def records(found: list[Salvaged], stream: str) -> list[Record]:
    """What was salvaged of one stream."""
    return [each.record for each in found if each.stream == stream]


def use(path: Path) -> None:
    """Open the store and read everything."""
    with Journal.open(path) as journal:
        for info in journal.streams():
            journal.read(info.id)


def test_a_sound_store_is_salvaged_whole(path: Path, sound: dict[str, list[Record]]) -> None:
    """Every record comes out as it went in, with the title of its stream."""
    found = list(salvage(path))
    assert {stream: records(found, stream) for stream in sound} == sound
    assert {each[:3] for each in found} == {(stream, f"Table {stream}", "2026-11-21") for stream in sound}


def test_what_is_only_in_the_log_is_salvaged(path: Path, journal: Journal) -> None:
    """Records that are still in the write-ahead log come out too."""
    for after in range(0, 90, 3):
        journal.append("t", after, batch("t", after, 3))
    assert records(list(salvage(path)), "t") == journal.read("t")


def test_what_lost_its_commit_is_salvaged_by_its_checksum(path: Path, journal: Journal) -> None:
    """Where damage took the commits from the log, records that fit come out all the same, each at its place."""
    for after in range(0, 33, 3):
        if after == 30:
            journal._connection.execute("pragma wal_checkpoint(restart)")
        journal.append("t", after, batch("t", after, 3))
    log = bytearray(path.with_name(f"{path.name}-wal").read_bytes())
    frames = range(LOG_HEADER, len(log), FRAME_HEADER + PAGE)
    of_this_log = [at for at in frames if log[at + 8 : at + 16] == log[16:24]]
    assert 0 < len(of_this_log) < len(frames)
    for at in of_this_log:
        log[at + 4 : at + 8] = bytes(4)
    path.with_name("copy").write_bytes(path.read_bytes())
    path.with_name("copy-wal").write_bytes(log)
    assert records(list(salvage(path.with_name("copy"))), "t") == journal.read("t")


def test_what_does_not_fit_is_not_salvaged(path: Path, sound: dict[str, list[Record]]) -> None:
    """A changed letter inside an entry leaves that entry out, and no other."""
    whole = path.read_bytes()
    at = whole.index(b'"n": 77')
    path.write_bytes(whole[: at + 6] + b"8" + whole[at + 7 :])
    found = list(salvage(path))
    lost = [record for stream in sound for record in sound[stream] if record not in records(found, stream)]
    assert [record.version for record in lost] == [77]


def test_a_header_overwritten(path: Path, sound: dict[str, list[Record]]) -> None:
    """Without its header the file is no database; the error says where and what to do, all is salvaged."""
    path.write_bytes(bytes(PAGE) + path.read_bytes()[PAGE:])
    with pytest.raises(StoreDamaged) as error:
        Journal.open(path)
    assert error.value.about["path"] == str(path)
    assert error.value.about["rescue"] == "referee store mend"
    found = list(salvage(path))
    assert {stream: records(found, stream) for stream in sound} == sound


def test_half_a_file(path: Path, sound: dict[str, list[Record]]) -> None:
    """Of a file cut in half, the records of the pages that are left come out, each as it was."""
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(StoreDamaged, match="store mend"):
        use(path)
    found = list(salvage(path))
    assert len(found) > LENGTH / 2
    assert all(each.record in sound[each.stream] for each in found)


def test_a_page_overwritten(path: Path, sound: dict[str, list[Record]]) -> None:
    """Whichever page is lost, only what stood on it is lost with it, and nothing false comes out."""
    whole = path.read_bytes()
    everything = {(stream, record) for stream in sound for record in sound[stream]}
    losses = []
    for number in range(1, len(whole) // PAGE):
        path.write_bytes(whole[: number * PAGE] + b"\x5a" * PAGE + whole[(number + 1) * PAGE :])
        found = {(each.stream, each.record) for each in salvage(path)}
        assert found <= everything
        losses.append(len(everything - found))
    assert max(losses) < LENGTH / 2
    assert sum(losses) >= len(everything)


def test_a_record_that_is_gone_is_a_gap(path: Path, journal: Journal) -> None:
    """In the middle or at the end: what is missing is told in its place, and nobody writes over it."""
    journal.append("t", 0, batch("t", 0, 4))
    journal._connection.execute("drop trigger record_no_delete")
    journal._connection.execute("delete from record where version in (2, 4)")
    assert [record.version for record in journal.read("t") if record.whole] == [1, 3]
    assert [record for record in journal.read("t") if not record.whole] == [Record.lost(2), Record.lost(4)]
    assert journal.append("t", 4, batch("t", 4, 1)) == 5
    assert [record.whole for record in journal.read("t")] == [True, False, True, False, True]


def test_a_table_lost(path: Path, journal: Journal) -> None:
    """A store without its tables is damaged, not empty."""
    journal._connection.execute("drop table record")
    journal.close()
    with pytest.raises(StoreDamaged):
        Journal.open(path)


def test_random_damage_never_ends_in_a_traceback(path: Path, sound: dict[str, list[Record]]) -> None:
    """Stores with random bytes in random places: each reads, or fails with an error of ours."""
    whole = path.read_bytes()
    refused = 0
    for seed in range(many("random bytes", 60)):
        random = Random(seed)
        torn = bytearray(whole)
        for _ in range(random.choice([1, 5, 50])):
            at = random.randrange(PAGE if seed % 2 else 0, len(torn) - 64)
            torn[at : at + random.randint(1, 64)] = random.randbytes(random.randint(1, 64))
        path.write_bytes(torn)
        try:
            use(path)
        except RefereeError:
            refused += 1
        list(salvage(path))
        for leftover in path.parent.glob("*-*"):
            leftover.unlink()
    assert refused > 0


@pytest.mark.parametrize("held", [b"", b"not a database at all", bytes(100_000), b"\x0a" * 100_000])
def test_what_was_never_a_store(path: Path, held: bytes) -> None:
    """Nothing is salvaged from a file that is no store, and a file that is missing is a clear error."""
    with pytest.raises(StoreUnreachable):
        list(salvage(path))
    path.parent.mkdir()
    path.write_bytes(held)
    assert list(salvage(path)) == []


def test_what_is_no_record_is_not_salvaged(path: Path, sound: dict[str, list[Record]]) -> None:
    """A row of the right shape is left out if its checksum is not its own."""
    with closing(sqlite3.connect(path)) as db, db:
        for version, entry, verdict in ((LENGTH + 1, "torn", "{}"), (LENGTH + 2, "{}", "torn")):
            row = ("t", version, str(version), "now", entry, verdict)
            db.execute("insert into record values (?, ?, ?, ?, ?, ?, ?)", (*row, 1))
    assert records(list(salvage(path)), "t") == sound["t"]
