"""The watching app shows two tables that differ only in secrets alike: to everybody, and to a player."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from referee.tui.screens.watch import WatchScreen
from referee.tui.watching import WatchApp
from tests.cli.test_twin_stores import SETS, game_of, stored
from tests.properties.twins import Twins
from tests.tui.seated import LARGE, picture, until


async def shown(store: str, seat: int, lang: str) -> str:
    """What stands on the screen."""
    app = WatchApp(Path(store.partition("=")[2]), lang, "", seat)
    async with app.run_test(size=LARGE) as pilot:
        screens = app.screen_stack
        await until(pilot, lambda: any(isinstance(s, WatchScreen) and bool(s.following.table.seats) for s in screens))
        await pilot.pause()
        return "\n".join(row for row in picture(pilot).splitlines() if ":" not in row[-8:])


@pytest.mark.parametrize(("sets", "seat"), [(sets, seat) for sets in SETS[2:] for seat in (0, 1)])
async def test_the_screen_for_others_shows_no_secret(sets: str, seat: int, tmp_path: Path) -> None:
    """Tiles, what is due, what sets show, and one's own hand; the rows that end with the clock are left out."""
    chance, game = Random(f"{sets} {seat}"), game_of(sets)
    other = Twins(game.happened, game.book, seat).other(chance)
    lang = chance.choice(("nl", "it", "en", "de"))
    here, there = (stored(tmp_path / name, log) for name, log in (("one", game.happened), ("two", other)))
    assert await shown(here, seat, lang) == await shown(there, seat, lang)
