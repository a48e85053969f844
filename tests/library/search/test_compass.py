"""All bearings looked at in one sweep: long numbers come to what going from one to the next would."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.library.search.bearing import FINE, LEADING, LIFT, SIZE
from referee.library.search.compass import EXACT, ROUGH, Compass, Heading, Nearness, columns

BEARING = st.lists(st.integers(-FINE, FINE), min_size=SIZE, max_size=SIZE)
ASKED = st.lists(st.floats(-1, 1), min_size=SIZE, max_size=SIZE)


def compass(bearings: Sequence[Sequence[int]], width: int = EXACT) -> Compass:
    """These bearings, whole numbers each, side by side."""
    lanes = columns([bytes(value + LIFT for value in one) for one in bearings])
    return Compass(b"".join(lanes), len(bearings), width)


def direction(values: Sequence[float]) -> list[float]:
    """The same way, at length 1."""
    length = sum(value * value for value in values) ** 0.5 or 1.0
    return [value / length for value in values]


@given(st.lists(BEARING, min_size=1, max_size=5), ASKED)
def test_every_bearing_is_as_near_as_it_is_alone(bearings: list[list[int]], asked: list[float]) -> None:
    """Side by side in long numbers, none blurs its neighbour."""
    towards = direction(asked)
    near = compass(bearings).nearness(Heading.of(towards, EXACT))
    alone = [max(0.0, sum(a * b for a, b in zip(towards, one, strict=True)) / FINE) for one in bearings]
    assert [near[number] for number in range(1, len(bearings) + 1)] == pytest.approx(alone, abs=1e-3)
    assert near.best(2) == pytest.approx(max(alone[1:], default=0.0), abs=1e-3)


@given(st.lists(BEARING, min_size=1, max_size=5), ASKED)
def test_a_rough_sweep_is_wrong_by_its_rounding_alone(bearings: list[list[int]], asked: list[float]) -> None:
    """In lanes of two bytes the leading dimensions still come to their sum, whatever the signs."""
    heading = Heading.rough(direction(asked))
    near = compass([one[:LEADING] for one in bearings], ROUGH).nearness(heading)
    sums = [sum(a * b for a, b in zip(heading.whole, one, strict=False)) for one in bearings]
    assert [near[number] for number in range(1, len(bearings) + 1)] == [max(0.0, each * heading.unit) for each in sums]


@given(st.lists(st.integers(0, 2**16 - 1), min_size=1, max_size=60), st.integers(1, 20))
def test_the_nearest_are_those_that_sorting_would_find(values: list[int], most: int) -> None:
    """However many are about as near, none that is nearer is passed over."""
    lanes = b"".join(value.to_bytes(ROUGH, "little") for value in values)
    found = Nearness(lanes, Heading.rough([1.0])).nearest(most)
    assert [values[number - 1] for number in found] == sorted(values, reverse=True)[:most]
    assert len({*found}) == len(found)


def test_the_nearest_come_first_and_a_selection_leaves_out_the_others() -> None:
    """The first dimension alone is asked for; the third bearing has most of it."""
    bearings = [[much, *[0] * (SIZE - 1)] for much in (10, -90, 120, 60)]
    near = compass(bearings, ROUGH).nearness(Heading.of([1.0, *[0.0] * (SIZE - 1)], ROUGH))
    assert near.nearest(3) == [3, 4, 1]
    assert near.nearest(3, among=[1, 2]) == [1, 2]
    assert near[2] == 0.0


def test_nothing_asked_is_near_to_nothing() -> None:
    """A question without words points nowhere, and all are equally far from it."""
    near = compass([[FINE] * SIZE, [0] * SIZE], ROUGH).nearness(Heading.rough([0.0] * SIZE))
    assert (near[1], near[2], near.best(1)) == (0.0, 0.0, 0.0)


def test_a_shelf_without_rulings_has_nothing_near() -> None:
    """An empty shelf is asked like any other."""
    assert Compass(b"", 0, ROUGH).nearness(Heading.rough([0.5] * SIZE)).nearest(3) == []
