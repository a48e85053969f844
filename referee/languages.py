"""Which language is spoken, by one rule for every face: the one said for this run, else the one chosen once and
remembered, else that of the locale, else English.

It is asked before anything else is known, so that even a misuse is told in it: what a person chose is read here with
nothing but the standard library, and whatever cannot be read was not chosen.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

LANGUAGES = ("nl", "it", "en")
OTHERWISE = "en"
SETTINGS = "settings.toml"
"""What the app remembers; `lang` in it is the language chosen."""
LONGEST = 1 << 20
"""Bytes of settings that are looked at."""


def settings_folder() -> Path:
    """Where this person's settings belong."""
    from platformdirs import user_config_path

    return user_config_path("bang-referee", appauthor=False)


def spoken(said: str = "", files: tuple[Path, ...] = (), environment: Mapping[str, str] = os.environ) -> str:
    """The language: `said` for this run, else chosen in the first of the files that tells one, else the locale's."""
    if said in LANGUAGES:
        return said
    return next(filter(None, map(chosen, files)), "") or of_locale(environment)


def chosen(file: Path) -> str:
    """The language that a settings file tells, empty if it tells none of the three."""
    try:
        with file.open("rb") as opened:
            text = opened.read(LONGEST).decode("utf-8-sig")
        if "lang" not in text:
            return ""
        from tomllib import loads

        lang = loads(text).get("lang")
    except (OSError, ValueError, RecursionError):
        return ""
    return lang if isinstance(lang, str) and lang in LANGUAGES else ""


def of_locale(environment: Mapping[str, str]) -> str:
    """The language of the locale, English if it is none of the three."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((name for name in names if name), "")
    lang = locale[:2].lower()
    return lang if lang in LANGUAGES and not locale[2:3].isalnum() else OTHERWISE
