"""The play clock in words: what the turn under way has taken, and each player's turns.

Here seconds become a text; what the clock counts is worked out in `referee.log.play_clock`.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Literal

from msgspec import Struct

from referee.core.book.questions import CALLS_TO_ORDER, TURN_TIME
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Table
from referee.desk.log_clock import clock_at
from referee.desk.table_log import TableLog
from referee.log.history import before, effective
from referee.log.play_clock import Clock, Spent
from referee.speech import Speech

HOUR, MINUTE = 3600, 60
LAST = 5
"""So many of a player's turns are told one by one."""
State = Literal["running", "paused", "waiting"]
"""Time passes for somebody, stands still, or is nobody's: no turn is under way."""


class PlayerTime(Struct, frozen=True):
    """What a player's turns have taken: how many, all together, on average, the longest, and the last ones.

    `over`: how many took longer than the limit, if there is one; `calls`: how often he was told to play faster.
    """

    seat: int
    label: str
    turns: int
    total: str
    average: str
    longest: str
    seconds: int
    last: tuple[str, ...] = ()
    over: int = 0
    calls: int = 0


class TimedEntry(Struct, frozen=True):
    """Something said about the pace of play: its number, the line, and what the turn under way had taken then."""

    number: int
    said: str
    label: str
    turn: str


class ClockView(Struct, frozen=True):
    """The clock: whose turn is under way and what it has taken, whether time passes, what each player has taken.

    `limit`: what a turn may take, empty where nobody has said so; `over`: the turn under way has taken longer.
    `remarks`: what was said about the pace of play.
    """

    state: State
    seat: int
    label: str
    turn: str
    seconds: int
    paused: str
    players: tuple[PlayerTime, ...]
    limit: str = ""
    over: bool = False
    remarks: tuple[TimedEntry, ...] = ()


def remarks_of(log: TableLog, speech: Speech, until: int | None = None) -> tuple[TimedEntry, ...]:
    """What was said about the pace of play and still stands, up to an entry, each with what the turn had taken then."""
    brought = log.book.brought
    rows = log.history()
    entries = [row.entry for row in rows]
    standing = effective(entries) if until is None else before(entries, until)
    said = ((number, entry) for number, entry in standing if (way := brought.get(type(entry))) and way.timed)
    return tuple(_remark(log, number, entry, speech) for number, entry in said)


def _remark(log: TableLog, number: int, entry: Entry, speech: Speech) -> TimedEntry:
    clock = clock_at(log, number)
    label = speech.player(log.table, clock.seat) if clock.seat else ""
    return TimedEntry(number, speech.entry(entry, log.table), label, duration(clock.turn))


def clock_view(
    clock: Clock, now: float, table: Table, book: Rulebook, speech: Speech, remarks: tuple[TimedEntry, ...] = ()
) -> ClockView:
    """The clock in words; `now` in seconds, as `now_in_seconds` tells it."""
    spent, asked = clock.spent_by(now), Situation(table, book)
    limit = asked.ask(TURN_TIME)
    return ClockView(
        state="paused" if clock.stopped else "running" if clock.runs else "waiting",
        seat=clock.seat,
        label=speech.player(table, clock.seat) if clock.seat else "",
        turn=duration(clock.turn_by(now)),
        seconds=int(clock.turn_by(now)),
        paused=duration(clock.paused_by(now)),
        players=tuple(_player(number, spent.get(number, Spent()), asked, speech) for number in _timed(spent, asked)),
        limit=duration(limit) if limit else "",
        over=bool(limit) and clock.turn_by(now) > limit,
        remarks=remarks,
    )


def _timed(spent: Mapping[int, Spent], now: Situation) -> list[int]:
    """The seats that had a turn, or were told to play faster."""
    return [seat.number for seat in now.table.seats if seat.number in spent or now.ask(CALLS_TO_ORDER, seat.number)]


def _player(seat: int, spent: Spent, now: Situation, speech: Speech) -> PlayerTime:
    return PlayerTime(
        seat=seat,
        label=speech.player(now.table, seat),
        turns=spent.turns,
        total=duration(spent.seconds),
        average=duration(spent.seconds / max(1, spent.turns)),
        longest=duration(spent.longest),
        seconds=int(spent.seconds),
        last=tuple(duration(took) for took in spent.each[-LAST:]),
        over=spent.over(now.ask(TURN_TIME)),
        calls=now.ask(CALLS_TO_ORDER, seat),
    )


def at_clock(seconds: float) -> str:
    """A time in seconds since 1970 as the wall shows it."""
    return datetime.fromtimestamp(seconds).astimezone().strftime("%H:%M:%S")


def duration(seconds: float) -> str:
    """`0:07`, `12:30`, `1:02:03`."""
    whole = int(seconds)
    hours, rest = divmod(whole, HOUR)
    minutes, left = divmod(rest, MINUTE)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"
