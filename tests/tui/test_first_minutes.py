"""The first five minutes: what an empty store opens with, the guided first game, the example; nothing of it is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from referee.desk.desk import Desk
from referee.speech import LANGUAGES, Speech
from referee.tui.screens.example import ExampleScreen
from referee.tui.screens.guided import GuidedScreen
from referee.tui.screens.home import KEYS as HOME_KEYS
from referee.tui.screens.home import HomeScreen
from referee.tui.screens.new_table import NewTableScreen
from referee.tui.screens.rulings import RulingsScreen
from referee.tui.widgets.keys import Keys
from referee.tutorial.script import first_game
from referee.tutorial.six_lines import six_lines
from tests.tui.seated import (
    LARGE,
    MIDDLE,
    SMALL,
    at_sizes,
    in_languages,
    opened,
    picture,
    prepared,
    typed,
    until,
    words,
)

in_each_language = pytest.mark.parametrize("lang", LANGUAGES)
SIZES = (MIDDLE, LARGE, SMALL)
at_each_size = pytest.mark.parametrize("size", SIZES)


def nothing_kept(store: Path) -> bool:
    """Is there no table in the store, and no copy of it beside it?"""
    desk = Desk(store)
    tables = desk.tables()
    desk.close()
    return not tables and not list(store.parent.rglob("*.sqlite"))


async def at_home(pilot: Pilot[None]) -> HomeScreen:
    """The first screen."""
    await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, HomeScreen)
    return screen


async def guided(pilot: Pilot[None]) -> GuidedScreen:
    """The guided first game, from home."""
    await at_home(pilot)
    await pilot.press("g")
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, GuidedScreen)
    return screen


async def example(pilot: Pilot[None]) -> ExampleScreen:
    """The example, from home."""
    await at_home(pilot)
    await pilot.press("e")
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, ExampleScreen)
    return screen


# The first screen


@at_each_size
async def test_an_empty_store_says_what_this_is(store: Path, size: tuple[int, int]) -> None:
    """The six lines, the three ways in and what to try first stand there whole, with nothing to scroll."""
    async with opened(store, None, size=size) as pilot:
        await at_home(pilot)
        async for lang in in_languages(pilot):
            says_what_this_is(pilot, lang)


def says_what_this_is(pilot: Pilot[None], lang: str) -> None:
    """Does all of it stand on the first screen, in this language?"""
    say, flat, shown = Speech.of(lang).say, words(pilot), picture(pilot)
    assert all(" · ".join(each.spoken(lang)) in shown and say(f"six-{each.skill}") in shown for each in six_lines())
    for word in ("what", "six", "new", "guided", "example", "ways", "table", "tournament", "question"):
        assert say(f"welcome-{word}").split()[-1] in flat, (word, lang)
    assert all(say(f"welcome-{word}") in shown for word in ("guided", "example", "table", "tournament", "question"))
    assert say("key-quit") in shown and "⏎ " + say("home-continue") not in shown


async def test_the_ways_in_lead_there(store: Path) -> None:
    """A table, and a question."""
    async with opened(store, None) as pilot:
        await at_home(pilot)
        await pilot.press("n")
        assert isinstance(pilot.app.screen, NewTableScreen)
        await pilot.press("escape")
        await pilot.press("f3")
        assert isinstance(pilot.app.screen, RulingsScreen)


async def test_a_store_with_tables_lists_them(store: Path) -> None:
    """The first game and the example can still be had from there."""
    prepared(store)
    async with opened(store, None) as pilot:
        await at_home(pilot)
        assert Speech.of("en").say("welcome-six") not in picture(pilot)
        assert "G First game" in picture(pilot) and "E Example" in picture(pilot)
        await guided(pilot)


@in_each_language
async def test_every_key_is_there_on_a_narrow_screen(store: Path, lang: str) -> None:
    """With a table, a tournament and a damaged store all of them are shown, none cut."""
    prepared(store)
    async with opened(store, None, lang, (60, 30)) as pilot:
        screen = await at_home(pilot)
        keys = [(key, screen.face.say(word), action) for key, word, action in HOME_KEYS]
        screen.query_one(Keys).show(keys)
        await pilot.pause()
        assert all(f"{key} {word}" in picture(pilot) for key, word, _ in keys)


# The guided first game


@pytest.mark.parametrize(("lang", "size"), [*((lang, SMALL) for lang in LANGUAGES), ("nl", MIDDLE), ("de", LARGE)])
async def test_the_first_game_from_its_first_key_to_its_last(store: Path, lang: str, size: tuple[int, int]) -> None:
    """What is told is shown whole at every step, the key that is asked for takes back, and nothing is kept.

    Key by key in every language on the smallest screen; on the others each line is put in at once, in the languages
    that say most.
    """
    say = Speech.of(lang).say
    async with opened(store, None, lang, size) as pilot:
        screen = await guided(pilot)
        for step in first_game().step:
            assert say(f"guide-told-{step.prose}").split()[-1] in words(pilot)
            if step.skill == "undo":
                await pilot.press("ctrl+z")
            else:
                line = step.typed(lang)
                if size != SMALL:
                    screen.entry.value, line = line, ""
                await typed(pilot, line)
        assert screen.lesson.step is None
        assert say("guide-done") in picture(pilot) and say("home-new") in picture(pilot)
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(pilot.app.screen, NewTableScreen)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, HomeScreen)
    assert nothing_kept(store)


@pytest.mark.parametrize("key", ["ctrl+z", "f7"])
async def test_the_flag_and_the_way_back(store: Path, key: str) -> None:
    """The second Bang! is flagged with its clauses; the two keys that take it back are on the screen, and no others."""
    async with opened(store, None) as pilot:
        screen = await guided(pilot)
        for line in ("", "bang 2", "hit", "", "bang 4"):
            await typed(pilot, line)
        shown = picture(pilot)
        assert "Irregular" in shown and "NLB-013" in shown
        assert "F7 Take it back" in shown and "^Z" in shown
        assert not any(word in shown for word in ("F8", "^B", "^D", "^N"))
        await pilot.press("f8", "ctrl+b", "ctrl+d", "ctrl+n")
        assert pilot.app.screen is screen
        await pilot.press(key)
        await pilot.pause()
        assert "Irregular" not in picture(pilot)
        assert screen.lesson.shown.prose == "anna-arms"


async def test_a_wrong_line_is_told_gently(store: Path) -> None:
    """What it would be is said, the line is shown, and nothing is logged."""
    async with opened(store, None) as pilot:
        screen = await guided(pilot)
        await typed(pilot, "")
        await typed(pilot, "bang carla")
        assert "That would be: Anna plays a Bang! at Carla." in words(pilot)
        await typed(pilot, "grmbl")
        assert "That cannot be read yet." in words(pilot)
        await typed(pilot, "bang 2")
        await typed(pilot, "")
        assert "Enter alone does not say this" in words(pilot)
        assert screen.log_of_table.length == 4


async def test_the_line_can_be_asked_for(store: Path) -> None:
    """Where only the prose is told, which names the key."""
    async with opened(store, None) as pilot:
        await guided(pilot)
        for line in ("", "bang 2", "hit", ""):
            await typed(pilot, line)
        assert "▸ bang 4" not in picture(pilot)
        assert "Type it yourself; F4 shows the line." in words(pilot)
        await pilot.press("f4")
        assert "▸ bang 4" in picture(pilot)


async def test_a_line_may_be_taken_back_at_any_time(store: Path) -> None:
    """Then it is told once more, and typed once more."""
    async with opened(store, None) as pilot:
        screen = await guided(pilot)
        await typed(pilot, "")
        await typed(pilot, "bang 2")
        await pilot.press("ctrl+z")
        assert screen.lesson.shown.prose == "anna-shoots"
        await typed(pilot, "bang 2")
        assert screen.lesson.shown.prose == "bruno-hit"


@in_each_language
async def test_it_goes_on_in_another_language(store: Path, lang: str) -> None:
    """Whoever changes the language in the middle goes on where he was."""
    async with opened(store, None, lang) as pilot:
        screen = await guided(pilot)
        await typed(pilot, "")
        await typed(pilot, "bang 2")
        await pilot.press("f2")
        assert screen.lesson.shown.line == first_game().step[2].typed(screen.face.lang)
        await typed(pilot, first_game().step[2].typed(screen.face.lang))
        assert screen.lesson.shown.prose == "bruno-draws"


@pytest.mark.parametrize("lines", [0, 4])
async def test_the_first_game_is_left_with_escape(store: Path, lines: int) -> None:
    """At any time; nothing of it is in the store."""
    async with opened(store, None) as pilot:
        await guided(pilot)
        for step in first_game().step[:lines]:
            await typed(pilot, step.typed("en"))
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, HomeScreen)
    assert nothing_kept(store)


async def test_escape_lets_go_of_the_line_first(store: Path) -> None:
    """Only on an empty line it leaves."""
    async with opened(store, None) as pilot:
        screen = await guided(pilot)
        await typed(pilot, "bang", enter=False)
        await pilot.press("escape")
        assert pilot.app.screen is screen and screen.entry.value == ""
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, HomeScreen)


# The example


@in_each_language
async def test_the_example_is_stepped_through(store: Path, lang: str) -> None:
    """Forward to its end and back at every size, marked as an example at every step; nothing of it is kept."""
    say = Speech.of(lang).say
    async with opened(store, None, lang, SMALL) as pilot:
        screen = await example(pilot)
        last = len(screen.example.plays)
        async for size in at_sizes(pilot, *SIZES):
            for at in (1, 2, 3):
                await pilot.press("right")
                assert say("example-title", at=at, of=last) in picture(pilot), size
                told = screen.example.told(at)
                assert all(line.text in words(pilot) for line in told), size
            await pilot.press("end")
            assert screen.at == last and say("table-winner", side="outlaws") in words(pilot)
            await pilot.press("right", "left")
            assert screen.at == last - 1
            await pilot.press("home")
            assert screen.at == 0 and say("example-begin").split()[-1] in words(pilot)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, HomeScreen)
    assert nothing_kept(store)


async def test_the_flags_of_the_example(store: Path) -> None:
    """One key goes from flag to flag, each with its reason and clause; another to the rulings behind it."""
    async with opened(store, None) as pilot:
        screen = await example(pilot)
        await pilot.press("exclamation_mark")
        assert screen.at == 1 and "NLB-010" in picture(pilot)
        await pilot.press("exclamation_mark")
        assert screen.at == 2 and "NLB-039" in picture(pilot)
        await pilot.press("f6")
        assert isinstance(pilot.app.screen, RulingsScreen)


async def test_from_the_example_to_the_first_game(store: Path) -> None:
    """And back home from there."""
    async with opened(store, None) as pilot:
        await example(pilot)
        await pilot.press("g")
        await pilot.pause()
        assert isinstance(pilot.app.screen, GuidedScreen)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, HomeScreen)
