"""Which of many bearings point the way a question does, all of them looked at in one sweep.

In go bearings, out comes how near each is to one asked. They are kept dimension by dimension, each as one long number
with a lane for every bearing: a question is then as many products of long numbers as a bearing has dimensions, a
hundred times as fast as going from one to the next. The narrower the lanes, the faster and the rougher the sweep.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import nlargest
from operator import mul
from typing import Literal, NamedTuple

from referee.library.search.bearing import FINE, LEADING, LIFT

ROUGH, EXACT = 2, 4
"""How many bytes a lane has: room for the sum of all dimensions, which never falls below 0."""
CODES: Mapping[int, Literal["H", "I"]] = {ROUGH: "H", EXACT: "I"}
GREATEST = 0xFF
BELOW = [bytes(range(byte)) for byte in range(GREATEST + 1)]
"""All bytes below each."""


class Heading(NamedTuple):
    """A bearing asked in whole numbers, and what the lanes come to where it is crossed, for lanes of this width.

    `unit` is how near one more in a lane is.
    """

    whole: Sequence[int]
    away: int
    across: int
    unit: float
    width: int

    @classmethod
    def of(cls, bearing: Sequence[float], width: int) -> "Heading":
        """As fine as there is room for in a lane."""
        room = (256**width - 1) // GREATEST
        length = sum(map(abs, bearing)) or 1.0
        whole = [int(value * room / length) for value in bearing]
        away = -GREATEST * sum(value for value in whole if value < 0)
        return cls(whole, away, away + LIFT * sum(whole), length / (room * FINE), width)

    @classmethod
    def rough(cls, bearing: Sequence[float]) -> "Heading":
        """For a sweep of the leading dimensions."""
        return cls.of(bearing[:LEADING], ROUGH)


class Compass:
    """Bearings side by side, numbered from 1, in lanes of one width; given dimension by dimension, in one run."""

    def __init__(self, bearings: bytes, count: int, width: int) -> None:
        self._length = count * width
        wide = _lanes(bearings, width)
        ends = range(self._length, len(wide) + 1, self._length) if count else ()
        self._columns = [int.from_bytes(wide[end - self._length : end], "little") for end in ends]
        self._ones = int.from_bytes(_lanes(b"\1" * count, width), "little")

    def nearness(self, heading: Heading) -> "Nearness":
        """How near every bearing is to one asked, or to none."""
        lanes = sum(map(mul, heading.whole, self._columns)) + heading.away * self._ones
        return Nearness(lanes.to_bytes(self._length, "little"), heading)


class Nearness:
    """How near each bearing is to what was asked, by its number: 0 is across or away, 1 the very same way.

    Of the leading dimensions alone the very same way comes to about 0.7.
    """

    def __init__(self, lanes: bytes, heading: Heading) -> None:
        self._lanes, self._heading = lanes, heading
        self._values: memoryview[int] = memoryview(lanes).cast(CODES[heading.width])

    def __getitem__(self, number: int) -> float:
        return max(0.0, (self._values[number - 1] - self._heading.across) * self._heading.unit)

    def best(self, first: int) -> float:
        """The nearest of those from this number on; 0 if there are none."""
        most = max(self._values[first - 1 :], default=0)
        return max(0.0, (most - self._heading.across) * self._heading.unit)

    def nearest(self, most: int, among: Iterable[int] | None = None) -> list[int]:
        """The numbers of those that are nearest, of a selection at least, the nearest first."""
        places = self._highest(most) if among is None else [number - 1 for number in among]
        return [place + 1 for place in nlargest(most, places, key=self._values.__getitem__)]

    def _highest(self, most: int) -> list[int]:
        """The places of so many of the highest lanes, and of those about as high, by their uppermost bytes."""
        upper = self._lanes[self._heading.width - 1 :: self._heading.width]
        floor = bisect_right(BELOW, -most, key=lambda below: -len(upper.translate(None, below))) - 1
        marked = upper.translate(bytes(byte >= floor for byte in range(GREATEST + 1)))
        return [found.start() for found in re.finditer(b"\1", marked)]


def _lanes(column: bytes, width: int) -> bytearray:
    wide = bytearray(len(column) * width)
    wide[::width] = column
    return wide


def columns(bearings: Sequence[bytes]) -> Iterator[bytes]:
    """These bearings dimension by dimension, as they are kept."""
    return (bytes(column) for column in zip(*bearings, strict=True))
