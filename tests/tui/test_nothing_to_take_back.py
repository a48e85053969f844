"""The key that takes back never takes back a line that stands because the last one was only said again."""

from pathlib import Path

from tests.tui.seated import at_table, logged, typed, words

AGAIN = [".", "schofield", "schofield"]


async def test_after_a_line_said_again_it_says_so_first(store: Path) -> None:
    """The first press takes nothing back and names what a second one would."""
    async with at_table(store, AGAIN[:-1]) as pilot:
        await typed(pilot, AGAIN[-1])
        before = logged(store)
        await pilot.press("ctrl+z")
        assert logged(store) == before
        assert "logged nothing" in words(pilot) and "Anna plays a Schofield" in words(pilot)
        await pilot.press("ctrl+z")
        assert logged(store)[-1].startswith("retract")


async def test_after_any_other_line_it_takes_back_at_once(store: Path) -> None:
    """What was said again before that does not count any more."""
    async with at_table(store, AGAIN[:-1]) as pilot:
        await typed(pilot, AGAIN[-1])
        await typed(pilot, "mustang")
        await pilot.press("ctrl+z")
        assert logged(store)[-1].startswith("retract")
