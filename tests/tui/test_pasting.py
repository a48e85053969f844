"""Several lines pasted: logged in their order with one Enter, and none is lost where one cannot be read."""

from pathlib import Path

from textual import events

from tests.tui.seated import (
    at_table,
    logged,
    picture,
    table_of,
    typed,
    words,
)


async def test_lines_pasted_are_logged_in_order(store: Path) -> None:
    """One Enter logs them all; comments are none of them."""
    async with at_table(store, ["."]) as pilot:
        table_of(pilot).entry.post_message(events.Paste("bang 2\n# so far\nhit\n\nend\n"))
        await pilot.pause()
        assert "logs all 3 lines" in picture(pilot)
        await typed(pilot, "")
        await pilot.pause(0.1)
        assert logged(store)[2:] == ["1 bang 2", "2 no", "2 lose 1 by 1 to bang", "1 end"]
        assert "3 lines logged" in picture(pilot)


async def test_a_paste_stops_at_what_cannot_be_read(store: Path) -> None:
    """The line stays to be mended, those after it wait, and Enter goes on with them."""
    async with at_table(store, ["."]) as pilot:
        entry = table_of(pilot).entry
        entry.post_message(events.Paste("bang 2\nzzyzx\nhit\nend"))
        await pilot.pause()
        await typed(pilot, "")
        await pilot.pause(0.1)
        assert logged(store)[2:] == ["1 bang 2"]
        assert (entry.value, entry.waiting) == ("zzyzx", ["hit", "end"])
        assert "1 line logged" in words(pilot) and "2 lines still wait" in words(pilot)
        entry.value = "note mended"
        await typed(pilot, "")
        await pilot.pause(0.1)
        assert logged(store)[-2:] == ["2 lose 1 by 1 to bang", "1 end"]


async def test_lines_that_wait_can_be_let_go(store: Path) -> None:
    """Escape lets go of the lines that wait, and of nothing else."""
    async with at_table(store, ["."]) as pilot:
        entry = table_of(pilot).entry
        entry.post_message(events.Paste("bang 2\nhit\nend"))
        await pilot.pause()
        await pilot.press("escape")
        assert (entry.value, entry.waiting) == ("bang 2", [])
