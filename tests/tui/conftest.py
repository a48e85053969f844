"""A store of its own for every test; and no key waits longer than the app has something to do."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual._compositor import Compositor
from textual.app import App
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.pilot import Pilot
from textual.worker import WorkerState

from referee.library.search import Index

FRAME = 1 / 1000
"""Seconds from one frame of the screen to the next: nobody looks, so that no test waits as long as an eye would."""
SOON = 1 / 40
"""Seconds: a timer that is due by then, such as the next frame of the screen, belongs to what is under way."""
MOMENT = 0.0005
"""Seconds: so long another thread may take to hand something over."""
AT_WORK = {WorkerState.PENDING, WorkerState.RUNNING}


async def settled(min_sleep: float = 0.0, max_sleep: float = 1.0) -> None:
    """Wait until nothing is left to do but what a timer or another process will bring later.

    Textual looks whether the processor rests for a fiftieth of a second, twice for every key; what the event loop
    has in hand can be asked instead.
    """
    loop = asyncio.get_running_loop()
    end, quiet = loop.time() + max_sleep, 0
    while loop.time() < end and quiet < 2:
        await asyncio.sleep(0)
        if loop._ready:
            continue
        wait = _wait(loop)
        quiet = quiet + 1 if wait is None else 0
        await asyncio.sleep(MOMENT if wait is None else wait)


def _wait(loop: asyncio.AbstractEventLoop) -> float | None:
    """How long until there is something to look for; None if nothing is under way."""
    from textual._context import active_app

    timers = [each.when() for each in loop._scheduled if not each.cancelled()]
    due = min(timers, default=float("inf")) - loop.time()
    if due <= SOON:
        return max(0.0, due)
    app: App[object] | None = active_app.get(None)
    if app is not None and any(each.state in AT_WORK for each in app.workers):
        return MOMENT
    return None


_WAITED = Pilot._wait_for_screen


async def _painted(pilot: Pilot[object], timeout: float = 30.0) -> bool:
    """What Textual waits for may have the screen laid out once more."""
    done = await _WAITED(pilot, timeout)
    await settled()
    return done


_PARSE = Stylesheet._parse_rules
_PARSED: dict[object, list[RuleSet]] = {}


def _parsed_once(sheet: Stylesheet, css: str, *how: Any, **where: Any) -> list[RuleSet]:
    """The rules of a style sheet, read once for all apps that use the same colours."""
    key = (css, how, tuple(where.items()), tuple(sheet._variables.items()))
    if key not in _PARSED:
        _PARSED[key] = _PARSE(sheet, css, *how, **where)
    return _PARSED[key]


_UPDATE = Compositor.render_update


def _unpainted(compositor: Compositor, full: bool = False, **how: Any) -> Any:
    """Of what changed, nothing; a picture of the whole screen is made as ever."""
    if full:
        return _UPDATE(compositor, full=True, **how)
    compositor._dirty_regions.clear()
    return None


@pytest.fixture(autouse=True)
def no_idle_waiting(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[None]:
    """Keys follow each other as soon as the app has dealt with the one before; nothing is done for a slow hand.

    However busy the machine is, no preview waits for a pause; tests of slow ones say so. Of an index only what is asked
    for is read, and not all of it for letters that nobody types.

    Nor for an eye: what changed on the screen is painted when a test looks at it, or marks itself `painted`.
    """
    if request.node.get_closest_marker("painted") is None:
        monkeypatch.setattr(Compositor, "render_update", _unpainted)
    for module in ("textual.pilot", "textual.app"):
        monkeypatch.setattr(f"{module}.wait_for_idle", settled)
    monkeypatch.setattr(Pilot, "_wait_for_screen", _painted)
    monkeypatch.setattr("textual.screen.UPDATE_PERIOD", FRAME)
    monkeypatch.setattr("referee.tui.widgets.beside.PAUSE", FRAME)
    monkeypatch.setattr("referee.tui.reading_ahead.SAID", ())
    for place in ("widgets.line_area", "screens.putting_right"):
        monkeypatch.setattr(f"referee.tui.{place}.SLOW", 60.0)
    monkeypatch.setattr("textual.constants.TEXTUAL_ANIMATIONS", "none")
    monkeypatch.setattr(Stylesheet, "_parse_rules", _parsed_once)
    monkeypatch.setattr(Index, "read_ahead", lambda index: None)
    monkeypatch.setattr("referee.tui.screens.rulings.settled", lambda: None)
    yield


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """The place of a store that is not there yet."""
    return tmp_path / "store.db"
