"""What the server says went wrong, told as an error a person can act on; never with what was sent to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg import errors

from referee.errors import BadJournal, RefereeError, StoreBusy, StoreDamaged, StoreUnreachable
from referee.journal.server.address import Server

BUSY = (errors.LockNotAvailable, errors.QueryCanceled, errors.DeadlockDetected, errors.SerializationFailure)
DAMAGED = (errors.DataCorrupted, errors.IndexCorrupted)
FORBIDDEN = (errors.InsufficientPrivilege, errors.ReadOnlySqlTransaction)
REFUSED = ("23", "2F", "38", "39", "42", "44", "54", "P0")
"""Classes of its errors with which it has looked at what it was told, and does not take it: rules, not a moment."""
NOT_LET_IN = ("password authentication failed", "is not permitted to log in")
"""What it says to a name that it does not know, or not with this password."""
LONGEST = 200


@contextmanager
def as_errors(server: Server) -> Iterator[None]:
    """Within this block, errors of the server come out as a RefereeError."""
    try:
        yield
    except psycopg.Error as error:
        raise named(error, server) from error
    except UnicodeError as error:
        raise BadJournal("not_unicode", path=str(server)) from error


def named(error: BaseException | None, server: Server) -> RefereeError:
    """The error of ours that this one is."""
    path = str(server)
    if isinstance(error, BUSY):
        return StoreBusy("store_busy", path=path)
    if isinstance(error, FORBIDDEN):
        return StoreUnreachable("server_forbids", path=path)
    if isinstance(error, DAMAGED):
        return StoreDamaged("server_damaged", path=path, where=_said(error))
    if isinstance(error, errors.DataError):
        return BadJournal("not_unicode", path=path)
    if isinstance(error, psycopg.Error) and (error.sqlstate or "")[:2] in REFUSED:
        return StoreUnreachable("server_refuses", path=path, because=_said(error))
    if any(each in _said(error) for each in NOT_LET_IN):
        return StoreUnreachable("not_let_in", path=path, name=server.login, waits=0, held="")
    return StoreUnreachable("server_unreachable", path=path, because=_said(error))


def is_broken(error: psycopg.Error, closed: bool) -> bool:
    """Is it the connection that failed, or a rivalry, so that the same may be asked again?"""
    if isinstance(error, errors.DeadlockDetected | errors.SerializationFailure):
        return True
    state = error.sqlstate or ""
    return closed or state.startswith(("08", "57P")) or (isinstance(error, psycopg.OperationalError) and not state)


def _said(error: BaseException | None) -> str:
    """In the words of the server, or of the way to it: the first line, without what the address says."""
    told = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    line = str(error or "?").strip().partition("\n")[0]
    return (told or line.rpartition("failed: ")[2].removeprefix("FATAL:").strip())[:LONGEST]
