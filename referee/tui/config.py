"""The folder of a person's settings: `keys.toml`, which only people write, and `settings.toml`, which the app writes.

What it reads there is hostile until it was understood; what it cannot read it tells, and goes on without.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from textual.dom import DOMNode
from tomli_w import dumps

from referee.languages import LANGUAGES, SETTINGS, settings_folder
from referee.tui.keymap import LONGEST, BadSetting, Keymap, read

LONGEST_NAME = 200
MOST = 100
"""More sets or options than there are."""
SIGNS = ("auto", "unicode", "ascii")
STEPS = ("assumed", "typed")
MOTION = ("full", "none")
ALERTS = ("flash", "bell", "none")
"""How a flag makes itself known, besides being there; by the first unless another is chosen."""
CHOICES = {"signs": SIGNS, "steps": STEPS, "motion": MOTION, "alert": ALERTS}


class Settings(Struct, frozen=True):
    """What the app remembers: a theme (empty: whatever suits the terminal), which signs it draws, who records.

    `steps` that leave nobody a choice are assumed (so they are where nothing is said), or have to be typed.

    With `motion` none nothing flashes. A flag that is raised flashes once, rings the bell or does nothing, by `alert`.

    `lang` is the language chosen for every face (empty: that of the locale).

    `sets` and `options` are what the table made last is played by.
    """

    lang: str = ""
    theme: str = ""
    signs: str = "auto"
    steps: str = ""
    motion: str = ""
    alert: str = ""
    author: str = ""
    sets: tuple[str, ...] = ()
    options: dict[str, str] = {}


class Config:
    """One folder of settings; it need not be there. A guest begins with them, and keeps its own in a file apart."""

    def __init__(self, folder: Path, guest: bool = False) -> None:
        self.keys = folder / "keys.toml"
        self._usual = folder / SETTINGS
        self.settings = folder / "served.toml" if guest else self._usual

    @property
    def files(self) -> tuple[Path, ...]:
        """Where what was chosen is looked for, first to last."""
        return (self.settings, self._usual)

    def keymap(self, app: type[DOMNode]) -> Keymap:
        """The keys chosen, read against the app and every screen there is."""
        try:
            text = _text(self.keys)
        except BadSetting as error:
            return Keymap(wrong=(error,))
        if not text.strip():
            return Keymap()
        from referee.tui.everywhere import screens, taken_by_the_line

        return read(text, screens(app), taken_by_the_line(), str(self.keys))

    def remembered(self, themes: tuple[str, ...]) -> tuple[Settings, tuple[BadSetting, ...]]:
        """What was remembered, and what of it cannot be followed."""
        try:
            said = tomllib.loads(_text(self.settings) or _text(self._usual))
        except BadSetting as error:
            return Settings(), (error,)
        except (ValueError, RecursionError):
            return Settings(), (BadSetting("keys_unread", file=str(self.settings)),)
        found, wrong = Settings(), []
        choices = {"theme": themes, "lang": LANGUAGES, **CHOICES}
        for name, values in choices.items():
            value = said.get(name)
            if value in values and isinstance(value, str):
                found = replace(found, **{name: value})
            elif value is not None:
                wrong.append(BadSetting("setting_unknown", word=name, near=values, file=str(self.settings)))
        if isinstance(author := said.get("author"), str):
            found = replace(found, author=author[:LONGEST_NAME])
        return replace(found, sets=_words(said.get("sets")), options=_chosen(said.get("options"))), tuple(wrong)

    def remember(self, settings: Settings) -> None:
        """Write the settings, whole or not at all. Raises `BadSetting`."""
        names = ("lang", "theme", "signs", "steps", "motion", "alert", "author", "sets", "options")
        chosen = {name: value for name in names if (value := getattr(settings, name))}
        beside = self.settings.with_name(f"{self.settings.name}.{os.getpid()}")
        try:
            self.settings.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(dumps(chosen), encoding="utf-8")
            beside.replace(self.settings)
        except OSError as error:
            raise BadSetting("setting_unsaved", path=str(self.settings), because=error.strerror) from error


def _words(said: object) -> tuple[str, ...]:
    """Some words, if it is a list; whether they name anything is found out where they are used."""
    return tuple(str(word)[:LONGEST_NAME] for word in said[:MOST]) if isinstance(said, list) else ()


def _chosen(said: object) -> dict[str, str]:
    pairs = list(said.items())[:MOST] if isinstance(said, dict) else []
    return {name: value for name, value in pairs if isinstance(value, str)}


def _text(file: Path) -> str:
    """The text of a file, empty if there is none. Raises `BadSetting`."""
    try:
        with file.open("rb") as opened:
            return opened.read(LONGEST * 4).decode("utf-8-sig")
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeError, ValueError) as error:
        because = getattr(error, "strerror", None) or type(error).__name__
        raise BadSetting("setting_unreadable", path=str(file), because=because) from error


def usual(guest: bool = False) -> Config:
    """The folder where this person's settings belong."""
    return Config(settings_folder(), guest)
