"""A tournament on a screen for the tests: made in a store of its own, its keys pressed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot

from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.state import Tournament
from referee.tui.app import RefereeApp
from referee.tui.screens.tournament.desk import DeskScreen
from referee.tui.screens.tournament.floor import FloorScreen
from tests.championship.office.opening import office, seated, typed
from tests.tui.seated import SMALL, opened, until
from tests.tui.seated import typed as put_in


def made(store: Path, lines: Sequence[str] = (), drawn: bool = True) -> str:
    """A tournament in the store, of ten at two tables, with these lines logged; its id."""
    opened_office = office(store)
    log = opened_office.new("Cup")
    if drawn:
        seated(log)
    if lines:
        typed(log, *lines)
    opened_office.close()
    return log.stream


@asynccontextmanager
async def at_desk(
    store: Path, lines: Sequence[str] = (), lang: str = "en", size: tuple[int, int] = SMALL, drawn: bool = True
) -> AsyncIterator[Pilot[None]]:
    """Such a tournament on the screen, opened from home by its key."""
    made(store, lines, drawn)
    async with opened(store, None, lang, size) as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, FloorScreen))
        await pilot.pause()
        yield pilot


def desk_of(pilot: Pilot[None]) -> DeskScreen:
    """The desk's screen that is shown."""
    screen = pilot.app.screen
    assert isinstance(screen, DeskScreen), screen
    return screen


async def keys(pilot: Pilot[None], *pressed: str) -> None:
    """Press these keys, and let the screen come after."""
    await pilot.press(*pressed)
    await pilot.pause()


async def entered(pilot: Pilot[None], line: str) -> None:
    """Type a line of the desk and log it."""
    await pilot.press("colon")
    await put_in(pilot, line)


def log_of(pilot: Pilot[None]) -> TournamentLog:
    """The tournament of the store, read anew."""
    assert isinstance(pilot.app, RefereeApp) and pilot.app.face is not None
    return pilot.app.face.office.tournament()


def state_of(pilot: Pilot[None]) -> Tournament:
    """The tournament as it is stored."""
    return log_of(pilot).state
