"""What the desk works out of numbers, by the clauses of a ruling, with the functions of the regulation."""

import pytest

from referee.championship.answering import figures
from referee.championship.rules.tables import partitions


def test_every_way_to_spread_entrants_is_told() -> None:
    """As many lines as there are lawful partitions, with the sizes of each."""
    told = [args["sizes"] for _, args in figures([37], ["ITC-059", "ITC-063"])]
    assert sorted(told) == sorted(" + ".join(map(str, each.sizes)) for each in partitions(37))
    assert told[0] == "7 + 6 + 6 + 6 + 6 + 6"


@pytest.mark.parametrize(
    ("numbers", "clauses", "key", "wanted"),
    [
        ([6], ["ITC-062"], "worked-rounds", {"players": 6, "rounds": 6}),
        ([4], ["ITC-131"], "worked-duels", {"tables": 4, "players": 4}),
        ([5], ["ITC-133"], "worked-duels", {"tables": 5, "players": 8}),
        ([4000], ["ITC-122"], "worked-score", {"score": 4000, "corrected": "4600"}),
        (
            [6],
            ["ITC-110", "ITC-116"],
            "worked-prize_by_outlaws",
            {"players": 6, "count": 3, "each": 1000, "money": 3000},
        ),
        ([5], ["ITC-104"], "worked-prize_by_players", {"players": 5, "count": 5, "each": 100, "money": 500}),
    ],
)
def test_what_a_clause_tells_is_worked_out(
    numbers: list[int], clauses: list[str], key: str, wanted: dict[str, int | str]
) -> None:
    """Rounds, places in the duels, corrected scores and prizes come of the number and the clause."""
    assert [*figures(numbers, clauses)] == [(key, wanted)]


def test_tables_of_both_sizes_play_their_own_rounds() -> None:
    """Of entrants it is told how many rounds each size of table plays."""
    assert [args["rounds"] for _, args in figures([37], ["ITC-062"])] == [6, 7]


@pytest.mark.parametrize(
    ("numbers", "clauses"),
    [
        ([], ["ITC-059"]),
        ([37], ["NLB-013"]),
        ([9], ["ITC-059"]),
        ([12], ["ITC-110"]),
        ([5], ["ITC-107"]),
        ([5], ["ITC-122"]),
        ([10**30, 0], ["ITC-059", "ITC-062", "ITC-122"]),
        ([999_999], ["ITC-059", "ITC-062", "ITC-131"]),
    ],
)
def test_where_nothing_comes_of_it_nothing_is_told(numbers: list[int], clauses: list[str]) -> None:
    """A number that the clause knows nothing of, or no number, gives no figure."""
    assert not [*figures(numbers, clauses)]
