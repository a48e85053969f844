"""A stream of the store, held in memory as far as it is known to be stored.

A table's log and a tournament's are both one: entries with what was said of each, written before they count. What an
entry means, what is said of it and what both come to is the business of whoever holds it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar
from uuid import uuid4

from referee.errors import BadJournal, BadLine, Stale, UnknownId
from referee.journal.store import Batch, NewRecord, Record, Store, Writer, signature, so_far

Entry = TypeVar("Entry")
Said = TypeVar("Said")


@dataclass(frozen=True, slots=True)
class ReadLog(Generic[Entry, Said]):
    """A log as it was read, with something in the place of each entry that is lost, and the numbers of those."""

    log: list[Entry]
    said: list[Said]
    lost: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Written(Generic[Entry, Said]):
    """How entries and what is said of them are written, and how a whole log is read again."""

    entry: Callable[[Entry], bytes]
    said: Callable[[Said], bytes]
    read: Callable[[Sequence[Record]], ReadLog[Entry, Said]]

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
        self.lost: frozenset[int] = frozenset()
        """The numbers of the entries that could not be read; something stands in their places."""
        self.reload()

    def reload(self) -> None:
        """Read the log again, as another process may have left it: all of it, or it stays.

        Raises `UnknownId`, and `BadJournal` `opening_lost`, with the stream, where nothing can be made of it.
        """
        self._in_doubt = True
        records = self._journal.read(self.stream)
        if not records:
            raise self._missing(self.stream[:60])
        read = self._read_log(records)
        before, self.lost = self.lost, read.lost
        try:
            self._reloaded(read.log)
        except BaseException:
            self.lost = before
            raise
        self._log, self._said, self._at = read.log, read.said, [record.at for record in records]
        self._by = [record.by for record in records]
        self._in_doubt = False

    def _read_log(self, records: Sequence[Record]) -> ReadLog[Entry, Said]:
        try:
            return self._written.read(records)
        except BadJournal as error:
            raise BadJournal(error.key, **{**error.about, "stream": self.stream}) from None

    def look_again(self) -> bool:
        """Read what others have logged meanwhile; was there anything? Raises what reading it raises."""
        if so_far(self._journal, self.stream) == len(self._log):
            return False
        self.reload()
        return True

    def _missing(self, stream: str) -> UnknownId:
        """What there is to say if there is no such stream."""
        raise NotImplementedError

    def _reloaded(self, log: list[Entry]) -> None:
        """Work out what the log that was read comes to, and hold that: all of it, or nothing if it cannot be."""
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

    @property
    def writers(self) -> Sequence[Writer]:
        """Who logged each entry, and on which device."""
        return self._by

    def entry(self, number: int) -> Entry:
        """An entry by its number. Raises `BadLine` `entry_unknown`."""
        if not 0 <= number < len(self._log):
            raise BadLine("entry_unknown", number=number)
        return self._log[number]

    def batch(self, added: Iterable[tuple[Entry, Said]], at: str) -> Batch:
        """These entries with what is said of them, as they would follow on what is held."""
        return Batch(self.stream, len(self._log), [self._written.record(*each, at) for each in added])

    def _append(self, added: Iterable[tuple[Entry, Said]], beside: Sequence[Batch] = ()) -> None:
        """Store these entries with what is said of them, and what is written beside them elsewhere, all or none.

        Raises `Stale` if others wrote meanwhile.
        """
        if self._in_doubt:
            self._make_sure()
        at, new = self._clock(), list(added)
        self._journal.append_together([self.batch(new, at), *beside])
        for entry, said in new:
            self._log.append(entry)
            self._said.append(said)
            self._at.append(at)
            self._by.append(signature(self._journal))

    def _make_sure(self) -> None:
        """What is held is what is stored, though it could not be read. Raises why it cannot be still, and `Stale`."""
        held = self._log
        self.reload()
        if self._log != held:
            raise Stale("stream_has_grown", stream=self.stream, expected=len(held), version=len(self._log))
