"""What may be paid for a character, by whom, in which order."""

import pytest

from referee.championship.rules import entries as e
from tests.championship.rules.judged import said
from tests.championship.rules.making import drawn, results

OPEN = [*drawn(10), e.RoundOpened(1, 1, 1)]


def hired(player: int, price: int, number: int = 1, character: str = "", kept: bool = False) -> e.CharacterHired:
    """A hire at table 1."""
    return e.CharacterHired(1, number, player, character or f"c{player}", price, kept)


ALL_BUT_5 = [*OPEN, *(hired(player, 300) for player in (1, 2, 3, 4))]
AFTER = [
    *ALL_BUT_5,
    hired(5, 100),
    e.GamePlayed(1, 1, "law", results((1, 2, 3, 4, 5), "++---")),
    e.RoundOpened(1, 2, 2),
]
"""Players 1 and 2 survived; 1 owns 7700, 2 owns 6700, 3 and 4 own 4700, 5 owns 4900."""
ROUND_1 = [*OPEN, hired(1, 100), hired(2, 100), hired(3, 4900), hired(4, 5000), hired(5, 5000)]
BROKE = [
    *ROUND_1,
    e.GamePlayed(1, 1, "law", results((1, 2, 3, 4, 5), "++---")),
    e.RoundOpened(1, 2, 2),
    hired(3, 100, 2), hired(4, 100, 2), hired(5, 100, 2), hired(1, 7900, 2, kept=False), hired(2, 100, 2),
    e.GamePlayed(1, 2, "law", results((2, 3, 4, 5, 1), "++---")),
    e.RoundOpened(1, 3, 3),
]  # fmt: skip
"""Then 1 owns 0, 3 earned 2000, 4 and 5 owe 100 each."""


@pytest.mark.parametrize(
    ("log", "fact", "level", "grounds"),
    [
        (OPEN, hired(1, 100), "legal", []),
        (OPEN, hired(1, 5000), "legal", []),
        (OPEN, hired(1, 5100), "illegal", ["more_than_owned ITC-079"]),
        (OPEN, hired(1, 250), "illegal", ["not_in_hundreds ITC-075"]),
        (OPEN, hired(1, 0), "illegal", ["below_least_price ITC-084"]),
        (OPEN, hired(1, 50), "illegal", ["not_in_hundreds ITC-075", "below_least_price ITC-084"]),
        ([*OPEN, hired(1, 100)], hired(1, 200, character="z"), "illegal", ["hired_already ITC-085"]),
        ([*OPEN, hired(1, 100)], hired(2, 200, character="c1"), "legal", ["? character_taken"]),
        (ALL_BUT_5, hired(5, 100), "legal", []),
        (ALL_BUT_5, hired(5, 200), "illegal", ["last_pays_least ITC-084"]),
        (ALL_BUT_5[:-1], hired(5, 200), "legal", []),
        (drawn(10), hired(1, 100), "legal", ["? round_not_open"]),
        ([*OPEN, e.GameVoided(1, 1, True, "shown")], hired(1, 100), "legal", ["? round_not_open"]),
        (AFTER, hired(1, 100), "legal", ["? round_not_open"]),
        (OPEN, hired(6, 100), "legal", ["? not_at_the_table"]),
    ],
)
def test_a_price(log: list[e.Logged], fact: e.Fact, level: str, grounds: list[str]) -> None:
    """ITC-075, ITC-079, ITC-084, ITC-085."""
    assert said(log, fact) == (level, grounds)


@pytest.mark.parametrize(
    ("log", "fact", "level", "grounds"),
    [
        (AFTER, hired(1, 300, 2, kept=True), "legal", []),
        (AFTER, hired(2, 300, 2, kept=True), "legal", []),
        (AFTER, hired(3, 300, 2, kept=True), "illegal", ["did_not_survive ITC-092 ITC-093"]),
        (AFTER, hired(1, 200, 2, kept=True), "illegal", ["other_price ITC-094"]),
        (AFTER, hired(1, 300, 2, "c2", True), "illegal", ["not_his_character ITC-092"]),
        (OPEN, hired(1, 100, 1, kept=True), "illegal", ["did_not_survive ITC-092 ITC-093"]),
    ],
)
def test_keeping_a_character(log: list[e.Logged], fact: e.Fact, level: str, grounds: list[str]) -> None:
    """ITC-092 to ITC-094: who survived the game before may, at the old price."""
    assert said(log, fact) == (level, grounds)


