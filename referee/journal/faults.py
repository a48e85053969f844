"""What SQLite says went wrong, told as an error a person can act on.

In go SQLite's own errors, out come ours, each with the path of the store.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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


@contextmanager
def as_errors(path: Path) -> Iterator[None]:
    """Within this block, errors of SQLite and of the file system come out as a RefereeError."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise  # ours, not the store's
    except sqlite3.Error as error:
        raise _named(error, path) from error
    except UnicodeError as error:
        raise BadJournal("not_unicode", path=str(path)) from error
    except OSError as error:
        raise StoreUnreachable("store_unreachable", path=str(path), because=error.strerror) from error


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
