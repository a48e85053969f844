"""Whether a round may begin, with whom as Sheriff, with which roles; and whether a game is played again."""

import pytest

from referee.championship.rules import entries as e
from tests.championship.rules.judged import said
from tests.championship.rules.making import ROLES, drawn, game

TEN = drawn(10)
ONE = (1, 2, 3, 4, 5)
FIRST = [*TEN, *game(1, 1, ONE, "law", "++---")]
LEFT_3 = [*FIRST, e.PlayerLeft(3, "between_rounds")]
LEFT_2 = [*FIRST, e.PlayerLeft(2, "between_rounds")]
LAW = "++---"


def dealt(players: tuple[int, ...], roles: tuple[str, ...]) -> tuple[e.Dealt, ...]:
    """A deal."""
    return tuple(e.Dealt(*each) for each in zip(players, roles, strict=True))


def played(rounds: int) -> list[e.Logged]:
    """So many rounds of table 1."""
    log = list(TEN)
    for number in range(1, rounds + 1):
        log += game(1, number, ONE[number - 1 :] + ONE[: number - 1], "law", LAW)
    return log


@pytest.mark.parametrize(
    ("log", "fact", "level", "grounds"),
    [
        (TEN, e.RoundOpened(1, 1, 1), "legal", []),
        (TEN, e.RoundOpened(2, 1, 6), "legal", []),
        (TEN, e.RoundOpened(1, 1, 2), "illegal", ["other_sheriff ITC-066"]),
        (TEN, e.RoundOpened(3, 1, 1), "legal", ["? unknown_table"]),
        (TEN, e.RoundOpened(1, 2, 1), "legal", ["? other_round ITC-062"]),
        (FIRST, e.RoundOpened(1, 2, 2), "legal", []),
        (FIRST, e.RoundOpened(1, 2, 1), "illegal", ["other_sheriff ITC-068 ITC-223"]),
        (FIRST, e.RoundOpened(1, 2, 3), "illegal", ["other_sheriff ITC-068 ITC-223"]),
        (LEFT_3, e.RoundOpened(1, 2, 2), "legal", []),
        (LEFT_2, e.RoundOpened(1, 2, 3), "legal", []),
        (LEFT_2, e.RoundOpened(1, 2, 2), "illegal", ["other_sheriff ITC-068 ITC-223"]),
        ([*FIRST, e.RoundOpened(1, 2, 2)], e.RoundOpened(1, 3, 3), "illegal",
         ["other_sheriff ITC-068 ITC-223", "? round_not_over ITC-062"]),
        ([*FIRST, e.RoundOpened(1, 2, 2)], e.RoundOpened(1, 2, 2), "legal", ["? round_open_already"]),
        (played(5), e.RoundOpened(1, 6, 1), "illegal", ["everybody_was_sheriff ITC-062 ITC-223"]),
        ([*played(4), e.PlayerLeft(5, "between_rounds")], e.RoundOpened(1, 5, 1), "illegal",
         ["everybody_was_sheriff ITC-062 ITC-223"]),
        ([*LEFT_3, e.PlayerLeft(2, "between_rounds")], e.RoundOpened(1, 2, 4), "illegal", ["table_stopped ITC-201"]),
        ([*LEFT_3, e.PlayerLeft(2, "between_rounds")], e.RoundOpened(2, 1, 6), "legal", []),
        ([*FIRST, e.Warned(2, "a"), e.Warned(2, "b")], e.RoundOpened(1, 2, 2), "illegal",
         ["expulsion_due ITC-193 ITC-194"]),
    ],
)  # fmt: skip
def test_a_round(log: list[e.Logged], fact: e.Fact, level: str, grounds: list[str]) -> None:
    """ITC-062, ITC-066, ITC-068, ITC-193, ITC-201, ITC-203, ITC-223."""
    assert said(log, fact) == (level, grounds)


