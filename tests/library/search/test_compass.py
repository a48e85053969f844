"""How near bearings are to one asked: by how far two points lie apart, it comes to what multiplying them would."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.library.search.bearing import FINE, LEADING, LIFT, SIZE
from referee.library.search.compass import Compass

BEARING = st.lists(st.integers(-FINE, FINE), min_size=SIZE, max_size=SIZE)
ASKED = st.lists(st.floats(-1, 1), min_size=SIZE, max_size=SIZE)


def compass(bearings: Sequence[Sequence[int]]) -> Compass:
    """These bearings, whole numbers each, side by side."""
    return Compass([bytes(value + LIFT for value in one) for one in bearings])


def direction(values: Sequence[float]) -> list[float]:
    """The same way, at length 1."""
    length = sum(value * value for value in values) ** 0.5 or 1.0
    return [value / length for value in values]


@given(st.lists(BEARING, min_size=1, max_size=5), ASKED, st.sampled_from([LEADING, SIZE]))
def test_every_bearing_is_as_near_as_multiplying_tells(
    bearings: list[list[int]], asked: list[float], size: int
) -> None:
    """Of any dimensions, all or the leading ones."""
    towards, cut = direction(asked)[:size], [one[:size] for one in bearings]
    products = [max(0.0, sum(a * b for a, b in zip(towards, one, strict=True)) / FINE) for one in cut]
    assert compass(cut).nearness(towards) == pytest.approx(products, abs=1e-6)


def test_what_points_away_is_not_near() -> None:
    """The first dimension alone is asked for; the second bearing has it the other way round."""
    bearings = [[much, *[0] * (SIZE - 1)] for much in (FINE, -FINE // 2, 0)]
    assert compass(bearings).nearness([1.0, *[0.0] * (SIZE - 1)]) == pytest.approx([1.0, 0.0, 0.0])


def test_nothing_asked_is_near_to_nothing() -> None:
    """A question without words points nowhere, and all are equally far from it."""
    assert compass([[FINE] * SIZE, [0] * SIZE]).nearness([0.0] * SIZE) == pytest.approx([0.0, 0.0])


def test_a_shelf_without_rulings_has_nothing_near() -> None:
    """An empty shelf is asked like any other."""
    assert compass([]).nearness([0.5] * SIZE) == []
