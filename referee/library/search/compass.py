"""Which of many bearings point the way a question does.

In go bearings as they are kept, a byte for each number, out comes how near each is to one asked. How far two points
lie apart tells how near their directions are, and that is one call of the standard library for each bearing.
"""

from collections.abc import Sequence
from math import dist

from referee.library.search.bearing import FINE, LIFT

WHOLE = FINE**2
"""What a bearing as it is kept comes to, multiplied by itself."""


class Compass:
    """Bearings of one size, side by side."""

    def __init__(self, bearings: Sequence[bytes]) -> None:
        self._bearings = bearings
        self._squares = [dist(one, (LIFT,) * len(one)) ** 2 for one in bearings]

    def nearness(self, asked: Sequence[float]) -> list[float]:
        """How near each bearing is: 0 is across or away, 1 the very same way.

        Of the leading dimensions alone the very same way comes to about 0.7.
        """
        towards = tuple(FINE * value + LIFT for value in asked)
        square = dist(towards, (LIFT,) * len(towards)) ** 2
        apart = (dist(towards, one) ** 2 for one in self._bearings)
        both = zip(self._squares, apart, strict=True)
        return [max(0.0, (square + itself - between) / (2 * WHOLE)) for itself, between in both]
