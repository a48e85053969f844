"""A history on its own screen for the tests: opened on a new table, its keys pressed, its rows read."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot

from referee.desk.table_log import TableLog
from referee.tui.app import RefereeApp
from referee.tui.screens.history import HistoryScreen
from referee.tui.screens.putting_right import PuttingRightScreen
from referee.tui.widgets.history import History
from tests.tui.seated import FOUR, SMALL, opened, picture, prepared, until, words

PLAYED = (".", "bang 2", "hit", "bang 3", "3 missed", "mustang", "end", ".", "note coffee", "end")
"""3 a BANG!, 4 and 5 the hit, 6 a BANG! too many and too far, 7 its answer, 8 a Mustang, 9 the end, 12 the note."""


@asynccontextmanager
async def at_history(
    store: Path,
    lines: Sequence[str] = PLAYED,
    seats: Sequence[tuple[str, str, str]] = FOUR,
    size: tuple[int, int] = SMALL,
    lang: str = "en",
    number: int | None = None,
) -> AsyncIterator[Pilot[None]]:
    """The history of a new table with these lines logged."""
    stream = prepared(store, seats, lines)
    async with opened(store, None, lang, size) as pilot:
        app = pilot.app
        assert isinstance(app, RefereeApp) and app.face is not None
        app.push_screen(HistoryScreen(app.face, app.face.desk.table(stream), number))
        await until(
            pilot, lambda: isinstance(pilot.app.screen, HistoryScreen) and bool(pilot.app.screen.query(History))
        )
        await pilot.pause()
        yield pilot


def screen_of(pilot: Pilot[None]) -> HistoryScreen:
    """The history on the screen."""
    screen = pilot.app.screen
    assert isinstance(screen, HistoryScreen), screen
    return screen


def log_of(pilot: Pilot[None]) -> TableLog:
    """The log that the history, perhaps under a question, is about."""
    return next(screen.log_of_table for screen in pilot.app.screen_stack if isinstance(screen, HistoryScreen))


async def keys(pilot: Pilot[None], *pressed: str) -> str:
    """Press these keys; what then stands on the screen, without its line breaks."""
    await pilot.press(*pressed)
    await pilot.pause()
    return words(pilot)


async def typed_right(pilot: Pilot[None], *pressed: str) -> str:
    """Type into the line that puts an entry right; what then stands on the screen, once the preview is up to it."""
    await pilot.press(*pressed)
    screen = pilot.app.screen
    assert isinstance(screen, PuttingRightScreen), screen
    await until(pilot, lambda: screen.seen)
    await pilot.pause()
    return words(pilot)


def row(pilot: Pilot[None], number: int) -> str:
    """The row of an entry."""
    rows = (line.removeprefix("▸").split() for line in map(str.strip, picture(pilot).splitlines()))
    return " ".join(next(each for each in rows if each[:1] == [str(number)] and ":" in each[1]))
