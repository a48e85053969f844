"""How far each stream was acknowledged, in a small file beside the store: a second witness to what it must hold.

A store that was cut short may look whole, only shorter. So that this is noticed, a line is added here after each
commit: a stream, its version, and their checksum. Nothing waits for it to be on the disk, and it is written into room
taken before: a file that grew with every commit would have the next one wait for that too. Where it is missing or
spoilt, nothing is known, and nothing is claimed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from mmap import ALLOCATIONGRANULARITY, mmap
from pathlib import Path
from threading import Lock

from referee.journal import seal

MOST_BYTES = 100_000
"""From this size on it is written anew, one line a stream, by the next who opens the store."""
MOST_ROOM = 1 << 14
"""Bytes taken at once, seldom, since the commit that does so is a slow one. Who logs a single line takes no more."""

_IN_VAIN = suppress(OSError, ValueError)


def place(path: Path) -> Path:
    """Where it is, by the path of the store."""
    return path.with_name(f"{path.name}-acknowledged")


class Witness:
    """The file of one store, kept open while that is; threads may share it, and processes have room of their own."""

    def __init__(self, path: Path) -> None:
        self._place = place(path)
        self._lock = Lock()
        self._room: _Room | None = None
        self._ahead = 0

    def add(self, versions: Mapping[str, int]) -> None:
        """What was just committed. That it cannot be noted keeps nobody from logging."""
        with self._lock, _IN_VAIN:
            lines = _lines(versions)
            if self._room is None or not self._room.holds(lines):
                self._take_room(lines)

    def _take_room(self, lines: bytes) -> None:
        """These lines at the end of the file, whatever stands there, and from the second time on room behind them."""
        self._let_go()
        lines = b"\n" + lines
        with self._place.open("a+b", buffering=0) as file:
            wrote, end = file.write(lines.ljust(self._ahead)), file.tell()
            if wrote > len(lines):
                self._room = _Room(file.fileno(), end - wrote + len(lines), end)
            else:
                self._ahead = MOST_ROOM if _can_be_mapped(file.fileno()) else 0

    def close(self) -> None:
        """Let go of the file."""
        with self._lock, suppress(OSError):
            self._let_go()

    def _let_go(self) -> None:
        room, self._room = self._room, None
        if room is not None:
            room.close()


class _Room:
    """A part of the file that is this process's own, written to as memory: a file so written to is no more changed
    in the eyes of its file system than it was, while each write would be one more change that the commit waits for."""

    def __init__(self, file: int, start: int, end: int) -> None:
        first = start // ALLOCATIONGRANULARITY * ALLOCATIONGRANULARITY
        self._map = mmap(file, end - first, offset=first)
        self._map.seek(start - first)
        self._file = os.dup(file)
        self._left, self._end = end - start, end

    def holds(self, lines: bytes) -> bool:
        """Were these lines written here? Not if they are too long, or if the file is another now, or was cut."""
        now = os.fstat(self._file)
        if len(lines) > self._left or not now.st_nlink or now.st_size < self._end:
            return False
        self._left -= self._map.write(lines)
        return True

    def close(self) -> None:
        """Let go of it."""
        self._map.close()
        os.close(self._file)


def read(path: Path) -> dict[str, int]:
    """The last version of each stream that was acknowledged, as far as the lines fit."""
    found: dict[str, int] = {}
    with suppress(OSError):
        for line in place(path).read_bytes().splitlines():
            with suppress(ValueError, TypeError):
                stream, version, sealed = json.loads(line)
                if seal.of_version(stream, version) == sealed:
                    found[stream] = max(version, found.get(stream, 0))
    return found


def write(path: Path, versions: Mapping[str, int]) -> None:
    """These and nothing else, whole or not at all."""
    with suppress(OSError):
        unfinished = place(path).with_name(f"{place(path).name}.unfinished")
        unfinished.write_bytes(_lines(versions))
        unfinished.replace(place(path))


def tidy(path: Path, known: Mapping[str, int]) -> None:
    """Written anew if it has grown long; who has it open finds that it is another."""
    with suppress(OSError):
        if place(path).stat().st_size > MOST_BYTES:
            write(path, known)


def _can_be_mapped(file: int) -> bool:
    """Not on every file system; where it cannot, each line is written by itself, without room behind it."""
    try:
        mmap(file, 0).close()
    except (OSError, ValueError):
        return False
    return True


def _lines(versions: Mapping[str, int]) -> bytes:
    return "".join([_line(stream, version) for stream, version in versions.items()]).encode()


def _line(stream: str, version: int) -> str:
    """A row of JSON; one comes with every commit, so that only the name is left to the encoder, once."""
    return f"[{_quoted(stream)}, {version}, {seal.of_version(stream, version)}]\n"


_quoted = lru_cache(maxsize=64)(json.dumps)
