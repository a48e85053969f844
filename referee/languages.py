"""Which languages there are, and which of them is spoken.

A language is a folder in `i18n/`: no list names it. What is to be known of it beside its sentences stands there too,
in `language.txt`; what that leaves out is as in `LanguageFacts`, so that half a folder is a language as well. Its lines
are plain, since every question that is asked reads them, and a TOML reader takes longer to load than that.

Spoken is, by one rule for every face, the one said for this run, else the one chosen once and remembered, else that of
the locale, else English. It is asked before anything else is known, so that even a misuse is told in it: what a person
chose is read here with nothing but the standard library, and whatever cannot be read was not chosen.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from referee import resources

FACTS = "language.txt"
LAST = 1_000
"""The place of a language that tells none: after those that do, by its letters."""
OTHERWISE = "en"
"""What is said where a language has no words of its own."""
SETTINGS = "settings.toml"
"""What the app remembers; `lang` in it is the language chosen."""
LONGEST = 1 << 20
"""Bytes of settings that are looked at."""

_CODE = re.compile(r"[a-z]{2,3}")


class LanguageFacts(NamedTuple):
    """What is to be known of a language beside its sentences.

    `name` is what it calls itself, `order` its place among the others, `stemmer` the Snowball stemmer that finds its
    words again; `mixed`: its words are read in whatever language a question is asked, not only in its own; `learned`:
    what its words are about was learned from the rulings, as it is of all that are mixed; `respelt`: letters that are
    typed for others, each followed by what stands for it once accents are left out; `pet_names`: how such names end.
    """

    name: str = ""
    order: int = LAST
    decimal_comma: bool = False
    stemmer: str = ""
    mixed: bool = False
    learned: bool = False
    respelt: str = ""
    pet_names: str = ""


@cache
def facts(lang: str) -> LanguageFacts:
    """The facts of a language; what its file does not tell, or tells in another form, is as usual."""
    usual = LanguageFacts(name=lang)
    try:
        lines = (resources.words() / lang / FACTS).read_text(encoding="utf-8-sig").splitlines()
    except (OSError, ValueError):
        return usual
    told = {name.strip(): said.strip() for name, is_told, said in (line.partition("=") for line in lines) if is_told}
    return usual._replace(**{name: _like(value, told[name]) for name, value in usual._asdict().items() if name in told})


def _like(usual: Any, said: str) -> Any:
    """What is said, as a value of the kind of the usual one; the usual one if it is none."""
    if isinstance(usual, bool):
        return {"yes": True, "no": False}.get(said.casefold(), usual)
    if isinstance(usual, int):
        return int(said) if said.isdecimal() else usual
    return said


def _languages() -> tuple[str, ...]:
    """The folders of languages, in the order that they tell; English, though its folder were lost."""
    folder = resources.words()
    found = {each.name for each in folder.iterdir() if _CODE.fullmatch(each.name) and each.is_dir()}
    return tuple(sorted(found | {OTHERWISE}, key=lambda lang: (facts(lang).order, lang)))


LANGUAGES = _languages()
"""Every language of the program: what is spoken, what is typed, and what rulings are written in."""


def told_in(texts: Mapping[str, object], lang: str) -> str:
    """In which language something is told to who speaks this one: in it, else in English, else as it was written."""
    return next((each for each in (lang, OTHERWISE, *texts) if texts.get(each)), "")


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
    """The language that a settings file tells, empty if it tells none that there is."""
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
    """The language of the locale, English if it is none that there is."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((name for name in names if name), "")
    lang = locale[:2].lower()
    return lang if lang in LANGUAGES and not locale[2:3].isalnum() else OTHERWISE
