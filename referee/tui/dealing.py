"""A new table in one line: `anna:sheriff:suzy, bruno, carla:outlaw`.

In go the names with, after colons, roles and characters by their beginnings; out comes the deal as a position, whose
reader says what is wrong with it. A name in quotes may hold anything; without a comma, blanks part the names.
"""

from __future__ import annotations

import json
import re

from msgspec import Struct

from referee.lexicon import Lexicon
from referee.notation.tokens import quoted
from referee.sets import USUAL

_QUOTED = re.compile(r'\s*("(?:[^"\\]|\\.)*")(.*)$', re.DOTALL)


class Dealt(Struct, frozen=True):
    """A player as typed: the name, and the words for role and character (`?` where none was given)."""

    name: str
    role: str = "?"
    character: str = "?"


def players(text: str, lexicon: Lexicon) -> tuple[Dealt, ...]:
    """The players that a line names, in seat order."""
    parts = _parts(text)
    return tuple(_dealt(name, words, lexicon) for name, words in parts)


def _parts(text: str) -> list[tuple[str, list[str]]]:
    text = text.strip().strip(",")
    if not text:
        return []
    if "," not in text and "\n" not in text and '"' not in text:
        text = ",".join(text.split())
    return [_cut(part) for part in _at_commas(text)]


def _at_commas(text: str) -> list[str]:
    """Cut at commas and line ends that stand outside quotes."""
    parts, quote, part = [], False, ""
    for place, char in enumerate(text):
        if char == '"' and (place == 0 or text[place - 1] != "\\"):
            quote = not quote
        if char in ",\n" and not quote:
            parts.append(part)
            part = ""
        else:
            part += char
    return [*parts, part]


def _cut(part: str) -> tuple[str, list[str]]:
    found = _QUOTED.match(part)
    if found:
        return _unquoted(found[1]), [word for word in found[2].strip().split(":") if word.strip()]
    name, *words = part.split(":")
    return name.strip(), [word.strip() for word in words if word.strip()]


def _unquoted(text: str) -> str:
    try:
        return str(json.loads(text, strict=False))
    except ValueError:
        return text


def _dealt(name: str, words: list[str], lexicon: Lexicon) -> Dealt:
    """Each word is a role if it begins like one and no role was given, else a character."""
    role = character = "?"
    for word in words:
        if role == "?" and (lexicon.exact(word, "role") or lexicon.beginnings(word, "role")):
            role = word
        else:
            character = word
    return Dealt(name, role, character)


def position(dealt: tuple[Dealt, ...], mode: str = "full", edition: str = "fourth", title: str = "") -> str:
    """The deal as the head of a `.game` file."""
    lines = ["bang 1", *([f"title {quoted(title)}"] if title else []), f"sets {' '.join(USUAL)}"]
    lines += [f"option edition {edition}", f"log {mode}"]
    lines += [
        f"seat {number} {quoted(each.name)} {_word(each.role)} {_word(each.character)}"
        for number, each in enumerate(dealt, 1)
    ]
    return "\n".join([*lines, "---", ""])


def _word(word: str) -> str:
    """A typed word that stays one word, whatever was typed."""
    plain = "".join(char for char in word if char.isalnum() or char in "?_-'")
    return plain or "?"
