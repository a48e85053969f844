"""The entry line: what is typed is logged, what cannot be logged stays, and nothing is guessed."""

from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.keys import _character_to_key

from tests.tui.seated import at_table, logged, picture, table_of, typed, until, words


async def test_an_entry_typed_is_logged(store: Path) -> None:
    """Enter puts the line into the store, and the line is empty again."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang 2")
        assert logged(store)[-1] == "1 bang 2"
        assert table_of(pilot).entry.value == ""
        assert "Bruno answers the Bang! of Anna" in picture(pilot)


async def test_enter_on_the_empty_line_logs_what_is_due(store: Path) -> None:
    """The first Enter of a game begins the Sheriff's turn and draws his cards."""
    async with at_table(store) as pilot:
        await pilot.press("enter")
        assert logged(store) == ["1 turn", "1 draw 2"]
        assert "Logged: ✓ Anna's turn" in picture(pilot)


async def test_where_something_is_to_choose_an_empty_line_logs_nothing(store: Path) -> None:
    """Nobody's answer is guessed: the line says that there is a choice."""
    async with at_table(store, [".", "bang 2"]) as pilot:
        before = logged(store)
        await pilot.press("enter")
        assert logged(store) == before
        assert "Enter alone does not decide this" in words(pilot)


async def test_a_line_that_means_nothing_stays_and_says_why(store: Path) -> None:
    """What was typed is not lost, and nothing is logged."""
    async with at_table(store, ["."]) as pilot:
        before = logged(store)
        await typed(pilot, "zzyzx 2")
        assert logged(store) == before
        assert table_of(pilot).entry.value == "zzyzx 2"
        assert "“zzyzx” has no meaning here" in words(pilot)


async def test_the_verdict_shows_before_enter(store: Path) -> None:
    """While it is typed a play out of reach is called so, with its clause, and nothing is logged."""
    async with at_table(store, ["."]) as pilot:
        before = logged(store)
        await typed(pilot, "bang 3", enter=False)
        assert "✗ Anna plays a Bang! at Carla" in picture(pilot)
        assert "NLB-039" in picture(pilot)
        assert logged(store) == before


async def test_a_typing_error_is_mended_visibly(store: Path) -> None:
    """The line says what was read, before and after Enter."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "mustagn", enter=False)
        assert "“mustagn” was read as Mustang" in words(pilot)
        await pilot.press("enter")
        assert logged(store)[-1] == "1 mustang"
        assert "“mustagn” was read as Mustang" in words(pilot)


async def test_two_readings_are_offered_and_never_guessed(store: Path) -> None:
    """An ambiguous name shows its choices, and Tab puts one in its place."""
    seats = [("Anna", "sheriff", "?"), ("Marco", "?", "?"), ("Maria", "?", "?"), ("Dario", "?", "?")]
    async with at_table(store, ["."], seats) as pilot:
        await typed(pilot, "bang mar")
        assert "“mar” can be Marco or Maria" in words(pilot)
        assert logged(store)[-1] == "1 draw 2"
        await pilot.press("down", "tab", "enter")
        assert logged(store)[-1] == "1 bang 3"


async def test_what_is_due_is_proposed_first(store: Path) -> None:
    """On the empty line stand the answers that are due, and Tab takes the first."""
    async with at_table(store, [".", "bang 2"]) as pilot:
        screen = table_of(pilot)
        assert [each.shown for each in screen.entry.proposals] == ["missed", "hit"]
        await pilot.press("tab")
        assert screen.entry.value.strip() == "missed"


async def test_tab_and_the_right_arrow_complete_a_word(store: Path) -> None:
    """A card by its first letters, a seat by the first of its name."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "cat", enter=False)
        await pilot.press("right")
        assert table_of(pilot).entry.value == "cat balou "
        await pilot.press("d", "tab")
        assert table_of(pilot).entry.value == "cat balou Dario "


