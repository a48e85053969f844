"""Finding one's way: the palette, the help of each screen, and that neither can forget an action."""

from pathlib import Path

import pytest
from textual.command import CommandPalette
from textual.pilot import Pilot

from referee.speech import LANGUAGES, Speech
from referee.speech.words import Words
from referee.tui.actions import actions
from referee.tui.app import RefereeApp
from referee.tui.everywhere import classes, screens
from referee.tui.palette import reachable
from tests.tui.seated import LARGE, at_table, logged, opened, picture, table_of, typed, until, words

TABLE_KEYS = ("F3", "F4", "F5", "F7", "^Z", "F8", "F9", "Esc", "F1", "F2", "^Q")


async def palette(pilot: Pilot[None], query: str = "") -> None:
    """Open the palette, and type what one is looking for."""
    await pilot.press("ctrl+p")
    await until(pilot, lambda: isinstance(pilot.app.screen, CommandPalette))
    for char in query:
        await pilot.press("space" if char == " " else char)
    await until(pilot, lambda: "   " in picture(pilot) and pilot.app.screen.query_one("CommandList").option_count > 0)
    await pilot.pause(0.1)


async def test_the_palette_lists_every_action_of_the_table_with_its_keys(store: Path) -> None:
    """Each action of the screen and of the app stands there in words, with every key that does it at once."""
    async with at_table(store, ["."], size=LARGE) as pilot:
        await palette(pilot)
        shown = picture(pilot)
        face = table_of_app(pilot).face
        for action in (*reachable(pilot.app.screen_stack[-2]), *actions(RefereeApp)):
            says = face.speech.words.find(f"does-{action.id}") if face else None
            assert action.id == "palette" or (says and says in shown), action.id
        for key in TABLE_KEYS:
            assert f"   {key}" in shown, key


def table_of_app(pilot: Pilot[None]) -> RefereeApp:
    """The app itself."""
    assert isinstance(pilot.app, RefereeApp)
    return pilot.app


async def test_an_action_is_done_from_the_palette(store: Path) -> None:
    """What is found by a few letters happens at the table underneath."""
    async with at_table(store, [".", "mustang"]) as pilot:
        await palette(pilot, "take back")
        await pilot.press("enter", "enter")
        await until(pilot, lambda: not isinstance(pilot.app.screen, CommandPalette))
        await until(pilot, lambda: logged(store)[-1] == "retract 3")


async def test_the_line_waits_under_the_palette(store: Path) -> None:
    """Letters typed into the palette never reach the entry line, and what stood there stays."""
    async with at_table(store, ["."]) as pilot:
        await typed(pilot, "bang 2", enter=False)
        await palette(pilot, "light")
        await pilot.press("escape")
        await pilot.pause()
        assert table_of(pilot).entry.value == "bang 2"
        assert logged(store)[-1] == "1 draw 2"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_palette_speaks_the_language(store: Path, lang: str) -> None:
    """Prompt, actions, and that nothing is found."""
    say = Speech.of(lang).say
    async with at_table(store, ["."], lang=lang) as pilot:
        await palette(pilot)
        assert say("palette-prompt") in words(pilot)
        assert say("does-rulings") in words(pilot)
        await pilot.press(*"qqqq")
        await until(pilot, lambda: say("palette-nothing") in words(pilot))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_action_of_any_screen_is_without_words(lang: str) -> None:
    """Whatever has a key of its own has a name, in the key bar or in i18n/."""
    find = Words.of(lang).find
    nameless = [
        f"{where}: {action.id}"
        for where, found in screens(RefereeApp).items()
        for action in found
        if not (find(f"does-{action.id}") or (action.word and find(action.word)))
    ]
    assert nameless == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_screen_is_without_a_name(lang: str) -> None:
    """The help and `referee keys` call every screen by a name of the language."""
    assert [where for where in screens(RefereeApp) if not Words.of(lang).find(f"place-{where}")] == []


def test_every_row_of_a_key_bar_is_an_action_there_is() -> None:
    """A key that is shown does something, on the screen it is shown on or everywhere."""
    for each in (*classes(), RefereeApp):
        for _, _, action in getattr(each, "KEYS", ()):
            name = action.partition("(")[0]
            owner = RefereeApp if name.startswith("app.") else each
            assert hasattr(owner, f"action_{name.partition('.')[2]}"), (each.__name__, action)


async def test_the_help_of_the_table_tells_its_keys_and_the_shorthand(store: Path) -> None:
    """Undo with the key everyone tries first is among them."""
    async with at_table(store, ["."], size=LARGE) as pilot:
        await pilot.press("f1")
        await pilot.pause()
        shown = picture(pilot)
        assert "^Z    Take back all that the last line logged" in shown
        assert "^P    List every action, with its key" in shown
        assert "The shorthand" in shown
        await pilot.press("end")
        await pilot.pause()
        assert "The signs of the verdicts" in picture(pilot)
        await pilot.press("f1")
        assert table_of(pilot).entry.has_focus


async def test_the_help_of_another_screen_tells_other_keys(store: Path) -> None:
    """Home has its own keys and no shorthand."""
    async with opened(store, None) as pilot:
        await pilot.press("f1")
        await pilot.pause()
        shown = picture(pilot)
        assert "Make a new table" in shown
        assert "Take back" not in shown and "The shorthand" not in shown


async def test_help_and_language_are_there_over_a_question_too(store: Path) -> None:
    """A new table is a question over the list; F1 and F2 work in it, and the names typed stay."""
    async with opened(store, None) as pilot:
        await pilot.press("n")
        await typed(pilot, "anna", enter=False)
        await pilot.press("f2")
        assert table_of_app(pilot).face.lang != "en"  # type: ignore[union-attr]
        await pilot.press(*["f2"] * (len(LANGUAGES) - 1), "f1")
        await pilot.pause()
        assert "Make the table and begin" in picture(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert "anna" in picture(pilot)
