"""A transaction of one connection, which its threads take in turn: begun, and ended whatever happens in between.

A class and not a generator, because each line that is logged waits for two of them.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from threading import Lock
from types import TracebackType

from referee.journal.faults import as_errors
from referee.journal.remembered import Remembered


class Transaction:
    """Begins and ends as it is told; an error rolls it back, has all forgotten, and comes out as one of ours."""

    def __init__(
        self, connection: sqlite3.Connection, lock: Lock, remembered: Remembered, path: Path, begin: str, end: str
    ) -> None:
        self._connection = connection
        self._lock = lock
        self._remembered = remembered
        self._errors = as_errors(path)
        self._begin, self._end = begin, end

    def __enter__(self) -> sqlite3.Connection:
        self._lock.acquire()
        try:
            self._connection.execute(self._begin)
        except BaseException:
            self._lock.release()
            with self._errors:
                raise
        return self._connection

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            if error is None:
                self._connection.execute(self._end)
        except BaseException as failed:
            error = failed
        try:
            if error is not None:
                with self._errors:
                    self._undo()
                    raise error
        finally:
            self._lock.release()

    def _undo(self) -> None:
        self._remembered.forget()
        if self._connection.in_transaction:
            self._connection.execute("rollback")
