"""Whole numbers in little room: rising ones by their steps, alike bytes side by side, and rows by how they differ from
where the first leads one to expect them. All of it is then compressed.

In go numbers, out come bytes, and the other way round.
"""

from collections.abc import Sequence
from itertools import accumulate
from struct import Struct, unpack_from
from zlib import MAX_WBITS, compress, compressobj, decompress

NUMBER = 4
"""The bytes of a number."""
LIFTED, BYTE = 128, 256
"""What stands for 0 in a row of bytes, and how many there are."""
LEAN = tuple(round((each - LIFTED) * 0.6) for each in range(BYTE))
"""How far a number of the first row leads one to expect those below it."""
SHIFTED = tuple(bytes((each + far) % BYTE for each in range(BYTE)) for far in range(BYTE))
"""Every byte so much further on."""


BARE = -MAX_WBITS
"""Compressed with nothing before and behind: of a few bytes that takes more room than they do."""


def pressed(told: bytes) -> bytes:
    """Bytes as small as they get; `decompress(…, BARE)` takes it back."""
    pressing = compressobj(9, wbits=BARE)
    return pressing.compress(told) + pressing.flush()


def steps(rising: Sequence[int]) -> list[int]:
    """How far each number is from the one before it, which takes less room; `itertools.accumulate` takes it back."""
    return [number - before for before, number in zip((0, *rising), rising, strict=False)]


def numbers_out(rising: Sequence[int]) -> bytes:
    """Rising whole numbers as they are kept."""
    return compress(stepping(rising), 9)


def numbers_in(kept: bytes) -> tuple[int, ...]:
    """The numbers that were kept so."""
    return rising_from(decompress(kept))


def lists_out(lists: Sequence[Sequence[int]]) -> bytes:
    """Lists of rising whole numbers as they are kept, one after the other."""
    row = [number for each in lists for number in (len(each), *steps(each))]
    return compress(laid_apart(Struct(f"<{len(row)}I").pack(*row), NUMBER), 9)


def lists_in(kept: bytes) -> list[tuple[int, ...]]:
    """The lists that were kept so."""
    told = decompress(kept)
    row = unpack_from(f"<{len(told) // NUMBER}I", woven(told, NUMBER))
    lists, place = [], 0
    while place < len(row):
        begin, place = place + 1, place + 1 + row[place]
        lists.append(tuple(accumulate(row[begin:place])))
    return lists


def stepping(rising: Sequence[int]) -> bytes:
    """Rising numbers by their steps."""
    return laid_apart(Struct(f"<{len(rising)}I").pack(*steps(rising)), NUMBER)


def rising_from(stepping: bytes) -> tuple[int, ...]:
    """The numbers that took these steps."""
    return tuple(accumulate(unpack_from(f"<{len(stepping) // NUMBER}I", woven(stepping, NUMBER))))


def laid_apart(told: bytes, width: int) -> bytes:
    """Numbers of so many bytes each, all their first bytes before all second ones: alike beside alike takes less
    room."""
    return b"".join(told[place::width] for place in range(width))


def woven(apart: bytes, width: int) -> bytes:
    """The numbers that were laid apart so."""
    told, many = bytearray(len(apart)), len(apart) // width if width else 0
    for place in range(width):
        told[place::width] = apart[place * many : (place + 1) * many]
    return bytes(told)


def apart(rows: bytes, width: int) -> bytes:
    """Rows of so many bytes, those below the first by how they differ from what it leads one to expect."""
    return _shifted(rows, width, -1)


def together(apart: bytes, width: int) -> bytes:
    """The rows that were told so."""
    return _shifted(apart, width, 1)


def _shifted(rows: bytes, width: int, way: int) -> bytes:
    found = bytearray(rows)
    for at, first in enumerate(rows[:width], start=width):
        found[at::width] = rows[at::width].translate(SHIFTED[way * LEAN[first] % BYTE])
    return bytes(found)
