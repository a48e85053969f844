"""The play clock on a screen: it ticks by itself, stands still in a pause, and wakes nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.app import App, ComposeResult
from textual.widgets import Static

from referee.desk import log_clock
from referee.desk.desk import Desk
from referee.desk.log_clock import LogClock, clock_at
from referee.log.play_clock import Clock
from referee.speech import LANGUAGES
from referee.tui.face import Face
from referee.tui.widgets import clock as module
from referee.tui.widgets.clock import PlayClock
from tests.tui.seated import dealt, picture, until


class Beside(Static):
    """Something else on the screen, which counts how often it is drawn."""

    drawn = 0

    def render(self) -> str:  # type: ignore[override]
        """Count."""
        self.drawn += 1
        return "beside"


class Shown(App[None]):
    """A clock and something else."""

    def compose(self) -> ComposeResult:
        """Both."""
        yield Beside()
        yield PlayClock()


@pytest.fixture
def face(store: Path) -> Face:
    """The words of English."""
    return Face(Desk(store), "en")


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the wall shows; a test moves it on."""
    now = [1000.0]
    monkeypatch.setattr(module, "now_in_seconds", lambda: now[0])
    monkeypatch.setattr(module, "TICK", 0.02)
    return now


async def test_it_goes_on_when_the_wall_is_set_back(
    face: Face, wall: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An hour less on the wall, before the clock is shown or meanwhile: the turn takes no less, and goes on."""
    steady = [0.0]
    monkeypatch.setattr(log_clock, "monotonic", lambda: steady[0])
    async with Shown().run_test(size=(60, 5)) as pilot:
        shown = pilot.app.query_one(PlayClock)
        shown.show(Clock(at=1000.0, seat=2, turn=50.0), face)
        wall[0] += 5
        await until(pilot, lambda: "0:55" in picture(pilot))
        wall[0] -= 3600
        steady[0] += 7
        await until(pilot, lambda: "1:02" in picture(pilot))
        wall[0] += 3
        await until(pilot, lambda: "1:05" in picture(pilot))
        shown.show(Clock(at=1000.0, seat=3, turn=10.0), face)
        wall[0] += 4
        await until(pilot, lambda: "0:14" in picture(pilot))


async def test_it_ticks_and_wakes_nothing_else(face: Face, wall: list[float]) -> None:
    """The time goes on by itself; what stands beside it is not drawn again."""
    async with Shown().run_test(size=(60, 5)) as pilot:
        pilot.app.query_one(PlayClock).show(Clock(at=990.0, seat=2, turn=50.0), face)
        await until(pilot, lambda: "1:00" in picture(pilot))
        await pilot.pause(0.2)
        beside = pilot.app.query_one(Beside)
        drawn = beside.drawn
        for seconds in range(1, 6):
            wall[0] = 1000.0 + seconds
            await until(pilot, lambda: f"1:0{int(wall[0] - 1000)}" in picture(pilot))
        assert beside.drawn == drawn


async def test_a_pause_is_said_and_stands_still(face: Face, wall: list[float]) -> None:
    """The word for it stands before the time, in the language; no tick is needed for what stands still."""
    async with Shown().run_test(size=(60, 5)) as pilot:
        clock = pilot.app.query_one(PlayClock)
        clock.show(Clock(at=990.0, seat=2, turn=50.0, stopped=True), face)
        await pilot.pause()
        wall[0] += 100
        clock.refresh()
        await pilot.pause()
        assert "PAUSE 0:50" in picture(pilot)
        assert clock._timer is not None and not clock._timer._active.is_set()


async def test_without_a_turn_there_is_nothing_to_tell(face: Face, wall: list[float]) -> None:
    """Before the first turn and after the game the corner is empty."""
    async with Shown().run_test(size=(60, 5)) as pilot:
        pilot.app.query_one(PlayClock).show(Clock(at=990.0), face)
        await pilot.pause()
        assert picture(pilot).split() == ["beside"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_hours_fit_in_every_language(face: Face, wall: list[float], lang: str) -> None:
    """A turn forgotten overnight, in a pause."""
    face.speak(lang)
    async with Shown().run_test(size=(60, 5)) as pilot:
        pilot.app.query_one(PlayClock).show(Clock(at=990.0, seat=1, turn=36000.0, stopped=True), face)
        await pilot.pause()
        assert "10:00:00" in picture(pilot)


def test_the_clock_of_a_log_that_grows_is_that_of_the_whole_log(store: Path) -> None:
    """Line by line, with something taken back and something put right."""
    seconds = iter(range(0, 10_000, 7))
    desk = Desk(store, lambda: f"2026-11-21T20:{(at := next(seconds)) // 60 % 60:02}:{at % 60:02}+00:00")
    log = desk.new(dealt())
    growing = LogClock(log)
    for line in (
        "",
        "mustang/8h",
        "pause",
        "note pizza",
        "resume",
        "end",
        "",
        "retract",
        "correct 3 play barrel",
        "next",
    ):
        log.enter(line)
        assert growing.read() == clock_at(log), line
    desk.close()


async def test_a_turn_over_the_limit_stands_out(face: Face, wall: list[float]) -> None:
    """As soon as it is; without a limit nothing is ever marked."""
    async with Shown().run_test(size=(60, 5)) as pilot:
        clock = pilot.app.query_one(PlayClock)
        clock.show(Clock(at=990.0, seat=2, turn=50.0), face, limit=70)
        assert not clock.has_class("over")
        wall[0] = 1011.0
        await until(pilot, lambda: clock.has_class("over"))
        clock.show(Clock(at=990.0, seat=2, turn=50.0), face)
        assert not clock.has_class("over")
