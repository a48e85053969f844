"""Putting right what the history shows: every way seen with what it comes to, before anything is logged."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input

from referee.desk.desk import Desk
from referee.tui.screens import putting_right
from referee.tui.screens.history import HistoryScreen
from tests.tui.histories import PLAYED, at_history, keys, log_of, row, screen_of, typed_right
from tests.tui.seated import logged


@pytest.mark.parametrize("key", ["f7", "c", "i", "t"])
async def test_nothing_is_logged_before_its_consequences_were_seen(store: Path, key: str) -> None:
    """The question can be left with Esc, and the log is as it was."""
    async with at_history(store, number=6) as pilot:
        await keys(pilot, key)
        assert not isinstance(pilot.app.screen, HistoryScreen)
        await keys(pilot, "escape")
        assert screen_of(pilot).selected() == 6 and log_of(pilot).length == 14


async def test_an_entry_is_taken_back_once_it_was_seen_what_changes(store: Path) -> None:
    """Which lines no longer fit, why, and what is different at the table."""
    async with at_history(store, (".", "volcanic", "bang 2", "hit", "bang 2", "hit"), number=3) as pilot:
        shown = await keys(pilot, "f7")
        assert "One line after it no longer fits" in shown
        told = shown.replace("│ │ ", "")
        assert "7 ✓→✗ Anna plays a Bang! at Bruno Anna has already played 1 Bang! this turn; the limit is 1." in told
        assert "At the table now: Anna: hand 4 → 5, in play Volcanic → –" in told
        assert "Logged: ✓ Entry 3 is taken back" in await keys(pilot, "enter")
        assert logged(store)[-1] == "retract 3"


async def test_a_play_goes_with_its_answer(store: Path) -> None:
    """And then everything after it still fits."""
    async with at_history(store, number=6) as pilot:
        shown = (await keys(pilot, "f7")).replace("│ │ ", "")
        assert "Every line after it still fits" in shown
        assert "At the table now: Anna: hand 4 → 5 · Carla: hand 3 → 4 · Table: discards 3 → 1" in shown
        await keys(pilot, "enter")
        assert logged(store)[-1] == "retract 6..7"


async def test_an_entry_is_corrected_from_what_stands_there(store: Path) -> None:
    """The line is there to be changed; what it would do is shown while it is typed."""
    async with at_history(store, number=6) as pilot:
        shown = await typed_right(pilot, "c", "backspace", "2")
        assert "1 bang 2" in shown and "+ ✗ Anna plays a Bang! at Bruno" in shown
        assert "Every line after it still fits" in shown and "+ ✓ Bruno answers with a Missed!" in shown
        await keys(pilot, "enter")
        assert logged(store)[-2:] == ["correct 6 1 play bang 2 as ?", "correct 7 2 answer missed"]
        assert screen_of(pilot).selected() == 15


async def test_what_was_not_seen_yet_is_shown_before_it_is_logged(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter pressed before a slow preview came up brings it up; Enter once more logs it."""
    monkeypatch.setattr(putting_right, "PAUSE", 60.0)
    async with at_history(store, number=6) as pilot:
        await keys(pilot, "c")
        pilot.app.screen._slow = True  # type: ignore[attr-defined]
        await pilot.press("backspace", "2", "enter")
        assert log_of(pilot).length == 14
        assert "+ ✗ Anna plays a Bang! at Bruno" in await keys(pilot)
        await typed_right(pilot)
        await keys(pilot, "enter")
        assert log_of(pilot).length == 18


async def test_a_correction_is_corrected_again(store: Path) -> None:
    """The entry named is the one that was logged first, and the line that stands there now is the one to change."""
    async with at_history(store, [*PLAYED, "correct 6 1 bang 2"], number=15) as pilot:
        await typed_right(pilot, "c", "backspace", "4")
        await keys(pilot, "enter")
        assert logged(store)[-1] == "correct 6 1 play bang 4 as ?"
        assert log_of(pilot).verdict(15) is None and log_of(pilot).verdict(17) is not None


async def test_a_line_that_means_nothing_is_not_logged(store: Path) -> None:
    """It is said what is wrong with it, and the line waits to be mended."""
    async with at_history(store, number=6) as pilot:
        await typed_right(pilot, "c", "x", "x", "x")
        shown = await keys(pilot, "enter")
        assert "! " in shown and "1 bang 3xxx" in shown
        assert log_of(pilot).length == 14


async def test_a_forgotten_answer_is_put_where_it_belongs(store: Path) -> None:
    """What was due at that moment is shown with its words; the finding about it goes."""
    lines = [".", "bang 2", "mustang"]
    async with at_history(store, lines, number=4) as pilot:
        shown = await keys(pilot, "i")
        assert "Forgotten before entry 4" in shown and "→ Bruno answers the Bang! of Anna · missed · hit" in shown
        shown = await typed_right(pilot, "2", "space", *"miss")
        assert "one that did not fits now" in shown and "4 ¿→✓ Anna plays a Mustang" in shown
        await keys(pilot, "enter")
        assert logged(store)[-1] == "insert 4 2 answer missed"
        assert screen_of(pilot).selected() == 6


