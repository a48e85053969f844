"""Two programs on one store: the second to write is refused, told so, and sees what the first one wrote."""

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.tui.screens import table
from tests.tui.seated import LARGE, at_table, logged, picture, table_of, typed, until, words


async def test_the_second_writer_is_told_and_loses_nothing(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line stays, the screen shows what the other wrote, and the same line can then be logged."""
    monkeypatch.setattr(table, "LOOK", 1000)
    async with at_table(store, ["."]) as pilot:
        other = Desk(store)
        other.table().enter("bang 2")
        other.close()
        await typed(pilot, "mustang")
        assert logged(store)[-1] == "1 bang 2"
        await until(pilot, lambda: "Another window or program" in words(pilot))
        assert "Nothing was logged" in words(pilot)
        assert "Bruno answers the Bang! of Anna" in picture(pilot)
        assert table_of(pilot).entry.value == "mustang"


async def test_a_second_window_shows_what_the_first_one_logs(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By itself, without a key; what is half typed there stays, and can then be logged."""
    monkeypatch.setattr(table, "LOOK", 0.05)
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "missed", enter=False)
        other = Desk(store)
        other.table().enter("bang 2")
        other.close()
        await until(pilot, lambda: "Bruno answers the Bang! of Anna" in words(pilot))
        assert table_of(pilot).entry.value == "missed"
        await pilot.press("enter")
        assert logged(store)[-1] == "2 answer missed"


async def test_a_window_that_is_covered_looks_when_it_is_seen_again(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under another screen nothing is read; as soon as the table is back, it is the one of the store."""
    monkeypatch.setattr(table, "LOOK", 1000)
    async with at_table(store, ["."]) as pilot:
        await pilot.press("f1")
        other = Desk(store)
        other.table().enter("bang 2")
        other.close()
        await pilot.press("escape")
        await until(pilot, lambda: "Bruno answers the Bang! of Anna" in words(pilot))


async def test_a_store_that_cannot_be_opened_says_so(store: Path) -> None:
    """A file that is no store is refused with a sentence and the key to leave."""
    from referee.tui.app import RefereeApp

    store.write_bytes(b"this is no store" * 500)
    app = RefereeApp(store, "en", None)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.3)
        assert "^Q Quit" in picture(pilot)
        assert "Traceback" not in picture(pilot)


async def test_what_is_not_handed_in_is_told_at_the_table(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A laptop that goes on without its server says so where the game is named, as long as anything waits."""
    async with at_table(store, ["."], size=LARGE) as pilot:
        assert "not handed in" not in picture(pilot)
        monkeypatch.setattr(Desk, "waiting_at", lambda _desk, _stream: 2)
        await typed(pilot, "bang 2")
        assert "! not handed in: 2" in picture(pilot)
