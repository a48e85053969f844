"""The flag: what was not allowed, why, where that is printed, and the ways on."""

from pathlib import Path
from typing import Any

import pytest
from textual.message import Message
from textual.pilot import Pilot

from referee.speech import Speech
from referee.tui.app import RefereeApp
from referee.tui.screens.dispute import DisputeScreen
from referee.tui.screens.putting_right import PuttingRightScreen
from referee.tui.screens.resolutions import ResolutionsScreen
from referee.tui.widgets import flag as flags
from referee.tui.widgets.flag import Flag
from referee.tui.widgets.history import History
from tests.tui.histories import typed_right
from tests.tui.seated import (
    FOUR,
    LARGE,
    MIDDLE,
    SMALL,
    at_sizes,
    at_table,
    brought_in,
    in_languages,
    late,
    logged,
    opened,
    picture,
    table_of,
    typed,
    until,
    words,
)

ONE_UNNAMED = (*FOUR[:3], ("Dario", "renegade", "?"))
FLAG_KEYS = ("F6", "F7", "F8", "^B", "^D", "Esc", "^N")
NO_CHANGE = "No single change would allow it."
LEGAL_IF = {
    "nl": "Het zou mogen als: Bruno of Dario het doelwit was of Anna een Scope had liggen",
    "it": "Sarebbe ammesso se: il bersaglio fosse Bruno o Dario o Anna avesse in gioco un Mirino",
    "de": "Es wäre erlaubt, wenn: Bruno oder Dario das Ziel wäre oder Anna ein Zielfernrohr ausliegen hätte",
    "en": "It would be allowed if: Bruno or Dario was the target or Anna had a Scope in play",
}


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
        await until(pilot, lambda: bool(getattr(screen, "rulings", [])))
        first = screen.offers[0].ruling  # type: ignore[attr-defined]
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


async def test_the_gravest_flag_is_taken_back_first_and_the_others_stay(store: Path) -> None:
    """F7 takes back the offence of a line, and what else is in question of it is up still."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang 3, panic 3")
        numbers = [flag.number for flag in pilot.app.screen.query_one(Flag).flags]
        assert len(numbers) == 2 and "✗ Irregular" in picture(pilot)
        await pilot.press("f7")
        await until(pilot, lambda: logged(store)[-1] == f"retract {numbers[0]}")
        await until(pilot, lambda: [flag.number for flag in pilot.app.screen.query_one(Flag).flags] == numbers[1:])


async def test_a_flag_says_what_would_make_it_legal(store: Path) -> None:
    """Under the reasons: the first of the single changes, each of another kind, and how many more there are."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang 3")
        assert LEGAL_IF["en"] in words(pilot).replace("█ ", "")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("end", "Anna had first discarded 1 card"),
        ("3 forfeit", NO_CHANGE),
        ("3 out by 2", NO_CHANGE),
    ],
)
async def test_a_flag_tells_no_change_that_no_table_has(store: Path, line: str, told: str) -> None:
    """No hand of 0 cards, no turn of another, no wound: what a referee would tell, or that nothing would do."""
    async with at_table(store, [".", "discard 1"]) as pilot:
        await typed(pilot, line)
        assert told in words(pilot).replace("█ ", "")
        assert "0 cards" not in words(pilot) and "it was " not in words(pilot)


