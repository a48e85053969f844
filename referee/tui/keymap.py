"""The keys that a person chose, in a file of their own: read with every doubt, told line by line what is wrong.

In go the text of `keys.toml` and the actions of every screen; out comes what each action's keys are, and all that could
not be followed. Nothing here opens a file, and nothing it reads can take away Enter, Esc, Tab or the arrows.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from contextvars import ContextVar
from difflib import get_close_matches

from msgspec import Struct

from referee.errors import RefereeError
from referee.tui.actions import Action, action_id

FOREVER = frozenset(
    ("escape", "enter", "tab", "shift+tab", "up", "down", "left", "right", "home", "end", "pageup", "pagedown",
     "backspace", "delete", "insert", "space")
)  # fmt: skip
"""Keys that mean the same everywhere: never given away, never taken from what they do."""
SAME = {"ctrl+i": "Tab", "ctrl+m": "Enter", "ctrl+j": "Enter", "ctrl+h": "Backspace", "ctrl+c": "Ctrl+C"}
"""Keys that terminals send for another one, or that everybody means otherwise."""
LONGEST = 100_000
_KEY = re.compile(r"ctrl\+[a-z]|(?:ctrl\+)?f(?:[1-9]|1\d|2[0-4])|[a-z0-9]")
"""What terminals send as a key of its own. Alt with a letter they send as Esc and the letter, which would be typed."""
_CARET = re.compile(r"\^([a-z])")
_PRINTED = {
    "escape": "Esc", "enter": "⏎", "tab": "Tab", "pageup": "PgUp", "pagedown": "PgDn", "up": "↑", "down": "↓",
    "left": "←", "right": "→", "home": "Home", "end": "End", "backspace": "⌫", "delete": "Del", "colon": ":",
    "space": "␣", "slash": "/", "exclamation_mark": "!", "question_mark": "?",
}  # fmt: skip
_SPELT = {
    "⏎": "Enter",
    "↑↓←→": "Arrows",
    "↑↓": "Up/Down",
    "↑": "Up",
    "↓": "Down",
    "←": "Left",
    "→": "Right",
    "⌫": "Back",
    "␣": "Space",
}


class BadSetting(RefereeError):
    """Something in a settings file that cannot be followed; the rest of the file still holds."""


class Keymap(Struct, frozen=True):
    """By action the keys it was given, and what was wrong with the file."""

    keys: Mapping[str, tuple[str, ...]] = {}
    wrong: tuple[BadSetting, ...] = ()

    def of(self, action: Action) -> tuple[str, ...]:
        """The keys of an action now."""
        return self.keys.get(action.id, action.keys)

    def textual(self) -> dict[str, str]:
        """The same as Textual wants it."""
        return {id_: ",".join(keys) for id_, keys in self.keys.items()}


class InForce:
    """What the key bars go by: the keymap of the app that is running, and whether it draws plain signs."""

    def __init__(self) -> None:
        self.keymap = Keymap()
        self.plain = False


IN_FORCE: ContextVar[InForce] = ContextVar("IN_FORCE")


def shown(printed: str, action: str) -> str:
    """A key as a key bar shows it: the one that was chosen for the action, else the one printed there."""
    now = IN_FORCE.get(None)
    if now is None:
        return printed
    chosen = [key for key in now.keymap.keys.get(action_id(action), ()) if key not in FOREVER]
    told = "/".join(map(label, chosen[:2])) if chosen else printed
    return _SPELT.get(told, told) if now.plain else told


def label(key: str) -> str:
    """A key as it is printed on keyboards and in the key bars: `^Z`, `F7`, `Alt+X`."""
    *modifiers, last = key.split("+")
    if modifiers == ["ctrl"] and len(last) == 1:
        return f"^{last.upper()}"
    told = _PRINTED.get(last, last.upper() if len(last) == 1 or _KEY.fullmatch(last) else last.capitalize())
    return "+".join([*(modifier.capitalize() for modifier in modifiers), told])


Screens = Mapping[str, tuple[Action, ...]]
"""The actions of every screen by its name; those of the app under `app`."""


def read(text: str, screens: Screens, taken: Mapping[str, str], file: str = "") -> Keymap:
    """The keymap of a file. `taken` are keys with their use on the line one types in."""
    try:
        if len(text) > LONGEST:
            raise BadSetting("keys_too_long", file=file, most=LONGEST)
        chosen = _table(tomllib.loads(text), file)
    except (ValueError, RecursionError) as error:
        return Keymap(wrong=(_unread(error, file),))
    except BadSetting as error:
        return Keymap(wrong=(error,))
    keys, wrong = {}, []
    for name, value in chosen.items():
        try:
            keys[name] = _entry(name, value, screens, taken)
        except BadSetting as error:
            wrong.append(error)
    sound = _without_clashes(keys, screens, wrong)
    return Keymap(sound, tuple(_placed(each, text, file) for each in wrong))


def _placed(error: BadSetting, text: str, file: str) -> BadSetting:
    return BadSetting(error.key, **error.about, file=file, line=_line(text, str(error.about["word"])))


def _without_clashes(
    keys: dict[str, tuple[str, ...]], screens: Screens, wrong: list[BadSetting]
) -> dict[str, tuple[str, ...]]:
    """The entries that get along with each other and with all other keys; of two that do not, the later one goes."""
    found = list(clashes(Keymap(keys), screens))
    for name in reversed(keys):
        for key, ids in found:
            if name in ids:
                others = _others(name, key, found)
                wrong.append(BadSetting("key_clash", word=name, keys=label(key), others=others))
                return _without_clashes({each: keys[each] for each in keys if each != name}, screens, wrong)
    return keys


def _others(name: str, key: str, found: Iterable[tuple[str, tuple[str, ...]]]) -> tuple[str, ...]:
    """What else this key does on a screen: where it clashes on several, on the one that is named first."""
    told = (tuple(each for each in ids if each != name) for other, ids in found if other == key and name in ids)
    return min(told, default=())


def _table(read_: dict[str, object], file: str) -> dict[str, object]:
    stray = [name for name in read_ if name != "keys"]
    if stray:
        raise BadSetting("keys_stray", word=stray[0][:40], file=file)
    keys = read_.get("keys", {})
    if not isinstance(keys, dict):
        raise BadSetting("keys_stray", word="keys", file=file)
    return keys


def _unread(error: Exception, file: str) -> BadSetting:
    found = re.search(r"line (\d+)", str(error))
    return BadSetting("keys_unread", file=file, line=int(found[1]) if found else "")


def _line(text: str, name: str) -> int | str:
    """The line in which an entry stands."""
    begins = re.compile(rf"""\s*["']?{re.escape(name)}["']?\s*=""")
    return next((number for number, line in enumerate(text.splitlines(), 1) if begins.match(line)), "")


def _entry(name: str, value: object, screens: Screens, taken: Mapping[str, str]) -> tuple[str, ...]:
    """The keys that an entry gives an action, and those that it keeps. Raises `BadSetting`."""
    there = [action for actions in screens.values() for action in actions if action.id == name]
    remappable = [action for action in there if set(action.keys) - FOREVER]
    if not remappable:
        near = tuple(get_close_matches(name[:40], remappable_ids(screens), 2, 0.6))
        raise BadSetting("key_of_nothing", word=name[:40], near=near)
    letters = any(len(key) == 1 for action in remappable for key in action.keys)
    keys = tuple(dict.fromkeys(_key(name, word, letters) for word in _words(name, value)))
    for key in keys:
        if key in taken and not all(action.priority or key in action.keys for action in remappable):
            raise BadSetting("key_of_the_line", word=name, keys=label(key))
    kept = dict.fromkeys(key for action in there for key in action.keys if key in FOREVER)
    return (*keys, *kept)


def remappable_ids(screens: Screens) -> list[str]:
    """The actions that can be given other keys."""
    return sorted({each.id for actions in screens.values() for each in actions if {*each.keys} - FOREVER})


def _words(name: str, value: object) -> list[str]:
    words = value.split(",") if isinstance(value, str) else value
    if not (isinstance(words, list) and words and len(words) <= 5 and all(isinstance(word, str) for word in words)):
        raise BadSetting("key_no_text", word=name[:40])
    return words


def _key(name: str, word: str, letters: bool) -> str:
    """A key in Textual's name. Raises `BadSetting`."""
    plain = word.strip().lower()[:40]
    key = _CARET.sub(r"ctrl+\1", plain)
    if key in FOREVER or key in SAME:
        raise BadSetting("key_fixed", word=name, keys=SAME.get(key, label(key)))
    if not _KEY.fullmatch(key) or (len(key) == 1 and not letters):
        raise BadSetting("key_no_key", word=name, keys=word.strip()[:40])
    return key


def clashes(keymap: Keymap, screens: Screens) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Key and actions, wherever on one screen a key would do two things."""
    everywhere = screens.get("app", ())
    for own in screens.values():
        by_key: dict[str, dict[str, None]] = {}
        for action in (*own, *everywhere):
            for key in keymap.of(action):
                by_key.setdefault(key, {})[action.id] = None
        yield from ((key, tuple(ids)) for key, ids in by_key.items() if len(ids) > 1)
