"""Is an entry well formed? Everything from outside passes here before it is logged.

Whether the regulation allows it is the judge's affair; this only keeps out what could not be shown on one line, amounts
that no tournament knows, and players nobody enrolled.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from referee.championship.rules import entries as e
from referee.championship.rules.entry import TypedAt
from referee.championship.rules.state import Tournament
from referee.errors import BadLine

LONGEST_NAME = 60
LONGEST_TEXT = 500
MOST_PLAYERS = 9_999
MOST_TABLES = 2_000
MOST_ROUNDS = 99
MOST_MONEY = 1_000_000
MOST_ENTRIES = 10**9
MOST_MINUTES = 600

_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_NAMES = frozenset({"name", "region", "to", "where"})
_PEOPLE = frozenset({"player", "sheriff", "winner", "loser"})
_RANGES = {
    "table": (1, MOST_TABLES),
    "round": (1, MOST_ROUNDS),
    "player": (1, MOST_PLAYERS),
    "sheriff": (1, MOST_PLAYERS),
    "winner": (1, MOST_PLAYERS),
    "loser": (1, MOST_PLAYERS),
    "price": (-MOST_MONEY, MOST_MONEY),
    "bid": (-MOST_MONEY, MOST_MONEY),
    "entry": (0, MOST_ENTRIES),
    "before": (0, MOST_ENTRIES),
    "minutes": (1, MOST_MINUTES),
}


def check(entry: e.Logged) -> None:
    """Raises `BadLine`: `number_out_of_range`, `no_name`, `name_too_long`, `text_too_long`, `hidden_characters`."""
    if isinstance(entry, e.Corrected | e.Inserted):
        check(_brought(entry))
    for name, value in _told(entry):
        _CHECKS.get(type(value), _anything)(name, value)


def check_players(entry: e.Logged, state: Tournament) -> None:
    """Raises `BadLine` `unknown_player` for one whom nobody enrolled."""
    if isinstance(entry, e.Corrected | e.Inserted):
        check_players(_brought(entry), state)
    elif not isinstance(entry, e.PlayerEnrolled):
        for player in people(entry):
            if player not in state.players:
                raise BadLine("unknown_player", word=str(player))


def _brought(entry: e.Corrected | e.Inserted) -> e.Fact:
    return entry.to if isinstance(entry, e.Corrected) else entry.fact


def people(entry: e.Logged) -> Iterator[int]:
    """The numbers of the players that an entry speaks of."""
    for name, value in _told(entry):
        if name in _PEOPLE:
            yield value
        elif name == "players":
            yield from value
        elif name == "tables":
            yield from (player for table in value for player in table)


def named(text: str) -> None:
    """Can this be somebody's name? Raises `BadLine`."""
    if not text.strip():
        raise BadLine("no_name")
    if len(text) > LONGEST_NAME:
        raise BadLine("name_too_long", word=text[:20], longest=LONGEST_NAME)
    _shown(text)


def _told(entry: Struct) -> Iterator[tuple[str, Any]]:
    """Every value of an entry by its name, those of its rows too."""
    for name in entry.__struct_fields__:
        value = getattr(entry, name)
        if isinstance(value, tuple) and value and isinstance(value[0], Struct):
            for row in value:
                yield from _told(row)
        elif isinstance(value, TypedAt):
            yield from _told(value)
        else:
            yield name, value


def _number(name: str, value: int) -> None:
    least, most = _RANGES.get(name, (0, MOST_ENTRIES))
    if not least <= value <= most:
        raise BadLine("number_out_of_range", number=value)


def _text(name: str, value: str) -> None:
    if name == "name" or (name in _NAMES and value):
        named(value)
    elif len(value) > LONGEST_TEXT:
        raise BadLine("text_too_long", word=value[:20], longest=LONGEST_TEXT)
    _shown(value)


def _shown(text: str) -> None:
    """Raises `BadLine` for signs that cannot be seen, or that act on a line of text."""
    if any(unicodedata.category(char) in _HIDDEN for char in text):
        raise BadLine("hidden_characters", word="".join(filter(str.isprintable, text))[:40])


def _row(name: str, value: tuple[Any, ...]) -> None:
    if len(value) > MOST_PLAYERS:
        raise BadLine("number_out_of_range", number=len(value))
    for each in value:
        _CHECKS.get(type(each), _anything)("player" if isinstance(each, int) else name, each)


def _anything(name: str, value: object) -> None:
    """Nothing can be wrong with it."""


_CHECKS: dict[type, Callable[[str, Any], None]] = {int: _number, str: _text, tuple: _row}
