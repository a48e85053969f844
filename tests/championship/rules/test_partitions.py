"""For every number of players the lawful tables, against the lines that the first annex prints."""

import pytest

from referee.championship.rules.tables import lawful, partitions, preferred

PRINTED = """
5 5
6 5
6 6
7 6
7 7
5 5 5
6 5 5
6 6 5
6 6 6
7 6 6
7 7 6
5 5 5 5
6 5 5 5
7 7 7
6 6 5 5
6 6 6 5
6 6 6 6
7 6 6 6
5 5 5 5 5
7 7 6 6
6 5 5 5 5
7 7 7 6
6 6 5 5 5
7 7 7 7
6 6 6 5 5
7 7 7 7
6 6 6 6 5
5 5 5 5 5 5
7 6 6 6 6
6 5 5 5 5 5
7 7 6 6 6
6 6 5 5 5 5
7 7 7 6 6
6 6 6 5 5 5
7 7 7 7 6
6 6 6 6 5 5
6 6 6 6 6 5
5 5 5 5 5 5 5
6 5 5 5 5 5 5
7 6 6 6 6 6
6 6 5 5 5 5 5
7 7 6 6 6 6
6 6 6 5 5 5 5
7 7 7 6 6 6
6 6 6 6 5 5 5
7 7 7 7 6 6
6 6 6 6 6 5 5
7 7 7 7 7 6
6 6 6 6 6 6 5
7 6 6 6 6 6 6
6 6 6 5 5 5 5 5
6 6 6 6 5 5 5 5
7 7 7 6 6 6 6
6 6 6 6 6 5 5 5
7 7 7 7 6 6 6
6 6 6 6 6 6 5 5
7 7 7 7 7
6 6 6 6 6 6
5 5 5 5 5 5 5 5
6 6 5 5 5 5 5 5
7 7 6 6 6 6 6
6 6 6 6 6
6 6 6 6 6 6 6
7 7 7 7 7 7
5 5 5 5 5 5 5 5 5
7 7 7 7 7 6 6
6 6 6 6 6 6 6 5
7 7 7 7 7 7 6
6 6 6 5 5 5 5 5 5
7 6 6 6 6 6 6 6 6 6 6 6 5 5 5 5 5
6 6 6 6 6 6 6 6
7 7 7 7 7 7 7
7 7 6 6 6 6 6 6 6 6 6 6 6 5 5 5 5 5 5 5 5 5 5 5 5 5 5
"""
"""The lines of the annex as they stand in the source, the two that print ran together among them."""
RUN_TOGETHER = {
    "7 6 6 6 6 6 6 6 6 6 6 6 5 5 5 5 5": ("7 6 6 6 6 6 6 6", "6 6 6 6 5 5 5 5 5"),
    "7 7 6 6 6 6 6 6 6 6 6 6 6 5 5 5 5 5 5 5 5 5 5 5 5 5 5": (
        "7 7 6 6 6 6 6 6",
        "6 6 6 6 6 5 5 5 5",
        "5 5 5 5 5 5 5 5 5 5",
    ),
}
LEFT_OUT = {(6, *[5] * 7), (6, *[5] * 8), (6, 6, *[5] * 7)}
"""Lawful for 41, 46 and 47 players, and nowhere in the annex."""


def printed() -> list[tuple[int, ...]]:
    """Every partition the annex prints, as often as it does."""
    lines = [line for whole in PRINTED.split("\n") if whole for line in RUN_TOGETHER.get(whole, (whole,))]
    return [tuple(map(int, line.split())) for line in lines]


def test_from_10_to_50_the_tables_are_those_of_the_annex() -> None:
    """ITC-063, ITC-264: all that it prints is found and marked so; three more are lawful and marked so."""
    found = {each.sizes: each.standing for players in range(10, 51) for each in partitions(players)}
    assert {sizes for sizes, standing in found.items() if standing == "printed"} == set(printed())
    assert {sizes for sizes, standing in found.items() if standing == "rule_conform"} == LEFT_OUT


def test_the_annex_prints_75_partitions_and_one_of_them_twice() -> None:
    """ITC-264: 76 in all, the four tables of seven twice."""
    assert (len(printed()), len(set(printed()))) == (76, 75)
    assert printed().count((7, 7, 7, 7)) == 2


@pytest.mark.parametrize("players", range(1, 200))
def test_every_partition_is_lawful_and_none_is_missed(players: int) -> None:
    """ITC-060, ITC-061: by trying all counts of fives, sixes and sevens."""
    counts = [(sevens, sixes) for sevens in range(players // 7 + 1) for sixes in range((players - 7 * sevens) // 6 + 1)]
    tried = {
        (7,) * sevens + (6,) * sixes + (5,) * ((players - 7 * sevens - 6 * sixes) // 5)
        for sevens, sixes in counts
        if (players - 7 * sevens - 6 * sixes) % 5 == 0
    }
    assert {each.sizes for each in partitions(players)} == {sizes for sizes in tried if not {5, 7} <= set(sizes)}
    assert all(lawful(each.sizes) and sum(each.sizes) == players for each in partitions(players))


@pytest.mark.parametrize("players", [0, 1, 2, 3, 4, 8, 9])
def test_some_numbers_have_no_tables(players: int) -> None:
    """ITC-060: too few for one table, or too many for one and too few for two."""
    assert partitions(players) == ()
    assert preferred(players) is None


@pytest.mark.parametrize(
    ("sizes", "allowed"), [((7, 6), True), ((7, 5), False), ((8,), False), ((5, 4), False), ((), False)]
)
def test_what_is_lawful(sizes: tuple[int, ...], allowed: bool) -> None:
    """ITC-060, ITC-061."""
    assert lawful(sizes) is allowed


@pytest.mark.parametrize(
    ("players", "sizes"), [(20, (7, 7, 6)), (24, (6, 6, 6, 6)), (30, (6,) * 5), (35, (6,) * 5 + (5,)), (10, (5, 5))]
)
def test_tables_of_six_are_proposed(players: int, sizes: tuple[int, ...]) -> None:
    """ITC-266: of several partitions the one with most tables of six."""
    chosen = preferred(players)
    assert chosen is not None
    assert chosen.sizes == sizes


def test_beyond_the_annex_tables_are_rule_conform() -> None:
    """ITC-063: the annex ends at 50; the rule does not."""
    assert {each.standing for each in partitions(51)} == {"rule_conform"}
    assert partitions(51)[0].clauses == ("ITC-060", "ITC-061", "ITC-264")
