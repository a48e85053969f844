"""The index kept ready on disk: brought with the program, brought up to date with what changed, replaced in one step.

In go the folder of rulings, the glossary's file and a folder for the index; out comes an open database. Whoever finds
it stale mends a copy while others wait for him. If it cannot be written it lives in memory; if it is damaged, or made
of another glossary, it is made anew. House rulings beside a shelf are put into a copy of its index.
"""

import json
import os
import sqlite3
import struct
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from referee import resources
from referee.errors import BadData
from referee.languages import FACTS, LANGUAGES
from referee.library.search.bearing import LEARNED
from referee.library.search.phrasebook import PAGES

FORMAT = 24
"""Raised whenever an index built before would be read wrongly."""
Content = Mapping[str, str]
"""A sign of what each file says, by the name that it has in an index; `=` begins what all of it was made with."""
Progress = Callable[[float], None]
"""Hears which share of the work is done, 0 to 1, while an index is built."""
Connecting = Callable[["IndexPlace", Progress], sqlite3.Connection]
DAMAGED = (sqlite3.DatabaseError, OSError, zlib.error, struct.error, LookupError, ValueError)
"""What it comes to when an index cannot be read."""
PATIENCE = 120.0
"""Seconds that one waits for another who makes the same index."""


def in_silence(share: float) -> None:
    """Nobody waits for it."""


class IndexPlace(NamedTuple):
    """What an index is made of, and the file in which it is kept, if any; `seed` is one that came with the program."""

    rulings: Path
    glossary: Path
    file: Path | None
    beside: tuple[Path, ...] = ()
    seed: Path | None = None

    @classmethod
    def within(cls, rulings: Path, glossary: Path, cache: Path | None, beside: tuple[Path, ...] = ()) -> "IndexPlace":
        """The index of each shelf, with the house rulings beside it, has a file of its own in the cache folder."""
        there = "\0".join(str(folder.resolve()) for folder in (rulings, *beside))
        name = f"rulings-{zlib.crc32(there.encode()):08x}.sqlite"
        seed = resources.index() if rulings == resources.rulings() and not beside else None
        return cls(rulings, glossary, cache and cache / name, beside, seed)

    @property
    def alone(self) -> "IndexPlace":
        """The index of the same shelf, with nothing beside it."""
        return IndexPlace.within(self.rulings, self.glossary, self.file and self.file.parent)

    def sources(self) -> dict[str, Path]:
        """The files that the index is made of, by the names that they have in it."""
        folders = {"": self.rulings, **{f"~{number}/": folder for number, folder in enumerate(self.beside)}}
        found = {
            f"{sign}{path.relative_to(folder).as_posix()}": path
            for sign, folder in folders.items()
            for path in sorted(folder.rglob("*.toml"))
        }
        found |= {"=glossary": self.glossary, "=learned": LEARNED, "=pages": PAGES}
        found |= {f"={lang}": resources.words() / lang / FACTS for lang in LANGUAGES}
        return {name: path for name, path in found.items() if path.is_file()}

    def seen(self) -> str:
        """What the files look like from outside: name, size and time of change of each."""
        states = ((path, path.stat()) for path in self.sources().values())
        return "\n".join([str(FORMAT), *(f"{path} {state.st_size} {state.st_mtime_ns}" for path, state in states)])

    def content(self) -> dict[str, str]:
        """What the files say, whenever they were written: a sign of each."""
        from hashlib import blake2b

        said = {name: blake2b(path.read_bytes(), digest_size=16).hexdigest() for name, path in self.sources().items()}
        return {"=format": str(FORMAT), **said}


def connect(place: IndexPlace, progress: Progress = in_silence) -> sqlite3.Connection:
    """The index, from its file if that is fresh; raises BadData if it must be built and the glossary cannot be read.

    Building tells by `progress` which share of the work is done.
    """
    fresh = _fresh(place)
    if fresh:
        return fresh
    with _nobody_else(place.file):
        return _fresh(place) or _kept(place, _mended(place, progress, connect))


def rebuild(place: IndexPlace, progress: Progress = in_silence) -> sqlite3.Connection:
    """A new index, made of nothing that was kept; in its place on disk, if there is one and it can be written."""
    with _nobody_else(place.file):
        return _kept(place, _mended(place, progress, rebuild))


def ship(file: Path) -> None:
    """Make the index of the project's own shelf, to come with the program; raises BadData if the shelf has faults."""
    place = IndexPlace.within(resources.rulings(), resources.words() / "glossary.toml", None)
    file.parent.mkdir(parents=True, exist_ok=True)
    with closing(_mended(place._replace(seed=file), in_silence, connect)) as db:
        if faults := faults_of(db):
            raise BadData("\n".join(faults))
        db.execute("delete from meta where key = 'seen'")  # it names folders of the machine
        db.commit()
        _put(db, file)


