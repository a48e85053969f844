"""A stream of the store, held in memory as far as it is known to be stored.

A table's log and a tournament's are both one: entries with what was said of each, written before they count. What an
entry means, what is said of it and what both come to is the business of whoever holds it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar
from uuid import uuid4

from referee.errors import BadLine, UnknownId
from referee.journal.store import NewRecord, Store

Entry = TypeVar("Entry")
Said = TypeVar("Said")


@dataclass(frozen=True, slots=True)
class Written(Generic[Entry, Said]):
    """How entries and what is said of them are written, and read again; a log is read as a whole."""

    entry: Callable[[Entry], bytes]
    said: Callable[[Said], bytes]
    log_of: Callable[[Iterable[bytes]], list[Entry]]
    said_of: Callable[[bytes], Said]

    def record(self, entry: Entry, said: Said, at: str) -> NewRecord:
        """The record that an entry becomes."""
        return NewRecord(uuid4().hex, self.entry(entry), self.said(said), at)


class StoredLog(Generic[Entry, Said]):
    """A log as it stands in the store: nothing is in it that is not stored."""

    def __init__(self, stream: str, journal: Store, clock: Callable[[], str], written: Written[Entry, Said]) -> None:
        self.stream = stream
        self._journal = journal
        self._clock = clock
        self._written = written
        self.reload()

    def reload(self) -> None:
        """Read the log again, as another process may have left it. Raises `UnknownId`."""
        records = self._journal.read(self.stream)
        if not records:
            raise self._missing(self.stream[:60])
        self._log = self._written.log_of(record.entry_json for record in records)
        self._said = [self._written.said_of(record.verdict_json) for record in records]
        self._at = [record.at for record in records]
        self._reloaded()

    def _missing(self, stream: str) -> UnknownId:
        """What there is to say if there is no such stream."""
        raise NotImplementedError

    def _reloaded(self) -> None:
        """Work out what the log comes to, once it was read."""
        raise NotImplementedError

    @property
    def length(self) -> int:
        """How many entries the log has, the opening included."""
        return len(self._log)

    @property
    def entries(self) -> Sequence[Entry]:
        """The whole log, the opening first."""
        return self._log

    @property
    def times(self) -> Sequence[str]:
        """When each entry was logged."""
        return self._at

    def entry(self, number: int) -> Entry:
        """An entry by its number. Raises `BadLine` `entry_unknown`."""
        if not 0 <= number < len(self._log):
            raise BadLine("entry_unknown", number=number)
        return self._log[number]

    def _append(self, added: Iterable[tuple[Entry, Said]]) -> None:
        """Store these entries with what is said of them, all or none. Raises `Stale` if others wrote meanwhile."""
        at, new = self._clock(), list(added)
        self._journal.append(self.stream, len(self._log), [self._written.record(*each, at) for each in new])
        for entry, said in new:
            self._log.append(entry)
            self._said.append(said)
            self._at.append(at)
