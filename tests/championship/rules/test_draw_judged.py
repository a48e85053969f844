"""Whether a draw of tables, or of lots, is one."""

import pytest

from referee.championship.rules import entries as e
from referee.championship.rules.draw import drawn as by_seed
from referee.championship.rules.draw import seated, shuffled
from tests.championship.rules.judged import said
from tests.championship.rules.making import drawn, enrolled, game, turned


def lots(count: int, *sizes: int) -> e.Drawn:
    """Tables of these sizes, in the order of the numbers."""
    return e.Drawn(seated(range(1, count + 1), sizes))


TOO_FEW = "too_few_players ITC-013"
ANNEX = "not_in_the_annex ITC-063 ITC-264"
UNWRITTEN = "seed_not_written ITC-025 ITC-064"


@pytest.mark.parametrize(
    ("log", "fact", "level", "grounds"),
    [
        (enrolled(10), lots(10, 5, 5), "legal", []),
        (enrolled(9), lots(9, 5, 4), "illegal", [TOO_FEW, "no_tables_possible ITC-060 ITC-061", "table_size ITC-060"]),
        (enrolled(7), lots(7, 7), "without_effect", [TOO_FEW, ANNEX]),
        (enrolled(16), lots(16, 8, 8), "illegal", ["table_size ITC-060"]),
        (enrolled(12), lots(12, 7, 5), "illegal", ["tables_uneven ITC-061"]),
        (enrolled(41), lots(41, 6, *[5] * 7), "legal", [ANNEX]),
        (enrolled(41), lots(41, 5, 6, *[5] * 6), "legal", [ANNEX]),
        (enrolled(11), lots(11, 5, 6), "legal", []),
        (enrolled(11), lots(10, 5, 5), "illegal", ["not_seated ITC-064"]),
        (enrolled(10), e.Drawn(((1, 2, 3, 4, 5), (6, 7, 8, 9, 9))), "illegal",
         [TOO_FEW, "not_seated ITC-064", "? seated_twice"]),
        (enrolled(10), lots(11, 6, 5), "legal", ["? unknown_players"]),
        ([*enrolled(11), e.PlayerLeft(2, "before_draw")], lots(11, 6, 5), "illegal", ["gone_and_seated ITC-211"]),
        (drawn(10), lots(10, 5, 5), "for_referee", ["drawn_again ITC-055 ITC-064"]),
        ([*drawn(10), e.RoundOpened(1, 1, 1)], lots(10, 5, 5), "illegal", ["drawn_again ITC-055 ITC-064"]),
    ],
)  # fmt: skip
def test_a_draw_by_hand(log: list[e.Logged], fact: e.Drawn, level: str, grounds: list[str]) -> None:
    """ITC-013, ITC-055, ITC-059 to ITC-064, ITC-211, ITC-264."""
    assert said(log, fact) == (level, grounds)


WRITTEN = [*enrolled(10), e.SeedWritten("s", "seating")]
BY_SEED = e.Drawn(by_seed(range(1, 11), (5, 5), "s"), "s")


@pytest.mark.parametrize(
    ("log", "fact", "level", "grounds"),
    [
        (WRITTEN, BY_SEED, "legal", []),
        (WRITTEN, e.Drawn(BY_SEED.tables[::-1], "s"), "illegal", ["not_by_the_seed ITC-025 ITC-064"]),
        (enrolled(10), BY_SEED, "for_referee", [UNWRITTEN]),
        ([*enrolled(10), e.SeedWritten("s", "lots")], BY_SEED, "for_referee", [UNWRITTEN]),
        (WRITTEN, e.SeedWritten("t", "seating"), "for_referee", ["seed_again ITC-025 ITC-064"]),
        ([*WRITTEN, e.SeedWritten("t", "seating")], BY_SEED, "for_referee", ["one_seed_of_several ITC-025 ITC-064"]),
        ([*WRITTEN, e.SeedWritten("s", "seating")], BY_SEED, "legal", []),
        ([*WRITTEN, e.SeedWritten("t", "lots")], BY_SEED, "legal", []),
        (WRITTEN, e.SeedWritten("t", "lots"), "legal", []),
    ],
)
def test_a_draw_by_a_seed(log: list[e.Logged], fact: e.Fact, level: str, grounds: list[str]) -> None:
    """ITC-025, ITC-064: written down before, once, and it gives these tables."""
    assert said(log, fact) == (level, grounds)


ALL_PLAYED = drawn(10)
for table, players in ((1, (1, 2, 3, 4, 5)), (2, (6, 7, 8, 9, 10))):
    for number in range(1, 6):
        ALL_PLAYED += game(table, number, turned(players, number), "law", "++---")


@pytest.mark.parametrize(
    ("log", "fact", "level", "grounds"),
    [
        (ALL_PLAYED, e.LotsDrawn((6, 1)), "illegal", ["not_tied ITC-124 ITC-130"]),
        (ALL_PLAYED, e.LotsDrawn(tuple(range(10, 0, -1))), "legal", []),
        (ALL_PLAYED[:-2], e.LotsDrawn((1, 2)), "illegal", ["rounds_not_over ITC-124", "not_tied ITC-124 ITC-130"]),
        (
            [*ALL_PLAYED, e.LotsDrawn(tuple(range(1, 11)))],
            e.LotsDrawn(tuple(range(1, 11))),
            "illegal",
            ["not_tied ITC-124 ITC-130"],
        ),
        (
            [*ALL_PLAYED, e.SeedWritten("s", "lots")],
            e.LotsDrawn(shuffled(range(1, 11), "s", "lots"), "s"),
            "legal",
            [],
        ),
        (
            [*ALL_PLAYED, e.SeedWritten("s", "lots")],
            e.LotsDrawn(tuple(range(1, 11)), "s"),
            "illegal",
            ["not_by_the_seed ITC-025 ITC-064"],
        ),
        (ALL_PLAYED, e.LotsDrawn(shuffled(range(1, 11), "s", "lots"), "s"), "for_referee", [UNWRITTEN]),
        (
            [*ALL_PLAYED, e.SeedWritten("s", "lots"), e.SeedWritten("t", "lots")],
            e.LotsDrawn(shuffled(range(1, 11), "t", "lots"), "t"),
            "for_referee",
            ["one_seed_of_several ITC-025 ITC-064"],
        ),
    ],
)
def test_lots_are_the_last_criterion(log: list[e.Logged], fact: e.Fact, level: str, grounds: list[str]) -> None:
    """ITC-124, ITC-130: when all rounds are over, among all whom nothing else separates."""
    assert said(log, fact) == (level, grounds)
