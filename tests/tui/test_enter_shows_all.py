"""What Enter on the empty line would log stands there before it is pressed, the next turn too."""

from pathlib import Path

from tests.tui.seated import at_table, logged, typed, words


async def test_the_next_turn_is_shown(store: Path) -> None:
    """Where the turn has ended Enter begins the next and draws: both are shown, and both are logged."""
    async with at_table(store, [".", "discard 2"]) as pilot:
        await typed(pilot, "end")
        assert "then: Bruno draws 2 cards" in words(pilot)
        await pilot.press("enter")
        assert logged(store)[-2:] == ["2 turn", "2 draw 2"]
        assert "then:" not in words(pilot)
