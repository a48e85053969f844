"""Text from files and standard input, and text written to files: hostile until it is read.

Whatever cannot be read is a `Misuse` that names the file; a file is written whole or not at all.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, TypeVar

from referee.cli.misuse import Misuse
from referee.errors import RefereeError
from referee.notation.tokens import LONGEST_LINE

STDIN = "-"
MOST_BYTES = 64_000_000
"""No game comes near it; a million entries would."""

T = TypeVar("T")


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`.

    Raises `Misuse`: `is_a_folder`, `unreadable_file`, `file_too_large`, `not_text`.
    """
    return decoded(_bytes(name), name)


def _bytes(name: str) -> bytes:
    if name == STDIN:
        return standard_input().read(MOST_BYTES + 1)
    try:
        with Path(name).open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except IsADirectoryError:
        raise Misuse("is_a_folder", file=name) from None
    except (OSError, ValueError) as error:
        raise Misuse("unreadable_file", file=name, why=_why(error)) from None


def standard_input() -> BinaryIO:
    """The bytes of standard input; none if it is closed."""
    return sys.stdin.buffer if sys.stdin else BytesIO()


def decoded(data: bytes, name: str) -> str:
    """The bytes as text. Raises `Misuse`: `file_too_large`, `not_text`."""
    if len(data) > MOST_BYTES:
        raise Misuse("file_too_large", file=name, most=MOST_BYTES // 1_000_000)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Misuse("not_text", file=name, line=data.count(b"\n", 0, error.start) + 1) from None


def lines_of(stream: BinaryIO) -> Iterator[str]:
    """The lines of a stream one by one, each as soon as it is there; a line too long is not read to its end."""
    while data := stream.readline(4 * LONGEST_LINE):
        yield decoded(data, STDIN).rstrip("\r\n")


def write_text(name: str, text: str) -> None:
    """The text into a file, in one step. Raises `Misuse` `unwritable_file`."""
    path = Path(name)
    new = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        new.write_text(text, encoding="utf-8", newline="\n")
        new.replace(path)
    except (OSError, ValueError) as error:
        raise Misuse("unwritable_file", file=name, why=_why(error)) from None
    finally:
        if new.exists():
            new.unlink()


def placed(name: str, act: Callable[[], T]) -> T:
    """What an act comes to; what goes wrong in it is told with the file."""
    try:
        return act()
    except RefereeError as error:
        raise type(error)(error.key, **{**error.about, "file": name}) from None


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
