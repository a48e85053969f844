"""The folder: there whole or as it was, never of somebody else, and the same of the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.library.search import Index
from referee.publishing import publish
from referee.publishing.folder import MARK, BadFolder, write


def told(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_two_times_are_alike_to_the_byte(small: Index, site: Path, tmp_path: Path) -> None:
    """The same shelf gives the same files, and another time takes the place of what was there before."""
    write(tmp_path / "site", [(MARK, b""), ("en/index.html", b"old"), ("gone.html", b"old")])
    publish(small, tmp_path / "site")
    assert told(tmp_path / "site") == told(site)
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_a_folder_of_somebody_else_is_left_alone(small: Index, tmp_path: Path) -> None:
    """A folder with anything in it, a file, and a link are refused before any work, and stay as they are."""
    theirs, file, link = tmp_path / "theirs", tmp_path / "file", tmp_path / "link"
    theirs.mkdir()
    (theirs / "thesis.txt").write_text("all of it")
    file.write_text("mine")
    link.symlink_to(theirs)
    for folder in (theirs, file, link):
        with pytest.raises(BadFolder) as refused:
            publish(small, folder, lambda share: pytest.fail("something was done"))
        assert refused.value.key == "not_a_site"
    assert told(theirs) == {"thesis.txt": b"all of it"}


def test_an_empty_folder_is_taken(tmp_path: Path) -> None:
    """One that was made beforehand."""
    (tmp_path / "site").mkdir()
    write(tmp_path / "site", [(MARK, b""), ("a.html", b"a")])
    assert told(tmp_path / "site") == {MARK: b"", "a.html": b"a"}


class Killed(BaseException):
    """The end of a process, in the middle of its work."""


def halfway() -> Iterator[tuple[str, bytes]]:
    """Files, but not to the end."""
    yield MARK, b"new"
    yield "nl/index.html", b"new"
    raise Killed


def test_ended_halfway_the_old_one_is_there(tmp_path: Path) -> None:
    """And nothing else is left."""
    site = tmp_path / "site"
    write(site, [(MARK, b""), ("a.html", b"old")])
    with pytest.raises(Killed):
        write(site, halfway())
    assert told(tmp_path) == {f"site/{MARK}": b"", "site/a.html": b"old"}


def test_what_was_left_lying_is_cleared_away(tmp_path: Path) -> None:
    """After a power cut while it was written, and after one just before the new folder was in its place."""
    site, new, old = (tmp_path / name for name in ("site", ".site.new", ".site.old"))
    write(site, [(MARK, b""), ("a.html", b"old")])
    site.rename(old)
    new.mkdir()
    (new / MARK).touch()
    with pytest.raises(Killed):
        write(site, halfway())
    assert told(tmp_path) == {f"site/{MARK}": b"", "site/a.html": b"old"}


def test_where_nothing_can_be_written_it_says_so(tmp_path: Path) -> None:
    """With the folder and why."""
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFolder) as refused:
        write(tmp_path / "file" / "site", [(MARK, b"")])
    assert refused.value.key == "cannot_publish"