@contextmanager
def _nobody_else(index: Path | None) -> Iterator[None]:
    """While this lasts nobody else makes this index; where no lock can be put, nothing can be kept either."""
    lock = _locked(index) if index else None
    try:
        yield
    finally:
        if index and lock:
            lock.close()
            with suppress(OSError):
                index.with_suffix(".lock").unlink()


def _locked(index: Path) -> sqlite3.Connection | None:
    """A file locked as SQLite locks its own, so that whoever dies lets go of it."""
    try:
        index.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(
            index.with_suffix(".lock"), timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        lock.execute("begin exclusive")
    except (OSError, sqlite3.Error):
        return None
    return lock


def _fresh(place: IndexPlace) -> sqlite3.Connection | None:
    if not place.file or not place.file.exists():
        return None
    try:
        db = _opened(place.file)
        seen = place.seen()
        if db.execute("select value from meta where key = 'seen'").fetchone() == (seen,):
            return db
        if _made_of(db) == place.content():
            _look_again(place.file, seen)
            return db
        db.close()
    except (sqlite3.Error, OSError):
        return None
    return None


def _opened(index: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{index.resolve().as_uri()}?mode=ro", uri=True, check_same_thread=False)


def _look_again(index: Path, seen: str) -> None:
    """Remember the new sizes and times, so that the content need not be read next time."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(index, timeout=0)) as db, db:
        db.execute("insert or replace into meta values('seen', ?)", (seen,))


def faults_of(db: sqlite3.Connection) -> list[str]:
    """What is wrong with the files of which an index was made, and why a ruling was left out."""
    (told,) = db.execute("select value from meta where key = 'faults'").fetchone() or ("[]",)
    return [str(fault) for fault in json.loads(told)]


def _made_of(db: sqlite3.Connection) -> Content:
    return dict(db.execute("select name, sign from files"))


def _mended(place: IndexPlace, progress: Progress, connecting: Connecting) -> sqlite3.Connection:
    """A copy of what there is, brought up to date; made anew if nothing will do. Who rebuilds trusts nothing kept."""
    for index in (place.file if connecting is connect else None, place.seed):
        with suppress(*DAMAGED):
            db = _copied(index) if index and index.exists() else None
            if db and _made_alike(_made_of(db), place.content()):
                return _renewed(db, place, progress)
    return _anew(place, progress, connecting)


def _made_alike(one: Content, other: Content) -> bool:
    """Whether both were made in one way and with the same words, so that one can become the other."""
    with_one, with_other = ({*filter(_is_tool, each.items())} for each in (one, other))
    return with_one == with_other


def _is_tool(made_of: tuple[str, str]) -> bool:
    return made_of[0].startswith("=")


def _anew(place: IndexPlace, progress: Progress, connecting: Connecting) -> sqlite3.Connection:
    """With house rulings beside it a copy of the index of the shelf alone; else made of the shelf's files."""
    from referee.library.search.building import empty
    from referee.library.search.renewing import names_of

    if not place.beside:
        return _renewed(empty(names_of(place.glossary)), place, progress)
    db = sqlite3.connect(":memory:", check_same_thread=False)
    with closing(connecting(place.alone, progress)) as alone:
        alone.backup(db)
    return _renewed(db, place, in_silence)


def _copied(index: Path) -> sqlite3.Connection:
    """A copy of the index in a file, in memory."""
    db = sqlite3.connect(":memory:", check_same_thread=False)
    with closing(_opened(index)) as kept:
        kept.backup(db)
    return db


def _renewed(db: sqlite3.Connection, place: IndexPlace, progress: Progress) -> sqlite3.Connection:
    """An index brought up to date; it remembers what it is made of."""
    from referee.library.search.renewing import renew

    before, content, seen = _made_of(db), place.content(), place.seen()
    changed = {name for name in {*before, *content} if before.get(name) != content.get(name)}
    if changed:
        told = renew(db, place.rulings, place.beside, place.glossary, changed, progress)
        faults = [fault for fault in faults_of(db) if fault.partition(": ")[0] not in changed]
        db.execute("insert or replace into meta values('faults', ?)", (json.dumps([*faults, *told]),))
    db.execute("delete from files")
    db.executemany("insert into files values(?, ?)", content.items())
    db.execute("insert or replace into meta values('seen', ?)", (seen,))
    db.commit()
    progress(1.0)
    return db


def _kept(place: IndexPlace, db: sqlite3.Connection) -> sqlite3.Connection:
    """An index in its place on disk, if there is one and it can be written; else as it is."""
    if not place.file:
        return db
    try:
        _put(db, place.file)
        kept = _opened(place.file)
    except (OSError, sqlite3.Error):
        return db
    db.close()
    return kept


def _put(db: sqlite3.Connection, index: Path) -> None:
    """Write an index into its place in one step."""
    new = index.with_suffix(f".{os.getpid()}")
    try:
        new.unlink(missing_ok=True)
        db.execute("vacuum into ?", (str(new),))
        new.replace(index)
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)
