"""What was said of an entry when it was logged, and by whom: the second half of each record of a tournament."""

from __future__ import annotations

import msgspec

from referee.championship.office.codec import entry_json, entry_of
from referee.core.nouns.verdict import LEGAL, Verdict
from referee.errors import BadJournal
from referee.journal import Written


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """The verdict given then, and who logged the entry, as he called himself."""

    verdict: Verdict = LEGAL
    by: str = ""


_DECODER = msgspec.json.Decoder(Said)
_encode = msgspec.json.Encoder(order="deterministic").encode


def said_json(said: Said) -> bytes:
    """As a JSON object."""
    return _encode(said)


def said_of(text: bytes | str) -> Said:
    """What a JSON object tells. Raises `BadJournal` `bad_entry`."""
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadJournal("bad_entry", why=str(error)) from None


WRITTEN = Written(entry_json, said_json, lambda texts: [entry_of(text) for text in texts], said_of)
"""How a tournament's log is stored."""
