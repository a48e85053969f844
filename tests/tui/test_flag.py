"""The flag: what was not allowed, why, where that is printed, and the ways on."""

from pathlib import Path

from referee.tui.widgets.flag import Flag
from tests.tui.seated import at_table, logged, picture, table_of, typed, until, words

OUT_OF_REACH = [".", "bang 3"]


async def test_a_flag_shows_its_sentence_and_its_clause(store: Path) -> None:
    """A BANG! at distance 2 with the Colt raises a flag that names the reach and its clause."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang 3")
        assert "✗ Irregular" in picture(pilot)
        assert "Anna sees Carla at distance 2; with the Bang! the reach is 1." in words(pilot)
        assert "NLB-039" in picture(pilot)
        assert "F6 Rulings" in picture(pilot)


async def test_no_flag_is_raised_for_what_is_allowed(store: Path) -> None:
    """A lawful play goes into the history without a word."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang 2")
        assert table_of(pilot).query_one(Flag).flag is None
        assert "Irregular" not in picture(pilot)


async def test_a_flagged_entry_is_taken_back(store: Path) -> None:
    """F7 takes back the entry that was flagged, even if others were logged with it."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang 3")
        await pilot.press("f7")
        assert logged(store)[-1] == "retract 3"
        assert table_of(pilot).query_one(Flag).flag is None


async def test_a_flagged_entry_stands_with_a_reason(store: Path) -> None:
    """F8 asks why, and the reason is logged as it was typed, whatever signs are in it."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang 3")
        await pilot.press("f8")
        await typed(pilot, 'they agreed "all" #1', enter=False)
        await pilot.press("enter")
        assert logged(store)[-1] == 'stand 3 "they agreed \\"all\\" #1"'


async def test_letting_stand_can_be_left(store: Path) -> None:
    """Escape, or an empty reason, logs nothing."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang 3")
        before = logged(store)
        await pilot.press("f8", "enter", "escape")
        assert logged(store) == before


async def test_the_rulings_behind_a_flag_answer_in_the_language_chosen(store: Path) -> None:
    """F6 shows the rulings on the flag's clauses, in Dutch if Dutch is spoken."""
    async with at_table(store, ["."], lang="nl") as pilot:
        await typed(pilot, "bang 3")
        await pilot.press("f6")
        screen = pilot.app.screen
        await until(pilot, lambda: bool(getattr(screen, "rulings", [])), 30)
        first = screen.rulings[0]  # type: ignore[attr-defined]
        await pilot.pause()
        assert "NLB-039" in picture(pilot)
        assert first.answer["nl"][:40] in words(pilot)


async def test_several_flags_are_shown_one_after_the_other(store: Path) -> None:
    """Escape goes on to the next one, then puts the flag away; the log is not touched."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "panic 3 mustang")
        before, flag = logged(store), table_of(pilot).query_one(Flag)
        assert before[-2:] == ["1 panic 3", "1 take 3 mustang"]
        assert "(1/2)" in picture(pilot)
        numbers = [each.number for each in flag.flags]
        await pilot.press("escape")
        assert [each.number for each in flag.flags] == numbers[1:]
        await pilot.press("escape")
        assert flag.flag is None and logged(store) == before
