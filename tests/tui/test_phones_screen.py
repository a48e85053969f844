"""Codes for the players' phones, given out at the table: one seat at a time, seen by the camera it is meant for."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from referee.desk.hall_register import HallRegister
from referee.journal import Journal
from referee.speech import LANGUAGES
from referee.tui.screens.phones import PhonesScreen
from tests.tui.seated import LARGE, SMALL, brought_in, opened, picture, until

GAME = """bang 1
sets base
seat 1 Anna sheriff bart
seat 2 Bruno outlaw slab
seat 3 Carla deputy black_jack
seat 4 Dario renegade jesse
---
1 turn
"""
PHONE = "p" * 26


def shown(pilot: Pilot[None]) -> PhonesScreen:
    """The screen of codes."""
    screen = pilot.app.screen
    assert isinstance(screen, PhonesScreen)
    return screen


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_code_is_shown_until_it_is_opened(store: Path, size: tuple[int, int]) -> None:
    """As a picture for a camera and in letters; then it is gone, and the referee sees that the seat is open."""
    table = brought_in(store, GAME)
    with Journal.open(store) as journal:
        hall = HallRegister(journal)
        hall.opened("http://192.168.100.200:8421/abcdefghjkmnpqrs", "abcdefghjkmnpqrs")
        async with opened(store, table, "en", size) as pilot:
            await pilot.press("ctrl+f")
            await until(pilot, lambda: "3 Carla: no code" in picture(pilot))
            await pilot.press("down", "down", "enter")
            await until(pilot, lambda: "▄" in picture(pilot))
            screen = shown(pilot)
            assert hall.seat_of_code(screen.code) == (table, 3)
            assert picture(pilot).count("█") > 100
            assert "Pages of the players · Carla" in picture(pilot)
            code = screen.code
            assert hall.claim(code, PHONE)[0] == "opened"
            await until(pilot, lambda: "3 Carla: open since" in picture(pilot))
            assert "▄" not in picture(pilot)
            hall.claim(code, "q" * 26)
            await until(pilot, lambda: "another phone came with the same" in picture(pilot))
            await pilot.press("e")
            await until(pilot, lambda: "3 Carla: no code" in picture(pilot))
            assert hall.seat_of_phone(PHONE) is None


async def test_all_pages_of_a_table_are_ended_with_one_key(store: Path) -> None:
    """When the table is closed."""
    table = brought_in(store, GAME)
    async with opened(store, table) as pilot:
        await pilot.press("ctrl+f", "enter", "down", "enter", "up")
        await until(pilot, lambda: picture(pilot).count("not opened yet") == 2)
        await pilot.press("a")
        await until(pilot, lambda: picture(pilot).count("no code") == 4)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_without_a_hall_the_code_can_be_typed(store: Path, lang: str) -> None:
    """In every language, and it is said what is missing."""
    async with opened(store, brought_in(store, GAME), lang, SMALL) as pilot:
        await pilot.press("ctrl+f", "enter")
        await until(pilot, lambda: bool(shown(pilot).code))
        assert shown(pilot).code[:4] in picture(pilot)
        assert "(serve)" in picture(pilot)


async def test_no_code_is_given_out_when_the_game_is_over(store: Path) -> None:
    """There is nothing to open."""
    async with opened(store, brought_in(store, GAME + "won outlaws\n")) as pilot:
        pilot.app.screen.action_phones()  # type: ignore[attr-defined]
        await until(pilot, lambda: "no code" in picture(pilot))
        await pilot.press("enter")
        await until(pilot, lambda: "The game is over" in picture(pilot))
        assert shown(pilot).code == ""
