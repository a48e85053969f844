"""What can still be read of a damaged store.

In go the store's path, out come the records found in its pages and in its write-ahead log, by stream and version.
Nothing is written, and neither a sound header nor a sound index is needed. A record that bears a checksum comes out
only if it fits; those of a store from before checksums as they are. Versions that are missing could not be read.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from referee.journal import seal
from referee.journal.faults import as_errors
from referee.journal.pages import Value, loose_rows, rows, version_of
from referee.journal.seal import Running
from referee.journal.store import TABLE, Record, Writer

SEALED_FROM = 3
"""The first version of a store whose records bear checksums."""

Place = tuple[str, int]
Row = tuple[Value, ...]


class Salvaged(NamedTuple):
    """A record with what is known of its stream; title and time are None where they could not be read."""

    stream: str
    title: str | None
    created: str | None
    record: Record
    kind: str = TABLE


@dataclass(frozen=True, slots=True)
class Found:
    """What rows tell: streams with title, time and kind, how far each goes, and records by their places.

    `touched` has their numbers in the order of touching, `signed` who logged a record, by its id; `schema` is the
    version of the store, 0 where unreadable.
    """

    streams: dict[str, tuple[str, str, str]] = field(default_factory=dict)
    heads: dict[str, int] = field(default_factory=dict)
    records: dict[Place, Record] = field(default_factory=dict)
    schema: int = 0
    touched: dict[str, int] = field(default_factory=dict)
    signed: dict[str, Writer] = field(default_factory=dict)

    def by_stream(self) -> dict[str, dict[int, Record]]:
        """The records of every stream that anything is known of, by version."""
        found: dict[str, dict[int, Record]] = {name: {} for name in sorted({*self.streams, *self.heads})}
        for (stream, version), record in sorted(self.records.items()):
            found.setdefault(stream, {})[version] = record
        return found

    def take_in(self, other: Found) -> None:
        """What was found elsewhere too; what is known already stays."""
        for stream, told in other.streams.items():
            self.streams.setdefault(stream, told)
        for stream, version in other.heads.items():
            self.heads[stream] = max(version, self.heads.get(stream, 0))
        for place, record in other.records.items():
            self.records.setdefault(place, record)
        for event_id, by in other.signed.items():
            self.signed.setdefault(event_id, by)


def salvage(path: Path) -> Iterator[Salvaged]:
    """All records that can be read, in order. Raises StoreUnreachable if the file cannot be opened."""
    found = found_in(path)
    for (stream, _), record in sorted(found.records.items()):
        title, created, kind = found.streams.get(stream, (None, None, TABLE))
        yield Salvaged(stream, title, created, record, kind)


def found_in(path: Path) -> Found:
    """All that can be read of a store. Raises StoreUnreachable if the file cannot be opened."""
    log = path.resolve().with_name(f"{path.resolve().name}-wal")
    with as_errors(path):
        file, logged = path.read_bytes(), log.read_bytes() if log.exists() else b""
    held, version = list(rows(file, logged)), version_of(file, logged)
    found = sealed([*held, *loose_rows(file, logged)])
    return replace(found if version >= SEALED_FROM or found.records else unsealed(held), schema=version)


def sealed(found: Iterable[Row]) -> Found:
    """What rows with a checksum tell, as far as they fit, the first of each; a row is told by its shape."""
    here = Found()
    for row in found:
        match row:
            case (str(id_), str(title), str(created), str(kind), int(sum_)):
                if sum_ == seal.of_stream(id_, title, created, kind):
                    here.streams.setdefault(id_, (title, created, kind))
                elif sum_ == seal.of_signed(id_, title, created, kind):
                    here.signed.setdefault(title, Writer(created, kind))
            case (str(stream), int(version), int(ids), int(times), int(entries), int(verdicts), int(sum_), *counted):
                touched = _touch(counted)
                if sum_ == seal.of_head(stream, version, Running(ids, times, entries, verdicts), touched):
                    here.heads[stream] = max(version, here.heads.get(stream, 0))
                    here.touched[stream] = max(touched, here.touched.get(stream, 0))
            case (str(stream), int(version), str(event_id), str(at), str(entry), str(verdict), int(sum_)):
                record = Record(version, event_id, at, entry.encode(), verdict.encode())
                if sum_ == seal.of_record(stream, *record[:5]):
                    here.records.setdefault((stream, version), record)
            case _:
                pass
    return here


def _touch(counted: list[Value]) -> int:
    """The number that a head ends with; 0 in a row from before it was counted."""
    match counted:
        case [int(touched)]:
            return touched
    return 0


def unsealed(found: Iterable[Row]) -> Found:
    """What rows from before checksums tell: those that are JSON at least."""
    here = Found()
    for row in found:
        match row:
            case (str(id_), str(title), str(created)):
                here.streams[id_] = title, created, TABLE
            case (str(id_), str(title), str(created), str(kind)):
                here.streams[id_] = title, created, kind
            case (str(stream), int(version), str(event_id), str(at), str(entry), str(verdict)):
                if version > 0 and _is_json(entry) and _is_json(verdict):
                    here.records[stream, version] = Record(version, event_id, at, entry.encode(), verdict.encode())
            case _:
                pass
    return here


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True
