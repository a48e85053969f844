"""Entries and verdicts as JSON and back, with the JSON Schema of it all.

A log opens with its table, and the table names its sets; what types of entries follow depends on them, since a set
may bring its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from referee import sets
from referee.core.book.owed_kind import WON
from referee.core.nouns.entries import VERSION, Entry, Logged, Opened
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import LEGAL, Verdict
from referee.errors import BadJournal
from referee.log.history import MOST_LOGGED

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_VERDICT = msgspec.json.Decoder(Verdict)
_encode = msgspec.json.Encoder(order="deterministic").encode
_UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What reading JSON from outside may raise."""


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a game in JSON Lines: the number of the entry, when it was logged, itself, the verdict said then."""

    number: int
    entry: Entry
    at: str = ""
    verdict: Verdict = LEGAL


class Head(msgspec.Struct, frozen=True):
    """The first line of a game in JSON Lines: the version of the set of entries."""

    bang: int = VERSION


class _Line(msgspec.Struct, frozen=True):
    """A record whose entry is not yet read."""

    number: int
    entry: msgspec.Raw
    at: str = ""
    verdict: Verdict = LEGAL


_LINE = msgspec.json.Decoder(_Line)
_HEAD = msgspec.json.Decoder(Head)


@cache
def _entries(chosen: tuple[str, ...]) -> Any:
    """Every type of entry that a log with these sets may hold."""
    kinds: Any = Logged
    for kind in dict.fromkeys(way.entry for name in chosen for way in sets.named(name).brings):
        kinds = kinds | kind
    return kinds


@cache
def _decoder(chosen: tuple[str, ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(_entries(chosen))


def entry_json(entry: Entry) -> bytes:
    """An entry as a JSON object, tagged with its type."""
    return _encode(entry)


def verdict_json(verdict: Verdict) -> bytes:
    """A verdict as a JSON object."""
    return _encode(verdict)


def entry_of(text: bytes | str | msgspec.Raw, chosen: tuple[str, ...] = ()) -> Entry:
    """The entry a JSON object tells in a log with these sets. Raises `BadJournal` `bad_entry`."""
    try:
        entry: Entry = _decoder(chosen).decode(text)
    except _UNREADABLE as error:
        raise BadJournal("bad_entry", why=str(error)) from None
    return entry


def log_of(texts: Iterable[bytes | str | msgspec.Raw]) -> list[Entry]:
    """A whole log, the opening first. Raises `BadJournal` `bad_entry`, `no_opening`, with the entry's number."""
    log: list[Entry] = []
    chosen: tuple[str, ...] = ()
    for number, text in enumerate(texts):
        try:
            log.append(entry_of(text, chosen))
        except BadJournal as error:
            raise BadJournal(error.key, **{**error.about, "number": number}) from None
        if number == 0:
            log[0] = opening = _with_slices(_with_sides(log[0]))
            chosen = opening.table.sets
    return log


def _with_sides(opening: Entry) -> Opened:
    """The opening of a log: those of before 2026-11 write the side that has won where the cause stands."""
    if not isinstance(opening, Opened):
        raise BadJournal("no_opening", number=0)

    def told_apart(several: tuple[Owed, ...]) -> tuple[Owed, ...]:
        return tuple(
            replace(owed, side=owed.cause, cause="") if owed.kind == WON and owed.cause and not owed.side else owed
            for owed in several
        )

    table = opening.table
    frames = tuple(replace(each, owed=told_apart(each.owed), waiting=told_apart(each.waiting)) for each in table.frames)
    called, waived = told_apart(table.triggers), told_apart(table.waived)
    return Opened(replace(table, frames=frames, triggers=called, waived=waived))


def _with_slices(opening: Opened) -> Opened:
    """The opening with what each set remembers as a value of its own type."""
    table = opening.table
    if not table.slices:
        return opening
    kinds = sets.bind(table.sets).slices
    try:
        slices = {name: msgspec.convert(value, kinds[name].type) for name, value in table.slices.items()}
    except (*_UNREADABLE, KeyError) as error:
        raise BadJournal("bad_entry", why=str(error), number=0) from None
    return Opened(replace(table, slices=slices))


def verdict_of_json(text: bytes | str) -> Verdict:
    """The verdict a JSON object tells. Raises `BadJournal` `bad_entry`."""
    try:
        return _VERDICT.decode(text)
    except _UNREADABLE as error:
        raise BadJournal("bad_entry", why=str(error)) from None


def lines_of_json(records: Sequence[Record]) -> str:
    """A game as JSON Lines."""
    return "".join(_encode(line).decode() + "\n" for line in (Head(), *records))


def records_of_json(text: str) -> list[Record]:
    """The records that JSON Lines tell. Raises `BadJournal` with the line."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise BadJournal("no_opening", line=1)
    _check_head(*lines[0])
    if len(lines) > MOST_LOGGED + 1:
        raise BadJournal("log_too_long", line=lines[MOST_LOGGED + 1][0], most=MOST_LOGGED)
    read = [(number, _line(number, line)) for number, line in lines[1:]]
    try:
        log = log_of(line.entry for _, line in read)
    except BadJournal as error:
        about = dict(error.about)
        raise BadJournal(error.key, **{**about, "line": read[int(str(about.pop("number")))][0]}) from None
    return [Record(line.number, entry, line.at, line.verdict) for (_, line), entry in zip(read, log, strict=True)]


def _line(number: int, line: str) -> _Line:
    try:
        return _LINE.decode(line)
    except _UNREADABLE as error:
        raise BadJournal("bad_entry", line=number, why=str(error)) from None


def _check_head(number: int, line: str) -> None:
    try:
        version = _HEAD.decode(line).bang
    except _UNREADABLE as error:
        raise BadJournal("bad_entry", line=number, why=str(error)) from None
    if version != VERSION:
        raise BadJournal("newer_game_file", line=number, version=str(version))


def schema(chosen: tuple[str, ...] = ()) -> dict[str, Any]:
    """The JSON Schema of a line of a game in JSON Lines, with the types of entries that these sets bring."""
    record = msgspec.defstruct(
        "Record", [("number", int), ("entry", _entries(chosen)), ("at", str, ""), ("verdict", Verdict, LEGAL)]
    )
    forms, definitions = msgspec.json.schema_components((Head, record), ref_template="#/$defs/{name}")
    return {"$schema": DIALECT, "title": "BANG! game, one line", "anyOf": list(forms), "$defs": definitions}
