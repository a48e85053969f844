"""What costs money or moves somebody asks once before it counts, where something speaks against it."""

import pytest

from referee.championship.office.lines import read
from referee.championship.office.tournamentlog import TournamentLog
from referee.lexicon import load
from tests.championship.office.opening import LAW_WINS, hired, typed

FIRST = ("round 1", hired(1, 1, 2, 3, 4, 5))


@pytest.mark.parametrize(
    ("before", "line"),
    [
        ((*FIRST, LAW_WINS, "round 1", "keep 1 1"), "keep 1 1"),
        (FIRST, "decide semi_1 1"),
        (("round 1",), "hire 1 7 jesse_jones 100"),
        ((), "round 1 2"),
        (("leave 3",), "enrol Carla number=3 eligible"),
        (FIRST, "draw 6,7,8,9,10/1,2,3,4,5"),
    ],
)
def test_money_and_places_ask_where_something_speaks_against_it(
    cup: TournamentLog, before: tuple[str, ...], line: str
) -> None:
    """ITC-085, ITC-131, ITC-066, ITC-211: what is typed twice, too early, or for others is seen first."""
    if before:
        typed(cup, *before)
    assert cup.preview(*read(line, cup.state, load())).asks


@pytest.mark.parametrize("line", ["round 1", "warn 3 ", "enrol Anna", "leave 3", "bid 1 3 500", "time 1 5"])
def test_what_is_regular_or_moves_nothing_does_not_ask(cup: TournamentLog, line: str) -> None:
    """Nothing against it, or nothing lost by it: no question."""
    assert not cup.preview(*read(line, cup.state, load())).asks
