"""The history: every entry with its sign, and any of them can be taken back."""

from pathlib import Path

import pytest

from referee.tui.widgets.history import History
from referee.views.history import Chronicle
from tests.tui.seated import LARGE, MIDDLE, at_table, history_of, logged, picture, table_of, typed, words

pytestmark = pytest.mark.painted

SHOT = [".", "bang 2", "hit", "end"]


async def test_every_entry_stands_in_the_history_with_its_sign(store: Path) -> None:
    """Lawful and unlawful entries carry different signs."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang 3")
        assert "2 ✓ Anna draws 2 cards" in picture(pilot)
        await pilot.press("escape")
        assert "3 ✗ Anna plays a Bang! at Carla" in picture(pilot)


async def test_any_entry_can_be_taken_back(store: Path) -> None:
    """F4, then the arrows to a play and to its answer, then F7: the table is what it would be without that."""
    async with at_table(store, SHOT) as pilot:
        await pilot.press("f4", "up", "right", "f7")
        assert logged(store)[-1] == "retract 4"
        assert "↶ Bruno gives nothing" in picture(pilot)


async def test_a_retraction_shows_the_verdicts_it_changed(store: Path) -> None:
    """Without the Volcanic there was one Bang! too many: the line says so."""
    async with at_table(store, [".", "volcanic", "bang 2", "hit", "bang 2", "hit"], size=(120, 40)) as pilot:
        await pilot.press("f4", "up", "up", "f7")
        assert logged(store)[-1] == "retract 3"
        assert "One verdict is different now" in words(pilot)
        assert "Anna plays a Bang! at Bruno: ✓ Legal → ✗ Irregular" in words(pilot)


async def test_the_last_entry_is_taken_back_with_one_key(store: Path) -> None:
    """F7 on the line, with nothing flagged, takes back the last line; the next time the one before it, whole."""
    async with at_table(store, SHOT) as pilot:
        await pilot.press("f7", "f7")
        assert logged(store)[-2:] == ["retract 6", "retract 5 4"]


async def test_a_retraction_can_be_taken_back(store: Path) -> None:
    """Selected in the history, it goes the way of any other entry."""
    async with at_table(store, SHOT) as pilot:
        await pilot.press("f7", "f4", "f7")
        assert logged(store)[-1] == "retract 7"
        assert table_of(pilot).log_of_table.verdict(6) is not None


async def test_selecting_a_flagged_entry_raises_its_flag(store: Path) -> None:
    """The reasons of an old entry are one key away."""
    async with at_table(store, [".", "bang 3", "3 missed", "end"]) as pilot:
        await pilot.press("f4", "up")
        assert "Entry 3: Anna plays a Bang! at Carla" in words(pilot)
        assert "3 ✗ Anna plays a Bang! at Carla" in picture(pilot)
        await pilot.press("f7")
        assert logged(store)[-1] == "retract 3..4"


async def test_what_was_taken_back_folds_away(store: Path) -> None:
    """Several entries taken back are one row, until the history is looked through."""
    async with at_table(store, SHOT) as pilot:
        await pilot.press("ctrl+z", "ctrl+z", "ctrl+z")
        shown = picture(pilot)
        assert "↶ 3–6 taken back · Anna plays a Bang! at Bruno · …" in shown and "↶ Bruno gives nothing" not in shown
        await pilot.press("f4")
        assert "↶ Bruno gives nothing" in picture(pilot)
        assert "F7 Take it back" in picture(pilot) and "F9 Tables" not in picture(pilot)


@pytest.mark.parametrize("size", [MIDDLE, LARGE])
async def test_a_play_is_read_whole_where_there_is_room(store: Path, size: tuple[int, int]) -> None:
    """The shot, its answer and what it cost, on rows as long as they must be; nothing is cut."""
    async with at_table(store, SHOT, size=size) as pilot:
        told = history_of(pilot)
        assert "3 ✓ Anna plays a Bang! at Bruno · Bruno gives nothing · Bruno loses 1 life point to the Bang!" in told
        assert "…" not in told


async def test_up_and_down_go_by_plays_left_and_right_by_entries(store: Path) -> None:
    """Of a play the entry in question is selected first; each of the others is reached from it."""
    async with at_table(store, [".", "bang 3", "3 missed", "end"]) as pilot:
        history = pilot.app.screen.query_one(History)
        chosen = []
        for key in ("f4", "up", "right", "right", "left", "left", "left", "down", "home", "left", "end", "right"):
            await pilot.press(key)
            chosen.append(history.selected)
        assert chosen == [5, 3, 4, 5, 4, 3, 2, 3, 0, 0, 5, 5]


async def test_only_what_is_in_sight_is_put_into_words(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the log, a line logged costs the words of that line alone."""
    said: list[int] = []
    line = Chronicle._line
    monkeypatch.setattr(Chronicle, "_line", lambda self, row: said.append(row.number) or line(self, row))
    async with at_table(store, [".", *(f"note {each}" for each in range(300))]) as pilot:
        assert len(said) < pilot.app.size.height
        said.clear()
        await typed(pilot, "note more")
        assert said == [303]
