"""What an unclean end left in the write-ahead log is kept before SQLite lets it go, and told where it is lacking."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from referee.journal import Journal, kept, write_ahead
from tests.journal.records import assert_whole, batch

LENGTH = 60
FIRST_PAGE = write_ahead.HEADER + 42 * 4120 + 100
"""Where the log tells the first page of the file anew, and no record."""


@pytest.fixture
def left(path: Path, tmp_path: Path) -> Path:
    """A store as a killed process leaves it, most of it in the log."""
    copy = tmp_path / "left" / "store.sqlite"
    copy.parent.mkdir()
    with Journal.open(path) as journal:
        journal.create("t", "Table 1", "2026-11-21")
        for after in range(0, LENGTH, 2):
            journal.append("t", after, batch("t", after, 2))
        for end in ("", "-wal"):
            shutil.copyfile(f"{path}{end}", f"{copy}{end}")
    return copy


def flip(path: Path, at: int, bit: int = 0) -> None:
    """One bit, the other way."""
    held = bytearray(path.read_bytes())
    held[at] ^= 1 << bit
    path.write_bytes(held)


def test_a_sound_log_is_taken_whole(left: Path) -> None:
    """Every frame of it is accepted, nothing is kept, and nothing is lacking."""
    log = kept.log_of(left).read_bytes()
    assert write_ahead.accepted(log) == len(list(write_ahead.frames(log, 4096)))
    with Journal.open(left) as journal:
        assert_whole("t", journal.read("t"))
        assert (len(journal.read("t")), list(journal.aside()), kept.logs(left)) == (LENGTH, [], [])


@pytest.mark.parametrize("seed", range(30))
def test_a_flipped_bit_drops_nothing_in_silence(left: Path, seed: int) -> None:
    """Wherever it is, in a frame or in the head of the log: what the store lacks of what was acknowledged is told."""
    log = kept.log_of(left)
    at = Random(seed).randrange(log.stat().st_size) if seed % 5 else seed % 32
    flip(log, at, seed % 8)
    for _ in range(2):  # the second opening finds no log any more, and tells the same
        with Journal.open(left) as journal:
            records = journal.read("t") if journal.streams() else []
            assert_whole("t", records)
            lacking = {version for each in journal.aside() for version in range(each.first, each.first + each.lacking)}
            assert {*range(1, LENGTH + 1)} == {record.version for record in records} | lacking, (seed, at)


def test_what_went_on_without_it_is_told_as_parted(left: Path) -> None:
    """Entries logged where acknowledged ones had been: both are there, and it is said that they differ."""
    flip(kept.log_of(left), FIRST_PAGE)
    with Journal.open(left) as journal:
        (lacking,) = journal.aside()
        assert not lacking.parted
        journal.append(
            "t",
            lacking.first - 1,
            [each._replace(event_id=f"other{n}") for n, each in enumerate(batch("t", lacking.first - 1, 1))],
        )
    with Journal.open(left) as journal:
        (lacking,) = journal.aside()
        assert lacking.parted


def test_a_log_in_use_is_left_alone(path: Path, journal: Journal) -> None:
    """While somebody has the store open its log is no leftover; this is seen in other processes too."""
    journal.append("t", 0, batch("t", 0, 2))
    assert kept.is_open(path)
    code = (
        "import sys; from pathlib import Path; from referee.journal import kept; print(kept.is_open(Path(sys.argv[1])))"
    )
    asked = [sys.executable, "-c", code, str(path)]
    root = Path(__file__).parents[2]
    assert subprocess.run(asked, capture_output=True, text=True, check=True, cwd=root).stdout == "True\n"
    journal.close()
    assert not kept.is_open(path)
    assert subprocess.run(asked, capture_output=True, text=True, check=True, cwd=root).stdout == "False\n"


def test_a_kept_log_outlives_whoever_kept_it(left: Path) -> None:
    """Killed right after it was kept: the next who opens tells of it, and keeps it once only."""
    flip(kept.log_of(left), FIRST_PAGE)
    kept.keep(left)
    kept.keep(left)
    assert len(kept.logs(left)) == 1
    os.unlink(kept.log_of(left))  # noqa: PTH108
    with Journal.open(left) as journal:
        assert journal.aside()
