"""Which entries there are, and what each of them tells; what was left out has the value it has when nothing is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

REQUIRED = object()
Check = Callable[[Any], bool]

MOMENTS = ("before_draw", "between_rounds", "during_game", "after_rounds", "during_duel")


def number(value: Any) -> bool:
    """A whole number."""
    return type(value) is int


def text(value: Any) -> bool:
    """Text that can be written down."""
    if type(value) is not str:
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def truth(value: Any) -> bool:
    """Yes or no."""
    return type(value) is bool


def perhaps(value: Any) -> bool:
    """Yes, no, or not asked."""
    return value is None or truth(value)


def moment(value: Any) -> bool:
    """When somebody left."""
    return value in MOMENTS


def how(value: Any) -> bool:
    """How a role came to be shown."""
    return value in ("", "mistake", "purpose")


def numbers(value: Any) -> bool:
    """A list of whole numbers."""
    return type(value) is list and all(map(number, value))


def texts(value: Any) -> bool:
    """A list of texts."""
    return type(value) is list and all(map(text, value))


def tables(value: Any) -> bool:
    """A list of tables, each a list of players."""
    return type(value) is list and all(map(numbers, value))


def dealt(value: Any) -> bool:
    """A list of players with their roles."""
    return type(value) is list and all(_row(each, {"player": number, "role": text}) for each in value)


def seats(value: Any) -> bool:
    """A list of players with how a game ended for them."""
    needed: dict[str, Check] = {"player": number, "role": text, "in_play": truth}
    return type(value) is list and all(_row(each, needed, {"final_duel": truth}) for each in value)


def place(value: Any) -> bool:
    """The entry of a game or duel where this was typed, or none."""
    needed: dict[str, Check] = {"stream": text, "entry": number}
    return value is None or _row(value, needed, {"table": number, "round": number, "match": text})


def _row(value: Any, needed: dict[str, Check], more: dict[str, Check] | None = None) -> bool:
    if type(value) is not dict or not set(needed) <= set(value):
        return False
    known = {**needed, **(more or {})}
    return all(name in known and known[name](told) for name, told in value.items())


def fact(value: Any) -> bool:
    """An entry that tells what happened."""
    amending = ("retracted", "corrected", "inserted")
    return type(value) is dict and value.get("type") not in amending and wrong(value) is None


SHAPES: dict[str, dict[str, tuple[Check, Any]]] = {
    "opened": {
        "name": (text, REQUIRED), "region": (text, ""), "open_to_all": (truth, False), "readings_asked": (truth, False),
    },
    "playerenrolled": {
        "player": (number, REQUIRED), "name": (text, REQUIRED), "region": (text, ""), "qualified": (perhaps, None),
        "disqualified": (perhaps, None), "resident": (perhaps, None),
    },
    "playerleft": {"player": (number, REQUIRED), "when": (moment, REQUIRED), "typed_at": (place, None)},
    "seedwritten": {"seed": (text, REQUIRED), "purpose": (text, REQUIRED)},
    "drawn": {"tables": (tables, REQUIRED), "seed": (text, "")},
    "roundopened": {
        "table": (number, REQUIRED), "round": (number, REQUIRED), "sheriff": (number, REQUIRED), "roles": (dealt, ()),
    },
    "characterhired": {
        "table": (number, REQUIRED), "round": (number, REQUIRED), "player": (number, REQUIRED),
        "character": (text, REQUIRED), "price": (number, REQUIRED), "kept": (truth, False),
    },
    "gameplayed": {
        "table": (number, REQUIRED), "round": (number, REQUIRED), "outcome": (text, REQUIRED),
        "results": (seats, REQUIRED),
    },
    "gamevoided": {
        "table": (number, REQUIRED), "round": (number, REQUIRED), "refunded": (truth, REQUIRED),
        "reason": (text, REQUIRED),
    },
    "warned": {"player": (number, REQUIRED), "reason": (text, REQUIRED), "typed_at": (place, None)},
    "calledtoorder": {"player": (number, REQUIRED), "typed_at": (place, None)},
    "roleshown": {"player": (number, REQUIRED), "how": (how, ""), "typed_at": (place, None)},
    "expelled": {
        "player": (number, REQUIRED), "reason": (text, REQUIRED), "when": (moment, REQUIRED), "typed_at": (place, None),
    },
    "penaltycancelled": {"entry": (number, REQUIRED), "reason": (text, REQUIRED)},
    "lotsdrawn": {"players": (numbers, REQUIRED), "seed": (text, "")},
    "qualifiersnamed": {"players": (numbers, REQUIRED)},
    "duelwon": {"match": (text, REQUIRED), "winner": (number, REQUIRED), "loser": (number, REQUIRED)},
    "letstand": {"entry": (number, REQUIRED), "reason": (text, REQUIRED)},
    "retracted": {"entry": (number, REQUIRED), "reason": (text, "")},
    "corrected": {"entry": (number, REQUIRED), "to": (fact, REQUIRED), "reason": (text, "")},
    "inserted": {"before": (number, REQUIRED), "fact": (fact, REQUIRED), "reason": (text, "")},
    "characterslaid": {"table": (number, REQUIRED), "round": (number, REQUIRED), "characters": (texts, REQUIRED)},
    "bidopened": {
        "table": (number, REQUIRED), "round": (number, REQUIRED), "player": (number, REQUIRED),
        "character": (text, REQUIRED), "bid": (number, REQUIRED),
    },
    "bidraised": {
        "table": (number, REQUIRED), "round": (number, REQUIRED), "player": (number, REQUIRED),
        "bid": (number, REQUIRED),
    },
    "bidwithdrawn": {"table": (number, REQUIRED), "round": (number, REQUIRED), "player": (number, REQUIRED)},
    "characterchosen": {
        "table": (number, REQUIRED), "round": (number, REQUIRED), "player": (number, REQUIRED),
        "character": (text, REQUIRED),
    },
    "choicedrawn": {"table": (number, REQUIRED), "round": (number, REQUIRED), "players": (numbers, REQUIRED)},
    "tableopened": {"table": (number, REQUIRED), "round": (number, REQUIRED), "stream": (text, REQUIRED)},
    "timegranted": {
        "table": (number, REQUIRED), "round": (number, REQUIRED), "minutes": (number, REQUIRED), "reason": (text, ""),
    },
    "paused": {"reason": (text, "")},
    "wenton": {},
    "duelopened": {"match": (text, REQUIRED), "players": (numbers, REQUIRED), "stream": (text, REQUIRED)},
    "matchdecided": {"match": (text, REQUIRED), "players": (numbers, REQUIRED), "reason": (text, "")},
    "handedover": {"to": (text, REQUIRED), "copy": (text, REQUIRED)},
    "resumed": {"copy": (text, REQUIRED), "where": (text, "")},
}  # fmt: skip


def wrong(entry: Any) -> str | None:
    """What is wrong with an entry: its type, or the name of one of its fields; None if it is well formed."""
    if type(entry) is not dict or type(entry.get("type")) is not str or entry["type"] not in SHAPES:
        return "type"
    shape = SHAPES[entry["type"]]
    for name in entry:
        if name != "type" and name not in shape:
            return str(name)
    for name, (check, default) in shape.items():
        if (name not in entry and default is REQUIRED) or (name in entry and not check(entry[name])):
            return name
    return None


def filled(entry: dict[str, Any]) -> dict[str, Any]:
    """A well-formed entry with all that it leaves unsaid."""
    return {**{name: default for name, (_, default) in SHAPES[entry["type"]].items()}, **entry}
