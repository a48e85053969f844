"""The play clock in words: what the turn under way has taken, and each player's turns.

Here the times of the log become seconds, and seconds a text; what the clock counts is worked out in `clock`.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

from msgspec import Struct

from referee.clock import Clock, Spent, after, clock_of
from referee.history import AMENDING
from referee.speech import Speech
from referee.table import Table
from referee.tablelog import TableLog

HOUR, MINUTE = 3600, 60
State = Literal["running", "paused", "waiting"]
"""Time passes for somebody, stands still, or is nobody's: no turn is under way."""


class PlayerTime(Struct, frozen=True):
    """What a player's turns have taken: how many, all together, on average, and the longest."""

    seat: int
    label: str
    turns: int
    total: str
    average: str
    longest: str
    seconds: int


class ClockView(Struct, frozen=True):
    """The clock: whose turn is under way and what it has taken, whether time passes, what each player has taken."""

    state: State
    seat: int
    label: str
    turn: str
    seconds: int
    paused: str
    players: tuple[PlayerTime, ...]


class LogClock:
    """The clock of a log that grows: what was added is added, what was put right is worked out anew."""

    def __init__(self, log: TableLog) -> None:
        self._log = log
        self._length = 0
        self._clock = Clock()

    def read(self) -> Clock:
        """The clock as the log stands now."""
        added = self._log.history(self._length)
        if any(isinstance(row.entry, AMENDING) for row in added):
            self._clock = clock_at(self._log)
        else:
            for row in added:
                self._clock = after(self._clock, row.entry, seconds_of(row.at))
        self._length = self._log.length
        return self._clock


def clock_at(log: TableLog, number: int | None = None) -> Clock:
    """The clock now, or as an entry found it."""
    rows = log.history()
    return clock_of([row.entry for row in rows], [seconds_of(row.at) for row in rows], number)


def clock_view(clock: Clock, now: float, table: Table, speech: Speech) -> ClockView:
    """The clock in words; `now` in seconds, as `now_in_seconds` tells it."""
    spent = clock.spent_by(now)
    return ClockView(
        state="paused" if clock.stopped else "running" if clock.runs else "waiting",
        seat=clock.seat,
        label=speech.player(table, clock.seat) if clock.seat else "",
        turn=told(clock.turn_by(now)),
        seconds=int(clock.turn_by(now)),
        paused=told(clock.paused_by(now)),
        players=tuple(_player(number, spent[number], table, speech) for number in sorted(spent)),
    )


def _player(seat: int, spent: Spent, table: Table, speech: Speech) -> PlayerTime:
    return PlayerTime(
        seat=seat,
        label=speech.player(table, seat),
        turns=spent.turns,
        total=told(spent.seconds),
        average=told(spent.seconds / spent.turns),
        longest=told(spent.longest),
        seconds=int(spent.seconds),
    )


def told(seconds: float) -> str:
    """`0:07`, `12:30`, `1:02:03`."""
    whole = int(seconds)
    hours, rest = divmod(whole, HOUR)
    minutes, left = divmod(rest, MINUTE)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


def seconds_of(at: str) -> float | None:
    """A time of the log in seconds; None where it is none."""
    try:
        time = datetime.fromisoformat(at)
        return (time if time.tzinfo else time.replace(tzinfo=UTC)).timestamp()
    except (ValueError, OverflowError, OSError):
        return None


def now_in_seconds() -> float:
    """What the wall shows."""
    return datetime.now(UTC).timestamp()
