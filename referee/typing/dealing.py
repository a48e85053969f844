"""A new table in one line: `anna:sheriff:suzy, bruno, carla:outlaw`.

In go the names with, after colons, roles and characters by their beginnings; out comes the deal as a position. A name
in quotes may hold anything; without a comma, blanks part the names.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.book.rulebook import Rulebook
from referee.core.judging.judge import judge
from referee.core.nouns.entries import VERSION
from referee.core.nouns.table import Table
from referee.desk.game_choice import GameChoice
from referee.lexicon import Lexicon
from referee.notation import HEAD, GameFile, quoted
from referee.typing.seats import DealtSeat, SeatWords
from referee.views.records import FlagView
from referee.views.table import Views


def players(text: str, lexicon: Lexicon, book: Rulebook) -> tuple[DealtSeat, ...]:
    """The players that a line names, in seat order. Raises `BadLine`."""
    return tuple(map(SeatWords(book, lexicon).seat, _parts(text)))


def _parts(text: str) -> list[str]:
    text = text.strip().strip(",")
    if not text:
        return []
    if "," not in text and "\n" not in text and '"' not in text:
        text = ",".join(text.split())
    return _at_commas(text)


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


def position(dealt: Sequence[DealtSeat], game: GameChoice | None = None, mode: str = "full", title: str = "") -> str:
    """The deal as the head of a `.game` file."""
    named = [f"title {quoted(title)}"] if title else []
    seats = [f"seat {number} {quoted(each.name)} {each.role} {each.character}" for number, each in enumerate(dealt, 1)]
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
