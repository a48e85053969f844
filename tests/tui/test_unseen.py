"""What is unseen, on a screen: drawn for whoever looks on, whole at every size, in every language."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from referee.speech import LANGUAGES, Speech
from referee.tui.screens.table import TableScreen
from referee.tui.screens.unseen import UnseenScreen
from tests.tui.seated import LARGE, MIDDLE, SEVEN, SMALL, at_table, picture, table_of, words
from tests.tui.test_hostile_names import NAMES

PLAYED = (
    ".", "winchester/8s", "dynamite/2h", "end", ".", "barrel/qs", "jail/js 3", "2 draw 1 with beer/6h", "bang/2d 4",
    "hit",
)  # fmt: skip


@asynccontextmanager
async def unseen(
    store: Path,
    lines: Sequence[str] = PLAYED,
    viewer: int | None = None,
    lang: str = "en",
    size: tuple[int, int] = SMALL,
    seats: Sequence[tuple[str, str, str]] = SEVEN,
) -> AsyncIterator[Pilot[None]]:
    """The screen over a table with these lines logged."""
    async with at_table(store, lines, seats, lang, size) as pilot:
        table = table_of(pilot)
        await pilot.app.push_screen(UnseenScreen(table.face, table.log_of_table, viewer))
        await pilot.pause()
        yield pilot


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_what_matters_is_there_at_every_size(store: Path, size: tuple[int, int]) -> None:
    """How many, where, every chance, every card by name, the ranks and suits, and the keys."""
    async with unseen(store, size=size) as pilot:
        flat = words(pilot)
        for part in (
            "74 cards unseen: in the deck 46, in hands 28",
            "Draw!",
            "Bang!",
            "Winchester",
        ):
            assert part in flat
        assert "Anna · Dynamite: does not explode" in flat and "88 % 65 of 74" in flat
        for name in ("Bruno · Barrel", "Bruno · Jourdonnais", "Carla · Jail", "Esc Back", "whose eyes"):
            assert name in flat
        assert "█" in flat and "♥" in flat


async def test_the_eyes_can_be_changed(store: Path) -> None:
    """Right: everybody's, then each player's; only the referee and Bruno know of the Beer that he drew."""
    counts = []
    async with unseen(store) as pilot:
        for _ in range(4):
            counts.append(picture(pilot).splitlines()[1].split()[0])
            await pilot.press("right")
            await pilot.pause()
        await pilot.press("left", "left", "left", "left")
        await pilot.pause()
        assert "what the referee knows" in picture(pilot)
    assert counts == ["74", "75", "75", "74"]


async def test_a_player_has_his_own_eyes_only(store: Path) -> None:
    """Opened for one player it stays his: no key shows what another knows."""
    async with unseen(store, viewer=1) as pilot:
        before = picture(pilot)
        assert "what Anna knows" in before and "75 cards unseen" in before and "whose eyes" not in before
        await pilot.press("right", "left", "left")
        await pilot.pause()
        assert picture(pilot) == before


async def test_what_is_cut_off_can_be_read_on(store: Path) -> None:
    """Down, on a small screen, to the known cards and what is not known."""
    async with unseen(store) as pilot:
        await pilot.press("pagedown", "pagedown")
        await pilot.pause()
        assert "Beer 6♥: in the hand of Bruno" in picture(pilot)
        await pilot.press("pageup", "pageup", "escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_no_word_is_missing(store: Path, lang: str) -> None:
    """Every part of it is said in the language, with whatever is not known."""
    errors = Speech.of(lang).words.errors
    errors.clear()
    lines = [*PLAYED, "set 1 play scope", "set 2 play scope", "turned", "gap", "light"]
    async with unseen(store, lines, lang=lang, size=LARGE) as pilot:
        assert picture(pilot)
    assert errors == []


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_names_are_shown_as_typed(store: Path, size: tuple[int, int]) -> None:
    """Hostile names before a draw! and behind a known card; no line is longer than the screen."""
    seats = [(name, "?" if place else "sheriff", "?") for place, name in enumerate(NAMES[:7])]
    lines = [f"set {seat} play barrel" for seat in range(1, 8)] + ["1 turn", "1 draw 1 with beer/6h"]
    async with unseen(store, lines, size=size, seats=seats) as pilot:
        shown = picture(pilot)
        assert "[bold] · Barrel" in shown and "名前 · Barrel" in shown and "\x1b" not in shown
        assert len(shown.splitlines()) == size[1]
