"""Where the seats stand: at every size of the screen and for every number of seats."""

import math
import sys
from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from referee.tui import seating as module
from referee.tui.seating import AROUND, ROOMY, TALL, WIDE, Place, Ring, seating

widths, heights, counts = st.integers(60, 220), st.integers(24, 70), st.integers(2, 10)
LEAST_WIDE, LEAST_TALL = 25, 5
"""A seat with its frame, a name, a character, life, hand and weapon."""


def rings() -> list[tuple[int, int, int, Ring]]:
    """Every ring there is at these sizes: some 40,000."""
    sizes = ((w, h, n) for w in range(WIDE, 221) for h in range(TALL, 71) for n in range(2, 11))
    return [(w, h, n, ring) for w, h, n in sizes if (ring := seating(w, h, n).ring)]


RINGS = rings()


def apart(one: Place, other: Place) -> bool:
    """Do they share no cell?"""
    beside = one.right <= other.x or other.right <= one.x
    return beside or one.bottom <= other.y or other.bottom <= one.y


def test_nothing_overlaps_and_nothing_is_cut() -> None:
    """At every size every seat and the middle are whole on the screen, large enough, and share no cell."""
    for width, height, seats, ring in RINGS:
        places = [*ring.seats, ring.middle]
        assert len(ring.seats) == seats
        assert all(apart(*pair) for pair in combinations(places, 2)), (width, height, seats)
        for place in places:
            assert place.x >= 0 and place.y >= 0 and place.right <= ring.width and place.bottom <= ring.height
            assert place.width >= LEAST_WIDE and place.height >= LEAST_TALL, (width, height, seats)
        assert ring.width <= width - 2 and ring.height <= height - AROUND


def test_the_order_round_the_table_is_kept() -> None:
    """Seen from the middle, each seat stands further clockwise than the one before, once round in all."""
    for width, height, seats, ring in RINGS:
        angles = [angle(place, ring) for place in ring.seats]
        turns = [(after - before) % math.tau for before, after in pairwise([*angles, angles[0]])]
        assert all(turns), (width, height, seats)
        assert math.isclose(sum(turns), math.tau), (width, height, seats)


def angle(place: Place, ring: Ring) -> float:
    """Clockwise, from the middle of the ring to that of the seat."""
    across, down = place.x + place.width / 2 - ring.width / 2, place.y + place.height / 2 - ring.height / 2
    return math.atan2(down, across)


def test_all_seats_of_a_ring_are_of_one_size_and_in_line() -> None:
    """Three rows, in which the first column of the first and the last seat mirror each other."""
    for _, _, _, ring in RINGS:
        assert len({(place.width, place.height) for place in ring.seats}) == 1
        for row in {place.y for place in ring.seats}:
            xs = sorted((place for place in ring.seats if place.y == row), key=lambda place: place.x)
            assert abs(xs[0].x - (ring.width - xs[-1].right)) <= 1


def test_what_stands_beside_the_ring_touches_nothing() -> None:
    """Where there is much room it lies right of the ring, as high as it, and within the screen."""
    for width, height, seats, ring in RINGS:
        beside = seating(width, height, seats).beside
        assert (beside is not None) == (width >= ROOMY[0] and height >= ROOMY[1])
        if beside is not None:
            assert beside.x > ring.width and beside.right <= width - 1 and beside.height == ring.height
            assert beside.width >= 50


@given(widths, heights, counts)
def test_there_is_always_a_seating(width: int, height: int, seats: int) -> None:
    """A ring where the screen is wide and tall, else a list, narrow where there is little; and always the same."""
    found = seating(width, height, seats)
    assert (found.ring is not None) == (width >= WIDE and height >= TALL)
    assert found == seating.__wrapped__(width, height, seats)
    assert not (found.narrow and found.ring)


def test_it_knows_no_textual() -> None:
    """The layout is made of numbers: what draws it is asked for nothing."""
    names = {getattr(value, "__module__", "") for value in vars(module).values()}
    assert not any(name.startswith(("textual", "rich", "referee.views")) for name in names if name)
    assert "referee.tui.seating" in sys.modules
