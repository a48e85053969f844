"""Text from files and standard input, as the command line names them: `-` is standard input."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, TypeVar

from referee import files
from referee.errors import RefereeError
from referee.notation import LONGEST_LINE

STDIN = "-"
MOST_BYTES = 64_000_000
"""No game comes near it; a million entries would."""

T = TypeVar("T")


def read_text(name: str, most: int = MOST_BYTES) -> str:
    """The text of a file or pipe, or of standard input for `-`. Raises `BadFile`."""
    if name == STDIN:
        return files.decoded(standard_input().read(most + 1), STDIN, most)
    return files.read_text(Path(name), most, pipes=True)


def read_bytes(name: str, most: int) -> bytes:
    """The bytes of a file or pipe, or of standard input for `-`. Raises `BadFile`."""
    data = standard_input().read(most + 1) if name == STDIN else files.read_bytes(Path(name), most, pipes=True)
    if len(data) > most:
        raise files.BadFile("file_too_large", file=name, most=most // 1_000_000)
    return data


def standard_input() -> BinaryIO:
    """The bytes of standard input; none if it is closed."""
    return sys.stdin.buffer if sys.stdin else BytesIO()


def lines_of(stream: BinaryIO) -> Iterator[str]:
    """The lines of a stream one by one, each as soon as it is there; a line too long is not read to its end."""
    while data := stream.readline(4 * LONGEST_LINE):
        yield files.decoded(data, STDIN, MOST_BYTES).rstrip("\r\n")


def piped() -> Iterator[tuple[int, str]]:
    """The lines of standard input with their numbers; empty ones and comments do nothing there."""
    numbered = enumerate(lines_of(standard_input()), 1)
    return ((number, line) for number, line in numbered if line.strip() and not line.lstrip().startswith("#"))


def write_text(name: str, text: str) -> None:
    """The text into a file, over what was there, in one step. Raises `BadFile`."""
    files.write_text(Path(name), text, over=True)


def placed(name: str, act: Callable[[], T]) -> T:
    """What an act comes to; what goes wrong in it is told with the file."""
    try:
        return act()
    except RefereeError as error:
        raise type(error)(error.key, **{**error.about, "file": name}) from None
