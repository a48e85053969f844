"""The rows that stand in the pages of an SQLite file, read without SQLite.

In go the bytes of a store's file and of its write-ahead log, however damaged; out come the rows of tables
kept by their key (b-tree pages 2 and 10 of the published file format). Nothing on the way to a page needs to
be sound: each page is read for itself, and a cell that makes no sense is passed over.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from referee.journal import write_ahead
from referee.journal.write_ahead import SIZES, Frame

Value: TypeAlias = int | str | bytes | None

INTERIOR, LEAF = 2, 10
USUAL_SIZE = 4096


class Pages(NamedTuple):
    """All pages found, older ones too, and the newest under each number."""

    size: int
    found: list[bytes]
    newest: dict[int, bytes]


def rows(file: bytes, log: bytes) -> Iterator[tuple[Value, ...]]:
    """Every row that can be read of what was committed, in no order, some of them more than once."""
    size = _size(file, log)
    yield from _rows(_pages(file, _committed(log, size), size))


def loose_rows(file: bytes, log: bytes, after: int = 0) -> Iterator[tuple[Value, ...]]:
    """Every row in the frames of the log beyond the first so many, committed or not: only a checksum makes it sure."""
    size = _size(file, log)
    frames = list(write_ahead.frames(log, size))
    newest = _pages(file, frames, size).newest
    yield from _rows(Pages(size, [frame.page for frame in frames[after:]], newest))


def version_of(file: bytes, log: bytes) -> int:
    """The version of the schema that the first page tells, as it was committed last; 0 if there is none to read."""
    size = _size(file, log)
    first = _pages(file, _committed(log, size), size).newest.get(1, b"")
    return int.from_bytes(first[60:64]) if first[:15] == b"SQLite format 3" else 0


def _rows(pages: Pages) -> Iterator[tuple[Value, ...]]:
    for page in pages.found:
        if page[0] in (INTERIOR, LEAF):
            yield from _cells(page, pages)


def _pages(file: bytes, frames: Iterable[Frame], size: int) -> Pages:
    newest = {at // size + 1: file[at : at + size] for at in range(0, len(file) - size + 1, size)}
    found = list(newest.values())
    for frame in frames:
        newest[frame.number] = frame.page
        found.append(frame.page)
    return Pages(size, found, newest)


def _size(file: bytes, log: bytes) -> int:
    of_file = int.from_bytes(file[16:18])
    told = (65536 if of_file == 1 else of_file, write_ahead.page_size(log))
    return next((size for size in told if size in SIZES), USUAL_SIZE)


def _committed(log: bytes, size: int) -> list[Frame]:
    """The frames of the write-ahead log, up to its last commit; those of an earlier log bear other salts."""
    frames, commits = [], 0
    for frame in write_ahead.frames(log, size):
        if frame.salts == log[16:24]:
            frames.append(frame)
            commits = len(frames) if frame.commit else commits
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
