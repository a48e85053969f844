"""The play clock of a table's log: what the clock counts from the times that its entries were logged at.

Times are stored as text; here they become seconds. What is counted is worked out in `referee.log.play_clock`.
"""

from __future__ import annotations

from datetime import UTC, datetime
from time import monotonic

from referee.core.book.questions import TURN_TIME
from referee.core.book.rulebook import Situation
from referee.desk.table_log import TableLog
from referee.log.history import AMENDING
from referee.log.play_clock import Clock, after, clock_of


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

    @property
    def limit(self) -> int:
        """The seconds that a turn may take, 0 for any time."""
        seconds: int = Situation(self._log.table, self._log.book).ask(TURN_TIME)
        return seconds


class Onward:
    """The time since the last entry of a log, which goes on when the wall is set back: never less than it was.

    As long as the wall goes forward it is right, also about the time that the computer slept.
    """

    def __init__(self, since: float | None, wall: float) -> None:
        self._now = wall if since is None else max(since, wall)
        self._wall, self._steady = wall, monotonic()

    def by(self, wall: float) -> float:
        """The time, in seconds, when the wall shows this."""
        steady = monotonic()
        self._now += wall - self._wall if wall >= self._wall else steady - self._steady
        self._wall, self._steady = wall, steady
        return self._now


def clock_at(log: TableLog, number: int | None = None) -> Clock:
    """The clock now, or as an entry found it."""
    rows = log.history()
    return clock_of([row.entry for row in rows], [seconds_of(row.at) for row in rows], number)


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
