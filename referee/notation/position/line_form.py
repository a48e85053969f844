"""A value as one line of a position, and a line as the value: what stands where follows from its form and its type.

A form is told by `PositionLine`: a word, fields that always stand there, and fields behind a word of their own.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec

from referee.core.judging.soundness import MOST_KEPT
from referee.core.nouns.vocabulary import Card, Count
from referee.errors import BadLine
from referee.notation.words.faces import LONGEST
from referee.notation.words.tokens import Quoted, quoted
from referee.notation.words.typed_words import TypedWords
from referee.notation.writing import card_word, count_word

_FIELD = re.compile(r"(?:(\w+) )?<(\w*)(!?)>|\[(\w+)(?::(\w+))?\]")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
HIGHEST = 10**9
"""Numbers of fewer digits than this one are read; what they may come to is for the check of the whole."""


class Part(NamedTuple):
    """A field in a line: the word before it, if any, its name as stored, its type, and what it is where left out."""

    word: str
    field: str
    stored: str
    kind: Any
    usual: Any
    flag: bool


class LineForm:
    """How values of one type are told in a line."""

    def __init__(self, form: str, kind: Any) -> None:
        self.word, _, fields = form.partition(" ")
        self.kind = kind
        self.parts = tuple(_part(kind, *found.groups()) for found in _FIELD.finditer(fields))
        self.words = frozenset(part.word for part in self.parts if part.word)

    def tells(self, value: Any, start: Any) -> bool:
        """Is there anything in these fields that is not as at the start?"""
        return any(_said(value, part) != _said(start, part) for part in self.parts)

    def written(self, value: Any) -> str:
        """The line of this value."""
        words = [self.word]
        for part in self.parts:
            said = _said(value, part)
            if part.word and said == part.usual:
                continue
            words += [part.word] if part.word else []
            words += [] if part.flag else _words(said, self.words)
        return " ".join(words)

    def read(self, words: TypedWords, said: Sequence[str]) -> Any:
        """What the line tells, as stored. Raises `BadLine`: `bad_position` and whatever its words raise."""
        behind = sections(said, self.words)
        told: dict[str, Any] = {}
        for part in self.parts:
            if part.flag:
                if behind.get(part.word) == []:
                    told[part.stored] = not part.usual
            elif not part.word or part.word in behind:
                if not behind[part.word] and get_origin(part.kind) is not tuple:
                    raise BadLine("bad_position", word=self.word)
                told[part.stored], behind[part.word] = _value(words, part.kind, behind[part.word])
        if left := [word for rest in behind.values() for word in rest]:
            raise BadLine("unknown_word", word=left[0][:40])
        value = told.get("", told)
        try:
            msgspec.convert(value, self.kind)
        except msgspec.ValidationError:
            raise BadLine("bad_position", word=self.word) from None
        return value


@cache
def line_form(form: str, kind: Any) -> LineForm:
    """The form, worked out once."""
    return LineForm(form, kind)


def kind_told(kind: type[msgspec.Struct], of: str) -> Any:
    """The type of what one line tells of this field: one of several, or the one; the whole, where none is named."""
    if not of:
        return kind
    return _one(_type_of(kind, of))


def is_one_of_several(kind: type[msgspec.Struct], of: str) -> bool:
    """Does this field keep several values?"""
    return get_origin(_type_of(kind, of)) is tuple


@cache
def _type_of(kind: Any, of: str) -> Any:
    """The type of a field, worked out once: its annotation has to be read for that."""
    return next(each.type for each in msgspec.structs.fields(kind) if each.name == of)


def sections(said: Sequence[str], known: Collection[str]) -> dict[str, list[str]]:
    """The words by the known one before them, which counts the first time only; those before any under no word."""
    found: dict[str, list[str]] = {"": []}
    last = ""
    for word in said:
        if word in known and word not in found and not isinstance(word, Quoted):
            last = word
            found[last] = []
        else:
            found[last].append(word)
    return found


def _part(kind: Any, word: str | None, name: str | None, always: str, flag: str | None, of: str | None) -> Part:
    field = name if flag is None else of or flag
    if not field:
        return Part("", "", "", kind, msgspec.UNSET, False)
    found = next(each for each in msgspec.structs.fields(kind) if each.name == field)
    usual = msgspec.UNSET if found.required or always else found.default
    return Part(flag or word or "", field, found.encode_name, found.type, usual, flag is not None)


def _said(value: Any, part: Part) -> Any:
    return getattr(value, part.field) if part.field else value


def _one(kind: Any) -> Any:
    """The type of one of several, or of what need not be there."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is tuple:
        return inner[0]
    is_name = origin is Literal or all(get_origin(each) is Literal for each in inner)
    return kind if not inner or is_name else next(each for each in inner if each is not type(None))


def _words(said: Any, known: Collection[str]) -> list[str]:
    match said:
        case tuple():
            return [word for each in said for word in _words(each, known)]
        case Count():
            return [count_word(said)]
        case Card():
            return [card_word(said)]
        case int():
            return [str(said)]
        case "":
            return ["?"]
    return [said if _BARE.fullmatch(said) and said not in known else quoted(said)]


def _value(words: TypedWords, kind: Any, said: list[str]) -> tuple[Any, list[str]]:
    """The value at the head of these words, as stored, and the words left."""
    if get_origin(kind) is tuple:
        several: list[Any] = []
        if len(said) > MOST_KEPT * LONGEST:
            raise BadLine("number_out_of_range", number=len(said))
        inner = get_args(kind)
        while said:
            value, said = _value(words, inner[0 if inner[-1] is Ellipsis else len(several) % len(inner)], said)
            several.append(value)
        return several, said
    if isinstance(kind, type) and issubclass(kind, Card):
        card, taken = _card(words, kind, said)
        return msgspec.to_builtins(card), said[taken:]
    if kind is Count:
        return msgspec.to_builtins(words.count(said[0])), said[1:]
    if kind is int:
        number = words.need_number([said[0].removeprefix("-")], HIGHEST)
        return -number if said[0].startswith("-") else number, said[1:]
    return "" if said[0] == "?" and not isinstance(said[0], Quoted) else str(said[0]), said[1:]


def _card(words: TypedWords, kind: type[Card], said: list[str]) -> tuple[Card, int]:
    """A card of the deck as in any line; of a deck of a set's own by its id."""
    if kind is Card:
        return words.need_card(said)
    name, _, face = said[0].lower().partition("/")
    if not face and words.face([name]):
        name, face = "", name
    told = {"kind": "" if name == "?" else name, "face": words.need_face([face])[0] if face else ""}
    try:
        return msgspec.convert(told, kind), 1
    except msgspec.ValidationError:
        raise BadLine("unknown_card", word=said[0][:40]) from None
