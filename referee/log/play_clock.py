"""The play clock: how long the turn under way and each player's turns have taken, pauses taken out.

In go entries, each with the time (in seconds, from any start) at which it was logged. What stands in the place of an
entry, or was forgotten before it, happened when that one was logged. Time never runs backwards: where the computer's
clock was set back, what it took off is nobody's, and time goes on from there. An entry whose time is not known takes
none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee.core.nouns.entries import (
    ClockStarted,
    ClockStopped,
    Corrected,
    Entry,
    Inserted,
    Opened,
    PhaseSet,
    TurnBegan,
    TurnEnded,
    Won,
)
from referee.core.nouns.vocabulary import NOBODY
from referee.log.history import before, effective, retracted


class Spent(Struct, frozen=True):
    """What the turns of a seat took, in their order."""

    each: tuple[float, ...] = ()

    @property
    def turns(self) -> int:
        """How many there were."""
        return len(self.each)

    @property
    def seconds(self) -> float:
        """All together."""
        return sum(self.each)

    @property
    def longest(self) -> float:
        """The longest of them."""
        return max(self.each, default=0.0)

    def over(self, limit: float) -> int:
        """How many took longer than this; none where there is no limit."""
        return sum(took > limit for took in self.each) if limit else 0


class Clock(Struct, frozen=True):
    """The clock as it stood at the last entry, at the time `at`.

    `seat`: whose turn it is, 0 if nobody's, and what it has taken; `spent`: what turns took that are over, by seat;
    `stopped`: it stands still, and did so for `paused` seconds in all.
    """

    at: float | None = None
    seat: int = NOBODY
    turn: float = 0.0
    stopped: bool = False
    paused: float = 0.0
    spent: Mapping[int, Spent] = {}

    @property
    def runs(self) -> bool:
        """Does time pass for somebody?"""
        return self.seat != NOBODY and not self.stopped

    def turn_by(self, now: float) -> float:
        """What the turn under way has taken by now."""
        return self.turn + (_between(self.at, now) if self.runs else 0.0)

    def spent_by(self, now: float) -> dict[int, Spent]:
        """What the turns of each seat have taken by now, that under way among them."""
        return dict(_ended(self, self.turn_by(now)).spent)

    def paused_by(self, now: float) -> float:
        """How long it has stood still by now."""
        return self.paused + (_between(self.at, now) if self.stopped else 0.0)


def clock_of(log: Sequence[Entry], times: Sequence[float | None], until: int | None = None) -> Clock:
    """The clock at the end of a log, or as the entry `until` found it, what was put right worked in.

    `times` are those of the entries, by number.
    """
    happened, clock = _happened(log, times), Clock()
    for number, entry in effective(log) if until is None else before(log, until):
        clock = after(clock, entry, happened[number])
    return clock if until is None else _moved_on(clock, happened[until])


def _happened(log: Sequence[Entry], times: Sequence[float | None]) -> list[float | None]:
    """When each entry happened, by its number."""
    happened, back = list(times), retracted(log)
    for number, entry in enumerate(log):
        if isinstance(entry, Corrected | Inserted) and number not in back and 0 < entry.entry < number:
            for part in range(number + 1, min(number + 1 + entry.count, len(log))):
                happened[part] = times[entry.entry]
    return happened


def after(clock: Clock, entry: Entry, at: float | None) -> Clock:
    """The clock after one more entry, logged at this time."""
    clock = _moved_on(clock, at)
    match entry:
        case Opened():
            turn = entry.table.turn
            return replace(clock, seat=NOBODY if turn.phase == "over" else turn.seat)
        case TurnBegan():
            return replace(_ended(clock, clock.turn), seat=entry.by)
        case PhaseSet() if entry.phase != "over":
            return clock if entry.by == clock.seat else replace(_ended(clock, clock.turn), seat=entry.by)
        case TurnEnded() | Won() | PhaseSet():
            return _ended(clock, clock.turn)
        case ClockStopped():
            return replace(clock, stopped=True)
        case ClockStarted():
            return replace(clock, stopped=False)
    return clock


def _between(earlier: float | None, later: float) -> float:
    return 0.0 if earlier is None else max(0.0, later - earlier)


def _moved_on(clock: Clock, at: float | None) -> Clock:
    """The clock at another time: what lies between is somebody's, a pause's, or nobody's."""
    if at is None or at == clock.at:
        return clock
    return replace(clock, at=at, turn=clock.turn_by(at), paused=clock.paused_by(at))


def _ended(clock: Clock, took: float) -> Clock:
    """The clock with the turn under way over after so many seconds."""
    if clock.seat == NOBODY:
        return clock
    so_far = clock.spent.get(clock.seat, Spent())
    spent = Spent((*so_far.each, took))
    return replace(clock, seat=NOBODY, turn=0.0, spent={**clock.spent, clock.seat: spent})
