"""The words of a line: players, tables with rounds, roles, characters, sides, amounts; each by what it is called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from referee.championship.rules.entry import LeftWhen
from referee.championship.rules.facts import SIDES
from referee.championship.rules.noticed import How
from referee.championship.rules.state import Round, Table, Tournament
from referee.errors import BadLine
from referee.lexicon import Lexicon, fold

T = TypeVar("T")

YES = frozenset({"yes", "y", "true", "1", "ja", "j", "waar", "si", "s", "vero", "x"})
NO = frozenset({"no", "n", "false", "0", "nee", "onwaar", "falso"})
WHEN: tuple[LeftWhen, ...] = ("before_draw", "between_rounds", "during_game", "after_rounds", "during_duel")
OFFENCES = ("slow", "cheating", "conduct")
"""What a table's log knows a penalty by, too."""
HOWS = ("mistake", "purpose")
OUTCOMES = tuple(dict.fromkeys(SIDES.values()))


class DeskWords:
    """What there is to name in a tournament as it stands."""

    def __init__(self, state: Tournament, lexicon: Lexicon) -> None:
        self.state = state
        self._lexicon = lexicon

    def player(self, word: str) -> int:
        """A player by number, name or its beginning. Raises `BadLine` `unknown_player`, `player_ambiguous`."""
        if word.isascii() and word.isdigit():
            if len(word) < 5 and int(word) in self.state.players:
                return int(word)
            raise BadLine("unknown_player", word=word[:40])
        wanted = fold(word)
        folded = {number: fold(player.name) for number, player in self.state.players.items()}
        found = [number for number, name in folded.items() if name == wanted]
        found = found or [number for number, name in folded.items() if wanted and name.startswith(wanted)]
        if not found:
            raise BadLine("unknown_player", word=word[:40])
        if len(found) > 1:
            raise BadLine("player_ambiguous", word=word[:40], near=tuple(map(self._called, found[:9])))
        return found[0]

    def _called(self, number: int) -> str:
        return f"{number} {self.state.players[number].name}"

    def players(self, words: Iterable[str]) -> tuple[int, ...]:
        """Several players, each a word, or a row with commas."""
        return tuple(self.player(each) for word in words for each in word.split(",") if each)

    def table(self, word: str) -> Table:
        """A table by its number. Raises `BadLine` `unknown_table`."""
        number = int(word) if word.isascii() and word.isdigit() and len(word) < 5 else 0
        if number not in self.state.tables:
            raise BadLine("unknown_table", word=word[:40])
        return self.state.tables[number]

    def place(self, word: str) -> tuple[Table, Round]:
        """A table with its round, as in `1.2`; without a round the one under way, else the next."""
        table_word, dot, round_word = word.partition(".")
        table = self.table(table_word)
        if dot:
            number = self.number(round_word, 1, 99)
            return table, table.round(number) or Round(number)
        return table, table.under_way or Round(table.next_number)

    def role(self, word: str) -> str:
        """A role in any language, none by a guess. Raises `BadLine` `unknown_word`, `word_near`, `word_ambiguous`."""
        return self._named("role", word, tuple(SIDES))

    def character(self, word: str) -> str:
        """A character in any language. Raises `BadLine`."""
        return self._named("character", word, self._lexicon.ids("character"))

    def outcome(self, word: str) -> str:
        """A side that won in any language, or a role that wins with it. Raises `BadLine` `unknown_outcome`."""
        lexicon = self._lexicon
        roles = lexicon.exact(word, "role") or lexicon.beginnings(word, "role")
        winning = {SIDES[role] for role in roles if role in SIDES}
        sides = set(lexicon.exact(word, "side")) or winning or set(lexicon.beginnings(word, "side"))
        if len(sides) != 1:
            raise BadLine("unknown_outcome", word=word[:40], near=OUTCOMES)
        return sides.pop()

    def number(self, word: str, least: int = 0, most: int = 10**6) -> int:
        """A whole number. Raises `BadLine` `bad_number`."""
        plain = word.rstrip("$").replace("−", "-")
        digits = plain.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10) or not least <= int(plain) <= most:
            raise BadLine("bad_number", word=word[:40])
        return int(plain)

    def money(self, word: str) -> int:
        """An amount of dollars, with or without its sign. Raises `BadLine` `bad_number`."""
        return self.number(word, -(10**6))

    def when(self, word: str) -> LeftWhen:
        """A moment to leave at, by its id or a beginning. Raises `BadLine` `unknown_moment`."""
        wanted = word.casefold().replace("-", "_")
        found = [moment for moment in WHEN if moment.startswith(wanted)]
        if not wanted or len(found) != 1:
            raise BadLine("unknown_moment", word=word[:40], near=WHEN)
        return found[0]

    def reason(self, words: Sequence[str]) -> str:
        """Why a penalty is given: one of the offences by its id where it is named by its word, else as it was typed."""
        told = " ".join(words)
        return next((id_ for id_ in self._lexicon.exact(told, "word") if id_ in OFFENCES), told)

    def how(self, word: str) -> How:
        """By mistake or on purpose. Raises `BadLine` `unknown_word`."""
        found: How = self._named("word", word, HOWS)  # type: ignore[assignment]
        return found

    def _named(self, kind: str, word: str, known: Sequence[str]) -> str:
        lexicon = self._lexicon
        found: tuple[str, ...] = (word,) if word in known else lexicon.exact(word, kind)
        found = found or lexicon.beginnings(word, kind)
        fitting = tuple(id_ for id_ in found if id_ in known)
        if not fitting:
            near = tuple(near.id for near in lexicon.near(word, kind) if near.id in known)
            if near:
                raise BadLine("word_near", word=word[:40], choices=near)
            raise BadLine("unknown_word", word=word[:40])
        if len(fitting) > 1:
            raise BadLine("word_ambiguous", word=word[:40], choices=fitting)
        return fitting[0]


def yes_or_no(word: str) -> bool | None:
    """What was answered; None for a question mark or nothing. Raises `BadLine` `yes_or_no`."""
    plain = fold(word)
    if plain in ("", "?"):
        return None
    if plain not in YES | NO:
        raise BadLine("yes_or_no", word=word[:40])
    return plain in YES


def first(words: list[str], missing: str) -> str:
    """The next word, taken from the row. Raises `BadLine` with this key where there is none."""
    if not words:
        raise BadLine(missing, word="")
    return words.pop(0)


def told(words: list[str], names: Iterable[str]) -> dict[str, str]:
    """The words of the form `name=value`, taken from the row."""
    found: dict[str, str] = {}
    for word in list(words):
        name, sign, value = word.partition("=")
        if sign and name in names:
            found[name] = value
            words.remove(word)
    return found


def nothing_left(words: Sequence[str]) -> None:
    """Raises `BadLine` `left_over` where something is left over."""
    if words:
        raise BadLine("left_over", word=words[0][:40])
