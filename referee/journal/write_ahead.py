"""The write-ahead log of an SQLite file, read without SQLite (section 4 of the published file format).

In go its bytes, however damaged; out come its frames, and how many of them SQLite would accept: it stops at the first
whose salts or running checksum do not fit, and keeps no more than the last commit before that. What stands beyond is
left over from an earlier round of the log, was never finished, or was acknowledged and damaged since.
"""

from array import array
from collections.abc import Iterator
from sys import byteorder
from typing import NamedTuple

HEADER, FRAME_HEADER = 32, 24
MAGIC = {b"\x37\x7f\x06\x82": "little", b"\x37\x7f\x06\x83": "big"}
SIZES = {2**n for n in range(9, 17)}
_WORD = 0xFFFFFFFF

Sums = tuple[int, int]


class Frame(NamedTuple):
    """A page as it was logged; `commit` ends a transaction, `salts` are those of the round of the log it belongs to."""

    number: int
    commit: bool
    salts: bytes
    page: bytes


def page_size(log: bytes) -> int:
    """The size of a page by the head of the log, 0 if that is none."""
    size = int.from_bytes(log[8:12]) if log[:4] in MAGIC else 0
    return size if size in SIZES else 0


def frames(log: bytes, size: int) -> Iterator[Frame]:
    """Every frame, sound or not."""
    for at in range(HEADER, len(log) - size - FRAME_HEADER + 1, size + FRAME_HEADER):
        head = log[at : at + FRAME_HEADER]
        yield Frame(
            int.from_bytes(head[:4]), any(head[4:8]), head[8:16], log[at + FRAME_HEADER : at + FRAME_HEADER + size]
        )


def accepted(log: bytes) -> int:
    """How many frames SQLite would accept."""
    size, order = page_size(log), MAGIC.get(log[:4], "big")
    sums = _summed(log[:24], (0, 0), order)
    if not size or _told(log[24:32]) != sums:
        return 0
    committed = 0
    for count, at in enumerate(range(HEADER, len(log) - size - FRAME_HEADER + 1, size + FRAME_HEADER), 1):
        head = log[at : at + FRAME_HEADER]
        sums = _summed(log[at + FRAME_HEADER : at + FRAME_HEADER + size], _summed(head[:8], sums, order), order)
        if head[8:16] != log[16:24] or _told(head[16:24]) != sums or not any(head[:4]):
            break
        committed = count if any(head[4:8]) else committed
    return committed


def _told(sums: bytes) -> Sums:
    return int.from_bytes(sums[:4]), int.from_bytes(sums[4:])


def _summed(data: bytes, sums: Sums, order: str) -> Sums:
    """The running checksum: two sums, taken over pairs of words, each added to the other."""
    words = array("I", data)
    if order != byteorder:
        words.byteswap()
    one, two = sums
    pairs = iter(words)
    for first, second in zip(pairs, pairs, strict=True):
        one = (one + first + two) & _WORD
        two = (two + second + one) & _WORD
    return one, two
