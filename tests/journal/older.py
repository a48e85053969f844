"""A store as an older program made it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from unittest.mock import patch

from referee.journal import opening, schema
from tests.journal.records import batch

V2 = 2
"""Streams had kinds, and nothing had a checksum."""


def make(path: Path, streams: str, length: int, version: int = V2) -> None:
    """Streams of so many records, in a store of that version."""
    migrations = schema.MIGRATIONS._migrations[:version]
    with patch.object(schema.MIGRATIONS, "_migrations", migrations), patch.object(opening, "VERSION", version):
        connection = opening.connect(path)
    with closing(connection):
        connection.execute("begin")
        for stream in streams:
            kind = ("table",) if version > 1 else ()
            marks = ", ".join("?" * (3 + len(kind)))
            connection.execute(f"insert into stream values({marks})", (stream, f"Table {stream}", "2026-11-21", *kind))
            for number, item in enumerate(batch(stream, 0, length), 1):
                row = (stream, number, item.event_id, item.at, item.entry_json.decode(), item.verdict_json.decode())
                connection.execute("insert into record values(?, ?, ?, ?, ?, ?)", row)
        connection.execute("commit")


def brought_to(path: Path, version: int) -> None:
    """The store as the program of that version leaves it once it has opened it."""
    migrations = schema.MIGRATIONS._migrations[:version]
    with patch.object(schema.MIGRATIONS, "_migrations", migrations), patch.object(opening, "VERSION", version):
        opening.connect(path).close()
