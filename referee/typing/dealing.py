"""A new table in one line: `anna:sheriff:suzy, bruno, carla:outlaw`.

In go the names with, after colons, roles and characters by their beginnings; out comes the deal as a position, whose
reader says what is wrong with it. A name in quotes may hold anything; without a comma, blanks part the names.
"""

from __future__ import annotations

import json
import re

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.judging.judge import judge
from referee.core.nouns.entries import VERSION
from referee.core.nouns.table import Table
from referee.desk.game_choice import GameChoice, stranger
from referee.lexicon import Lexicon
from referee.notation import HEAD, GameFile, quoted
from referee.views.table import FlagView, Views

_QUOTED = re.compile(r'\s*("(?:[^"\\]|\\.)*")(.*)$', re.DOTALL)


class TypedSeat(Struct, frozen=True):
    """A player as typed: the name, and the words for role and character (`?` where none was given)."""

    name: str
    role: str = "?"
    character: str = "?"


def players(text: str, lexicon: Lexicon, book: Rulebook) -> tuple[TypedSeat, ...]:
    """The players that a line names, in seat order. Raises `BadLine` `of_another_set`."""
    parts = _parts(text)
    return tuple(_dealt(name, words, lexicon, book) for name, words in parts)


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


def _dealt(name: str, words: list[str], lexicon: Lexicon, book: Rulebook) -> TypedSeat:
    """Each word is a role if it begins like one and no role was given, else a character."""
    role = character = "?"
    for word in words:
        if role == "?" and _is_role(word, lexicon, book):
            role = word
        elif wrong := stranger("character", word, book, lexicon):
            raise wrong
        else:
            character = word
    return TypedSeat(name, role, character)


def _is_role(word: str, lexicon: Lexicon, book: Rulebook) -> bool:
    """Does it begin like a role of this game? Raises `BadLine` if only like one of another."""
    if wrong := stranger("role", word, book, lexicon):
        if {*lexicon.beginnings(word, "character")} & book.characters.keys():
            return False
        raise wrong
    return bool(lexicon.exact(word, "role") or lexicon.beginnings(word, "role"))


def position(dealt: tuple[TypedSeat, ...], game: GameChoice | None = None, mode: str = "full", title: str = "") -> str:
    """The deal as the head of a `.game` file."""
    named = [f"title {quoted(title)}"] if title else []
    seats = [
        f"seat {number} {quoted(each.name)} {_word(each.role)} {_word(each.character)}"
        for number, each in enumerate(dealt, 1)
    ]
    return "\n".join([f"{HEAD} {VERSION}", *named, *head(game or GameChoice(), mode), *seats, "---", ""])


def flagged(game: GameFile, views: Views) -> FlagView:
    """What there is to say against the deal with which this game opens."""
    return views.verdict(0, "", judge(Table(), game.opening, game.book), game.opening.table)


def block(text: str, game: GameChoice, mode: str) -> str:
    """A position that was pasted, as a game: what it does not say of sets, options and log is what was chosen."""
    lines = [words for line in text.splitlines() if (words := line.split()) and not words[0].startswith("#")]
    if lines and lines[0][0] == HEAD:
        return text
    said = {tuple(words[:2]) if words[0] == "option" else words[0] for words in lines}
    missing = [line for line in head(game, mode) if not said & _sayings(line)]
    return "\n".join([f"{HEAD} {VERSION}", *missing, text])


def _sayings(line: str) -> set[object]:
    """What in a block makes this line needless: one like it, and for options the sets that have others."""
    word, name, *_ = line.split()
    return {(word, name), "sets"} if word == "option" else {word}


def head(game: GameChoice, mode: str) -> list[str]:
    """What is played, and how it is logged."""
    options = [f"option {name} {value}" for name, value in game.options.items()]
    return [f"sets {' '.join(game.sets)}", *options, f"log {mode}"]


def _word(word: str) -> str:
    """A typed word that stays one word, whatever was typed."""
    plain = "".join(char for char in word if char.isalnum() or char in "?_-'")
    return plain or "?"
