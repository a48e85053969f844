"""Whole numbers as bytes that any language reads at once, and how such bytes are pressed.

In go numbers from 0 on, out come seven bits of each after the other, the lowest first.
"""

from collections.abc import Iterable, Iterator
from zlib import DEFLATED, Z_DEFAULT_STRATEGY, Z_HUFFMAN_ONLY, Z_SYNC_FLUSH, compressobj

MORE = 0x80
"""The bit that says of a byte that its number goes on."""
RAW, MOST_MEMORY = -15, 9
"""No head and no sum around what is pressed; and the largest blocks."""


def numbers(told: Iterable[int]) -> bytes:
    """These numbers, one after the other."""
    out = bytearray()
    for number in told:
        rest = number
        while rest >= MORE:
            out.append(rest & (MORE - 1) | MORE)
            rest >>= 7
        out.append(rest)
    return bytes(out)


def numbers_of(told: bytes) -> Iterator[int]:
    """The numbers that were told so."""
    number = shift = 0
    for byte in told:
        number |= (byte & (MORE - 1)) << shift
        shift += 7
        if byte < MORE:
            yield number
            number = shift = 0


def pressed(parts: Iterable[bytes]) -> bytes:
    """All of these as one, each in less room: whichever is less, with repetitions told once or letter by letter."""
    ways = (Z_DEFAULT_STRATEGY, Z_HUFFMAN_ONLY)
    return (
        b"".join(min((_pressed(told, way) for way in ways), key=len) for told in parts)
        + compressobj(9, DEFLATED, RAW).flush()
    )


def _pressed(told: bytes, way: int) -> bytes:
    """Pressed by itself, but so that more may follow."""
    pressing = compressobj(9, DEFLATED, RAW, MOST_MEMORY, way)
    return pressing.compress(told) + pressing.flush(Z_SYNC_FLUSH)