async def test_earlier_lines_come_back_with_the_arrow(store: Path) -> None:
    """Up on the empty line brings the last one back, down puts it away again."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "note one")
        await typed(pilot, "note two")
        await pilot.press("up", "up")
        assert table_of(pilot).entry.value == "note one"
        await pilot.press("down", "down")
        assert table_of(pilot).entry.value == ""


async def test_the_last_entries_of_a_table_opened_again_come_back(store: Path) -> None:
    """Up repeats what was logged before this app was opened."""
    async with at_table(store, [".", "bang 2", "hit"]) as pilot:
        await pilot.press("up", "up", "up")
        assert table_of(pilot).entry.value == "1 bang 2"


async def test_a_wrong_key_loses_nothing_that_was_typed(store: Path) -> None:
    """Escape, help, the history and the rulings leave the line as it was."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang 2", enter=False)
        for key in ("escape", "f1", "escape", "f4", "escape", "f3", "escape", "f2"):
            await pilot.press(key)
        assert table_of(pilot).entry.value == "bang 2"


async def test_tab_never_takes_what_was_proposed_for_an_earlier_line(store: Path, monkeypatch: Any) -> None:
    """Where a preview takes so long that it waits for a pause, the proposals do not."""
    monkeypatch.setattr("referee.tui.widgets.line_area.SLOW", 0.0)
    monkeypatch.setattr("referee.tui.widgets.line_area.PAUSE", 60.0)
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "ge", enter=False)
        await typed(pilot, "t", enter=False)
        await pilot.press(*["backspace"] * 3)
        await typed(pilot, "dyn", enter=False)
        await pilot.press("tab")
        assert table_of(pilot).entry.value == "dynamite "


async def test_what_is_possible_now_is_proposed_before_the_rest(store: Path) -> None:
    """Of what begins alike a card that may be played comes first; of targets those in reach."""
    async with at_table(store, [".", "bang 2", "hit"]) as pilot:
        screen = table_of(pilot)
        await typed(pilot, "ba", enter=False)
        shown = [each.shown for each in screen.entry.proposals]
        assert shown[0] == "barrel" and "bang" in shown
        await pilot.press(*["backspace"] * 2)
        await typed(pilot, "panic ", enter=False)
        assert [each.shown for each in screen.entry.proposals][:3] == ["Bruno", "Dario", "Carla"]


async def test_rank_and_suit_hang_on_the_card_that_was_taken(store: Path) -> None:
    """A slash after Tab goes to the word, not behind its blank."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "must", enter=False)
        await pilot.press("tab")
        await typed(pilot, "/8h")
        assert logged(store)[-1] == "1 mustang/8h"


async def test_a_table_with_a_correction_in_it_opens_and_repeats_what_was_played(store: Path) -> None:
    """What corrects or is put in between is no line to repeat; what came with it is."""
    async with at_table(store, [".", "bang 2", "correct 3 1 panic 2"]) as pilot:
        await pilot.press("up")
        assert table_of(pilot).entry.value == "1 panic 2"


async def test_what_was_taken_back_by_a_key_comes_back_by_a_key(store: Path) -> None:
    """^Z and then ^Y leave the table as it was, with everything in the log."""
    async with at_table(store, [".", "mustang"]) as pilot:
        before = table_of(pilot).log_of_table.table
        await pilot.press("ctrl+z")
        assert table_of(pilot).log_of_table.table != before
        await pilot.press("ctrl+y")
        assert table_of(pilot).log_of_table.table == before


async def test_what_is_typed_after_enter_is_never_of_the_line_before(store: Path) -> None:
    """Three lines that arrive faster than they can be logged are three lines."""
    async with at_table(store, ["."]) as pilot:
        driver = pilot.app._driver
        assert driver is not None
        for char in "bang 2\n2 missed\nnote seen\n":
            key = events.Key("enter" if char == "\n" else _character_to_key(char), "\r" if char == "\n" else char)
            key.set_sender(pilot.app)
            driver.send_message(key)
        await until(pilot, lambda: logged(store)[-1] == "note seen")
        assert logged(store)[-3:] == ["1 bang 2", "2 answer missed", "note seen"]


async def test_what_is_typed_after_a_line_that_means_nothing_takes_its_place(store: Path) -> None:
    """Nothing is typed onto what was refused; what mends it goes on from its end, and the arrow brings it back."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "banana")
        assert table_of(pilot).entry.value == "banana"
        await typed(pilot, "bang", enter=False)
        assert table_of(pilot).entry.value == "bang"
        await pilot.press("ctrl+u", "up")
        assert table_of(pilot).entry.value == "banana"
        await pilot.press("enter", "backspace")
        assert table_of(pilot).entry.value == "banan"


