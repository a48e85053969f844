"""Players are seated by lot, by a seed that anybody can repeat; everybody is Sheriff once."""

import subprocess
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.championship.rules.draw import drawn, next_sheriff, rounds, seated, shuffled

TWO_OF_FIVE = (5, 5)


def test_the_draw_can_be_repeated_with_other_tools() -> None:
    """ITC-064: the documented steps done once more with the system's own SHA-256 give the same order."""
    order = list(range(1, 7))
    for last in range(5, 0, -1):
        done = subprocess.run(
            ["sha256sum"], input=f"Torino 2007/seating/{last}".encode(), capture_output=True, check=True
        )
        other = int(done.stdout.split()[0], 16) % (last + 1)
        order[last], order[other] = order[other], order[last]
    assert shuffled(range(1, 7), "Torino 2007", "seating") == tuple(order)


def test_a_draw_written_down_stays_what_it_was() -> None:
    """ITC-064: logs of today have to be repeatable for good."""
    assert drawn(range(1, 11), TWO_OF_FIVE, "Torino 2007") == ((5, 4, 8, 3, 7), (2, 6, 9, 1, 10))


@given(st.permutations(range(1, 25)), st.text())
def test_nobody_is_lost_and_the_order_of_enrolment_does_not_matter(players: list[int], seed: str) -> None:
    """ITC-064: the seed alone decides."""
    tables = drawn(players, (6, 6, 6, 6), seed)
    assert sorted(player for table in tables for player in table) == list(range(1, 25))
    assert tables == drawn(range(1, 25), (6, 6, 6, 6), seed)


def test_every_seat_is_as_likely_for_everybody() -> None:
    """ITC-055, ITC-064: over 6,000 seeds each of 5 players comes first about 1,200 times (within five deviations)."""
    firsts = Counter(shuffled(range(5), str(seed), "seating")[0] for seed in range(6000))
    assert all(abs(times - 1200) < 5 * (6000 * 0.2 * 0.8) ** 0.5 for times in firsts.values())
    assert len(firsts) == 5


def test_each_sits_to_the_left_of_the_one_drawn_before() -> None:
    """ITC-065: lots drawn by hand are seats in their order, the first table first."""
    assert seated((9, 2, 5, 1, 7, 3, 8, 4, 6, 10), TWO_OF_FIVE) == ((9, 2, 5, 1, 7), (3, 8, 4, 6, 10))


@pytest.mark.parametrize("seats", [5, 6, 7])
def test_everybody_is_sheriff_once_in_the_order_of_the_seats(seats: int) -> None:
    """ITC-062, ITC-066, ITC-068: as many rounds as seats, the first drawn first, then the player to his left."""
    seating = tuple(range(11, 11 + seats))
    been: list[int] = []
    for _ in seating:
        sheriff = next_sheriff(seating, been)
        assert sheriff is not None
        been.append(sheriff)
    assert tuple(been) == seating == rounds(seating)
    assert next_sheriff(seating, been) is None


@pytest.mark.parametrize(
    ("been", "gone", "next_is"),
    [
        ((9,), (), 1),
        ((1, 2), (3,), 4),
        ((1, 2), (1,), 3),
        ((1, 2, 3), (4, 5), None),
        ((), (1,), 2),
    ],
)
def test_those_who_left_are_passed_over(been: tuple[int, ...], gone: tuple[int, ...], next_is: int | None) -> None:
    """ITC-223: the table plays on until all but those who left were Sheriff once."""
    assert next_sheriff((1, 2, 3, 4, 5), been, gone) == next_is
