"""Where precedents stand, and how a file comes to stand there: whole, or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from referee.files import BadFile

if TYPE_CHECKING:
    from referee.journal import Place

NAME = "precedents"
RESERVED = frozenset(
    ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10)),
     "sources", "topics", "translated")
)  # fmt: skip
"""Names that a file of rulings cannot have, on some system or on a shelf."""


def folder(store: Place | None = None) -> Path:
    """The folder of the precedents: beside the store that was named, else in the user's data folder."""
    if isinstance(store, Path):
        return store.parent / NAME
    if store is not None:
        from referee.journal import beside  # only a store on a server pays for it

        return beside(store).parent / NAME
    from platformdirs import user_data_path

    return user_data_path("bang-referee", appauthor=False) / NAME


def file_name(id_: str) -> str:
    """The name of the file of a ruling, one that every system can have."""
    return f"{id_}{'_' if id_ in RESERVED else ''}.toml"


def put(folder: Path, id_: str, text: str) -> Path:
    """A new file with this text. Raises `BadFile`: `file_exists`, `unwritable_file`."""
    path = folder / file_name(id_)
    new = folder / f".{path.name}.{os.getpid()}"
    with _told(path):
        folder.mkdir(parents=True, exist_ok=True)
        try:
            _write(new, text)
            _named(new, path)
        finally:
            with suppress(OSError):
                new.unlink(missing_ok=True)
        _kept(folder)
    return path


def put_all(folder: Path, name: str, texts: Mapping[str, str]) -> Path:
    """A new folder with a file for each ruling: all of them, or none. Raises `BadFile` `unwritable_file`."""
    new = folder / f".{name}.{os.getpid()}"
    with _told(folder / name):
        try:
            new.mkdir(parents=True)
            for id_, text in texts.items():
                _write(new / file_name(id_), text)
            _kept(new)
            path = _free(folder, name)
            new.rename(path)
        except BaseException:
            _away(new)
            raise
        _kept(folder)
    return path


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """What the system refuses is told with the path and why."""
    try:
        yield
    except FileExistsError:
        raise BadFile("file_exists", file=str(path)) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadFile("unwritable_file", file=str(path), why=why) from None


def _write(path: Path, text: str) -> None:
    """The text is on the disk when this returns."""
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _named(new: Path, path: Path) -> None:
    """Give the file its name, unless another has it. Raises `FileExistsError`."""
    try:
        os.link(new, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if path.exists():
            raise FileExistsError(path) from None
        new.replace(path)


def _free(folder: Path, name: str) -> Path:
    numbered = (folder / (f"{name}-{number}" if number > 1 else name) for number in range(1, 10_000))
    return next(path for path in numbered if not path.exists())


def _kept(folder: Path) -> None:
    """The names in a folder outlive a power cut, where the system can promise that."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _away(folder: Path) -> None:
    from shutil import rmtree

    rmtree(folder, ignore_errors=True)
