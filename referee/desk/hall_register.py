"""The hall as it stands in the store: a stream of its own kind, which every process on the store shares.

The app, the command line and the server may each give out and end codes; what one did the next one sees at its next
look. A server that was started again knows its phones, and they find it again: for a day the hall keeps its address.
It stands in the store rather than beside it, since nothing may assume that a store is a file. A record that is lost may
have ended a code: then all codes before it are over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from threading import Lock
from time import time
from uuid import uuid4

import msgspec

from referee.desk.hall_codes import (
    HALL,
    LASTS,
    Answer,
    Answered,
    AnyHallEntry,
    Call,
    Called,
    Closed,
    Decided,
    Ended,
    HallState,
    Issued,
    LetGo,
    LetIn,
    Opened,
    Passes,
    Seat,
    SeatPass,
    claimed,
    devices_now,
    digest,
    new_secret,
    seat_of_code,
    seat_of_phone,
    taken_in,
)
from referee.desk.log_clock import seconds_of
from referee.errors import Stale, UnknownId
from referee.journal import NewRecord, Record, Store

LONGEST_CALL = 200
"""Letters of what a table says when it calls."""
BEGAN = "2026-01-01T00:00:00+00:00"
"""When it is said to have begun, whoever made it."""
TRIES = 20
"""So often another writer may be quicker."""
_decode = msgspec.json.Decoder(AnyHallEntry).decode
_encode = msgspec.json.Encoder(order="deterministic").encode


class HallRegister:
    """The hall of one store: where it is, and the codes of all seats. Threads may share it."""

    def __init__(self, store: Store, clock: Callable[[], float] = time) -> None:
        self._store = store
        self._clock = clock
        self._lock = Lock()
        self._state = HallState()
        self._read = 0

    def look(self) -> HallState:
        """What holds, after a look at what others wrote. Raises what reading the store raises."""
        with self._lock:
            return self._look()

    # Where it is

    def kept_token(self) -> str:
        """The token that the pages were last served under, if that was not long ago; else none."""
        state = self.look()
        return state.token if self._clock() - state.since < LASTS else ""

    def opened(self, address: str, token: str) -> None:
        """From now on the pages are served there."""
        self._write(lambda state: Opened(address, token))

    def closed(self) -> None:
        """Now they are served no more."""
        self._write(lambda state: Closed() if state.open else None)

    # Calls of tables

    def calls(self) -> dict[str, Call]:
        """The tables that call, by their ids, the first one first, until somebody answers, or for a day."""
        now = self._clock()
        known = sorted(self.look().calls.items(), key=lambda each: each[1].since)
        return {table: each for table, each in known if now - each.since < LASTS}

    def call(self, table: str, why: str = "") -> bool:
        """A table calls the desk; is that written?"""
        return bool(self._write(lambda state: Called(table, why[:LONGEST_CALL])))

    def answer(self, table: str) -> bool:
        """Somebody goes to this table; did it call?"""
        return bool(self._write(lambda state: Answered(table) if table in state.calls else None))

    def decided(self, stream: str, aside: str, why: str, kept: int) -> None:
        """It was decided between two lines."""
        self._write(lambda state: Decided(stream, aside, why, kept))

    # Seats

    def of_table(self, table: str) -> dict[int, SeatPass]:
        """The codes of this table that hold, by their seats."""
        now = self._clock()
        return {
            seat: each
            for (of, seat), each in self.look().passes.items()
            if of == table and seat_of_code({(of, seat): each}, each.code, now)
        }

    def issue(self, table: str, seat: int) -> str:
        """A new code for a seat, said here once and never again; it ends the one before it."""
        code = new_secret()
        self._write(lambda state: Issued(table, seat, digest(code)))
        return code

    def end(self, table: str, seat: int = 0) -> bool:
        """End the code of a seat, or of every seat of the table; was there any?"""
        return bool(self._write(lambda state: Ended(table, seat) if _any(state.passes, table, seat) else None))

    def seat_of_code(self, code: str) -> Seat | None:
        """Which seat a code opens; changes nothing."""
        return seat_of_code(self.look().passes, digest(code), self._clock())

    def seat_of_phone(self, secret: str) -> Seat | None:
        """Which seat a phone has open, by what it keeps."""
        return seat_of_phone(self.look().passes, digest(secret), self._clock())

    def claim(self, code: str, secret: str) -> tuple[Answer, Seat | None]:
        """A phone that keeps this secret comes with a code: the first one opens the seat."""
        answer: tuple[Answer, Seat | None] = "unknown", None

        def decide(state: HallState) -> AnyHallEntry | None:
            nonlocal answer
            said, seat, entry = claimed(state.passes, digest(code), digest(secret), self._clock())
            answer = said, seat
            return entry

        self._write(decide)
        return answer

    # The referee's own devices

    def devices(self) -> frozenset[str]:
        """Those that are let in, by the digests of what they keep."""
        return devices_now(self.look().devices, self._clock())

    def let_in(self) -> str:
        """A device came with the referee's code: what it is to keep."""
        secret = new_secret()
        self._write(lambda state: LetIn(digest(secret)))
        return secret

    def let_go(self, secret: str, others: bool = False) -> None:
        """The device that keeps this is let in no longer; or every other one."""
        self._write(lambda state: LetGo(digest(secret), others))

    def _write(self, decide: Callable[[HallState], AnyHallEntry | None]) -> AnyHallEntry | None:
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
        raise Stale("stream_has_grown", stream=HALL, expected=self._read, version=self._read)

    def _made(self) -> str:
        """The stream, which the first who writes makes."""
        if not self._read:
            self._store.create(HALL, HALL, BEGAN, kind=HALL)
        return HALL

    def _look(self) -> HallState:
        try:
            version = self._store.version(HALL)
        except UnknownId:
            self._state, self._read = HallState(), 0
            return self._state
        if version < self._read:  # another store stands there now
            self._state, self._read = HallState(), 0
        if version > self._read:
            records = self._store.read(HALL, after=self._read)
            self._state, self._read = _after(self._state, records), self._read + len(records)
        return self._state


def _any(passes: Passes, table: str, seat: int) -> bool:
    return any(of == table and seat in (0, each) for of, each in passes)


def _after(state: HallState, records: Sequence[Record]) -> HallState:
    for record in records:
        try:
            if not record.whole:
                raise ValueError
            state = taken_in(state, [(_decode(record.entry_json), seconds_of(record.at) or 0.0)])
        except (msgspec.MsgspecError, ValueError):
            state = HallState()
    return state


def _record(entry: AnyHallEntry, at: float) -> NewRecord:
    told = datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")
    return NewRecord(uuid4().hex, _encode(entry), b"{}", told)
