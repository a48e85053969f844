"""The play clock in a corner: what the turn under way has taken. It ticks by itself, and wakes nothing but itself."""

from __future__ import annotations

from textual.app import RenderResult
from textual.content import Content
from textual.timer import Timer
from textual.widget import Widget

from referee.desk.log_clock import Onward, now_in_seconds
from referee.log.play_clock import Clock
from referee.views.play_clock import duration
from referee.views.voice import Voice

TICK = 1.0


class PlayClock(Widget):
    """Minutes and seconds; in a pause the word for it. Empty while no turn is under way."""

    DEFAULT_CSS = """
    PlayClock { width: 9; height: 1; text-align: right; padding: 0 1; }
    PlayClock.over { text-style: bold reverse; }
    PlayClock.paused { width: 18; text-style: bold reverse; }
    """

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 (the name that Textual gives it)
        super().__init__(id=id, markup=False)
        self.clock = Clock()
        self._time = Onward(None, now_in_seconds())
        self._voice: Voice | None = None
        self._limit = 0
        self._timer: Timer | None = None

    def on_mount(self) -> None:
        """Tick while a turn is under way."""
        self._timer = self.set_interval(TICK, self._tick, pause=not self.clock.runs)

    def show(self, clock: Clock, voice: Voice, limit: int = 0) -> None:
        """Go on from this clock; a turn that takes more seconds than the limit stands out."""
        if clock != self.clock:
            self._time = Onward(clock.at, now_in_seconds())
        self.clock, self._voice, self._limit = clock, voice, limit
        self.set_class(clock.stopped, "paused")
        if self._timer is not None:
            (self._timer.resume if clock.runs else self._timer.pause)()
        self._tick()

    def _tick(self) -> None:
        self.set_class(0 < self._limit < self._taken(), "over")
        self.refresh()

    def _taken(self) -> float:
        """The seconds that the turn under way has taken by now."""
        return self.clock.turn_by(self._time.by(now_in_seconds()))

    def render(self) -> RenderResult:
        """What it shows at this moment."""
        turn = duration(self._taken()) if self.clock.seat else ""
        if self.clock.stopped and self._voice is not None:
            turn = self._voice.say("clock-paused", turn=turn).strip()
        return Content(turn)
