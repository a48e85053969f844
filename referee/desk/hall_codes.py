"""Whose phone may look into which hand, on which devices the referee logs by touch, and where the hall is: codes,
phones and devices are known by their SHA-256 alone.

A code opens one seat of one table for the first phone that brings it; a new code ends the old one, and with it the
phone that came by it. What was given out, opened and ended is a log like any other, read from its start; whoever reads
it cannot open a seat, since neither a code nor what a phone keeps can be made of it again. Every code is compared with
every one there is, in the same time, so that a wrong, an ended and an unknown one cannot be told apart.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from hashlib import sha256
from hmac import compare_digest
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

HALL = "hall"
"""The kind of the stream in which this stands, and its id: a store has one."""
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Those that nobody mistakes for another, on any keyboard."""
LENGTH = 28
"""Letters of a code: more than 128 bits."""
LASTS = 24 * 3600
"""Seconds after which a code and the page it opened are over, whatever became of the table."""
DEVICE_LASTS, MOST_DEVICES = 18 * 3600, 24
"""Seconds after which a device of the referee's has to be let in anew, longer than a day's tournament; of too many the
first has to be."""
Seat = tuple[str, int]
"""A table by its id, and a seat of it."""


class HallEntry(Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """What is written down of the hall."""


class Opened(HallEntry, frozen=True):
    """Its pages are served at this address, of which `token` is a part."""

    address: str
    token: str


class Closed(HallEntry, frozen=True):
    """Its pages are served no more."""


class SeatEntry(HallEntry, frozen=True):
    """What is written down of the code of a seat; seat 0: of every seat of the table."""

    table: str
    seat: int


class Issued(SeatEntry, frozen=True):
    """The seat got a new code."""

    code: str


class Claimed(SeatEntry, frozen=True):
    """A phone came with the code, the first to do so."""

    phone: str


class Turned(SeatEntry, frozen=True):
    """Another phone came with the code, and was turned away."""


class Ended(SeatEntry, frozen=True):
    """The code is void, and the page of the phone that came with it."""


class LetIn(HallEntry, frozen=True):
    """A device came with the referee's own code."""

    device: str


class LetGo(HallEntry, frozen=True):
    """A device is the referee's no longer; `others`: every other one is not."""

    device: str
    others: bool = False


class Called(HallEntry, frozen=True):
    """A table calls the desk; `why` as it was typed."""

    table: str
    why: str = ""


class Answered(HallEntry, frozen=True):
    """Somebody goes there."""

    table: str


class Decided(HallEntry, frozen=True):
    """Of two lines so many entries of the one that lies `aside` were kept, and why; none of one that was refused."""

    stream: str
    aside: str
    why: str
    kept: int = 0


AnySeatEntry = Issued | Claimed | Turned | Ended
AnyHallEntry = Opened | Closed | LetIn | LetGo | Called | Answered | Decided | AnySeatEntry


class SeatPass(Struct, frozen=True):
    """The code of a seat and the phone that opened it, empty while none did; `turned`: how often another tried."""

    code: str
    issued: float
    phone: str = ""
    opened: float = 0.0
    turned: int = 0


Passes = Mapping[Seat, SeatPass]


class Call(Struct, frozen=True):
    """A table that waits for the desk, since when and why."""

    since: float
    why: str = ""


class HallState(Struct, frozen=True):
    """The codes of all seats, the referee's devices with the times they were let in at, the calls of tables that nobody
    answered yet, and where the pages are served, or were last: `open` until that ended.
    """

    passes: Passes = {}
    devices: Mapping[str, float] = {}
    calls: Mapping[str, Call] = {}
    address: str = ""
    token: str = ""
    since: float = 0.0
    open: bool = False


Answer = Literal["opened", "taken", "unknown"]


def new_secret() -> str:
    """A code, or what a phone keeps: nobody guesses it."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def digest(secret: str) -> str:
    """What is kept of a code; spaces, hyphens and capitals with which one was typed do not matter."""
    plain = "".join(secret.split()).replace("-", "").lower()
    return sha256(plain.encode(errors="replace")).hexdigest()


def taken_in(state: HallState, entries: Iterable[tuple[AnyHallEntry, float]]) -> HallState:
    """What holds after these entries, each with its time in seconds."""
    for entry, at in entries:
        if isinstance(entry, Opened):
            state = replace(state, address=entry.address, token=entry.token, since=at, open=True)
        elif isinstance(entry, Closed):
            state = replace(state, open=False)
        elif isinstance(entry, LetIn | LetGo):
            state = replace(state, devices=_devices(state.devices, entry, at))
        elif isinstance(entry, Called | Answered):
            state = replace(state, calls=_calls(state.calls, entry, at))
        elif not isinstance(entry, Decided):
            state = replace(state, passes=_taken_in(state.passes, entry, at))
    return state


def _calls(calls: Mapping[str, Call], entry: Called | Answered, at: float) -> dict[str, Call]:
    """Who calls again waits since the first time, and for what was said last."""
    now = {table: each for table, each in calls.items() if table != entry.table}
    if isinstance(entry, Called):
        known = calls.get(entry.table)
        now[entry.table] = Call(known.since if known else at, entry.why or (known.why if known else ""))
    return now


def _devices(devices: Mapping[str, float], entry: LetIn | LetGo, at: float) -> dict[str, float]:
    if isinstance(entry, LetIn):
        return dict([*((each, since) for each, since in devices.items()), (entry.device, at)][-MOST_DEVICES:])
    return {each: since for each, since in devices.items() if (each == entry.device) == entry.others}


def devices_now(devices: Mapping[str, float], now: float) -> frozenset[str]:
    """Those that are let in still."""
    return frozenset(each for each, since in devices.items() if now - since < DEVICE_LASTS)


def _taken_in(passes: Passes, entry: AnySeatEntry, at: float) -> Passes:
    now, seat = dict(passes), (entry.table, entry.seat)
    known = now.get(seat)
    match entry:
        case Issued():
            now[seat] = SeatPass(entry.code, at)
        case Ended():
            for each in [each for each in now if each == seat or (not entry.seat and each[0] == entry.table)]:
                del now[each]
        case Claimed() if known and not known.phone:
            now[seat] = replace(known, phone=entry.phone, opened=at)
        case Turned() if known:
            now[seat] = replace(known, turned=known.turned + 1)
    return now


def seat_of_code(passes: Passes, code: str, now: float) -> Seat | None:
    """The seat that this code (its digest) opens, or has opened; None if it is no code, or none any more."""
    return _found(passes, {seat: each.code for seat, each in passes.items()}, code, now)


def seat_of_phone(passes: Passes, phone: str, now: float) -> Seat | None:
    """The seat that this phone (the digest of what it keeps) has open."""
    return _found(passes, {seat: each.phone for seat, each in passes.items()}, phone, now)


def _found(passes: Passes, secrets_of: Mapping[Seat, str], given: str, now: float) -> Seat | None:
    found = None
    for seat, known in secrets_of.items():
        if compare_digest(known.encode(), given.encode()) and now - passes[seat].issued < LASTS:
            found = seat
    return found


def claimed(passes: Passes, code: str, phone: str, now: float) -> tuple[Answer, Seat | None, AnySeatEntry | None]:
    """What a phone is answered that comes with a code, of which seat, and what is to be written down of it.

    That another one came is written once for a code: more would let whoever has it fill the store.
    """
    seat = seat_of_code(passes, code, now)
    if seat is None:
        return "unknown", None, None
    known = passes[seat]
    if not known.phone:
        return "opened", seat, Claimed(*seat, phone)
    return "taken", seat, None if known.turned else Turned(*seat)
