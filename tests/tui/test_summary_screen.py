"""After a win: the summary opens by itself, is left with one key, and leads to a new game with the same people."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from referee.tui.app import RefereeApp
from referee.tui.screens.new_table import NewTableScreen
from referee.tui.screens.summary import SummaryScreen
from referee.tui.screens.table import TableScreen
from tests.tui.seated import FOUR, LARGE, MIDDLE, SMALL, at_table, picture, prepared, table_of, typed, until, words

END = [".", "set 1 life 0", "1 out by 2 to bang"]
SIZES = [SMALL, MIDDLE, LARGE, (60, 30), (60, 90)]


async def won(pilot: Pilot[None]) -> None:
    """The Outlaws win, and the summary is there."""
    await typed(pilot, "won outlaws")
    await until(pilot, lambda: isinstance(pilot.app.screen, SummaryScreen))
    await pilot.pause()


async def test_it_opens_at_the_end_and_is_left_with_one_key(store: Path) -> None:
    """By itself once, not again when the table is looked at; its key on the table opens it again."""
    async with at_table(store, END) as pilot:
        await won(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        await typed(pilot, "note that was quick")
        assert isinstance(pilot.app.screen, TableScreen)
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SummaryScreen)


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_everything_can_be_read(store: Path, size: tuple[int, int]) -> None:
    """Who won, why, who fell, every player with role and numbers; no row is wider than the screen."""
    async with at_table(store, END, size=size) as pilot:
        await won(pilot)
        flat, shown = words(pilot), picture(pilot)
        assert "Won: Bruno, Carla [CRD-017" in flat and "Lost: Anna" in flat and "Anna is eliminated by Bruno" in flat
        for name, _, _ in FOUR:
            assert name in flat
        for role in ("Sheriff", "Outlaw", "Renegade"):
            assert role in flat
        assert "R Rematch" in flat and "E Save the game" in flat and "…" not in shown


async def test_the_next_game_has_the_same_people(store: Path) -> None:
    """Their names stand in the line for a new table, where they can be changed; it opens in place of the old one."""
    async with at_table(store, END) as pilot:
        old = table_of(pilot).log_of_table.stream
        await won(pilot)
        await pilot.press("r")
        await until(pilot, lambda: isinstance(pilot.app.screen, NewTableScreen))
        await pilot.pause()
        assert isinstance(pilot.app.screen, NewTableScreen)
        assert pilot.app.screen.text == "Anna, Bruno, Carla, Dario"
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await pilot.pause()
        assert table_of(pilot).log_of_table.stream != old
        assert [seat.name for seat in table_of(pilot).log_of_table.table.seats] == ["Anna", "Bruno", "Carla", "Dario"]
        assert sum(isinstance(screen, TableScreen) for screen in pilot.app.screen_stack) == 1


async def test_the_game_is_saved(store: Path, tmp_path: Path) -> None:
    """Under the path typed, and that is said."""
    async with at_table(store, END) as pilot:
        await won(pilot)
        await pilot.press("e")
        await pilot.pause()
        await pilot.press("ctrl+u")
        await typed(pilot, str(tmp_path / "over.game"))
        await until(pilot, lambda: "Saved: " in words(pilot))
        assert "won outlaws" in (tmp_path / "over.game").read_text()


async def test_a_table_that_is_over_opens_without_it(store: Path) -> None:
    """Whoever looks up an old game sees its table first."""
    table = prepared(store, FOUR, [*END, "won outlaws"])
    app = RefereeApp(store, "en", table)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await pilot.pause(0.2)
        assert isinstance(pilot.app.screen, TableScreen)


async def test_an_app_that_ends_meanwhile_has_nothing_to_say_it_on(store: Path) -> None:
    """The page after a win is drawn without its panels, as when the app ends while they come up: nothing is raised."""
    async with at_table(store, END) as pilot:
        table = table_of(pilot)
        SummaryScreen(table.face, table.log_of_table).redraw()


async def test_no_curve_stands_between_two_names(store: Path) -> None:
    """Where a curve is higher than its player's row, the row under the player before it is empty."""
    async with at_table(store, END, size=LARGE) as pilot:
        await won(pilot)
        rows = picture(pilot).splitlines()
        heading = next(at for at, row in enumerate(rows) if "Life" in row)
        under = [rows[at + 1] for at, row in enumerate(rows) if at > heading and any(n in row for n, _, _ in FOUR[:3])]
        assert len(under) == 3 and not any(set(row) & set("▁▂▃▄▅▆▇█") for row in under)
