"""The rows that stand in the pages of an SQLite file, read without SQLite.

In go the bytes of a store's file and of its write-ahead log, however damaged; out come the rows of tables
kept by their key (b-tree pages 2 and 10 of the published file format). Nothing on the way to a page needs to
be sound: each page is read for itself, and a cell that makes no sense is passed over.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

Value: TypeAlias = int | str | bytes | None

INTERIOR, LEAF = 2, 10
LOG_HEADER, FRAME_HEADER = 32, 24
USUAL_SIZE = 4096
LOG_MAGIC = {b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83"}
SIZES = {2**n for n in range(9, 17)}


class Pages(NamedTuple):
    """All pages found, older ones too, and the newest under each number."""

    size: int
    found: list[bytes]
    newest: dict[int, bytes]


def rows(file: bytes, log: bytes) -> Iterator[tuple[Value, ...]]:
    """Every row that can be read, in no order, some of them more than once."""
    pages = _pages(file, log)
    for page in pages.found:
        if page[0] in (INTERIOR, LEAF):
            yield from _cells(page, pages)


def _pages(file: bytes, log: bytes) -> Pages:
    size = _size(file, log)
    newest = {at // size + 1: file[at : at + size] for at in range(0, len(file) - size + 1, size)}
    found = list(newest.values())
    for number, page in _committed(log, size):
        newest[number] = page
        found.append(page)
    return Pages(size, found, newest)


def _size(file: bytes, log: bytes) -> int:
    of_file, of_log = int.from_bytes(file[16:18]), int.from_bytes(log[8:12]) if log[:4] in LOG_MAGIC else 0
    told = (65536 if of_file == 1 else of_file, of_log)
    return next((size for size in told if size in SIZES), USUAL_SIZE)


def _committed(log: bytes, size: int) -> list[tuple[int, bytes]]:
    """The pages in the write-ahead log, up to its last commit; frames of an earlier log bear other salts."""
    frames, commits = [], 0
    for at in range(LOG_HEADER, len(log) - size - FRAME_HEADER + 1, size + FRAME_HEADER):
        head, page = log[at : at + FRAME_HEADER], log[at + FRAME_HEADER : at + FRAME_HEADER + size]
        if head[8:16] == log[16:24]:
            frames.append((int.from_bytes(head[:4]), page))
            commits = len(frames) if any(head[4:8]) else commits
    return frames[:commits]


def _cells(page: bytes, pages: Pages) -> Iterator[tuple[Value, ...]]:
    first, child = (12, 4) if page[0] == INTERIOR else (8, 0)
    for at in range(first, first + 2 * int.from_bytes(page[3:5]), 2):
        try:
            yield _row(_payload(page, int.from_bytes(page[at : at + 2]) + child, pages))
        except (LookupError, ValueError):
            continue


def _payload(page: bytes, at: int, pages: Pages) -> bytes:
    """A cell's bytes, with those that spilled over to other pages."""
    length, at = _varint(page, at)
    if length > pages.size * len(pages.newest):
        raise ValueError(length)
    most, least = (pages.size - 12) * 64 // 255 - 23, (pages.size - 12) * 32 // 255 - 23
    if length <= most:
        return page[at : at + length]
    kept = least + (length - least) % (pages.size - 4)
    kept = kept if kept <= most else least
    payload, number = [page[at : at + kept]], int.from_bytes(page[at + kept : at + kept + 4])
    for _ in range(-(-(length - kept) // (pages.size - 4))):
        spilled = pages.newest[number]
        payload.append(spilled[4:])
        number = int.from_bytes(spilled[:4])
    return b"".join(payload)[:length]


def _row(payload: bytes) -> tuple[Value, ...]:
    end, at = _varint(payload, 0)
    kinds, values = [], []
    while at < end:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    for kind in kinds:
        value, at = _value(payload, at, kind)
        values.append(value)
    return tuple(values)


def _value(payload: bytes, at: int, kind: int) -> tuple[Value, int]:
    if kind in (8, 9):
        return kind - 8, at
    width = (kind - 12) // 2 if kind >= 12 else (0, 1, 2, 3, 4, 6, 8, 8)[kind]
    held = payload[at : at + width]
    if len(held) < width:
        raise ValueError(kind)
    if kind >= 12:
        return (held.decode() if kind % 2 else held), at + width
    return (int.from_bytes(held, signed=True) if kind else None), at + width


def _varint(held: bytes, at: int) -> tuple[int, int]:
    value = 0
    for n in range(8):
        byte = held[at + n]
        value = value << 7 | byte & 127
        if byte < 128:
            return value, at + n + 1
    return value << 8 | held[at + 8], at + 9
