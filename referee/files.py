"""Files that a person names by typing a path: read with every doubt, and written without losing what was there."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from referee.errors import RefereeError

MOST_BYTES = 8_000_000
"""No game comes near it."""
_DATABASE = b"SQLite format 3\0"


class BadFile(RefereeError):
    """A file that was named cannot be read or written; the key says why."""


def typed_path(text: str) -> Path:
    """The path meant by what was typed or dropped: quotes and a tilde as a shell has them.

    Raises `BadFile` `unreadable_name`.
    """
    name = text.strip()
    if len(name) > 1 and name[0] == name[-1] and name[0] in "\"'":
        name = name[1:-1]
    if not name or "\0" in name:
        raise BadFile("unreadable_name", word=name[:40])
    try:
        name.encode()
        path = Path(name).expanduser()
        unescaped = Path(name.replace("\\ ", " ")).expanduser()
        return unescaped if "\\ " in name and not path.exists() else path
    except (OSError, ValueError, RuntimeError):
        raise BadFile("unreadable_name", word=name[:40]) from None


def read_text(path: Path, most: int = MOST_BYTES, pipes: bool = False) -> str:
    """The text of an ordinary file, or of a pipe where one is meant.

    Raises `BadFile`: `is_a_folder`, `not_a_file`, `unreadable_file`, `is_a_store`, `file_too_large`, `not_text`.
    """
    return decoded(read_bytes(path, most, pipes), str(path), most)


def read_bytes(path: Path, most: int = MOST_BYTES, pipes: bool = False) -> bytes:
    """What an ordinary file holds, or a pipe where one is meant; of one too large a byte too many.

    Raises `BadFile`: `is_a_folder`, `not_a_file`, `unreadable_file`.
    """
    try:
        if path.is_dir():
            raise BadFile("is_a_folder", file=str(path))
        if path.exists() and not (pipes or path.is_file()):
            raise BadFile("not_a_file", file=str(path))
        with path.open("rb") as file:
            return file.read(most + 1)
    except (OSError, ValueError) as error:
        raise BadFile("unreadable_file", file=str(path), why=_why(error)) from None


def decoded(data: bytes, name: str, most: int = MOST_BYTES) -> str:
    """The bytes of what is called so, as text. Raises `BadFile`: `is_a_store`, `file_too_large`, `not_text`."""
    check_that_it_is_no_store(data, name)
    if len(data) > most:
        raise BadFile("file_too_large", file=name, most=most // 1_000_000)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile("not_text", file=name, line=data.count(b"\n", 0, error.start) + 1) from None


def check_that_it_is_no_store(data: bytes, name: str) -> None:
    """Raises `BadFile` `is_a_store` for a database, which is opened and not read."""
    if data.startswith(_DATABASE):
        raise BadFile("is_a_store", file=name)


def write_text(path: Path, text: str, over: bool = False) -> None:
    """The text into a file, whole or not at all; over one that exists only if that is meant.

    Raises `BadFile`: `file_exists`, `is_a_folder`, `unwritable_file`.
    """
    if path.is_dir():
        raise BadFile("is_a_folder", file=str(path))
    try:
        if over:
            _replace(path, text)
        else:
            _make(path, text)
    except FileExistsError:
        raise BadFile("file_exists", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise BadFile("unwritable_file", file=str(path), why=_why(error)) from None


def _make(path: Path, text: str) -> None:
    with path.open("x", encoding="utf-8", newline="\n") as file:
        try:
            file.write(text)
            file.flush()
        except OSError:
            path.unlink(missing_ok=True)
            raise


def _replace(path: Path, text: str) -> None:
    new = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        new.write_text(text, encoding="utf-8", newline="\n")
        new.replace(path)
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
