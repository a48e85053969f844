"""What can be saved of the tournaments in a damaged store, as documents that can be brought in elsewhere.

An entry that cannot be read leaves a mark in its place, so that every other keeps its number: a retraction of itself,
which takes nothing back.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from referee.championship.office.codec import entry_of
from referee.championship.office.document import document_of, written
from referee.championship.office.office import KIND
from referee.championship.rules.entries import Logged, Opened, Retracted
from referee.errors import BadJournal
from referee.journal import Record, salvage

LOST = "?"
"""The reason of the mark."""


class Saved(Struct, frozen=True):
    """A tournament of a damaged store: how much of it could be read, how much was lost before that, its document."""

    stream: str
    name: str
    entries: int
    lost: int
    document: str


def saved(path: Path) -> Iterator[Saved]:
    """Every tournament of which anything can be read. Raises `StoreUnreachable` if the file cannot be opened."""
    streams: dict[str, dict[int, Record]] = {}
    for each in salvage(path):
        if each.kind == KIND or _of_a_tournament(each.record):
            streams.setdefault(each.stream, {})[each.record.version] = each.record
    for stream, records in streams.items():
        yield _saved(stream, records)


def _saved(stream: str, records: dict[int, Record]) -> Saved:
    log: list[Logged] = []
    times: list[str] = []
    for number in range(max(records)):
        record = records.get(number + 1)
        entry = _entry(record) if record else None
        log.append(entry or Retracted(number, LOST))
        times.append(record.at if record else "")
    lost = sum(entry == Retracted(number, LOST) for number, entry in enumerate(log))
    name = log[0].name if isinstance(log[0], Opened) else ""
    return Saved(stream, name, len(log) - lost, lost, written(document_of(log, times)))


def _of_a_tournament(record: Record) -> bool:
    return _entry(record) is not None


def _entry(record: Record) -> Logged | None:
    try:
        return entry_of(record.entry_json)
    except BadJournal:
        return None
