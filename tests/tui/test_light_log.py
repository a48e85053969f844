"""The light log: plainly marked, with keys of its own that never reach the entry line."""

from pathlib import Path

from referee.desk.desk import Desk
from tests.tui.seated import at_table, dealt, logged, picture, table_of, typed, words


async def test_no_key_of_the_light_log_reaches_the_line(store: Path) -> None:
    """A line begun before stays as it was, and is there again afterwards."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang", enter=False)
        await pilot.press("f5", *"2c", "m", "3", "minus", "n")
        assert table_of(pilot).entry.value == "bang"
        assert logged(store)[2:] == ["light", "2 lay mustang", "3 lose 1", "2 turn"]
        await pilot.press("f5")
        assert table_of(pilot).entry.value == "bang"
        assert table_of(pilot).entry.has_focus


async def test_the_light_log_is_plainly_marked(store: Path) -> None:
    """The first line of the screen and the keys themselves say so, and hands are not known any more."""
    async with at_table(store, ["."]) as pilot:
        assert "LIGHT LOG" not in picture(pilot)
        await pilot.press("f5")
        assert picture(pilot).splitlines()[0].strip().startswith("LIGHT LOG")
        assert picture(pilot).count("LIGHT LOG") == 2
        assert "c card put down" in picture(pilot)


async def test_entering_and_leaving_at_once_leaves_nothing_unknown(store: Path) -> None:
    """A wrong F5 costs nothing: pressed again, the hands are known as before."""
    async with at_table(store, ["."]) as pilot:
        before = table_of(pilot).view
        await pilot.press("f5", "f5")
        after = table_of(pilot).view
        assert before is not None and after is not None
        assert (after.seats, after.deck, after.mode) == (before.seats, before.deck, "full")


async def test_one_line_can_be_typed_within_a_light_log(store: Path) -> None:
    """A colon opens the line; after Enter the light keys are back."""
    async with at_table(store, [".", "light"]) as pilot:
        await pilot.press("colon")
        await typed(pilot, "set 2 hand 3")
        assert logged(store)[-1] == "set 2 hand 3"
        await pilot.press("2", "minus")
        assert logged(store)[-1] == "2 lose 1"


async def test_a_seat_and_a_key_can_be_clicked(store: Path) -> None:
    """The mouse does what the keys do."""
    async with at_table(store, [".", "light"]) as pilot:
        rows = picture(pilot).splitlines()
        row = next(place for place, line in enumerate(rows) if " 3 Carla" in line)
        await pilot.click(offset=(8, row))
        row, column = next((place, line.index("- life")) for place, line in enumerate(rows) if "- life" in line)
        await pilot.click(offset=(column, row))
        assert logged(store)[-1] == "3 lose 1"


async def test_a_light_table_opens_with_the_light_keys(store: Path) -> None:
    """Closing the laptop does not change how the log goes on."""
    from tests.tui.seated import opened

    desk = Desk(store)
    desk.new(dealt().replace("sets base", "sets base\nlog light")).enter("1 turn")
    desk.close()
    async with opened(store, "") as pilot:
        await pilot.press("n")
        assert logged(store)[-1] == "2 turn"


async def test_what_must_still_happen_is_said_before_it_is_let_go(store: Path) -> None:
    """F5 with an answer open says so and stays; once more it goes."""
    async with at_table(store, [".", "bang 2"]) as pilot:
        await pilot.press("f5")
        assert "Something must still happen" in words(pilot) and not table_of(pilot).pad.has_class("on")
        await pilot.press("f5")
        assert table_of(pilot).pad.has_class("on")


async def test_a_game_begins_in_the_light_log_with_one_key(store: Path) -> None:
    """That a turn must begin lets nothing go: turns are logged there too."""
    async with at_table(store, []) as pilot:
        await pilot.press("f5")
        assert table_of(pilot).pad.has_class("on") and logged(store) == ["light"]


async def test_a_slash_asks_the_rulings_here_too(store: Path) -> None:
    """Nothing of it is logged."""
    async with at_table(store, ["."]) as pilot:
        await pilot.press("f5")
        before = logged(store)
        await pilot.press("slash")
        assert type(pilot.app.screen).__name__ == "RulingsScreen" and logged(store) == before
