"""How the championship desk looks at 80x24: the floor with a line being typed, and the ranking."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from referee.tui.app import RefereeApp
from referee.tui.screens.tournament.floor import FloorScreen
from tests.championship.office.opening import AT, LAW_WINS, hired
from tests.tui.desking import made
from tests.tui.seated import SMALL, until

PLAYED = ("round 1", hired(1, 1, 2, 3, 4, 5), LAW_WINS, "round 2", hired(2, 6, 7, 8, 9, 10), "warn Bruno late")


@pytest.fixture(autouse=True)
def clock_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture does not tell when it was made."""
    monkeypatch.setattr("referee.championship.office.office._now", lambda: AT)


def _at_the_desk(*pressed: str) -> Callable[[Pilot[None]], Awaitable[None]]:
    async def run(pilot: Pilot[None]) -> None:
        app = pilot.app
        assert isinstance(app, RefereeApp)
        await until(pilot, lambda: app.face is not None)
        await pilot.pause()
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, FloorScreen))
        await pilot.press(*pressed)
        await pilot.pause()

    return run


def test_the_floor_on_a_small_screen(snap_compare: Any, store: Path) -> None:
    """A table that waits, one that plays, and the second warning of a player on the line."""
    made(store, PLAYED)
    line = ("colon", *"warn", "space", *"Bruno", "space", *"late")
    assert snap_compare(RefereeApp(store, "en", None), terminal_size=SMALL, run_before=_at_the_desk(*line))


def test_the_ranking_on_a_small_screen(snap_compare: Any, store: Path) -> None:
    """In Italian: bars to both sides, who is level, and that it is the referee's alone."""
    made(store, PLAYED)
    assert snap_compare(RefereeApp(store, "it", None), terminal_size=SMALL, run_before=_at_the_desk("f7"))
