"""A whole tournament as one published JSON document: its entries, and all that they come to.

    {"bang_tournament": 1,
     "entries": [{"number": 0, "at": "2007-11-17T09:00:00Z", "entry": {...}}, ...],
     "results": {...}}

The entries are the truth, the results follow from them: who reads a document back takes the entries alone. An entry
stands in a line of its own, and so does every row of the results.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from referee.championship.office import soundness
from referee.championship.office.codec import entry_json, entry_of
from referee.championship.office.reckoning import results
from referee.championship.office.results import Results
from referee.championship.rules.entries import Logged
from referee.desk.codec import DIALECT
from referee.errors import BadJournal, BadLine

FORM = 1
"""Of the document; a program that knows only older ones refuses it."""

_BYTE = re.compile(r" \(byte (\d+)\)$")
_encode = msgspec.json.Encoder().encode


class Item(msgspec.Struct, frozen=True):
    """An entry with its number in the log, and when it was logged (UTC; may be unknown)."""

    number: int
    at: str
    entry: Logged


class Document(msgspec.Struct, frozen=True):
    """The document."""

    bang_tournament: int
    entries: tuple[Item, ...]
    results: Results


class _Raw(msgspec.Struct):
    bang_tournament: int
    entries: list[msgspec.Raw]


class _RawItem(msgspec.Struct):
    entry: msgspec.Raw
    number: int
    at: str = ""


def document_of(log: Sequence[Logged], times: Sequence[str] = ()) -> Document:
    """The document of this log, its entries logged at these times."""
    items = (Item(number, times[number] if times else "", entry) for number, entry in enumerate(log))
    return Document(FORM, tuple(items), results(log))


def written(document: Document) -> str:
    """The document as text."""
    items = (_item(item) for item in document.entries)
    parts = [
        f'"bang_tournament":{document.bang_tournament}',
        f'"entries":{_listed(items)}',
        f'"results":{_results(document.results)}',
    ]
    return "{" + ",\n".join(parts) + "}\n"


def _item(item: Item) -> str:
    entry = entry_json(item.entry).decode()
    return f'{{"number":{item.number},"at":{_json(item.at)},"entry":{entry}}}'


def _results(told: Results) -> str:
    rows = ((name, getattr(told, name)) for name in told.__struct_fields__)
    return "{" + ",\n".join(f'"{name}":{_value(value)}' for name, value in rows) + "}"


def _value(value: object) -> str:
    rows = isinstance(value, tuple) and any(isinstance(each, msgspec.Struct) for each in value)
    return _listed(map(_json, value)) if rows else _json(value)  # type: ignore[call-overload]


def _json(value: object) -> str:
    return _encode(value).decode()


def _listed(lines: Iterable[str]) -> str:
    return "[\n" + ",\n".join(lines) + "\n]"


def items_of(text: str) -> list[Item]:
    """The entries of a document, in their order and sound; what it tells of results is left aside.

    Raises `BadJournal` with the line: `not_a_tournament`, `newer_tournament`, `bad_entry`, `entry_misnumbered`, and
    whatever is no sound entry.
    """
    raw = _head(text)
    return [_read(number, entry, line) for number, (entry, line) in enumerate(_placed(text, raw.entries))]


def _head(text: str) -> _Raw:
    try:
        raw = msgspec.json.decode(text, type=_Raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadJournal("not_a_tournament", **_line(text, str(error)), why=_BYTE.sub("", str(error))) from None
    if raw.bang_tournament != FORM:
        raise BadJournal("newer_tournament", version=raw.bang_tournament)
    return raw


def _line(text: str, why: str) -> dict[str, int]:
    """The line that msgspec means, where it tells the number of a byte."""
    byte = _BYTE.search(why)
    return {"line": text.encode(errors="replace")[: int(byte[1])].count(b"\n") + 1} if byte else {}


def _placed(text: str, entries: Iterable[msgspec.Raw]) -> Iterator[tuple[bytes, int]]:
    """Each entry with the line it begins in."""
    data, at, line = text.encode(), 0, 1
    for raw in map(bytes, entries):
        found = data.index(raw, at)
        line += data.count(b"\n", at, found)
        yield raw, line
        at, line = found + len(raw), line + raw.count(b"\n")


def _read(number: int, raw: bytes, line: int) -> Item:
    try:
        item = msgspec.json.decode(raw, type=_RawItem)
        entry = entry_of(bytes(item.entry))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadJournal("bad_entry", line=line, number=number, why=str(error)) from None
    except BadJournal as error:
        raise BadJournal("bad_entry", line=line, number=number, why=str(error.about["why"])) from None
    if item.number != number:
        raise BadJournal("entry_misnumbered", line=line, number=item.number, expected=number)
    try:
        soundness.check(entry)
    except BadLine as error:
        raise BadJournal(error.key, **{**error.about, "line": line}) from None
    return Item(number, item.at, entry)


def schema() -> Mapping[str, Any]:
    """The JSON Schema of a document."""
    return {"$schema": DIALECT, **msgspec.json.schema(Document)}