async def test_a_flag_says_that_nothing_would_make_it_legal(store: Path) -> None:
    """Where no single change would do, that is said."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "missed")
        assert "No single change would allow it." in picture(pilot)


async def test_what_is_not_irregular_has_nothing_to_make_it_legal(store: Path) -> None:
    """What is for the referee tells its readings, and no change."""
    async with at_table(store, [".", "dynamite/2h"]) as pilot:
        await typed(pilot, "cat 1 dynamite")
        assert "One reading" in words(pilot)
        assert "would be allowed if" not in words(pilot) and "No single change" not in picture(pilot)


async def test_what_would_make_it_legal_follows_the_language(store: Path) -> None:
    """F2 says it anew without looking for it again."""
    async with at_table(store, ["."], lang="en") as pilot:
        await typed(pilot, "bang 3")
        for _ in LEGAL_IF:
            await pilot.press("f2")
            assert LEGAL_IF[table_of(pilot).face.lang] in words(pilot).replace("█ ", "")


async def test_a_flag_is_up_before_what_would_make_it_legal(store: Path) -> None:
    """Enter to repaint does not wait for that: the row of it is kept free, and where it fits nothing moves."""
    async with at_table(store, ["."], size=LARGE) as pilot:
        seen, asked_for = list[str](), list[Message]()
        screen, flag = pilot.app.screen, table_of(pilot).query_one(Flag)
        paint, post = screen._compositor_refresh, flag.post_message

        def painted() -> None:
            paint()
            seen.extend([words(pilot).replace("█ ", "")] if flag.flag and flag.region.height else [])

        def posted(message: Message) -> bool:
            asked_for.extend([message] if isinstance(message, Flag.Grown) else [])
            return post(message)

        screen._compositor_refresh, flag.post_message = painted, posted  # type: ignore[method-assign]
        await typed(pilot, "bang 3")
        assert "Irregular" in seen[0] and LEGAL_IF["en"] not in seen[0]
        assert LEGAL_IF["en"] in seen[-1] and not asked_for


async def test_a_flag_is_up_before_anything_is_looked_for_that_takes_long(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a character unknown all he may be is tried: Enter to repaint does not wait, the ways on stand there."""
    seen, looked = [], flags.remedies_of
    async with at_table(store, ["."], ONE_UNNAMED) as pilot:

        def looking(*args: Any) -> Any:
            seen.append(words(pilot))
            return looked(*args)

        monkeypatch.setattr(flags, "remedies_of", looking)
        await typed(pilot, "bang 3")
        await until(pilot, lambda: "It would be allowed if" in words(pilot))
        (then,) = seen
        assert "✗ Irregular" in then and "^D Dispute" in then and "would be allowed" not in then


async def test_what_takes_long_is_looked_for_beside_the_keys(store: Path) -> None:
    """It comes when it is found; a flag put away meanwhile does not come back."""
    async with at_table(store, ["."], ONE_UNNAMED) as pilot:
        await typed(pilot, "bang 3")
        await until(pilot, lambda: "It would be allowed if" in words(pilot))
        await typed(pilot, "bang 4")
        await pilot.press("escape")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        assert table_of(pilot).query_one(Flag).flag is None
        assert "would be allowed" not in words(pilot)


async def test_all_ways_on_are_in_sight(store: Path) -> None:
    """The rulings, the three ways and the way out, uncut in every language, also where another flag follows."""
    keys = {"F6": "flag-rulings", "F7": "flag-take_back", "F8": "flag-let_stand", "^D": "sheet-key"}
    async with at_table(store, ["."]) as pilot:
        for line, last in (("panic 3 mustang", "flag-next"), ("bang 3", "key-close")):
            await typed(pilot, line)
            async for lang in in_languages(pilot):
                say = Speech.of(lang).say
                async for size in at_sizes(pilot, MIDDLE, SMALL):
                    for key, word in {**keys, "Esc": last}.items():
                        assert f"{key} {say(word)}" in picture(pilot), (key, line, lang, size)


