"""Entries and verdicts as JSON and back, with the JSON Schema of it all."""

from __future__ import annotations

from typing import Any

import msgspec

from referee.entries import VERSION, Entry, Logged
from referee.errors import BadJournal
from referee.verdict import LEGAL, Verdict

_ENTRY: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Logged)
_VERDICT = msgspec.json.Decoder(Verdict)
_encode = msgspec.json.Encoder(order="deterministic").encode


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a game in JSON Lines: the number of the entry, when it was logged, itself, the verdict said then."""

    number: int
    entry: Logged
    at: str = ""
    verdict: Verdict = LEGAL


class Head(msgspec.Struct, frozen=True):
    """The first line of a game in JSON Lines: the version of the set of entries."""

    bang: int = VERSION


_RECORD = msgspec.json.Decoder(Record)
_HEAD = msgspec.json.Decoder(Head)


def entry_json(entry: Entry) -> bytes:
    """An entry as a JSON object, tagged with its type."""
    return _encode(entry)


def verdict_json(verdict: Verdict) -> bytes:
    """A verdict as a JSON object."""
    return _encode(verdict)


def entry_of(text: bytes | str) -> Entry:
    """The entry a JSON object tells. Raises `BadJournal` `bad_entry`."""
    try:
        entry: Entry = _ENTRY.decode(text)
    except msgspec.MsgspecError as error:
        raise BadJournal("bad_entry", why=str(error)) from None
    return entry


def verdict_of_json(text: bytes | str) -> Verdict:
    """The verdict a JSON object tells. Raises `BadJournal` `bad_entry`."""
    try:
        return _VERDICT.decode(text)
    except msgspec.MsgspecError as error:
        raise BadJournal("bad_entry", why=str(error)) from None


def lines_of_json(records: list[Record]) -> str:
    """A game as JSON Lines."""
    return "".join(_encode(line).decode() + "\n" for line in (Head(), *records))


def records_of_json(text: str) -> list[Record]:
    """The records that JSON Lines tell. Raises `BadJournal` with the line."""
    records: list[Record] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            if number == 1:
                _check_head(line)
            else:
                records.append(_RECORD.decode(line))
        except msgspec.MsgspecError as error:
            raise BadJournal("bad_entry", line=number, why=str(error)) from None
    return records


def _check_head(line: str) -> None:
    version = _HEAD.decode(line).bang
    if version != VERSION:
        raise BadJournal("newer_game_file", line=1, version=str(version))


def schema() -> dict[str, Any]:
    """The JSON Schema of a line of a game in JSON Lines."""
    return msgspec.json.schema(Head | Record)
