"""A question mark on an empty line asks for help, and is no card."""

from pathlib import Path

from referee.tui.screens.help import HelpScreen
from tests.tui.seated import at_table, logged, table_of, typed


async def test_a_question_mark_alone_is_help(store: Path) -> None:
    """Nothing is logged, and the help comes up; within a line it is a card that nobody saw."""
    async with at_table(store, ["."]) as pilot:
        before = logged(store)
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, HelpScreen)
        await pilot.press("escape")
        await typed(pilot, "discard ?", enter=False)
        assert table_of(pilot).entry.value == "discard ?"
        assert logged(store) == before
