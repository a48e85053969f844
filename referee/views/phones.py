"""Who has the page of his seat open, in words, and what a player scans to open his: for whoever gives out codes."""

from __future__ import annotations

from collections.abc import Mapping
from time import localtime, strftime

from msgspec import Struct

from referee.core.nouns.table import Table
from referee.desk.hall_codes import HallState, SeatPass
from referee.speech import Speech

GROUP = 4
"""Letters of a code that stand together where it is to be read out or typed."""


class SeatPhone(Struct, frozen=True):
    """A seat and its page: `state` is none, waiting, open, or turned where another phone came too."""

    seat: int
    label: str
    state: str
    sentence: str


class SeatCode(Struct, frozen=True):
    """A code as it is given out, once: in letters, and as an address to scan; that is empty while no hall is open."""

    seat: int
    label: str
    code: str
    address: str
    sentence: str


def phones_of(table: Table, passes: Mapping[int, SeatPass], speech: Speech) -> tuple[SeatPhone, ...]:
    """Every seat of the table."""
    return tuple(_phone(table, seat.number, passes.get(seat.number), speech) for seat in table.seats)


def _phone(table: Table, seat: int, known: SeatPass | None, speech: Speech) -> SeatPhone:
    state = "none" if known is None else "turned" if known.turned else "open" if known.phone else "waiting"
    at = "" if known is None else strftime("%H:%M", localtime(known.opened if known.phone else known.issued))
    return SeatPhone(seat, speech.player(table, seat), state, speech.say("phones-state", state=state, at=at))


def code_of(table: Table, seat: int, code: str, hall: HallState, speech: Speech) -> SeatCode:
    """A code that was just made for a seat."""
    address = f"{hall.address}/{speech.lang}/seat/{code}" if hall.open else ""
    groups = " ".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))
    label = speech.player(table, seat)
    said = speech.say("phones-scan", by=label) if address else speech.say("phones-no_hall")
    return SeatCode(seat, label, groups, address, said)
