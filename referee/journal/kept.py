"""The write-ahead log of an unclean end, kept beside the store before SQLite reads it and lets it go.

SQLite takes a log as far as its checksums fit and then writes over the rest, so that one flipped bit would drop all
that was acknowledged after it without a word. Whoever opens a store first therefore looks whether anything is written
beyond, keeps the log aside if so, and asks the open store which of those records it lacks. If none, the log goes.
"""

from __future__ import annotations

import os
import sqlite3
import struct
import sys
from collections.abc import Iterator, Mapping
from glob import escape
from pathlib import Path
from threading import Lock
from typing import ClassVar
from weakref import WeakSet

from referee.journal import acknowledged, reading, write_ahead
from referee.journal.pages import loose_rows
from referee.journal.reading import Extent
from referee.journal.rescue import Found, sealed, unsealed
from referee.journal.store import Aside, Record

HELD = 128
"""The byte of the shared-memory file on which everybody who has the store open holds a lock (SQLite, `os_unix.c`)."""
LOCKS = {"linux": "hhqqi", "darwin": "qqihh"}
"""How `struct flock` is laid out, by platform."""


class Handle:
    """A store open in this process. Closing any other handle of its files would let go of SQLite's locks on them."""

    _all: ClassVar[WeakSet[Handle]] = WeakSet()
    _lock: ClassVar[Lock] = Lock()
    """Threads open and close stores while others look whether theirs is open."""

    def __init__(self, path: Path) -> None:
        self._path = path.resolve()
        with self._lock:
            self._all.add(self)

    def let_go(self) -> None:
        """It is open no more."""
        with self._lock:
            self._all.discard(self)

    @classmethod
    def on(cls, path: Path) -> bool:
        """Is there one on this store?"""
        there = path.resolve()
        with cls._lock:
            return any(each._path == there for each in cls._all)


def keep(path: Path) -> None:
    """Keep the log that an unclean end left, if it may hold more than SQLite will take. The store is not open yet."""
    log = log_of(path)
    if not log.exists() or is_open(path):
        return
    held = log.read_bytes()
    if held and _tells(held, write_ahead.accepted(held)):
        put_aside(path)


def put_aside(path: Path) -> None:
    """Keep the log of the store whatever it tells, once."""
    log = log_of(path)
    held = log.read_bytes() if log.exists() else b""
    if not held or any(held == each.read_bytes() for each in logs(path)):
        return
    number = next(n for n in range(1, 10_000) if not _named(path, n).exists())
    write_whole(_named(path, number), held)


def is_open(path: Path) -> bool:
    """Has anybody the store open, here or in another process? Where that cannot be told: nobody."""
    shared = path.resolve().with_name(f"{path.resolve().name}-shm")
    if Handle.on(path) or sys.platform not in LOCKS or not shared.exists():
        return Handle.on(path)
    import fcntl  # not everywhere

    order = LOCKS[sys.platform]
    asked = (fcntl.F_WRLCK, os.SEEK_SET, HELD, 1, 0) if order[0] == "h" else (HELD, 1, 0, fcntl.F_WRLCK, os.SEEK_SET)
    with shared.open("rb+") as file:
        answer = struct.unpack(order, fcntl.fcntl(file, fcntl.F_GETLK, struct.pack(order, *asked)))
    return bool(answer[0 if order[0] == "h" else 3] != fcntl.F_UNLCK)


def logs(path: Path) -> list[Path]:
    """The logs that are kept beside the store."""
    found = path.parent.glob(f"{escape(path.name)}-kept-*")
    return sorted(each for each in found if each.suffix != ".unfinished")


def log_of(path: Path) -> Path:
    """Where SQLite keeps the log of the store."""
    there = path.resolve()
    return there.with_name(f"{there.name}-wal")


def aside(db: sqlite3.Connection, path: Path) -> Iterator[Aside]:
    """What was acknowledged, or is told by kept logs, and the open store lacks; a log that tells no more is let go."""
    heads = acknowledged.read(path)
    found = Found(heads=dict(heads))
    for log in logs(path):
        told = _acknowledged(found_in_log(log), heads)
        if not any(_lacking(db, told)):
            log.unlink()
        found.take_in(told)
    lacking = list(_lacking(db, found))
    if not lacking:
        acknowledged.tidy(path, found.heads)
    yield from lacking


def _acknowledged(told: Found, heads: Mapping[str, int]) -> Found:
    """Without what was written and never acknowledged: whoever was killed in the midst of it had not logged it yet."""
    records = {
        (stream, version): record
        for (stream, version), record in told.records.items()
        if version <= heads.get(stream, version)
    }
    ends = {stream: min(version, heads.get(stream, version)) for stream, version in told.heads.items()}
    return Found(told.streams, ends, records)


def found_in_log(log: Path) -> Found:
    """What is written in a kept log, sound or not."""
    rows = list(loose_rows(b"", log.read_bytes()))
    found = sealed(rows)
    return found if found.records else unsealed(rows)


def _lacking(db: sqlite3.Connection, found: Found) -> Iterator[Aside]:
    for stream, told in found.by_stream().items():
        known = _known(db, stream, min(told, default=1) - 1)
        last = max(known, default=0) or (reading.extent(db, stream) or Extent(0, sure=False)).last
        missing = {version for version, record in told.items() if _lacks(known.get(version), record)}
        missing |= {*range(last + 1, found.heads.get(stream, 0) + 1)}
        if missing:
            parted = any(known[version].whole for version in missing if version in known)
            yield Aside(stream, min(missing), len(missing), parted)


def _known(db: sqlite3.Connection, stream: str, after: int) -> dict[int, Record]:
    here = reading.extent(db, stream)
    return {record.version: record for record in reading.records(db, stream, here, after)} if here else {}


def _lacks(known: Record | None, record: Record) -> bool:
    return known is None or not known.whole or known.event_id != record.event_id


def _tells(log: bytes, after: int) -> bool:
    """Is a record written in the frames beyond the first so many?"""
    rows = list(loose_rows(b"", log, after))
    found = sealed(rows)
    return bool(found.records or found.heads or unsealed(rows).records)


def _named(path: Path, number: int) -> Path:
    return path.with_name(f"{path.name}-kept-{number}")


def write_whole(path: Path, held: bytes) -> None:
    """A file on the disk, whole or not at all."""
    unfinished = path.with_name(f"{path.name}.unfinished")
    with unfinished.open("wb") as file:
        file.write(held)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)
