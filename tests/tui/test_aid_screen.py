"""The player aid on a screen: whole at every size, in every language, and only what the one who looks may know."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from referee.speech import Speech
from referee.tui.screens.aid import AidScreen
from referee.tui.screens.path import PathScreen
from tests.tui.seated import LARGE, MIDDLE, SMALL, at_sizes, brought_in, in_languages, opened, picture, until, words

GAME = """bang 1
sets base death_mesa
seat 1 Anna sheriff bart life 4/5 hand 4
seat 2 Bruno outlaw slab life 1/4 hand 2 play mustang/8h
seat 3 Carla deputy black_jack life 4/4 hand 4
seat 4 Dario outlaw jesse life 1/4 hand 4
seat 5 Elena renegade rose life 1/4 hand 4
turn 1 play
deck 40
---
"""
DEATHS = (
    "1 duel 2", "2 no", "2 lose 1", "2 out outlaw", "2 bury with beer/6h", "1 draw 3", "2 conjure 1 with curse/8d",
    "1 duel 5", "5 no", "5 lose 1", "5 out renegade", "5 bury", "5 conjure 1 with spook/ks",
)  # fmt: skip


@asynccontextmanager
async def aided(
    store: Path, lang: str = "en", size: tuple[int, int] = LARGE, looks: int = 0
) -> AsyncIterator[Pilot[None]]:
    """The screen over a table with two ghosts, with the eyes that come after so many presses of a key."""
    async with opened(store, brought_in(store, GAME, DEATHS), lang, size) as pilot:
        await pilot.press("ctrl+l")
        await until(pilot, lambda: isinstance(pilot.app.screen, AidScreen))
        for _ in range(looks):
            await pilot.press("right")
        await pilot.pause()
        yield pilot


async def test_what_matters_is_there_at_every_size(store: Path) -> None:
    """Whose turn it is, what may be played and at whom, and the keys; no line is cut."""
    async with aided(store, size=SMALL) as pilot:
        async for size in at_sizes(pilot, SMALL, MIDDLE, LARGE):
            flat = words(pilot)
            for part in ("what everybody knows", "1 Anna", "on turn: playing", "Cat Balou", "Esc Back"):
                assert part in flat, (part, size)
            assert "…" not in picture(pilot), size


async def test_each_sees_his_own_cards_and_no_others(store: Path) -> None:
    """Everybody sees that a ghost holds a card; Bruno sees which, and what he buried; Carla sees neither."""
    seen = {}
    for looks in (0, 2, 3):
        async with aided(store, looks=looks) as pilot:
            seen[looks] = words(pilot)
    assert ("Curse" in seen[2], "Beer 6♥" in seen[2], "K♠" in seen[2]) == (True, True, False)
    for looks in (0, 3):
        assert not any(card in seen[looks] for card in ("Curse", "Beer 6♥", "K♠"))


async def test_the_eyes_go_round(store: Path) -> None:
    """From everybody's to the last player's with one key to the left."""
    async with aided(store) as pilot:
        await pilot.press("left")
        assert "what Elena knows" in words(pilot)
        await pilot.press("right")
        assert "what everybody knows" in words(pilot)


async def test_what_is_below_can_be_read(store: Path) -> None:
    """On a small screen the last player is read by scrolling."""
    async with aided(store, size=SMALL) as pilot:
        assert "Buried goods of Elena" not in words(pilot)
        for _ in range(6):
            await pilot.press("pagedown")
        await pilot.pause()
        assert "Buried goods of Elena" in words(pilot)


async def test_it_is_said_in_every_language(store: Path) -> None:
    """The title and the price of a ghost's card; nothing is said by its key."""
    async with aided(store) as pilot:
        async for lang in in_languages(pilot):
            flat, say = words(pilot), Speech.of(lang).say
            assert say("aid-title") in flat, lang
            assert "Dead Men's Deck" in flat, lang
            assert "aid-" not in flat, lang


async def test_the_card_to_print_is_saved(store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one says, with the sets of the table."""
    monkeypatch.chdir(tmp_path)
    async with aided(store) as pilot:
        await pilot.press("h")
        await until(pilot, lambda: isinstance(pilot.app.screen, PathScreen))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, AidScreen))
        await pilot.pause()
        (page,) = tmp_path.rglob("card-en.html")
        assert "Unfinished Business" in page.read_text(encoding="utf-8")
        assert "Written" in words(pilot)
