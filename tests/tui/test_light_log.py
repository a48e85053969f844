"""The light log: plainly marked, with keys of its own that never reach the entry line."""

from pathlib import Path

import pytest

from referee import sets
from referee.desk.desk import Desk
from referee.lexicon import load
from referee.notation import read_position
from referee.tui.light_keys import LightKeys, Pressed
from tests.tui.seated import at_table, dealt, logged, picture, table_of, typed, words

KEYS = {
    "3-": ["3 lose 1"],
    "3+": ["3 gain 1"],
    "3--": ["3 lose 1", "3 lose 1"],
    "1cm": ["1 lay mustang"],
    "1cmustang2-": ["1 lay mustang", "2 lose 1"],
    "2csco": ["2 lay scope"],
    "2o": ["2 out outlaw"],
    "t": ["turned"],
    "n": ["next"],
    "-+cxo": [],
    "9-": [],
    "1cq": [],
}


@pytest.mark.parametrize("pressed", KEYS)
def test_the_keys_of_the_light_log(pressed: str) -> None:
    """A seat, then what happened to it; letters that only spell a name out further are let go."""
    table, _ = read_position(dealt(), sets.bind, load())
    keys, now, lines = LightKeys(table, sets.bind(("base",)), load(), "en"), Pressed(), []
    for key in pressed:
        now = keys.press(now, key)
        lines += [now.line] if now.line else []
    assert lines == KEYS[pressed]


def test_a_card_lost_is_one_that_lies_there() -> None:
    """With one card in play x alone names it, with several their first letters do."""
    book = sets.bind(("base",))
    one, _ = read_position('bang 1\nsets base\nseat 1 "A" play mustang\n', sets.bind, load())
    two, _ = read_position('bang 1\nsets base\nseat 1 "A" play mustang schofield\n', sets.bind, load())
    alone = LightKeys(one, book, load(), "en").press(Pressed(seat=1), "x")
    assert alone.line == "1 lost mustang"
    asked = LightKeys(two, book, load(), "en").press(Pressed(seat=1), "x")
    assert (asked.line, asked.verb) == ("", "lost")
    assert LightKeys(two, book, load(), "en").press(asked, "s").line == "1 lost schofield"


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


async def test_a_slash_asks_the_rulings_here_too(store: Path) -> None:
    """Nothing of it is logged."""
    async with at_table(store, ["."]) as pilot:
        await pilot.press("f5")
        before = logged(store)
        await pilot.press("slash")
        assert type(pilot.app.screen).__name__ == "RulingsScreen" and logged(store) == before
