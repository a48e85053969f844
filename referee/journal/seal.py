"""The checksum of what the store keeps, over what it says and over where it stands.

Each record is sealed by itself and not in a chain: the name of its stream and its version are in the sum, so that a
record put elsewhere does not fit, while one that is lost leaves its neighbours as sure as they were, and two writers
need know nothing of each other. How far a stream goes is sealed apart (its head), so that what is missing at the end
is noticed too; with it stand sums that run over all records of the stream, by which a whole log is checked at once. A
head may be a few records behind, since to write it is a page more for each commit: those it does not tell of yet are
checked one by one, and that none is missing behind them is known by what was acknowledged. A CRC finds damage; against
somebody who rewrites records and sums on purpose it is no protection.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from zlib import crc32


def of_record(stream: str, version: int, event_id: str, at: str, entry: bytes, verdict: bytes) -> int:
    """Of one record at its place."""
    head = f"{stream}\n{version}\n{event_id}\n{at}\n{len(entry)}\n"
    return crc32(verdict, crc32(entry, crc32(head.encode())))


def of_stream(stream: str, title: str, created: str, kind: str) -> int:
    """Of what is said of a stream as a whole."""
    return crc32(f"{stream}\n{title}\n{created}\n{kind}".encode())


def of_version(stream: str, version: int) -> int:
    """Of how far a stream was acknowledged."""
    return crc32(f"{stream}\n{version}".encode())


def of_signed(stream: str, event_id: str, who: str, device: str) -> int:
    """Of who logged a record."""
    return crc32(f"signed\n{stream}\n{event_id}\n{who}\n{device}".encode())


class Running(NamedTuple):
    """Sums over all records of a stream, one for each thing that a record says."""

    event_ids: int = 0
    times: int = 0
    entries: int = 0
    verdicts: int = 0

    def on(
        self, event_ids: Iterable[str], times: Iterable[str], entries: Iterable[bytes], verdicts: Iterable[bytes]
    ) -> Running:
        """The sums with these records, which come next."""
        return Running(
            crc32("\n".join(("", *event_ids)).encode(), self.event_ids),
            crc32("\n".join(("", *times)).encode(), self.times),
            crc32(b"\n".join((b"", *entries)), self.entries),
            crc32(b"\n".join((b"", *verdicts)), self.verdicts),
        )

    def then(self, event_id: str, at: str, entry: bytes, verdict: bytes) -> Running:
        """The sums with one record more, by itself: the same, and quicker than a row of one."""
        return Running(
            crc32(f"\n{event_id}".encode(), self.event_ids),
            crc32(f"\n{at}".encode(), self.times),
            crc32(entry, crc32(b"\n", self.entries)),
            crc32(verdict, crc32(b"\n", self.verdicts)),
        )


def of_head(stream: str, version: int, running: Running, touched: int = 0) -> int:
    """Of how far a stream goes, the sums of what it holds and, since that is counted, when it was touched last."""
    counted = f"\n{touched}" if touched else ""
    return crc32(f"{stream}\n{version}\n{running[0]}\n{running[1]}\n{running[2]}\n{running[3]}{counted}".encode())
