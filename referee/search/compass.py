"""Which rulings point the way a question does, all of them looked at in every question.

In go the bearings of the rulings, out comes how near each is to a bearing asked. They are kept dimension by dimension,
each as one long number with a lane for every ruling: a question is then as many products of long numbers as a
bearing has dimensions, a hundred times as fast as going from ruling to ruling.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import nlargest
from operator import mul

from referee.search.bearing import FINE, LIFT

LANE = 4
"""How many bytes a lane has: room for the sum of all dimensions, which never falls below 0."""
SHARP = 1 << 20
"""A bearing asked is rounded to whole numbers up to this."""


class Compass:
    """Where the rulings of one index point, numbered from 1."""

    def __init__(self, columns: Sequence[bytes]) -> None:
        self._count = len(columns[0]) if columns else 0
        self._columns = [int.from_bytes(_lanes(column), "little") for column in columns]
        self._ones = int.from_bytes((1).to_bytes(LANE, "little") * self._count, "little")

    @classmethod
    def of(cls, db: sqlite3.Connection) -> "Compass":
        """The compass of an index."""
        return cls([column for (column,) in db.execute("select lanes from compass order by place")])

    def nearness(self, asked: Sequence[float]) -> "Nearness":
        """How near every ruling is to a bearing asked, or to none."""
        whole = [round(value * SHARP) for value in asked]
        away = -2 * LIFT * sum(value for value in whole if value < 0)
        lanes = sum(map(mul, whole, self._columns)) + away * self._ones
        values = memoryview(lanes.to_bytes(self._count * LANE, "little")).cast("I")
        return Nearness(values, away + LIFT * sum(whole))


class Nearness(Mapping[int, float]):
    """How near each ruling is to what was asked, by its number: 1 is the very same way, 0 is across or away."""

    def __init__(self, values: Sequence[int], across: int) -> None:
        self._values, self._across = values, across

    def __getitem__(self, number: int) -> float:
        return max(0.0, (self._values[number - 1] - self._across) / (FINE * SHARP))

    def __iter__(self) -> Iterator[int]:
        return iter(range(1, len(self._values) + 1))

    def __len__(self) -> int:
        return len(self._values)

    def nearest(self, most: int, among: Iterable[int] | None = None) -> list[int]:
        """The numbers of the rulings that are nearest, those of a selection at least, the nearest first."""
        values = self._values
        places = range(len(values)) if among is None else [number - 1 for number in among]
        return [place + 1 for place in nlargest(most, places, key=values.__getitem__)]


def columns(bearings: Sequence[bytes]) -> Iterator[bytes]:
    """These bearings, one a ruling, dimension by dimension, as they are kept."""
    return (bytes(column) for column in zip(*bearings, strict=True))


def _lanes(column: bytes) -> bytes:
    """A dimension with a lane for every ruling, lifted above 0."""
    wide = bytearray(len(column) * LANE)
    wide[::LANE] = bytes((value + LIFT) & 0xFF for value in column)
    return bytes(wide)