@pytest.mark.parametrize(
    ("log", "fact", "level", "grounds"),
    [
        (TEN, e.RoundOpened(1, 1, 1, dealt(ONE, ROLES[5])), "legal", []),
        (TEN, e.RoundOpened(1, 1, 1, (e.Dealt(1, "sheriff"),)), "legal", []),
        (TEN, e.RoundOpened(1, 1, 1, (e.Dealt(2, "outlaw"), e.Dealt(3, "outlaw"), e.Dealt(4, "outlaw"))), "illegal",
         ["other_roles NLB-003 ITC-067"]),
        (TEN, e.RoundOpened(1, 1, 1, dealt(ONE, ("sheriff", *["outlaw"] * 3, "renegade"))), "illegal",
         ["other_roles NLB-003 ITC-067"]),
        (TEN, e.RoundOpened(1, 1, 1, dealt((2, 1, 3, 4, 5), ROLES[5])), "illegal",
         ["leader_has_other_role ITC-066 ITC-068"]),
        (TEN, e.RoundOpened(1, 1, 1, (e.Dealt(6, "outlaw"),)), "legal", ["? not_at_the_table"]),
        (LEFT_3, e.RoundOpened(1, 2, 2, dealt((2, 4, 5, 1), ROLES[4])), "legal", []),
        (LEFT_3, e.RoundOpened(1, 2, 2, dealt((2, 4, 5, 1), ROLES[5][:4])), "illegal",
         ["other_roles NLB-002 ITC-069"]),
        (drawn(12), e.RoundOpened(1, 1, 1, dealt((1, 2, 3, 4, 5, 6), ROLES[7][:6])), "illegal",
         ["other_roles NLB-004 ITC-067"]),
        (drawn(14), e.RoundOpened(1, 1, 1, dealt((1, 2, 3, 4, 5, 6, 7), (*ROLES[6], "outlaw"))), "illegal",
         ["other_roles NLB-005 ITC-067"]),
        (drawn(12), e.RoundOpened(1, 1, 1, dealt((1, 2, 3, 4, 5, 6), ROLES[6])), "legal", []),
        (drawn(14), e.RoundOpened(1, 1, 1, dealt((1, 2, 3, 4, 5, 6, 7), ROLES[7])), "legal", []),
    ],
)  # fmt: skip
def test_a_deal(log: list[e.Logged], fact: e.Fact, level: str, grounds: list[str]) -> None:
    """ITC-067, ITC-069 with NLB-002 to NLB-005: the roles of as many as are still there."""
    assert said(log, fact) == (level, grounds)


OPEN = [*TEN, e.RoundOpened(1, 1, 1)]


@pytest.mark.parametrize(
    ("log", "fact", "level", "grounds"),
    [
        (OPEN, e.GameVoided(1, 1, True, "shown"), "legal", []),
        (FIRST, e.GameVoided(1, 1, False, "shown"), "legal", []),
        (TEN, e.GameVoided(1, 1, False, "shown"), "legal", ["? no_such_round"]),
        (TEN, e.GameVoided(9, 1, False, "shown"), "legal", ["? no_such_round"]),
        ([*OPEN, e.GameVoided(1, 1, True, "shown")], e.GameVoided(1, 1, True, "x"), "legal", ["? no_such_round"]),
        (played(2), e.GameVoided(1, 1, False, "shown"), "for_referee", ["later_round_begun ITC-050 ITC-231"]),
        ([*OPEN, e.GameVoided(1, 1, True, "shown")], e.RoundOpened(1, 1, 1), "legal", []),
        ([*OPEN, e.GameVoided(1, 1, True, "shown")], e.RoundOpened(1, 1, 2), "illegal", ["other_sheriff ITC-066"]),
        ([*FIRST, e.GameVoided(1, 1, True, "shown")], e.RoundOpened(1, 1, 1), "legal", []),
    ],
)
def test_a_game_played_again(log: list[e.Logged], fact: e.Fact, level: str, grounds: list[str]) -> None:
    """ITC-231: the same round once more, with the same Sheriff."""
    assert said(log, fact) == (level, grounds)
