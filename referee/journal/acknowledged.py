"""How far each stream was acknowledged, in a small file beside the store: a second witness to what it must hold.

A store that was cut short may look whole, only shorter. So that this is noticed, a line is added here after each
commit: a stream, its version, and their checksum. It costs a few millionths of a second, since nothing waits for it to
be on the disk; where it is missing or spoilt, nothing is known, and nothing is claimed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from referee.journal import seal

MOST_BYTES = 100_000
"""From this size on it is written anew, one line a stream, by the next who opens the store first."""


def place(path: Path) -> Path:
    """Where it is, by the path of the store."""
    return path.with_name(f"{path.name}-acknowledged")


def add(path: Path, versions: Mapping[str, int]) -> None:
    """What was just committed. That it cannot be noted keeps nobody from logging."""
    with suppress(OSError):
        file = os.open(place(path), os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        try:
            os.write(file, _lines(versions))
        finally:
            os.close(file)


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
    """Written anew if it has grown long; nobody else may have the store open."""
    with suppress(OSError):
        if place(path).stat().st_size > MOST_BYTES:
            write(path, known)


def _lines(versions: Mapping[str, int]) -> bytes:
    rows = ([stream, version, seal.of_version(stream, version)] for stream, version in versions.items())
    return "".join(json.dumps(row) + "\n" for row in rows).encode()
