"""The arguments of a key as the messages take them: seats as names, ids as ids, counts as numbers.

Beside each argument that may be missing stands `<name>_is`: `none` or `given`; for a player `nobody`, `self`
(the one who acts) or `other`. Messages choose by these and by ids, never by anything that a person typed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import NOBODY, Card, Count
from referee.notation import count_word
from referee.speech.names import blank, visible
from referee.speech.words import Words, face

Said = dict[str, str | int]

SEAT = frozenset({"by", "at", "to", "of", "author", "first", "turn", "other", "seat"})
"""The arguments whose number is a seat."""
SEATS = frozenset({"at", "asked", "seats"})
"""The arguments whose numbers are seats."""
DUE_IS_A_SEAT = frozenset({"wrong_author", "wrong_seat_begins", "pass_wrong_seat", "wrong_recipient"})
"""The keys whose `due` is a seat; elsewhere it is a number or a side."""
FACES = frozenset({"face", "over"})
NAMES = frozenset({"entry", "line", "number"})
"""Numbers that only name something: written without a thousands separator."""
COUNTED = frozenset({"also"})
"""Numbers of which only is said how many they are."""
MANY = frozenset({"columns", "count", "longest", "most"})
"""The arguments of an error that say how many; its other numbers name something."""
TYPED = frozenset({"reason", "text", "title"})
"""What a person wrote, said as it is."""


def player(table: Table, number: int, words: Words) -> str:
    """How a player is called: by name, with the seat where two share it, by the seat where it is blank."""
    if number == NOBODY:
        return words.say("player-nobody")
    name = table.seats[number - 1].name if 0 < number <= len(table.seats) else ""
    if blank(name):
        return words.say("player-seat", seat=str(number))
    if sum(seat.name == name for seat in table.seats) > 1:
        return words.say("player-twin", name=visible(name), seat=str(number))
    return visible(name)


def arguments(values: Mapping[str, Any], table: Table, words: Words, key: str = "") -> Said:
    """All arguments of a message made of these values."""
    said: Said = {}
    acting = values.get("by")
    for name, value in values.items():
        if isinstance(value, bool):
            said[name] = "yes" if value else "no"
        elif isinstance(value, int):
            is_seat = name in SEAT or (name == "due" and key in DUE_IS_A_SEAT)
            said |= _seat(name, value, acting, table, words) if is_seat else _number(name, value)
        elif name in COUNTED:
            said |= {name: len(set(value)), f"{name}_is": "given" if value else "none"}
        elif isinstance(value, tuple | list):
            said |= _row(name, (*value, *_not_seen(name, value, values)), acting, table, words)
        elif isinstance(value, Count):
            said[name] = count(value)
        elif value is None or isinstance(value, Card):
            said |= _card(name, value)
        else:
            said |= _text(name, str(value), words)
    return said


def _seat(name: str, number: int, acting: Any, table: Table, words: Words) -> Said:
    relation = "nobody" if number == NOBODY else "self" if number == acting and name != "by" else "other"
    out = 0 < number <= len(table.seats) and table.seats[number - 1].out
    return {name: player(table, number, words), f"{name}_is": relation, f"{name}_out": "yes" if out else "no"}


def _number(name: str, number: int) -> Said:
    return {name: str(number) if name in NAMES else number}


def _text(name: str, text: str, words: Words) -> Said:
    given = "given" if text else "none"
    if name == "key":
        return {name: words.find(f"house-{text}") or visible(text)}
    if name in TYPED:
        return {name: visible(text), f"{name}_is": given}
    if name in FACES:
        return {name: face(text) if text or name != "face" else "", f"{name}_is": given}
    return {name: visible(text) or "none", f"{name}_is": given}


def _card(name: str, card: Card | None) -> Said:
    if card is None or (name == "seen" and card == Card()):
        return {name: "none", f"{name}_face": "", f"{name}_is": "none"}
    return {name: visible(card.kind) or "none", f"{name}_face": _seen(card), f"{name}_is": "given"}


def _seen(card: Card) -> str:
    return face(card.face) if card.face else ""


def _not_seen(name: str, seen: Sequence[Any], values: Mapping[str, Any]) -> tuple[Card, ...]:
    """The cards that were counted with those seen, and not seen: so that none is taken for granted unsaid."""
    count = values.get("count")
    several = name == "seen" and bool(seen) and isinstance(count, int)
    return (Card(),) * (count - len(seen)) if several and isinstance(count, int) else ()


def _row(name: str, values: tuple[Any, ...], acting: Any, table: Table, words: Words) -> Said:
    """Several things: players, cards, or ids by what they are."""
    if name in SEATS:
        said = [player(table, number, words) for number in values]
        given = "nobody" if not values else "self" if values == (acting,) else "other"
    else:
        seen = [value for value in values if value != Card()]
        said = [_one(name, value, words) for value in seen]
        if unseen := len(values) - len(seen):
            said.append(words.say("cards-not_noted", count=unseen))
        given = "given" if values else "none"
        if name == "roles":
            said = [f"{number} {role}" if number > 1 else role for role, number in Counter(said).items()]
    return {name: words.joined(said), f"{name}_is": given}


def _one(name: str, value: Any, words: Words) -> str:
    if isinstance(value, Card):
        return words.card(value.kind, _seen(value))
    if name == "steps":
        return words.find(f"step-{value}") or words.say("step-flip", card=value)
    if name == "roles":
        return words.role(value)
    return words.character(value) if name == "characters" else visible(str(value))


def count(cards: Count) -> str:
    """How many, as far as is known: `3`, `1–3`, `2+`, `?`."""
    word = count_word(cards)
    return f"{word[:-2]}+" if word.endswith("..") else word.replace("..", "–")
