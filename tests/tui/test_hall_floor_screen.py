"""The floor of a hall on the screen: who calls stands first and by itself, until somebody goes there."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.tui.screens.hall_floor import HallFloorScreen
from referee.tui.screens.home import HomeScreen
from referee.tui.screens.table import TableScreen
from tests.tui.seated import LARGE, SMALL, dealt, opened, picture, until


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """Two tables, the second of which calls the desk."""
    desk = Desk(tmp_path / "event.sqlite")
    for title in ("First", "[b]Second"):
        desk.new(dealt(), title).enter(".")
    desk.hall.call(desk.tables()[0].id, "two [red]kings")
    desk.table("First").enter("note seen")
    desk.close()
    return tmp_path / "event.sqlite"


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_call_stands_first_and_is_answered(store: Path, size: tuple[int, int]) -> None:
    """With what was said, as it was typed; a new line at a table is there by itself; Enter opens the table chosen."""
    async with opened(store, None, size=size) as pilot:
        await until(pilot, lambda: "F Floor" in picture(pilot))
        await pilot.press("f")
        await until(pilot, lambda: isinstance(pilot.app.screen, HallFloorScreen) and "[b]Second" in picture(pilot))
        told = picture(pilot)
        assert "[b]Second calls the desk: two [red]kings (0 min)" in told
        assert told.rindex("[b]Second") < told.rindex("First")
        await pilot.press("a")
        await until(pilot, lambda: "calls the desk" not in picture(pilot))
        desk = Desk(store)
        desk.hall.call(desk.table("First").stream)
        desk.close()
        await until(pilot, lambda: "First calls the desk: judge!" in picture(pilot))
        store.rename(store.with_name("away"))
        await until(pilot, lambda: "As it stood at" in picture(pilot))
        store.with_name("away").rename(store)
        await until(pilot, lambda: "As it stood at" not in picture(pilot))
        await pilot.press("home", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))


async def test_one_table_has_no_floor(tmp_path: Path) -> None:
    """And a table of a store in a file calls nobody."""
    desk = Desk(tmp_path / "event.sqlite")
    desk.new(dealt(), "First")
    desk.close()
    async with opened(tmp_path / "event.sqlite", None) as pilot:
        await until(pilot, lambda: "First" in picture(pilot))
        assert isinstance(pilot.app.screen, HomeScreen) and "F Floor" not in picture(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        assert pilot.app.screen.check_action("call_desk", ()) is False
