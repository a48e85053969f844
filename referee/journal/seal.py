"""The checksum of what the store keeps, over what it says and over where it stands.

Each record is sealed by itself and not in a chain: the name of its stream and its version are in the sum, so that a
record put elsewhere does not fit, while one that is lost leaves its neighbours as sure as they were, and two writers
need know nothing of each other. How far a stream goes is sealed apart (its head), so that what is missing at the end
is noticed too. A CRC finds damage; against somebody who rewrites records and sums on purpose it is no protection.
"""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32


def of_record(stream: str, version: int, event_id: str, at: str, entry: bytes, verdict: bytes) -> int:
    """Of one record at its place."""
    head = f"{stream}\n{version}\n{event_id}\n{at}\n{len(entry)}\n"
    return crc32(verdict, crc32(entry, crc32(head.encode())))


def of_records(stream: str, rows: Iterable[tuple[int, str, str, bytes, bytes]]) -> list[int]:
    """Of many records of one stream: `of_record` of each, written out because a log of thousands waits for it."""
    return [
        crc32(verdict, crc32(entry, crc32(f"{stream}\n{version}\n{event_id}\n{at}\n{len(entry)}\n".encode())))
        for version, event_id, at, entry, verdict in rows
    ]


def of_stream(stream: str, title: str, created: str, kind: str) -> int:
    """Of what is said of a stream as a whole."""
    return crc32(f"{stream}\n{title}\n{created}\n{kind}".encode())


def of_head(stream: str, version: int) -> int:
    """Of how far a stream goes."""
    return crc32(f"{stream}\n{version}\nhead".encode())
