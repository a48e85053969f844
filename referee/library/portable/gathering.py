"""Sets of numbers in as few bits as it takes to tell them from all others of their size.

In go rising numbers below a bound, out come bits: the middle one first, then those before it and those behind it, each
by how many numbers it can still be. Where so many are left as fit, nothing is written; who reads knows size and bound.
"""

from collections.abc import Sequence


class Gathering:
    """Bits that are written one after the other, the highest of a byte first."""

    def __init__(self) -> None:
        self._bytes, self._begun, self._bits = bytearray(), 0, 0

    def put(self, rising: Sequence[int], bound: int) -> None:
        """These numbers, each greater than the one before it, and all below the bound."""
        self._put(rising, (0, len(rising)), 0, bound)

    def _put(self, rising: Sequence[int], among: tuple[int, int], least: int, bound: int) -> None:
        """Those of the rising numbers in these places, which are at least so great and below the bound."""
        first, end = among
        many = end - first
        if not many or bound - least == many:
            return
        middle = first + many // 2
        number = rising[middle]
        self._number(number - least - many // 2, bound - least - many + 1)
        self._put(rising, (first, middle), least, number)
        self._put(rising, (middle + 1, end), number + 1, bound)

    def _number(self, number: int, below: int) -> None:
        """A number by how many it may be; those in the middle, which are likeliest, take a bit less than others."""
        width = (below - 1).bit_length()
        short = (1 << width) - below
        turned = (number - (below - short) // 2) % below
        if turned < short:
            self._write(turned, width - 1)
        else:
            self._write(turned + short, width)

    def _write(self, number: int, width: int) -> None:
        self._begun, self._bits = self._begun << width | number, self._bits + width
        whole = self._bits // 8
        if whole:
            self._bits -= 8 * whole
            self._bytes += (self._begun >> self._bits).to_bytes(whole, "big")
            self._begun &= (1 << self._bits) - 1

    def told(self) -> bytes:
        """All that was put, and noughts to the end of the last byte."""
        return bytes(self._bytes) + bytes([self._begun << 8 - self._bits] if self._bits else [])
