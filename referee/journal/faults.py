"""What SQLite says went wrong, told as an error a person can act on.

In go SQLite's own errors, out come ours, each with the path of the store.
"""

import sqlite3
from pathlib import Path
from types import TracebackType

from referee.errors import BadJournal, RefereeError, StoreBusy, StoreDamaged, StoreUnreachable

RESCUE = "referee store mend"

_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_UNREACHABLE = {
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_NOLFS,
    sqlite3.SQLITE_AUTH,
}


class as_errors:  # noqa: N801
    """Within such a block, errors of SQLite and of the file system come out as a RefereeError."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if error is not None and (named := _ours(error, self._path)) is not None:
            raise named from error


def _ours(error: BaseException, path: Path) -> RefereeError | None:
    if isinstance(error, sqlite3.ProgrammingError):
        return None  # the program's fault, not the store's
    if isinstance(error, sqlite3.Error):
        return _named(error, path)
    if isinstance(error, UnicodeError):
        return BadJournal("not_unicode", path=str(path))
    if isinstance(error, OSError):
        return StoreUnreachable("store_unreachable", path=str(path), because=error.strerror)
    return None


def damaged(path: Path, where: str) -> StoreDamaged:
    """The store cannot be trusted, seen at `where`; says how to export what can be read."""
    return StoreDamaged("store_damaged", path=str(path), where=where, rescue=RESCUE)


def _named(error: sqlite3.Error, path: Path) -> RefereeError:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    name = getattr(error, "sqlite_errorname", str(error))
    if code & 0xFF in _BUSY:
        return StoreBusy("store_busy", path=str(path))
    if code & 0xFF in _UNREACHABLE:
        return StoreUnreachable("store_unreachable", path=str(path), because=name)
    return damaged(path, name)
