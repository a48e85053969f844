"""A tournament's entries and verdicts as JSON and back."""

from __future__ import annotations

import msgspec

from referee.championship.rules.entries import Logged
from referee.errors import BadJournal

_DECODER = msgspec.json.Decoder(Logged)
_encode = msgspec.json.Encoder(order="deterministic").encode


def entry_json(entry: Logged) -> bytes:
    """An entry as a JSON object, tagged with its type."""
    return _encode(entry)


def entry_of(text: bytes | str) -> Logged:
    """The entry that a JSON object tells. Raises `BadJournal` `bad_entry`."""
    try:
        entry: Logged = _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadJournal("bad_entry", why=str(error)) from None
    return entry


def schema() -> dict[str, object]:
    """The JSON Schema of every entry."""
    return msgspec.json.schema(Logged)
