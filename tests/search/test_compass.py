"""All rulings looked at in one sweep: long numbers come to what going from ruling to ruling would."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.search.bearing import FINE, SIZE
from referee.search.compass import Compass, columns

BEARING = st.lists(st.integers(-FINE, FINE), min_size=SIZE, max_size=SIZE)
ASKED = st.lists(st.floats(-1, 1), min_size=SIZE, max_size=SIZE)


def kept(bearing: Sequence[int]) -> bytes:
    """A bearing as it is kept."""
    return bytes(value & 0xFF for value in bearing)


def direction(values: Sequence[float]) -> list[float]:
    """The same way, at length 1."""
    length = sum(value * value for value in values) ** 0.5 or 1.0
    return [value / length for value in values]


@given(st.lists(BEARING, min_size=1, max_size=5), ASKED)
def test_every_ruling_is_as_near_as_its_own_bearing_says(bearings: list[list[int]], asked: list[float]) -> None:
    """Side by side in long numbers, no ruling blurs its neighbour."""
    towards = direction(asked)
    near = Compass([*columns([kept(one) for one in bearings])]).nearness(towards)
    alone = [sum(a * b for a, b in zip(towards, one, strict=True)) / FINE for one in bearings]
    assert [near[number] for number in near] == pytest.approx([max(0.0, much) for much in alone], abs=1e-3)


def test_the_nearest_come_first_and_a_selection_leaves_out_the_others() -> None:
    """The first dimension alone is asked for; the third ruling has most of it."""
    bearings = [[much, *[0] * (SIZE - 1)] for much in (10, -90, 120, 60)]
    near = Compass([*columns([kept(one) for one in bearings])]).nearness([1.0, *[0.0] * (SIZE - 1)])
    assert near.nearest(3) == [3, 4, 1]
    assert near.nearest(3, among=[1, 2]) == [1, 2]
    assert near[2] == 0.0


def test_a_shelf_without_rulings_has_nothing_near() -> None:
    """An empty shelf is asked like any other."""
    assert Compass([]).nearness([0.5] * SIZE).nearest(3) == []