async def test_asking_for_more_opens_the_sheet_of_the_entry_flagged(store: Path) -> None:
    """^D, also with a line half typed; Escape leads back to the flag and to the line."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang 3")
        await typed(pilot, "must", enter=False)
        await pilot.press("ctrl+d")
        screen = pilot.app.screen
        assert isinstance(screen, DisputeScreen) and screen.sheets.matter.number == 3
        await pilot.press("escape")
        assert table_of(pilot).entry.value == "must" and "✗ Irregular" in picture(pilot)


async def test_the_sheet_of_an_entry_of_the_history_is_one_key_away(store: Path) -> None:
    """^D on the entry selected, flagged or not."""
    async with at_table(store, [".", "bang 2", "hit"]) as pilot:
        await pilot.press("f4", "ctrl+d")
        screen = pilot.app.screen
        assert isinstance(screen, DisputeScreen) and screen.sheets.matter.number == 3


async def _typed_before(pilot: Pilot[None], line: str) -> None:
    """^R, the line that was forgotten, and Enter once what it would do was seen."""
    await pilot.press("ctrl+r")
    await until(pilot, lambda: isinstance(pilot.app.screen, PuttingRightScreen))
    await typed_right(pilot, *line)
    await pilot.press("enter")


async def test_what_the_log_lacks_is_typed_first(store: Path) -> None:
    """^R on a play that passed over an answer asks what was forgotten, and the play is no longer in question."""
    async with at_table(store, [".", "bang 2"]) as pilot:
        await typed(pilot, "mustang")
        assert "¿ Doubt about the log" in picture(pilot) and "^R" in picture(pilot)
        await _typed_before(pilot, "2 missed")
        await until(pilot, lambda: logged(store)[-1] == "insert 4 2 answer missed")
        assert table_of(pilot).log_of_table.verdict(4).clean  # type: ignore[union-attr]


async def test_a_draw_that_was_only_not_typed_is_logged_first(store: Path) -> None:
    """Whether the prisoner skipped his draw! or the referee his line, no log can tell: it says so, and ^R types it."""
    async with at_table(store, [".", "jail 2", "end", "turn 2"]) as pilot:
        await typed(pilot, "draw 2")
        assert "By the log" in words(pilot) and "^R Log first what was due" in words(pilot)
        await _typed_before(pilot, "2 flip jail 5h")
        await until(pilot, lambda: "flip jail 5h" in logged(store)[-1])


async def test_what_nobody_chose_is_assumed_and_one_key_takes_it_away(store: Path) -> None:
    """The Stagecoach's cards are drawn though nobody typed it; ^R says that they were not."""
    async with at_table(store, [".", "stagecoach"]) as pilot:
        await typed(pilot, "mustang")
        assert "^R takes it away" in words(pilot) and "Doubt" not in picture(pilot)
        assert logged(store)[-3:] == ["assumed 1", "1 draw 2 for stagecoach", "1 mustang"]
        await pilot.press("ctrl+r")
        await until(pilot, lambda: logged(store)[-1] == "retract 4..5")
        assert table_of(pilot).log_of_table.verdict(6).word == "doubt"  # type: ignore[union-attr]


async def test_what_the_sources_leave_open_can_be_read_the_other_way(store: Path) -> None:
    """The mark stands there at once; ^R decides for the other reading before the entry, which is judged by it."""
    async with at_table(store, [".", "dynamite/2h"]) as pilot:
        await typed(pilot, "cat 1 dynamite")
        assert "≈ Legal, source open" in words(pilot) and "^R By the other reading" in words(pilot)
        await pilot.press("ctrl+r")
        log = table_of(pilot).talk.log
        assert [log.verdict(each.number).keys for each in log.history() if each.now and each.now.word == "illegal"]  # type: ignore[union-attr]
        assert "house forbid own_cards" in " ".join(logged(store))


