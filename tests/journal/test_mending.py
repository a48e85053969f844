"""A store that is not whole is written anew from all that can be read of it, of kept logs and of copies."""

import shutil
from pathlib import Path

import pytest

from referee.errors import StoreBusy
from referee.journal import Journal, kept
from referee.journal.mending import mend
from tests.journal.records import assert_whole, batch
from tests.journal.test_kept_log import FIRST_PAGE, LENGTH, flip, left

__all__ = ["left"]


def change(path: Path, version: int) -> None:
    """Another figure in one entry, wherever it stands in the file."""
    held = path.read_bytes()
    wanted = f'"n": {version}, "first"'.encode()
    assert wanted in held
    path.write_bytes(held.replace(wanted, wanted.replace(b"n", b"m", 1)))


def test_what_was_kept_aside_is_brought_back(left: Path) -> None:
    """After a flipped bit in the log all comes back, in its place, and nothing is told any more."""
    flip(kept.log_of(left), FIRST_PAGE)
    with Journal.open(left) as journal:
        had = len(journal.read("t"))
        assert journal.aside()
    mended = mend(left)
    assert (mended.back, mended.gaps) == (LENGTH - had, 0)
    assert mended.old.exists()
    with Journal.open(left) as journal:
        assert_whole("t", journal.read("t"))
        assert (len(journal.read("t")), list(journal.aside())) == (LENGTH, [])


def test_what_nothing_tells_stays_a_gap(left: Path) -> None:
    """A record that is damaged everywhere keeps its number, and the next one comes after all the others."""
    with Journal.open(left):
        pass
    change(left, 7)
    assert mend(left).gaps == 1
    with Journal.open(left) as journal:
        assert [record.version for record in journal.read("t") if not record.whole] == [7]
        assert journal.append("t", LENGTH, batch("t", LENGTH, 1)) == LENGTH + 1


def test_a_copy_gives_back_what_was_damaged(left: Path, tmp_path: Path) -> None:
    """What the store has lost comes from a copy that has it."""
    copy = tmp_path / "copy.sqlite"
    with Journal.open(left) as journal:
        journal.copy(copy)
    change(left, 7)
    assert (mend(left, [copy]).back, mend(left).gaps) == (1, 0)
    with Journal.open(left) as journal:
        assert_whole("t", journal.read("t"))


def test_what_parted_becomes_a_stream_of_its_own(left: Path) -> None:
    """Entries that were logged where acknowledged ones had been, and those: both are there, whole, in two streams."""
    flip(kept.log_of(left), FIRST_PAGE)
    with Journal.open(left) as journal:
        had = len(journal.read("t"))
        journal.append("t", had, [each._replace(event_id="other") for each in batch("t", had, 1)])
    mend(left)
    with Journal.open(left) as journal:
        here, beside = sorted(journal.streams())
        assert (here.length, here.title, beside.title, list(journal.aside())) == (had + 1, "Table 1", "Table 1", [])
        assert_whole("t", journal.read(beside.id)[:LENGTH])
        assert len(journal.read(beside.id)) == LENGTH


def test_a_store_that_is_gone_comes_back_from_its_copy(left: Path, tmp_path: Path) -> None:
    """What was logged after the copy was made is known to be missing."""
    with Journal.open(left) as journal:
        journal.copy(tmp_path / "copy.sqlite")
        journal.append("t", LENGTH, batch("t", LENGTH, 3))
    left.unlink()
    assert mend(left, [tmp_path / "copy.sqlite"])[:3] == (LENGTH, LENGTH, 3)
    with Journal.open(left) as journal:
        assert len(journal.read("t")) == LENGTH + 3


def test_an_open_store_is_not_mended(path: Path, journal: Journal) -> None:
    """Whoever has it open goes on; he is told to close it."""
    with pytest.raises(StoreBusy, match="store_open"):
        mend(path)


@pytest.mark.parametrize("stopped", ["copyfile", "replace", "unlink"])
def test_killed_while_mending(left: Path, monkeypatch: pytest.MonkeyPatch, stopped: str) -> None:
    """At whatever step it ends: the store tells what it lacks, or lacks nothing, and can be mended again."""
    flip(kept.log_of(left), FIRST_PAGE)

    class Killed(BaseException):
        pass

    def killed(*_: object, **__: object) -> None:
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(*((shutil, stopped) if stopped == "copyfile" else (Path, stopped)), killed)
        with pytest.raises(Killed):
            mend(left)
    with Journal.open(left) as journal:
        assert len(journal.read("t")) == LENGTH or journal.aside()
    mend(left)
    with Journal.open(left) as journal:
        assert_whole("t", journal.read("t"))
        assert len(journal.read("t")) == LENGTH
