"""Where the seats of a table stand round its middle on a wide page: names of places that the style sheet knows.

The first seat stands above on the left, the others follow as the turn goes. From six on one stands at each side.
"""

from __future__ import annotations

MOST = 10
"""Seats beyond which they stand in rows."""
WITH_SIDES = 6


def ring(seats: int) -> tuple[str, ...]:
    """The place of each seat, in their order: `top-1-of-3`, `right`, `bottom-2-of-2`, `left`."""
    if not 1 < seats <= MOST:
        return ("",) * seats
    sides = seats >= WITH_SIDES
    rows = seats - 2 * sides
    above, below = (rows + 1) // 2, rows // 2
    top = [f"top-{place}-of-{above}" for place in range(1, above + 1)]
    bottom = [f"bottom-{place}-of-{below}" for place in range(below, 0, -1)]
    return (*top, "right", *bottom, "left") if sides else (*top, *bottom)
