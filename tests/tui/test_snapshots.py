"""How the table looks: a flag on a small screen, a full table on a middle one, the light log, ten seats."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from referee.tui.app import RefereeApp
from referee.tui.screens.table import TableScreen
from tests.tui.seated import LARGE, MIDDLE, SEVEN, SMALL, brought_in, late, prepared, typed, until, worked_out
from tests.tui.test_sizes import CROWDED


@pytest.fixture(autouse=True)
def clock_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture does not tell how long it took to make it."""
    monkeypatch.setattr("referee.tui.widgets.clock.duration", lambda seconds: "0:00")


def _then(*steps: str) -> Callable[[Pilot[None]], Awaitable[None]]:
    """Wait for the table, then type these lines; `f5` and the like are keys."""

    async def run(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await pilot.pause()
        for step in steps:
            if step.startswith("f") and step[1:].isdigit():
                await pilot.press(step)
            else:
                await typed(pilot, step)
        await worked_out(pilot)

    return run


def test_a_flag_on_a_small_screen(snap_compare: Any, store: Path) -> None:
    """80x24, seven crowded seats, a Jail on the Sheriff."""
    app = RefereeApp(store, "en", prepared(store, SEVEN, CROWDED))
    assert snap_compare(app, terminal_size=SMALL, run_before=_then("jail 1"))


def test_a_table_on_a_middle_screen(snap_compare: Any, store: Path) -> None:
    """120x40, in Dutch, the flag beside the history."""
    app = RefereeApp(store, "nl", prepared(store, SEVEN, CROWDED))
    assert snap_compare(app, terminal_size=MIDDLE, run_before=_then("bang 4"))


def test_the_light_log(snap_compare: Any, store: Path) -> None:
    """80x24, in Italian, plainly marked."""
    app = RefereeApp(store, "it", prepared(store, SEVEN, CROWDED))
    assert snap_compare(app, terminal_size=SMALL, run_before=_then("f5"))


def test_ten_seats_on_a_small_screen(snap_compare: Any, store: Path) -> None:
    """80x24, ten players late in a game, a flag up, nine answers due."""
    app = RefereeApp(store, "en", brought_in(store, late()))
    assert snap_compare(app, terminal_size=SMALL, run_before=_then("bang 5", "gatling"))


def test_ten_seats_on_a_large_screen(snap_compare: Any, store: Path) -> None:
    """200x60, in Italian, with an event in force and the flag beside the history."""
    app = RefereeApp(store, "it", brought_in(store, late()))
    assert snap_compare(app, terminal_size=LARGE, run_before=_then("event ghost_town", "bang 5", "gatling"))
