"""Where the seats stand on a screen that is looked at from afar: a ring of cards, each as large as the screen allows.

Numbers in, numbers out, and no Textual. Of all the rings that so many seats can make (long ones, tall ones, two columns
on a portrait-shaped screen) the one is taken whose cards can be read best. Who is alive, whose turn it is and what lies
before anybody is not asked, so that nothing moves when somebody dies.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import prod

from msgspec import Struct

from referee.tui.seating import GAP, Place, Ring, spread

WIDEST, TALLEST = 72, 20
"""Columns and rows that a card takes at most."""
LEAST = 18, 5
"""Columns and rows below which a card is hard to read."""
LARGE = 26, 9
"""Columns and rows from which a name of five letters and life points are large."""
ENOUGH = 48, 12
"""Columns and rows beyond which a card is hardly read any better."""
LEAST_MIDDLE = 18
"""Columns of the middle between two sides."""
BAND = 4, 9
"""Rows of the middle where it lies across the screen: the eighth part of it, within these."""


class _Sides(Struct, frozen=True):
    """How many seats stand above, at either side, and below."""

    above: int
    side: int
    below: int

    @property
    def columns(self) -> int:
        """How many cards stand side by side."""
        return max(self.above, self.below, 2 if self.side else 1)

    @property
    def rows(self) -> int:
        """How many stand one under the other."""
        return 2 + self.side

    @property
    def across(self) -> bool:
        """Does the middle lie across the screen, since no room is left between the sides?"""
        return not self.side or self.columns < 3


@lru_cache(maxsize=64)
def stage(width: int, height: int, seats: int) -> Ring:
    """The ring of so many seats in so many columns and rows."""
    rings = [_ring(width, height, sides) for sides in _ways(seats)]
    fitting = [ring for ring in rings if ring.middle.width >= LEAST_MIDDLE] or rings[:1]
    return max(fitting, key=_legible)


def _ways(seats: int) -> Iterator[_Sides]:
    """Every ring that so many seats can make, that without sides first."""
    for side in range(max(0, seats - 2) // 2 + 1):
        above = (seats - 2 * side + 1) // 2
        yield _Sides(above, side, seats - 2 * side - above)


def _legible(ring: Ring) -> tuple[bool, bool, int]:
    """How well the cards of a ring can be read: the more the better."""
    card = ring.seats[0]
    worth = (
        4 * min(size, enough) + max(0, size - enough)
        for size, enough in zip((card.width, card.height), ENOUGH, strict=True)
    )
    readable, large = (card.width >= wide and card.height >= tall for wide, tall in (LEAST, LARGE))
    return readable, large, prod(worth)


def _ring(width: int, height: int, sides: _Sides) -> Ring:
    """From edge to edge, the seats clockwise from the upper left one."""
    band = min(BAND[1], max(BAND[0], height // 8)) if sides.across else 0
    columns, rows = sides.columns, sides.rows
    wide = max(1, min(WIDEST, (width - GAP * (columns - 1)) // columns))
    tall = max(1, min(TALLEST, (height - band) // rows))
    tops = _tops(height, tall, rows, band)
    upper = [Place(x, tops[0], wide, tall) for x in spread(width, wide, sides.above)]
    lower = [Place(x, tops[-1], wide, tall) for x in reversed(spread(width, wide, sides.below))]
    right = [Place(width - wide, top, wide, tall) for top in tops[1:-1]]
    left = [Place(0, top, wide, tall) for top in reversed(tops[1:-1])]
    return Ring(width, height, (*upper, *right, *lower, *left), _middle(width, tops, tall, wide, sides))


def _tops(height: int, tall: int, rows: int, band: int) -> list[int]:
    """The first row of every row of cards, spread over the height; the band lies between the two halves of them."""
    spare = height - band - rows * tall
    upper = rows // 2
    return [place * tall + spare * place // max(1, rows - 1) + (band if place >= upper else 0) for place in range(rows)]


def _middle(width: int, tops: list[int], tall: int, wide: int, sides: _Sides) -> Place:
    """What the seats leave free in the middle of them."""
    if sides.across:
        upper = len(tops) // 2
        top = tops[upper - 1] + tall
        return Place(0, top, width, max(0, tops[upper] - top))
    edge = wide + GAP
    return Place(edge, tops[1], width - 2 * edge, tops[-2] + tall - tops[1])