async def test_every_way_on_opens_from_the_flag(store: Path) -> None:
    """^B, as Enter does in the history."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang 3")
        await pilot.press("ctrl+b")
        assert isinstance(pilot.app.screen, ResolutionsScreen)


async def test_a_flag_makes_itself_known_as_one_has_chosen(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It flashes once unless nothing is to move, or rings, or does neither; what is allowed does none of it."""
    rung: list[bool] = []
    flashed: list[str] = []
    marked = Flag.add_class

    def noted(flag: Flag, *names: str, update: bool = True) -> Flag:
        flashed.extend(name for name in names if name == "fresh")
        return marked(flag, *names, update=update)

    monkeypatch.setattr(RefereeApp, "bell", lambda app: rung.append(True))
    monkeypatch.setattr(Flag, "add_class", noted)
    monkeypatch.setattr(flags, "FLASH", 0.1)
    async with at_table(store, ["."], size=MIDDLE) as pilot:
        app, flag = pilot.app, pilot.app.screen.query_one(Flag)
        assert isinstance(app, RefereeApp) and app.alert == "flash"
        app.animation_level = "full"
        await typed(pilot, "bang 2")
        assert not flashed
        await typed(pilot, "bang 3")
        assert flashed == ["fresh"] and not rung
        await until(pilot, lambda: not flag.has_class("fresh"))
        app.choose_alert("bell")
        await typed(pilot, "bang 4")
        for alert, motion in (("none", "full"), ("flash", "none")):
            app.choose_alert(alert)
            app.choose_motion(motion)
            await typed(pilot, "bang 4")
        assert rung == [True] and flashed == ["fresh"]


async def test_a_reason_is_whole_where_there_is_room(store: Path) -> None:
    """On a screen as high as a tablet's the last word of the last reason stands there, however the rows break."""
    async with opened(store, brought_in(store, late()), size=(80, 51)) as pilot:
        for line in ("bang 5", "gatling"):
            await typed(pilot, line)
        async for size in at_sizes(pilot, *((width, 51) for width in range(80, 106, 2))):
            assert "NLB-040 (Dutch rules)]" in words(pilot).replace("█ ", ""), size


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE, (60, 30), (60, 90), (90, 51)], ids=str)
async def test_no_key_of_a_flag_is_below_the_fold(store: Path, size: tuple[int, int]) -> None:
    """With ten seats, several reasons and nine answers due each of them is on the screen, and the first reason too."""
    async with opened(store, brought_in(store, late()), size=size) as pilot:
        for line in ("bang 5", "gatling"):
            await typed(pilot, line)
            async for lang in in_languages(pilot):
                all_keys_are_there(pilot, (line, lang))


def all_keys_are_there(pilot: Pilot[None], where: object) -> None:
    """Every key of a flag, and the number of the entry flagged."""
    flat, say = words(pilot).replace(" █", ""), table_of(pilot).face.say
    for key, word, _ in (*flags.KEYS, flags.PRECEDENT):
        assert f"{key} {say(word)}" in flat, (key, where)
    assert f"{say('table-entry_number', number=str(table_of(pilot).log_of_table.length - 1))}: " in flat, where


@pytest.mark.parametrize("size", [SMALL, (60, 30)])
async def test_the_keys_of_a_flag_stay_in_sight_while_a_line_is_typed(store: Path, size: tuple[int, int]) -> None:
    """What the line would do takes its rows from the reasons, and gives them back."""
    table = brought_in(store, late(), ["bang 3", "hit", "saloon"])
    async with opened(store, table, "it", size) as pilot:
        await typed(pilot, "bang 4")
        why = pilot.app.screen.query_one("#why")
        rows = why.size.height
        for line in ("gatling", "dynamite"):
            await typed(pilot, line, enter=False)
            await until(pilot, lambda: all(key in picture(pilot) for key in FLAG_KEYS))
            await pilot.press("ctrl+u")
        await until(pilot, lambda: why.size.height == rows)


async def test_a_flag_leaves_the_last_entry_in_sight_on_a_narrow_screen(store: Path) -> None:
    """With ten seats and nine answers due at 60x30, where all that is due would push the history off the screen."""
    async with opened(store, brought_in(store, late()), size=(60, 30)) as pilot:
        for line in ("bang 5", "gatling"):
            await typed(pilot, line)
        async for lang in in_languages(pilot):
            await until(pilot, lambda: pilot.app.screen.query_one(History).content_size.height > 0)
            last = str(table_of(pilot).log_of_table.length - 1)
            assert any(row.split()[:1] == [last] for row in picture(pilot).splitlines()), lang
