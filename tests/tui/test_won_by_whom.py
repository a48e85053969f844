"""Where roles are unknown, how a game ended is told by the side: only players of whom it is known are named."""

from pathlib import Path

import pytest

from referee.tui.screens.summary import SummaryScreen
from tests.tui.seated import LARGE, SMALL, at_table, table_of, typed, until, words

FIVE = [("Tom", "sheriff", "?"), *((name, "?", "?") for name in ("Bob", "Els", "Dirk", "Kim"))]


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
async def test_the_side_stands_with_those_of_whom_it_is_known(store: Path, size: tuple[int, int]) -> None:
    """Who wins with the Sheriff is not told where nobody knows it, neither in the summary nor beside the table."""
    async with at_table(store, [".", "set 2 role outlaw"], FIVE, size=size) as pilot:
        await typed(pilot, "won law")
        await until(pilot, lambda: table_of(pilot).log_of_table.table.winner == "law")
        assert "Won by the law: Tom [" in words(pilot) and "Not known: Els, Dirk, Kim" in words(pilot)
        await pilot.press("ctrl+s")
        await until(pilot, lambda: isinstance(pilot.app.screen, SummaryScreen))
        await pilot.pause()
        assert "Won by the law: Tom [" in words(pilot) and "Not known: Els, Dirk, Kim" in words(pilot)
