"""What was said of an entry when it was logged, and by whom: the second half of each record of a tournament."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from referee.championship.office import soundness
from referee.championship.office.codec import entry_json, entry_of
from referee.championship.rules.entries import Logged, Opened, Retracted
from referee.core.nouns.verdict import LEGAL, Verdict
from referee.desk import stored_game
from referee.errors import BadJournal, RefereeError
from referee.journal import ReadLog, Record, Written

LOST = "?"
"""The reason of the mark that stands in the place of what is lost."""


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """The verdict given then, and who logged the entry, as he called himself; `why` it was kept of two lines."""

    verdict: Verdict = LEGAL
    by: str = ""
    why: str = ""


ENTRY_LOST, SAID_LOST = Said(stored_game.ENTRY_LOST), Said(stored_game.SAID_LOST)
"""What is said of an entry that is lost, and of one of which only that is lost what was said."""
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


def stored_tournament(records: Sequence[Record]) -> ReadLog[Logged, Said]:
    """A tournament's log as a store gives it, read with the doubts of a document from outside.

    An entry that is lost, or is no sound one, leaves a mark in its place. Raises `BadJournal` `opening_lost`.
    """
    log = [_entry(record) or mark(number) for number, record in enumerate(records)]
    if not isinstance(log[0], Opened):
        raise BadJournal("opening_lost", stream="")
    lost = frozenset(number for number, entry in enumerate(log) if entry == mark(number))
    said = [ENTRY_LOST if number in lost else _said(record) for number, record in enumerate(records)]
    return ReadLog(log, said, lost)


def mark(number: int) -> Retracted:
    """What stands in the place of an entry that cannot be read: a retraction of itself, which takes nothing back."""
    return Retracted(number, LOST)


def _entry(record: Record) -> Logged | None:
    try:
        entry = entry_of(record.entry_json)
        soundness.check(entry)
    except RefereeError:
        return None
    return entry


def _said(record: Record) -> Said:
    try:
        return said_of(record.verdict_json)
    except BadJournal:
        return SAID_LOST


WRITTEN = Written(entry_json, said_json, stored_tournament)
"""How a tournament's log is stored."""
