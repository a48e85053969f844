"""A folder that is there whole or not at all: written beside the one that it takes the place of.

In go paths with their bytes. A folder that is not of our making is not touched, and if the work is ended halfway, by
whatever it be, the old folder is still there; what was left lying about is cleared away by the next time.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from referee.errors import RefereeError

MARK = "referee-site.txt"
"""The file by which a folder is known as one of ours."""


class BadFolder(RefereeError):
    """Nothing can be published there; the key says why."""


def check(folder: Path) -> None:
    """Raises `BadFolder`: `not_a_site` for what is there and was not published, which stays as it is."""
    try:
        free = not folder.is_symlink() and (_is_ours(folder) or not folder.exists())
    except OSError as error:
        raise _cannot(folder, error) from None
    if not free:
        raise BadFolder("not_a_site", folder=str(folder))


def write(folder: Path, files: Iterable[tuple[str, bytes]]) -> int:
    """All files into the folder, in place of what was published there; how many bytes they are.

    Raises `BadFolder`: `not_a_site`, `cannot_publish`.
    """
    check(folder)
    target = folder.resolve()
    new, old = (target.with_name(f".{target.name}.{word}") for word in ("new", "old"))
    try:
        _recover(target, new, old)
        size = _write(new, files)
        _exchange(target, new, old)
    except OSError as error:
        raise _cannot(folder, error) from None
    finally:
        _clear(new)
    return size


def _cannot(folder: Path, error: OSError) -> BadFolder:
    return BadFolder("cannot_publish", folder=str(folder), why=error.strerror or str(error))


def _recover(target: Path, new: Path, old: Path) -> None:
    """As it was before a time that ended halfway."""
    if _is_ours(old) and not target.exists():
        old.rename(target)
    for left in (new, old):
        _clear(left)


def _write(new: Path, files: Iterable[tuple[str, bytes]]) -> int:
    new.mkdir(parents=True)
    (new / MARK).touch()  # the first, so that it is known for ours however soon it ends
    size, made = 0, {""}
    for path, told in files:
        folder = path.rpartition("/")[0]
        if folder not in made:
            (new / folder).mkdir(parents=True, exist_ok=True)
            made.add(folder)
        (new / path).write_bytes(told)
        size += len(told)
    return size


def _exchange(target: Path, new: Path, old: Path) -> None:
    if target.exists():
        target.rename(old)
    try:
        new.rename(target)
    except OSError:
        if old.exists():
            old.rename(target)
        raise
    _clear(old)


def _is_ours(folder: Path) -> bool:
    """Was it published, or is there nothing in it?"""
    return (folder / MARK).is_file() or (folder.is_dir() and not any(folder.iterdir()))


def _clear(folder: Path) -> None:
    """Away with what is ours; nothing else bears such a name."""
    if _is_ours(folder):
        with suppress(OSError):
            shutil.rmtree(folder)
