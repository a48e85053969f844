"""By keys or mouse alone: a seat, what it does, at whom; each step a key, and the line that comes of it is logged."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from referee.tui.screens.jump import JumpScreen, labels
from referee.tui.widgets.entry_line import step_back
from referee.tui.widgets.history import History
from tests.tui.seated import (
    SEVEN,
    TEN,
    at_table,
    brought_in,
    late,
    logged,
    opened,
    picture,
    table_of,
    until,
    words,
    worked_out,
)


async def test_seat_card_and_target_are_a_key_each(store: Path) -> None:
    """Four keys log a Bang!; before the last the whole line and its verdict are on the screen."""
    async with at_table(store, ["."]) as pilot:
        await pilot.press("1")
        assert "bang" in picture(pilot) and "in reach: 2 Bruno 1" in words(pilot)
        await pilot.press("b", "2")
        assert "▸ 1 bang 2" in picture(pilot)
        assert "Then: Bruno answers the Bang! of Anna" in picture(pilot)
        await pilot.press("enter")
        assert logged(store)[-1] == "1 bang 2"


async def test_what_cannot_be_told_apart_is_offered(store: Path) -> None:
    """Two cards begin like this: nothing is logged, and Tab takes the one that stands out."""
    async with at_table(store, ["."]) as pilot:
        before = logged(store)
        await pilot.press("b", "enter")
        assert logged(store) == before
        await pilot.press("down", "tab", "enter")
        assert logged(store)[-1] == "1 beer"


async def test_escape_takes_back_one_step(store: Path) -> None:
    """Target, card, seat; then it is the screen's again."""
    async with at_table(store, ["."]) as pilot:
        await pilot.press("1", "b", "2")
        left = []
        for _ in range(4):
            await pilot.press("escape")
            left.append(table_of(pilot).entry.value)
        assert left == ["1b", "1", "", ""]


def test_a_line_typed_whole_is_not_taken_apart() -> None:
    """Escape leaves what was typed with blanks in it."""
    assert step_back("1 bang 2") is None
    assert step_back("bang 2") is None
    assert step_back("1 bang ") == "1 "
    assert step_back("1b/6c2") == "1b"


async def test_the_mouse_does_the_same(store: Path) -> None:
    """A seat, a card and a target are clicked; Enter logs the line."""
    async with at_table(store, ["."]) as pilot:
        for told in ("1 Anna", "panic", "4 Dario"):
            rows = picture(pilot).splitlines()
            row = (
                max(place for place, line in enumerate(rows) if told in line and "⏎" not in line)
                if told != "1 Anna"
                else 2
            )
            await pilot.click(offset=(rows[row].index(told), row))
        assert table_of(pilot).entry.value == "1 panic 4 "
        await pilot.press("enter")
        assert logged(store)[-1] == "1 panic 4"


async def test_the_seat_spoken_of_may_be_any(store: Path) -> None:
    """With ten at the table 0 is the tenth; what is due of it can be said with a letter."""
    async with opened(store, brought_in(store, late(TEN), ["2 bang 10"]), size=(120, 40)) as pilot:
        await pilot.press("0")
        assert "● " in picture(pilot)
        await pilot.press("m", "enter")
        assert logged(store)[-1] == "10 missed" or logged(store)[-1] == "10 answer missed"


async def test_why_somebody_is_out_of_reach_is_told(store: Path) -> None:
    """The cards that make a distance stand beside it."""
    async with opened(store, brought_in(store, late()), size=(200, 60)) as pilot:
        await pilot.press("3")
        assert "Mustang" in words(pilot).partition("out of reach:")[2]


async def test_jump_mode_clicks_whatever_is_on_the_screen(store: Path) -> None:
    """A letter at the seat of Bruno puts him into the line; Escape jumps nowhere."""
    async with at_table(store, ["."]) as pilot:
        await pilot.press("ctrl+g")
        screen = pilot.app.screen
        assert isinstance(screen, JumpScreen)
        label = next(label for label, place in screen._places.items() if place.action == "screen.pick(2)")
        await pilot.press(*label)
        assert table_of(pilot).entry.value == "2 "
        await pilot.press("ctrl+g", "escape")
        assert table_of(pilot).entry.value == "2 "


@pytest.mark.parametrize("count", [0, 1, 26, 27, 51, 52, 300])
def test_no_label_begins_another(count: int) -> None:
    """One key or two, each place has its own."""
    found = labels(count)
    assert len(set(found)) == count
    assert not any(one != other and other.startswith(one) for one in found for other in found)


async def test_nothing_below_moves_while_a_line_is_typed(store: Path) -> None:
    """What may be done, what the line would do and why not share rows that are kept free, with a history under them."""
    async with at_table(store, [".", "pause"], SEVEN, size=(80, 24)) as pilot:
        history = pilot.app.screen.query_one(History)
        before = history.region
        for key in (*"1_panic_3", *["backspace"] * 9):
            await pilot.press("space" if key == "_" else key)
            await pilot.pause()
            assert history.region == before, key
        assert before.height >= 3


def above_the_history(pilot: Pilot[None]) -> str:
    """The screen down to a history that lies under it: rows that were kept free while one types are not."""
    rows = picture(pilot).splitlines()
    below = next((number for number, row in enumerate(rows) if row.startswith("─F4")), len(rows))
    return "\n".join(rows[:below]).rstrip()


@pytest.mark.parametrize(("first", "then"), [((80, 24), (200, 60)), ((200, 60), (80, 24))])
@pytest.mark.parametrize("line", ["2", "2 bang"])
async def test_a_screen_made_larger_or_smaller_meanwhile_is_as_if_it_had_been_so(
    store: Path, first: tuple[int, int], then: tuple[int, int], line: str
) -> None:
    """What may be done with the line is told in the rows and columns there are now."""
    table = brought_in(store, late(SEVEN), ["pause"])
    async with opened(store, table, size=then) as pilot:
        await typed(pilot, line)
        await worked_out(pilot)
        expected = above_the_history(pilot)
    async with opened(store, table, size=first) as pilot:
        await typed(pilot, line)
        await pilot.resize_terminal(*then)
        await until(pilot, lambda: above_the_history(pilot) == expected)


async def typed(pilot: Pilot[None], line: str) -> None:
    """The keys of the line one by one."""
    for key in line:
        await pilot.press("space" if key == " " else key)
    await pilot.pause()
