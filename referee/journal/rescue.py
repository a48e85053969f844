"""What can still be read of a damaged store.

In go the store's path, out come the records found in its pages, by stream and version. Nothing is written,
and neither a sound header nor a sound index is needed. Versions that are missing could not be read.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from referee.journal.faults import as_errors
from referee.journal.pages import Value, rows
from referee.journal.store import TABLE, Record


class Salvaged(NamedTuple):
    """A record with what is known of its stream; title and time are None where they could not be read."""

    stream: str
    title: str | None
    created: str | None
    record: Record
    kind: str = TABLE


def salvage(path: Path) -> Iterator[Salvaged]:
    """All records that can be read, in order. Raises StoreUnreachable if the file cannot be opened."""
    log = path.with_name(f"{path.name}-wal")
    with as_errors(path):
        file, logged = path.read_bytes(), log.read_bytes() if log.exists() else b""
    streams: dict[str, tuple[str, str, str]] = {}
    records: dict[tuple[str, int], Record] = {}
    for row in rows(file, logged):
        _sort(row, streams, records)
    for (stream, _), record in sorted(records.items()):
        title, created, kind = streams.get(stream, (None, None, TABLE))
        yield Salvaged(stream, title, created, record, kind)


def _sort(
    row: tuple[Value, ...],
    streams: dict[str, tuple[str, str, str]],
    records: dict[tuple[str, int], Record],
) -> None:
    """A row is told by its shape: that of `stream`, that of `record`, or neither."""
    match row:
        case str(id_), str(title), str(created):
            streams[id_] = title, created, TABLE
        case str(id_), str(title), str(created), str(kind):
            streams[id_] = title, created, kind
        case str(stream), int(version), str(event_id), str(at), str(entry), str(verdict):
            if version > 0 and _is_json(entry) and _is_json(verdict):
                records[stream, version] = Record(version, event_id, at, entry.encode(), verdict.encode())
        case _:
            pass


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True
