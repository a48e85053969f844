"""Keys of one's own: what a file says is followed as far as it makes sense, and the rest is told with its line."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from textual import events
from textual.widgets import Input

from referee.speech import LANGUAGES, Speech
from referee.tui.actions import Action
from referee.tui.app import RefereeApp
from referee.tui.config import Config
from referee.tui.everywhere import screens, taken_by_the_line
from referee.tui.keymap import FOREVER, Keymap, Screens, clashes, label, read
from referee.tui.screens.table import TableScreen
from tests.cli.command import environment, process, referee
from tests.hunts import tries
from tests.tui.seated import LARGE, logged, picture, prepared, until, words

SCREENS, TAKEN = screens(RefereeApp), taken_by_the_line()
MADE_UP = {
    "app": (Action("help", "app.help", ("f1",), priority=True), Action("quit", "app.quit", ("ctrl+q",), priority=True)),
    "table": (
        Action("rulings", "screen.rulings", ("f3",)),
        Action("light", "screen.light", ("f5",)),
        Action("take_back", "screen.take_back", ("f7", "ctrl+z")),
        Action("home", "screen.home", ("f9",)),
        Action("back", "screen.back", ("escape",)),
    ),
    "list": (
        Action("new", "screen.new", ("n", "N")),
        Action("rulings", "screen.rulings", ("f3",)),
        Action("down", "screen.down", ("down",)),
        Action("leave", "screen.leave", ("escape", "f9")),
    ),
}
"""Screens that stay as they are, whatever keys the real ones get."""
SAME = {("speak", "language")}
"""Two names for one thing."""
ALTGR = set("@#[]{}~`\\|€^")
"""What needs AltGr, or a dead key, on an Italian or a Dutch keyboard."""


def keymap(text: str, screens: Screens = MADE_UP) -> Keymap:
    """The keymap of a file with these entries."""
    return read(f"[keys]\n{text}\n", screens, TAKEN, "keys.toml")


def wrong(text: str) -> list[tuple[str, object]]:
    """What is wrong with these entries: key and line."""
    return [(error.key, error.about.get("line")) for error in keymap(text).wrong]


def test_an_entry_gives_an_action_other_keys() -> None:
    """One key or several, as a text or a row, in the ways people write keys."""
    found = keymap('rulings = "ctrl+r"\ntake_back = ["F12", "^Z"]\nhelp = "ctrl+f2"')
    assert found.wrong == ()
    assert found.keys == {"rulings": ("ctrl+r",), "take_back": ("f12", "ctrl+z"), "help": ("ctrl+f2",)}


def test_every_key_that_may_be_given_reaches_an_action_over_the_line() -> None:
    """No terminal sends such a key as a sign that would be typed."""
    from textual._xterm_parser import XTermParser

    sent = [event for byte in range(1, 27) for event in XTermParser().feed(chr(byte))]
    keys = {event.key: event.is_printable for event in sent if isinstance(event, events.Key)}
    given = [key for key in keys if keymap(f'rulings = "{key}"').wrong == ()]
    assert len(given) > 5 and not any(keys[key] for key in given)


def test_two_actions_may_change_places() -> None:
    """A clash is looked for in what the whole file comes to."""
    assert keymap('rulings = "f5"\nlight = "f3"').wrong == ()


def test_escape_is_never_lost() -> None:
    """Who gives leaving another key can still leave with Esc."""
    assert keymap('leave = "f20"').keys == {"leave": ("f20", "escape")}
    assert [error.key for error in keymap('back = "f20"').wrong] == ["key_of_nothing"]


@pytest.mark.parametrize(
    ("entry", "key"),
    [
        ('rullings = "ctrl+r"', "key_of_nothing"),
        ('down = "ctrl+n"', "key_of_nothing"),
        ("rulings = 3", "key_no_text"),
        ("rulings = []", "key_no_text"),
        ('rulings = "r"', "key_no_key"),
        ('rulings = "ctrl+banana"', "key_no_key"),
        ('rulings = "ctrl+@"', "key_no_key"),
        ('rulings = "alt+r"', "key_no_key"),
        ('rulings = ""', "key_no_key"),
        ('rulings = "enter"', "key_fixed"),
        ('rulings = "ctrl+i"', "key_fixed"),
        ('rulings = "ctrl+u"', "key_of_the_line"),
        ('rulings = "f5"', "key_clash"),
        ('rulings = "f1"', "key_clash"),
        ('rulings = "f20"\nhome = "f20"', "key_clash"),
    ],
)
def test_what_cannot_be_followed_is_told_with_its_line(entry: str, key: str) -> None:
    """The entry is left out, the one before it holds."""
    text = f'# mine\nquit = "f14"\n\n{entry}'
    assert wrong(text) == [(key, 5 + entry.count("\n"))]
    assert keymap(text).keys["quit"] == ("f14",)


@pytest.mark.parametrize("text", ["[keys", "keys = 3", "[other]\na = 1", "x" * 200_000, "[keys]\na = " + "[" * 5000])
def test_a_file_that_is_none_changes_nothing(text: str) -> None:
    """It is told once, and every key is as usual."""
    found = read(text, SCREENS, TAKEN, "keys.toml")
    assert found.keys == {} and len(found.wrong) == 1


@settings(max_examples=tries(150), deadline=None)
@given(
    st.dictionaries(
        st.sampled_from([action.id for found in SCREENS.values() for action in found]) | st.text(max_size=5),
        st.sampled_from(["f1", "f5", "ctrl+r", "^z", "alt+x", "escape", "n", "shift+f3", "ctrl+w", "ù", "\x00"]),
        max_size=6,
    )
)
def test_whatever_a_file_says_no_key_does_two_things(entries: dict[str, str]) -> None:
    """No screen gets a clash that it did not have, and nobody loses Esc, Enter or the arrows."""
    import json

    found = keymap("\n".join(f"{json.dumps(name)} = {json.dumps(key)}" for name, key in entries.items()), SCREENS)
    assert set(clashes(found, SCREENS)) <= set(clashes(Keymap(), SCREENS))
    for actions in SCREENS.values():
        for action in actions:
            assert {*action.keys} & FOREVER <= {*found.of(action)}


def test_by_default_no_key_of_a_screen_does_two_things() -> None:
    """Neither with another of its own nor with one that holds everywhere."""
    assert [ids for _, ids in clashes(Keymap(), SCREENS) if ids not in SAME] == []


def test_no_default_key_needs_altgr() -> None:
    """All are function keys, Ctrl with a letter, named keys, letters or signs that every keyboard has."""
    for where, actions in SCREENS.items():
        for action in actions:
            for key in action.keys:
                assert not {*label(key).removeprefix("^")} & ALTGR, (where, action.id, key)


def test_no_default_key_of_a_screen_is_one_that_edits_the_line() -> None:
    """Such a key would never come as far as the screen, unless it comes before the line."""
    editing = {key for key, _ in Input._merged_bindings or () if "+" in key}
    lost = [
        f"{action.id} {key}"
        for action in SCREENS["table"]
        for key in action.keys
        if key in editing and not action.priority
    ]
    assert lost == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_wrong_is_told_in_words(lang: str) -> None:
    """Where, what, and what to do, in each language."""
    speech = Speech.of(lang)
    speech.words.errors.clear()
    entries = [
        'rullings = "f20"',
        "help = 3",
        'home = "r"',
        'light = "enter"',
        'take_back = "ctrl+u"',
        'rulings = "f7"',
    ]
    told = [speech.error(error) for error in keymap("\n".join(entries)).wrong]
    told += [speech.error(error) for text in ("[", "x = 1", "x" * 200_000) for error in read(text, {}, {}, "k").wrong]
    assert len(told) == 9 and speech.words.errors == []
    assert all("error-" not in sentence and len(sentence) > 40 for sentence in told)


async def test_the_app_goes_by_the_file_and_shows_it(store: Path, tmp_path: Path) -> None:
    """The key chosen works, stands in the key bar and in the help, and the old one is free."""
    (tmp_path / "keys.toml").write_text('[keys]\nundo = "f23"\nhome = "f22"\nrulings = "f5"\n')
    app = RefereeApp(store, "en", prepared(store, lines=[".", "mustang"]), Config(tmp_path))
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await pilot.pause()
        assert "F23 Take back" in picture(pilot) and "F22 Tables" in picture(pilot)
        await until(pilot, lambda: "line 4" in words(pilot) and "already the key of light" in words(pilot))
        await pilot.press("ctrl+z", "f9")
        assert isinstance(app.screen, TableScreen) and logged(store)[-1] == "1 mustang"
        await pilot.press("f23")
        assert logged(store)[-1] == "retract 3"
        await pilot.press("f1")
        await pilot.pause()
        assert "F23 " in picture(pilot) and "^Z" not in picture(pilot)


async def test_a_keys_file_that_cannot_be_read_keeps_nobody_out(store: Path, tmp_path: Path) -> None:
    """A folder in its place, bytes that are no text: the table opens, and the reason is told."""
    (tmp_path / "keys.toml").mkdir()
    (tmp_path / "settings.toml").write_bytes(b"\xff\xfe\x00theme")
    app = RefereeApp(store, "en", prepared(store), Config(tmp_path))
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await pilot.pause()
        assert "keys.toml cannot be read" in words(pilot)


def test_the_command_line_prints_the_map_and_the_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each action with the keys it has now; what is wrong goes to stderr and into the exit code."""
    monkeypatch.setattr("platformdirs.user_config_path", lambda *_, **__: tmp_path)
    bare = referee("keys")
    assert bare.code == 0 and str(tmp_path / "keys.toml") in bare.out and "take_back        F7" in bare.out
    (tmp_path / "keys.toml").write_text('[keys]\ntake_back = "f22"\nbanana = "f21"\n')
    ran = referee("keys")
    assert ran.code == 2 and "take_back        F22" in ran.out and "take_back        F7" not in ran.out
    assert "line 3" in ran.err and "banana" in ran.err
    rows = {(row["screen"], row["action"]): row["keys"] for row in referee("keys", "--json").json["keys"]}
    assert rows["table", "take_back"] == ["f22"] and rows["app", "quit"] == ["ctrl+q"]


def test_the_place_is_in_the_users_folder_of_settings(tmp_path: Path) -> None:
    """A real process looks where the system says that settings belong."""
    ran = process("--lang", "en", "keys", env=environment(XDG_CONFIG_HOME=str(tmp_path)))
    assert ran.code == 0 and str(tmp_path) in ran.out