@pytest.mark.parametrize(
    ("log", "fact", "level", "grounds"),
    [
        (BROKE, hired(4, 100, 3), "illegal", ["without_money_waits ITC-086 ITC-087", "smaller_debt_first ITC-089"]),
        ([*BROKE, hired(2, 100, 3), hired(3, 100, 3)], hired(1, 100, 3), "legal", []),
        ([*BROKE, hired(2, 100, 3), hired(3, 100, 3)], hired(1, 200, 3), "illegal",
         ["without_money_pays_least ITC-086 ITC-088"]),
        ([*BROKE, hired(2, 100, 3), hired(3, 100, 3)], hired(4, 100, 3), "illegal", ["smaller_debt_first ITC-089"]),
        ([*BROKE, hired(2, 100, 3), hired(3, 100, 3), hired(1, 100, 3)], hired(4, 100, 3), "legal", []),
        ([*BROKE, hired(2, 100, 3), hired(3, 100, 3), hired(1, 100, 3)], hired(5, 100, 3), "legal", []),
        ([*BROKE, hired(2, 100, 3)], hired(3, 300, 3), "illegal", ["last_pays_least ITC-084"]),
    ],
)  # fmt: skip
def test_players_without_money(log: list[e.Logged], fact: e.Fact, level: str, grounds: list[str]) -> None:
    """ITC-086 to ITC-090: after all others, for 100, the smallest debt first, equal ones as their lots come."""
    assert said(log, fact) == (level, grounds)


NEVER_BEGUN = drawn(10)
AGAIN = [*OPEN, hired(1, 100), e.GameVoided(1, 1, False, "a role was shown")]


@pytest.mark.parametrize(
    ("log", "fact", "level", "grounds"),
    [
        (NEVER_BEGUN, hired(1, -100), "illegal", ["below_least_price ITC-084", "? round_not_open"]),
        (NEVER_BEGUN, hired(1, 150), "illegal", ["not_in_hundreds ITC-075", "? round_not_open"]),
        (NEVER_BEGUN, hired(1, 5100), "illegal", ["more_than_owned ITC-079", "? round_not_open"]),
        ([*NEVER_BEGUN, hired(1, 100)], hired(1, 100, character="x"), "illegal",
         ["hired_already ITC-085", "? round_not_open"]),
        (NEVER_BEGUN, e.CharacterHired(9, 1, 1, "x", -100), "illegal",
         ["below_least_price ITC-084", "? round_not_open"]),
        (AGAIN, hired(1, 100, character="x"), "illegal", ["hired_already ITC-085", "? round_not_open"]),
        (AGAIN, hired(2, 100, character="c1"), "legal", ["? round_not_open", "? character_taken"]),
        (AFTER, hired(1, -100), "illegal", ["below_least_price ITC-084", "? round_not_open"]),
        (OPEN, hired(6, -100), "illegal", ["below_least_price ITC-084", "? not_at_the_table"]),
        (AFTER, hired(1, 200, 3, kept=True), "illegal", ["did_not_survive ITC-092 ITC-093", "? round_not_open"]),
    ],
)  # fmt: skip
def test_what_is_paid_where_nobody_plays(log: list[e.Logged], fact: e.Fact, level: str, grounds: list[str]) -> None:
    """ITC-075, ITC-079, ITC-084, ITC-085, ITC-092: money counts in a round nobody began, so it is judged."""
    assert said(log, fact) == (level, grounds)


def test_keeping_for_the_least_price_without_money_is_for_the_referee() -> None:
    """ITC-079, ITC-092: the regulation does not say; it costs as much as any other would."""
    others = [hired(player, 100, 2) for player in (1, 3, 4, 5)]
    log = [*OPEN, hired(1, 100), hired(2, 4900), hired(3, 100), hired(4, 100), hired(5, 100)]
    log += [e.GamePlayed(1, 1, "outlaws", results((1, 2, 3, 4, 5), "-++++")), e.RoundOpened(1, 2, 2), *others]
    log += [hired(2, 100, 2), e.GamePlayed(1, 2, "outlaws", results((1, 2, 3, 4, 5), "-++++")), e.RoundOpened(1, 3, 3)]
    assert said(log, hired(2, 100, 3, kept=True)) == (
        "for_referee",
        ["kept_without_money ITC-050 ITC-079 ITC-086 ITC-092"],
    )


def test_keeping_for_more_without_money_is_not_allowed() -> None:
    """ITC-079, ITC-092: what is open is the least price alone, which he would owe for any character."""
    log = [*OPEN, hired(1, 100), hired(2, 5000), hired(3, 100), hired(4, 100), hired(5, 100)]
    log += [e.GamePlayed(1, 1, "outlaws", results((1, 2, 3, 4, 5), "-++++")), e.RoundOpened(1, 2, 2)]
    assert said(log, hired(2, 5000, 2, kept=True)) == ("illegal", ["more_than_owned ITC-079 ITC-092"])


def test_keeping_a_character_takes_the_money_it_costs() -> None:
    """ITC-079, ITC-092: who owns 100 cannot pay 4900 again."""
    log = [*OPEN, hired(1, 100), hired(2, 4900), hired(3, 100), hired(4, 100), hired(5, 100)]
    log += [e.GamePlayed(1, 1, "outlaws", results((1, 2, 3, 4, 5), "-++++")), e.RoundOpened(1, 2, 2)]
    assert said(log, hired(2, 4900, 2, kept=True)) == ("illegal", ["more_than_owned ITC-079 ITC-092"])
