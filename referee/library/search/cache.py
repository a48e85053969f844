"""The index kept ready on disk: built once, found stale by content, replaced in one step.

In go the folder of rulings, the glossary's file and a folder for the index; out comes an open database. If
the index cannot be written it lives in memory; if its file is damaged it is built anew. House rulings beside a shelf
are added to a copy of its index, so that a new precedent is found at once.
"""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from referee.errors import BadData
from referee.lexicon import Glossary
from referee.library.search.bearing import LEARNED

FORMAT = 14
"""Raised whenever an index built before would be read wrongly."""

Progress = Callable[[float], None]
"""Hears which share of the work is done, 0 to 1, while an index is built."""


def in_silence(share: float) -> None:
    """Nobody waits for it."""


class IndexPlace(NamedTuple):
    """What an index is made of, and the file in which it is kept, if any."""

    rulings: Path
    glossary: Path
    file: Path | None
    beside: tuple[Path, ...] = ()

    @classmethod
    def within(cls, rulings: Path, glossary: Path, cache: Path | None, beside: tuple[Path, ...] = ()) -> "IndexPlace":
        """The index of each shelf, with the house rulings beside it, has a file of its own in the cache folder."""
        there = "\0".join(str(folder.resolve()) for folder in (rulings, *beside))
        name = f"rulings-{crc32(there.encode()):08x}.sqlite"
        return cls(rulings, glossary, cache and cache / name, beside)

    @property
    def alone(self) -> "IndexPlace":
        """The index of the same shelf, with nothing beside it."""
        return IndexPlace.within(self.rulings, self.glossary, self.file and self.file.parent)

    def sources(self) -> list[Path]:
        """The files that the index is made of."""
        found = (path for folder in (self.rulings, *self.beside) for path in sorted(folder.rglob("*.toml")))
        return [path for path in (*found, self.glossary, LEARNED) if path.is_file()]

    def seen(self) -> str:
        """What the files look like from outside: name, size and time of change of each."""
        states = ((path, path.stat()) for path in self.sources())
        return "\n".join([str(FORMAT), *(f"{path} {state.st_size} {state.st_mtime_ns}" for path, state in states)])

    def content(self) -> str:
        """What the files say, whenever they were written."""
        from hashlib import blake2b

        digest = blake2b(str(FORMAT).encode())
        for path in self.sources():
            digest.update(b"\0" + path.name.encode() + b"\0" + path.read_bytes())
        return digest.hexdigest()


def connect(place: IndexPlace, progress: Progress = in_silence) -> sqlite3.Connection:
    """The index, from its file if that is fresh; raises BadData if it must be built from a faulty shelf.

    Building tells by `progress` which share of the work is done.
    """
    known = place.file and _fresh(place, place.file)
    if known or not place.beside:
        return known or rebuild(place, progress)
    return _kept(place, lambda: _extended(place, connect(place.alone, progress)))


def rebuild(place: IndexPlace, progress: Progress = in_silence) -> sqlite3.Connection:
    """A new index, made of nothing that was kept; in its place on disk, if there is one and it can be written."""
    if place.beside:
        return _kept(place, lambda: _extended(place, rebuild(place.alone, progress)))
    return _kept(place, lambda: _built(place, progress))


def _fresh(place: IndexPlace, index: Path) -> sqlite3.Connection | None:
    if not index.exists():
        return None
    try:
        db = sqlite3.connect(f"{index.resolve().as_uri()}?mode=ro", uri=True, check_same_thread=False)
        known, seen = dict(db.execute("select key, value from meta")), place.seen()
        if known["seen"] == seen:
            return db
        if known["content"] == place.content():
            _look_again(index, seen)
            return db
        db.close()
    except (sqlite3.Error, KeyError, OSError):
        return None
    return None


def _look_again(index: Path, seen: str) -> None:
    """Remember the new sizes and times, so that the content need not be read next time."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(index, timeout=0)) as db, db:
        db.execute("update meta set value = ? where key = 'seen'", (seen,))


def _kept(place: IndexPlace, made: Callable[[], sqlite3.Connection]) -> sqlite3.Connection:
    """An index made now, with what it was made of; in its place on disk, if it can be written."""
    state = {"seen": place.seen(), "content": place.content()}
    db = made()
    db.executemany("insert or replace into meta values(?, ?)", state.items())
    db.commit()
    if place.file:
        with suppress(OSError, sqlite3.Error):
            _put(db, place.file)
    return db


def _built(place: IndexPlace, progress: Progress) -> sqlite3.Connection:
    from referee.library.search.building import build
    from referee.library.shelf import Library

    return build(Library.load(place.rulings), _names(place.glossary), progress=progress)


def _extended(place: IndexPlace, alone: sqlite3.Connection) -> sqlite3.Connection:
    """A copy of the index of the shelf alone, with the house rulings beside it."""
    from referee.library.search.beside import put_beside
    from referee.library.shelf import Library, sources_of

    db = sqlite3.connect(":memory:", check_same_thread=False)
    with closing(alone):
        alone.backup(db)
    ids = [id_ for (id_,) in db.execute("select id from rulings")]
    put_beside(db, Library.of_house(place.beside, ids, sources_of(place.rulings)))
    return db


def _names(glossary: Path) -> Glossary:
    import tomllib

    try:
        return tomllib.loads(glossary.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadData(f"{glossary.name}: {error}") from error


def _put(db: sqlite3.Connection, index: Path) -> None:
    index.parent.mkdir(parents=True, exist_ok=True)
    new = index.with_name(f"{index.name}.{os.getpid()}")
    new.unlink(missing_ok=True)
    try:
        db.execute("vacuum into ?", (str(new),))
        new.replace(index)
    finally:
        new.unlink(missing_ok=True)
