"""Where the seats stand on the screen: in a list, or in a ring round the deck, with room beside it where there is much.

Numbers in, numbers out, and no Textual: how large the screen is and how many sit at the table says all of it. Who is
alive, whose turn it is and what lies before anybody is not asked, so that nothing moves when somebody dies.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

WIDE, TALL = 110, 34
"""Columns and rows of a screen from which the seats stand in a ring."""
ROOMY = 184, 50
"""Columns and rows of a screen from which something else stands beside the ring."""
FEWEST, MOST = 2, 10
"""Seats that a ring can be made of."""
NARROW = 76
"""Columns of a screen below which a seat of the list takes two rows."""
EDGES = 2
"""Columns at both sides of the ring together."""
AROUND = 18
"""The rows that a screen needs for what is no seat: its head, its keys, the line, what is due, a flag, the history."""
HALVED, HEADED = 170, 4
"""Columns of a screen from which a list has one half of it; the rows above and below both halves."""
READABLE = 26
"""Columns of a card in such a half at least."""
GAP = 2
"""Columns between two seats."""
WIDEST, TALLEST = 38, 9
"""Columns and rows that a seat takes at most."""
SHARE = 3, 5
"""The part of a screen that the ring takes with something beside it: as what stands under it, beside the history."""
ALONE = 4
"""The most seats of which none stands at the side: two over against two."""


class Place(Struct, frozen=True):
    """A piece of the screen in cells, counted from the upper left corner of the ring."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column after it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row after it."""
        return self.y + self.height


class Ring(Struct, frozen=True):
    """The seats clockwise from the upper left one, and what is in the middle of them."""

    width: int
    height: int
    seats: tuple[Place, ...]
    middle: Place


class Seating(Struct, frozen=True):
    """How the seats are shown: a list without a `ring`, in which a seat takes two rows on a `narrow` screen.

    `beside` is the place at the right of the ring, if there is one.
    """

    narrow: bool = False
    ring: Ring | None = None
    beside: Place | None = None


@lru_cache(maxsize=64)
def seating(width: int, height: int, seats: int) -> Seating:
    """Of so many seats on a screen of so many columns and rows."""
    if width < WIDE or height < TALL or not FEWEST <= seats <= MOST:
        return Seating(narrow=width < NARROW)
    if width < ROOMY[0] or height < ROOMY[1]:
        return Seating(ring=_ring(width - EDGES, height - AROUND, seats))
    left = width * SHARE[0] // SHARE[1]
    ring = _ring(left - EDGES, height - AROUND, seats)
    return Seating(ring=ring, beside=Place(left - EDGES // 2, 0, width - left, ring.height))


def in_a_list(width: int, height: int, seats: int) -> Seating:
    """However large the screen is."""
    return Seating()


@lru_cache(maxsize=64)
def beside_a_list(width: int, height: int, seats: int) -> Seating:
    """In the left half of a screen, whose other half is a list: in a ring if its cards can be read there."""
    if width < HALVED or height < TALL or not FEWEST <= seats <= MOST:
        return Seating(narrow=width < NARROW)
    ring = _ring(width // 2 - EDGES, height - HEADED, seats)
    return Seating(ring=ring) if ring.seats[0].width >= READABLE else Seating()


def _ring(width: int, height: int, seats: int) -> Ring:
    """A row of seats above, one below, and one at either side: clockwise above, right, below, left."""
    sides = 0 if seats <= ALONE else 2
    above = (seats - sides + 1) // 2
    below = seats - sides - above
    columns = max(above, below, 3 if sides else 2)
    wide = min(WIDEST, (width - GAP * (columns - 1)) // columns)
    tall = min(TALLEST, height // 3)
    air = 1 if height >= 3 * tall + 2 else 0
    first, second, third = (place * (tall + air) for place in range(3))
    upper = [Place(x, first, wide, tall) for x in spread(width, wide, above)]
    lower = [Place(x, third, wide, tall) for x in reversed(spread(width, wide, below))]
    right, left = ([Place(x, second, wide, tall)] if sides else [] for x in (width - wide, 0))
    edge = wide + GAP if sides else 0
    middle = Place(edge, second, width - 2 * edge, tall)
    return Ring(width, third + tall, (*upper, *right, *lower, *left), middle)


def spread(width: int, wide: int, count: int) -> list[int]:
    """The first columns of so many seats: from edge to edge, one or two of them evenly between the edges."""
    if count > 2:
        return [place * (width - wide) // (count - 1) for place in range(count)]
    return [(2 * place + 1) * width // (2 * count) - wide // 2 for place in range(count)]
