"""Names are what people typed: shown, shortened, never interpreted."""

from pathlib import Path

import pytest

from tests.tui.seated import LARGE, MIDDLE, SEVEN, SMALL, at_table, logged, picture, table_of, typed

NAMES = ["[bold]", "]]", "名前", "x" * 200, "", "[/]", "[@click=app.quit]q[/]", "\x1b[2Jhm", "$primary", "{ $by }"]


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_a_table_of_hostile_names_is_shown_as_typed(store: Path, size: tuple[int, int]) -> None:
    """Seven such players play, are flagged, and stand in the history as they are called."""
    characters = [character for _, _, character in SEVEN]
    seats = [(name, "?" if place else "sheriff", characters[place]) for place, name in enumerate(NAMES[:7])]
    async with at_table(store, ["."], seats, size=size) as pilot:
        await typed(pilot, "bang 4")
        shown = picture(pilot)
        assert "[bold]" in shown and "]]" in shown and "名前" in shown and "[/]" in shown
        assert "seat 5" in shown
        assert logged(store)[-1] == "1 bang 4"
        await pilot.press("escape", "f4", "up", "escape", "f2", "f5", "f5", "4", "minus")
        assert logged(store)[-1] == "4 lose 1"


@pytest.mark.parametrize("name", NAMES)
async def test_no_name_acts_on_the_terminal(store: Path, name: str) -> None:
    """Whatever a player is called, no control sign of it is written to the screen."""
    seats = [(name, "sheriff", "?"), *[(each, "?", "?") for each in "abc"]]
    async with at_table(store, [".", "bang 2"], seats) as pilot:
        assert "\x1b" not in picture(pilot)
        assert len(picture(pilot).splitlines()) == 24
        assert table_of(pilot).view is not None


async def test_what_the_log_holds_is_no_markup_either(store: Path) -> None:
    """Notes and reasons are free text."""
    async with at_table(store, [".", "note [red]hm[/red] [oops"]) as pilot:
        assert "[red]hm[/red] [oops" in picture(pilot)
