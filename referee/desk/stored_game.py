"""A table's log as a store gives it: no less a stranger than a file from outside, and read with the same doubts.

A record that is lost, tells no entry, or tells one that this table cannot have leaves a gap in its place, so that every
other keeps its number and the log can be judged, shown, exported and brought in elsewhere: up to the gap it is sure,
after it the hands and what was done this turn are unknown. Without its opening there is no table.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from referee import sets
from referee.core.judging import soundness
from referee.core.nouns.entries import Entry, Gap, Opened
from referee.core.nouns.verdict import Level, Reason, Verdict
from referee.desk import codec
from referee.errors import BadJournal, RefereeError
from referee.journal import TABLE, ReadLog, Record, Store, StreamInfo, Written
from referee.log import history

LOST = Gap("?")
"""What stands in the place of an entry that cannot be read."""
ENTRY_LOST = Verdict(doubts=(Reason("entry_lost", Level.LEGAL),))
"""What is said of it."""
SAID_LOST = Verdict(doubts=(Reason("said_lost", Level.LEGAL),))
"""What is said of an entry of which can be read what it is, but not what was said of it."""


def stored_game(records: Sequence[Record], before: Sequence[Entry] = ()) -> ReadLog[Entry, Verdict]:
    """The entries that these records tell, following on those known. Raises `BadJournal` `opening_lost`."""
    log, start = [*before], len(before)
    for record in records:
        log.append(_entry(record, log[0]) if log else _opening(record))
    while number := history.misplaced(log, start):
        log[number] = LOST
    lost = frozenset(number for number, entry in enumerate(log[start:], start) if entry is LOST)
    said = [_said(record, number in lost) for number, record in enumerate(records, start)]
    return ReadLog(log[start:], said, lost)


def tables_of(store: Store) -> list[StreamInfo]:
    """The tables in the store, the one touched last first; one that was never opened is none."""
    found = (
        info for info in store.streams() if info.length and (info.kind == TABLE if info.whole else _opens(store, info))
    )
    return sorted(found, key=lambda info: info.recency, reverse=True)


def _opens(store: Store, info: StreamInfo) -> bool:
    """Does a stream whose kind is not sure begin as a table does? Where the opening is lost too, that may be."""
    first = store.read(info.id)[0]
    try:
        return bool(_opening(first))
    except RefereeError:
        return not first.whole


def _opening(record: Record) -> Opened:
    with suppress(RefereeError):
        (opening,) = codec.log_of([record.entry_json])
        if isinstance(opening, Opened):
            soundness.check(opening, opening.table, sets.bind(opening.table.sets))
            return opening
    raise BadJournal("opening_lost", stream="")


def _entry(record: Record, opening: Entry) -> Entry:
    assert isinstance(opening, Opened)
    with suppress(RefereeError):
        entry = codec.entry_of(record.entry_json, opening.table.sets)
        soundness.check(entry, opening.table, sets.bind(opening.table.sets))
        return entry
    return LOST


def _said(record: Record, lost: bool) -> Verdict:
    if lost:
        return ENTRY_LOST
    try:
        return codec.verdict_of_json(record.verdict_json)
    except BadJournal:
        return SAID_LOST


WRITTEN = Written(codec.entry_json, codec.verdict_json, stored_game)
"""How a table's log is stored."""
