"""The codes of seats as they stand in the store: a stream of its own kind, which every process on the store shares.

The app, the command line and the server may each give out and end codes; what one did the next one sees at its next
look, and a server that was started again knows its phones. They stand in the store rather than beside it, since nothing
may assume that a store is a file. A record that is lost may have ended a code: then all codes before it are over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from threading import Lock
from time import time
from uuid import uuid4

import msgspec

from referee.desk.log_clock import seconds_of
from referee.desk.seat_codes import (
    SEATS,
    Answer,
    AnySeatEntry,
    Ended,
    Issued,
    Passes,
    Seat,
    SeatPass,
    claimed,
    digest,
    new_secret,
    seat_of_code,
    seat_of_phone,
    taken_in,
)
from referee.errors import Stale, UnknownId
from referee.journal import NewRecord, Record, Store

BEGAN = "2026-01-01T00:00:00+00:00"
"""When it is said to have begun, whoever made it."""
TRIES = 20
"""So often another writer may be quicker."""
_decode = msgspec.json.Decoder(AnySeatEntry).decode
_encode = msgspec.json.Encoder(order="deterministic").encode


class SeatRegister:
    """The codes of all seats of one store. Threads may share it."""

    def __init__(self, store: Store, clock: Callable[[], float] = time) -> None:
        self._store = store
        self._clock = clock
        self._lock = Lock()
        self._passes: Passes = {}
        self._read = 0

    def passes(self) -> Passes:
        """The codes there are, after a look at what others wrote. Raises what reading the store raises."""
        with self._lock:
            return self._look()

    def of_table(self, table: str) -> dict[int, SeatPass]:
        """The codes of this table that hold, by their seats."""
        now = self._clock()
        return {
            seat: each
            for (of, seat), each in self.passes().items()
            if of == table and seat_of_code({(of, seat): each}, each.code, now)
        }

    def issue(self, table: str, seat: int) -> str:
        """A new code for a seat, said here once and never again; it ends the one before it."""
        code = new_secret()
        self._write(lambda passes: Issued(table, seat, digest(code)))
        return code

    def end(self, table: str, seat: int = 0) -> bool:
        """End the code of a seat, or of every seat of the table; was there any?"""
        return bool(self._write(lambda passes: Ended(table, seat) if _any(passes, table, seat) else None))

    def seat_of_code(self, code: str) -> Seat | None:
        """Which seat a code opens; changes nothing."""
        return seat_of_code(self.passes(), digest(code), self._clock())

    def seat_of_phone(self, secret: str) -> Seat | None:
        """Which seat a phone has open, by what it keeps."""
        return seat_of_phone(self.passes(), digest(secret), self._clock())

    def claim(self, code: str, secret: str) -> tuple[Answer, Seat | None]:
        """A phone that keeps this secret comes with a code: the first one opens the seat."""
        answer: tuple[Answer, Seat | None] = "unknown", None

        def decide(passes: Passes) -> AnySeatEntry | None:
            nonlocal answer
            said, seat, entry = claimed(passes, digest(code), digest(secret), self._clock())
            answer = said, seat
            return entry

        self._write(decide)
        return answer

    def _write(self, decide: Callable[[Passes], AnySeatEntry | None]) -> AnySeatEntry | None:
        """Decide by what stands there and write it down; if another wrote meanwhile, decide again. Raises `Stale`."""
        for _ in range(TRIES):
            with self._lock:
                entry = decide(self._look())
                if entry is None:
                    return None
                try:
                    self._store.append(self._made(), self._read, [_record(entry, self._clock())])
                except Stale:
                    continue
                self._look()
                return entry
        raise Stale("stream_has_grown", stream=SEATS, expected=self._read, version=self._read)

    def _made(self) -> str:
        """The stream, which the first who writes makes."""
        if not self._read:
            self._store.create(SEATS, SEATS, BEGAN, kind=SEATS)
        return SEATS

    def _look(self) -> Passes:
        try:
            version = self._store.version(SEATS)
        except UnknownId:
            self._passes, self._read = {}, 0
            return self._passes
        if version < self._read:  # another store stands there now
            self._passes, self._read = {}, 0
        if version > self._read:
            records = self._store.read(SEATS, after=self._read)
            self._passes, self._read = _after(self._passes, records), self._read + len(records)
        return self._passes


def _any(passes: Passes, table: str, seat: int) -> bool:
    return any(of == table and seat in (0, each) for of, each in passes)


def _after(passes: Passes, records: Sequence[Record]) -> Passes:
    for record in records:
        try:
            if not record.whole:
                raise ValueError
            passes = taken_in(passes, [(_decode(record.entry_json), seconds_of(record.at) or 0.0)])
        except (msgspec.MsgspecError, ValueError):
            passes = {}
    return passes


def _record(entry: AnySeatEntry, at: float) -> NewRecord:
    told = datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")
    return NewRecord(uuid4().hex, _encode(entry), b"{}", told)
