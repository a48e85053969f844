"""Nothing essential is cut off at 80x24, and more room is used where there is more."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.seated import (
    LARGE,
    MIDDLE,
    SEVEN,
    SMALL,
    at_sizes,
    at_table,
    brought_in,
    in_languages,
    late,
    opened,
    picture,
    typed,
    words,
)  # fmt: skip

CROWDED = [
    ".", "winchester/8s", "mustang/8h", "barrel/qs", "scope/as", "dynamite/2h", "end", ".",
    "mustang/9h", "jail/js 3",
]  # fmt: skip


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_seven_crowded_seats_are_all_there(store: Path, size: tuple[int, int]) -> None:
    """Every seat, card, mark, what is due, the line, the last entry, and the keys."""
    async with at_table(store, CROWDED, SEVEN, size=size) as pilot:
        shown, flat = picture(pilot), words(pilot)
        for name, _, _ in SEVEN:
            assert name in shown
        for card in ("Winchester 8♠→5", "Mustang 8♥", "Barrel Q♠", "Scope A♠", "Dynamite 2♥", "Jail J♠"):
            assert card in flat, card
        for sign in ("► 2 Bruno", "★", "✹", "▦", "●●●●●", "47", "Deck", "Bruno: playing", "› "):
            assert sign in shown, sign
        for key in ("F1 Help", "F2 Language", "F3 Rulings", "F4 History", "F5 Light", "^Z Take back", "^Q Quit"):
            assert key in flat, key
        assert "Bruno plays a Jail J♠ at Carla" in shown


async def test_a_flag_fits_on_a_small_screen_with_seven_crowded_seats(store: Path) -> None:
    """Sentence, clause and the three ways on can be read at 80x24."""
    async with at_table(store, CROWDED, SEVEN) as pilot:
        await typed(pilot, "jail 1")
        flat = words(pilot)
        for part in ("✗ Irregular", "NLB-", "F6 Rulings", "F7 Take it back", "F8 Let it stand", "Esc Close"):
            assert part in flat, part


async def test_lost_life_points_are_visible(store: Path) -> None:
    """Two lost of five stand beside the three that are left."""
    async with at_table(store, [".", "set 1 life 3"]) as pilot:
        assert "●●●○○" in picture(pilot)


async def test_what_is_not_known_is_a_question_mark(store: Path) -> None:
    """Role, character, life and hand of a player of whom nothing was said."""
    seats = [("Anna", "sheriff", "?"), ("Bruno", "?", "?"), ("Carla", "?", "?"), ("Dario", "?", "?")]
    async with at_table(store, [], seats) as pilot:
        row = next(line for line in picture(pilot).splitlines() if " 2 Bruno" in line)
        assert row.split()[2:6] == ["?", "?", "?", "?"]


async def test_a_wide_screen_shows_flag_and_history_together(store: Path) -> None:
    """At 120x40 the flag does not take the place of the history."""
    async with at_table(store, ["."], size=MIDDLE) as pilot:
        await typed(pilot, "bang 3")
        assert "F8 Let it stand" in picture(pilot)
        assert "2 ✓ Anna draws 2 cards" in picture(pilot)


GHOSTS = """bang 1
sets base death_mesa
seat 1 Anna sheriff slab life 4/5 hand 3
seat 2 "Bruno van den Berg" outlaw jourd life 2/4 hand 2
seat 3 Carla deputy suzy life 3/4 hand 2
seat 4 Elena renegade sam out
seat 5 Fosca outlaw lucky out
turn 1 play
deck 30
---
"""


@pytest.mark.parametrize("size", [(60, 30), SMALL, (85, 48)])
async def test_what_goes_on_in_the_next_row_looks_so(store: Path, size: tuple[int, int]) -> None:
    """No row of the head ends with a bar; what may be typed goes on under its sentence; no heading is cut."""
    async with opened(store, brought_in(store, GHOSTS, ["gatling"]), "nl", size) as pilot:
        rows = picture(pilot).splitlines()
        due = next(number for number, row in enumerate(rows) if row.startswith("─Te doen"))
        line = next(number for number, row in enumerate(rows) if row.startswith(" ›"))
        head = next((row for row in rows if "Personage" in row), "")
        assert not any(row.endswith("│") for row in rows[:due]) and not head.endswith("…")
        assert all(row[1] in "●⏎○" or row.startswith("   ") for row in rows[due + 1 : line])


async def _in_every_language(pilot: Pilot[None], *sizes: tuple[int, int]) -> dict[tuple[str, tuple[int, int]], str]:
    """What stands under the clock at each of these sizes, one after the other."""
    found = {}
    async for lang in in_languages(pilot):
        async for size in at_sizes(pilot, *sizes):
            await pilot.pause()
            found[lang, size] = "\n".join(picture(pilot).splitlines()[1:])
    return found


@pytest.mark.parametrize("flagged", [False, True])
async def test_a_screen_made_smaller_looks_like_one_opened_so(store: Path, flagged: bool) -> None:
    """The first screen of an empty store, and a flag with ten seats: whatever their size was before."""
    shown = []
    for place, sizes in enumerate([[(60, 30)], [SMALL], [LARGE, (60, 30), SMALL]]):
        place_of_its_own = store.with_name(f"{place}.db")
        table = brought_in(place_of_its_own, late()) if flagged else None
        async with opened(place_of_its_own, table, size=sizes[0]) as pilot:
            if flagged:
                await typed(pilot, "bang 6")
            shown.append(await _in_every_language(pilot, *sizes))
    *fresh, resized = shown
    for opened_so in fresh:
        for which, rows in opened_so.items():
            assert resized[which] == rows, which
