"""Whole numbers in little room: rising ones by their steps, and alike bytes side by side, which are then compressed.

In go numbers, out come bytes, and the other way round.
"""

from collections.abc import Sequence
from itertools import accumulate
from struct import Struct, unpack_from
from zlib import compress, decompress

NUMBER = 4
"""The bytes of a number."""


def steps(rising: Sequence[int]) -> list[int]:
    """How far each number is from the one before it, which takes less room; `itertools.accumulate` takes it back."""
    return [number - before for before, number in zip((0, *rising), rising, strict=False)]


def numbers_out(rising: Sequence[int]) -> bytes:
    """Rising whole numbers as they are kept."""
    return compress(stepping(rising), 9)


def numbers_in(kept: bytes) -> tuple[int, ...]:
    """The numbers that were kept so."""
    return rising_from(decompress(kept))


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
