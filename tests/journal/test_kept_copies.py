"""Copies are kept by themselves: the last ten and the last whole one, in two places, while others log."""

import time
from pathlib import Path

import pytest

from referee.errors import StoreUnreachable
from referee.journal import Copies, CopyFolder, Journal
from referee.journal.copies import GAPS, HOUR, KEPT, number_of
from tests.journal.damage import rewrite
from tests.journal.records import batch


@pytest.fixture
def copies(path: Path, journal: Journal) -> Copies:
    """Of a store with three records."""
    journal.append("t", 0, batch("t", 0, 3))
    return Copies(journal, path)


def made(copies: Copies) -> list[Path]:
    """One more copy, and all there are."""
    copies.keep()
    copies.wait()
    return copies.folder.made()


def test_a_copy_is_the_whole_store(copies: Copies, journal: Journal) -> None:
    """With all that was logged until then."""
    (copy,) = made(copies)
    with Journal.look(copy) as there:
        assert there.read("t") == journal.read("t")
        assert there.check().whole
    assert copies.trouble is None


def test_the_last_ten_are_kept(copies: Copies) -> None:
    """By number, whatever a clock says; nothing unfinished stays."""
    for _ in range(KEPT + 3):
        made(copies)
    assert [number_of(copy) for copy in copies.folder.made()] == [*range(4, KEPT + 4)]
    assert len(list(copies.folder.place.iterdir())) == KEPT


def test_the_last_whole_one_outlives_those_with_gaps(copies: Copies, path: Path) -> None:
    """Damage does not push the good copies out."""
    made(copies)
    rewrite(path, 1, lambda entry: entry.replace("2", "3"), fits=False)
    for _ in range(KEPT + 2):
        made(copies)
    whole = [copy for copy in copies.folder.made() if not copy.stem.endswith(GAPS)]
    assert [number_of(copy) for copy in whole] == [1]
    assert len(copies.folder.made()) == KEPT + 1


def test_a_second_place_has_them_too(copies: Copies, tmp_path: Path) -> None:
    """It is remembered beside the store, made if it is missing, and let go when told."""
    copies.folder.choose_second(tmp_path / "stick" / "bang")
    (copy,) = made(copies)
    (other,) = (tmp_path / "stick" / "bang").iterdir()
    assert other.read_bytes() == copy.read_bytes()
    assert len(copies.folder.everywhere()) == 2
    copies.folder.choose_second(None)
    made(copies)
    assert len(list((tmp_path / "stick" / "bang").iterdir())) == 1


def test_what_goes_wrong_is_told_and_keeps_nobody_from_logging(
    copies: Copies, journal: Journal, tmp_path: Path
) -> None:
    """A second place that is gone leaves the first copy; a folder that cannot be made leaves none."""
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(StoreUnreachable):
        copies.folder.choose_second(tmp_path / "file" / "x")
    copies.folder.choose_second(tmp_path / "stick")
    (tmp_path / "stick").rmdir()
    (tmp_path / "stick").write_text("no folder")
    assert len(made(copies)) == 1
    assert copies.trouble is not None
    assert journal.append("t", 3, batch("t", 3, 1)) == 4


def test_an_hour_is_an_hour(copies: Copies, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a copy, an hour after it began; then an hour after the last, though the clock was set back."""
    copies.keep_hourly(HOUR - 1)
    copies.wait()
    assert copies.folder.made() == []
    copies.keep_hourly(HOUR)
    copies.wait()
    copies.keep_hourly(5 * HOUR)
    copies.wait()
    assert len(copies.folder.made()) == 1
    now = time.time()
    for number, later in enumerate((now + HOUR + 60, now - 2 * HOUR), 2):
        monkeypatch.setattr(time, "time", lambda later=later: later)
        copies.keep_hourly(5 * HOUR)
        copies.wait()
        assert len(copies.folder.made()) == number


def test_other_files_are_no_copies(copies: Copies) -> None:
    """They are left alone."""
    made(copies)
    (copies.folder.place / "notes.txt").write_text("mine")
    (copies.folder.place / "store-000001.sqlite").write_text("mine too")
    assert len(made(copies)) == 2
    assert (copies.folder.place / "notes.txt").exists()
    assert CopyFolder(Path("/nowhere/x.sqlite")).everywhere() == []