async def test_a_play_is_aimed_at_another_player(store: Path) -> None:
    """One key, then the seat; another seat before Enter changes one's mind."""
    async with at_history(store, number=3) as pilot:
        assert "press the number of a seat" in await keys(pilot, "t")
        assert "+ ✓ Anna plays a Bang! at Dario" in await keys(pilot, "4")
        assert "+ ✗ Anna plays a Bang! at Carla" in await keys(pilot, "3")
        await keys(pilot, "4", "enter")
        assert logged(store)[-1] == "correct 3 1 play bang 4 as ?"


@pytest.mark.parametrize(
    ("number", "key", "said"),
    [(8, "t", "has no target"), (14, "c", "says nothing about the table"), (16, "c", "was inserted")],
)
async def test_what_cannot_be_put_right_says_why(store: Path, number: int, key: str, said: str) -> None:
    """A Mustang has no target, a retraction is no fact, and what was inserted has nothing in whose place it stands."""
    async with at_history(store, [*PLAYED, "retract 9", "insert 8 1 beer"], number=number) as pilot:
        assert said in await keys(pilot, key)
        assert log_of(pilot).length == 17


async def test_an_entry_is_let_stand_with_a_reason(store: Path) -> None:
    """The reason is asked for, logged, and told with the entry."""
    async with at_history(store, number=6) as pilot:
        await keys(pilot, "f8", *"agreed", "enter")
        assert logged(store)[-1] == "stand 6 agreed"
        assert "The referee let it stand: agreed" in await keys(pilot, "home", *["right"] * 6)


# The ways on from an entry that lies some plays back


async def test_the_ways_on_are_shown_with_what_each_would_come_to(store: Path) -> None:
    """How far a rewind would go and what it would undo, against what stands if the entry alone goes, or is let be."""
    async with at_history(store, number=6) as pilot:
        shown = await keys(pilot, "enter")
        assert "6 entries came after it." in shown
        for said in (
            "1 Let it stand", "entries after it stay, one of them flagged",
            "2 Take back this entry, with what answered it",
            "Every line after it still fits", "3 Put this entry right",
            "4 Rewind: take back everything from here",
            "7 entries go: 2 cards played, the beginning of a turn", "Anna: hand 4 → 6, in play Mustang → –",
        ):  # fmt: skip
            assert said in shown, said
        assert log_of(pilot).length == 14


async def test_a_rewind_is_one_entry_and_is_undone_by_one_key(store: Path) -> None:
    """The table is the one that the entry found, the remark stays, and ^Z brings all of it back."""
    async with at_history(store, number=6) as pilot:
        log, table = log_of(pilot), log_of(pilot).table
        found = log.table_before(6)
        await keys(pilot, "enter", "4")
        assert logged(store)[-1] == "retract 6..11 13"
        assert log.table == found and "✓ Note: coffee" in row(pilot, 12)
        await keys(pilot, "ctrl+z")
        assert log.table == table


async def test_what_was_taken_back_is_brought_back(store: Path) -> None:
    """Its only way on, by either key."""
    async with at_history(store, [*PLAYED, "retract 6"], number=6) as pilot:
        assert "1 Bring it back" in await keys(pilot, "f7")
        await keys(pilot, "escape", "enter", "1")
        assert logged(store)[-1] == "retract 14"
        assert log_of(pilot).verdict(6) is not None


async def test_the_way_on_may_be_to_let_it_stand_or_to_put_it_right(store: Path) -> None:
    """Either asks for what it needs."""
    async with at_history(store, number=6) as pilot:
        assert "Why does it stand?" in await keys(pilot, "enter", "1")
        assert "Entry 6 should have been" in await keys(pilot, "escape", "enter", "3")
        assert log_of(pilot).length == 14


async def test_undo_goes_back_and_redo_forward(store: Path) -> None:
    """^Z takes back the last thing, a second ^Z the one before it, ^Y brings each back; each is an entry."""
    async with at_history(store) as pilot:
        table = log_of(pilot).table
        await keys(pilot, "ctrl+z", "ctrl+z")
        assert logged(store)[-2:] == ["retract 13", "retract 12"]
        assert "Logged: ✓ Entry 15 is taken back" in await keys(pilot, "ctrl+y")
        await keys(pilot, "ctrl+y")
        assert log_of(pilot).table == table
        assert "There is nothing to redo" in await keys(pilot, "ctrl+y")


async def test_another_writer_is_told_and_shown(store: Path) -> None:
    """What was to be logged is not, and the history is that of the store."""
    async with at_history(store, number=6) as pilot:
        desk = Desk(store)
        desk.table().enter("note from elsewhere")
        shown = await keys(pilot, "f7", "enter")
        assert "logged at this table meanwhile" in shown and "15 of 15 shown" in shown
        assert logged(store)[-1] == "note from elsewhere"
        desk.close()


async def test_what_is_refused_is_typed_anew_or_mended(store: Path) -> None:
    """As on the entry line: what is typed next takes its place, a key that mends goes on from its end."""
    async with at_history(store, number=6) as pilot:
        await typed_right(pilot, "c", "x", "enter")
        line = pilot.app.screen.query_one(Input)
        refused = line.value
        await keys(pilot, "backspace")
        assert line.value == refused[:-1]
        await typed_right(pilot, "x", "enter", "m")
        assert line.value == "m"