async def test_a_line_that_lacks_something_goes_on(store: Path) -> None:
    """What is missing is typed after it."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang")
        await typed(pilot, " 2", enter=False)
        assert table_of(pilot).entry.value == "bang 2"


async def test_what_is_typed_after_a_word_that_several_begin_with_takes_its_place(store: Path) -> None:
    """Whoever types the word whole after all does not type it onto its beginning; Tab takes what stands out."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "ba")
        await typed(pilot, "bang", enter=False)
        assert table_of(pilot).entry.value == "bang"
        await pilot.press("ctrl+u")
        await typed(pilot, "ba")
        await pilot.press("tab")
        assert table_of(pilot).entry.value == "bang "


async def test_the_key_that_takes_back_empties_the_line_first(store: Path) -> None:
    """A line refused, or not logged yet, goes and comes back with the arrow; the log loses its last entry only then."""
    async with at_table(store, [".", "mustang"]) as pilot:
        screen, before = table_of(pilot), logged(store)
        await typed(pilot, "zzyzx 2")
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert screen.entry.value == "" and logged(store) == before
        assert "zzyzx" not in words(pilot)
        await typed(pilot, "bang 2", enter=False)
        await pilot.press("ctrl+z")
        assert screen.entry.value == "" and logged(store) == before
        await pilot.press("up")
        assert screen.entry.value == "bang 2"
        await pilot.press("ctrl+z", "ctrl+z")
        assert logged(store) == [*before, "retract 3"]


async def test_a_word_typed_after_a_line_that_lacks_one_stands_by_itself(store: Path) -> None:
    """It goes on after a blank, and the same line typed anew, from its beginning, stands there once."""
    async with at_table(store, ["."]) as pilot:
        entry = table_of(pilot).entry
        await typed(pilot, "bang")
        await typed(pilot, "bruno", enter=False)
        assert entry.value == "bang bruno"
        await pilot.press("ctrl+z")
        await typed(pilot, "anna")
        await typed(pilot, "anna mustang", enter=False)
        assert entry.value == "anna mustang"
        await pilot.press("enter")
        assert logged(store)[-1] == "1 mustang"


@pytest.mark.parametrize("line", ["anna mustang", "mustang", "anna barrel qs"])
async def test_a_whole_line_typed_after_one_that_lacks_a_word_takes_its_place(store: Path, line: str) -> None:
    """Where the two mean nothing together, and what was typed last does: it is previewed, and logged alone."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "anna bang")
        await typed(pilot, line)
        assert logged(store)[-1] in ("1 mustang", "1 barrel/qs") and not table_of(pilot).entry.value


async def test_a_line_that_lacked_a_word_can_be_mended(store: Path) -> None:
    """After Backspace, and in a later line, letters join the word they are typed after."""
    async with at_table(store, ["."]) as pilot:
        entry = table_of(pilot).entry
        await typed(pilot, "anna")
        await pilot.press("backspace", "backspace")
        await typed(pilot, "na mustang", enter=False)
        assert entry.value == "anna mustang"
        await pilot.press("enter")
        await typed(pilot, "annabel", enter=False)
        assert entry.value == "annabel"


@pytest.mark.parametrize("keys", ["ctrl+u", "ctrl+z", "backspace"])
async def test_what_was_wrong_goes_with_its_line(store: Path, keys: str) -> None:
    """Once a refused line is emptied or changed, nothing is said of it any more."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "zzyzx 2")
        await pilot.press(keys)
        await pilot.press("ctrl+u")
        await pilot.pause()
        assert table_of(pilot).entry.value == ""
        assert "has no meaning here" not in words(pilot)
