"""What can be saved of the tournaments in a damaged store, as documents that can be brought in elsewhere.

An entry that cannot be read leaves a mark in its place, as in a log that is opened, so that every other keeps its
number. Without its opening nobody could take a tournament in.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from referee.championship.office.document import document_of, written
from referee.championship.office.said import stored_tournament
from referee.championship.rules.entries import Opened
from referee.errors import BadJournal
from referee.journal import Record, salvage


class Saved(Struct, frozen=True):
    """A tournament of a damaged store: how much of it could be read, how much was lost before that, its document."""

    stream: str
    name: str
    entries: int
    lost: int
    document: str


def saved(path: Path) -> Iterator[Saved]:
    """Every tournament whose opening can be read. Raises `StoreUnreachable` if the file cannot be opened."""
    streams: dict[str, dict[int, Record]] = {}
    for each in salvage(path):
        streams.setdefault(each.stream, {})[each.record.version] = each.record
    for stream, records in streams.items():
        with suppress(BadJournal):
            yield _saved(
                stream, [records.get(version) or Record.lost(version) for version in range(1, max(records) + 1)]
            )


def _saved(stream: str, records: list[Record]) -> Saved:
    read = stored_tournament(records)
    (opening, *_), lost = read.log, len(read.lost)
    assert isinstance(opening, Opened)
    document = written(document_of(read.log, [record.at for record in records]))
    return Saved(stream, opening.name, len(read.log) - lost, lost, document)
