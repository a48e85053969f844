"""Warnings, expulsions, and who leaves when."""

import pytest

from referee.championship.rules import entries as e
from referee.championship.rules.noticed import CalledToOrder, RoleShown
from tests.championship.rules.judged import said
from tests.championship.rules.making import drawn, enrolled, game

ONE = (1, 2, 3, 4, 5)
TEN = drawn(10)
END = len(TEN)
WARNED = [*TEN, e.Warned(2, "late")]
PLAYING = [*TEN, e.RoundOpened(1, 1, 1)]
OVER = list(TEN)
for number in range(1, 6):
    OVER += game(1, number, ONE[number - 1 :] + ONE[: number - 1], "law", "++---")
FROM_2 = [*enrolled(11), e.Drawn(((1, 3, 4, 5, 6), (7, 8, 9, 10, 11)))]
"""The tables were drawn without player 2."""
NAMED = e.QualifiersNamed((1, 2, 3, 4))


@pytest.mark.parametrize(
    ("log", "fact", "level", "grounds"),
    [
        (TEN, e.Warned(2, "late"), "legal", []),
        (WARNED, e.Warned(2, "loud"), "legal", ["second_warning ITC-193 ITC-194"]),
        (WARNED, e.Warned(3, "loud"), "legal", []),
        ([*WARNED, e.PenaltyCancelled(END, "not he")], e.Warned(2, "loud"), "legal", []),
        ([*WARNED, e.Retracted(END)], e.Warned(2, "loud"), "legal", []),
        (TEN, e.Warned(20, "loud"), "legal", ["? unknown_player"]),
        (TEN, e.Warned(2, "slow"), "illegal", ["call_comes_first ITC-207"]),
        ([*TEN, CalledToOrder(3)], e.Warned(2, "slow"), "illegal", ["call_comes_first ITC-207"]),
        ([*TEN, CalledToOrder(2)], e.Warned(2, "slow"), "legal", []),
        (TEN, CalledToOrder(2), "legal", []),
        (TEN, CalledToOrder(20), "legal", ["? unknown_player"]),
        ([*TEN, e.PlayerLeft(2, "between_rounds")], CalledToOrder(2), "legal", ["? left_already ITC-211"]),
        (PLAYING, RoleShown(2, "mistake"), "legal", ["role_shown ITC-230 ITC-231"]),
        (PLAYING, RoleShown(2, "purpose"), "legal", ["role_shown ITC-180 ITC-182 ITC-230 ITC-232"]),
        (PLAYING, RoleShown(2), "legal", ["role_shown ITC-230 ITC-231 ITC-232"]),
        ([*TEN, e.PlayerLeft(2, "between_rounds")], e.Warned(2, "x"), "legal", ["? left_already ITC-211"]),
        (TEN, e.Expelled(2, "cheating", "between_rounds"), "legal", []),
        (TEN, e.Expelled(2, " ", "between_rounds"), "unclear", ["reason_missing ITC-198"]),
        (TEN, e.Expelled(2, "cheating", "during_game"), "legal", ["? other_moment ITC-210 ITC-212"]),
        (WARNED, e.PenaltyCancelled(END, "not he"), "legal", []),
        ([*TEN, e.Expelled(2, "x", "between_rounds")], e.PenaltyCancelled(END, "not he"), "legal", []),
        (TEN, e.PenaltyCancelled(3, "not he"), "legal", ["? no_penalty_stands ITC-197"]),
        ([*WARNED, e.PenaltyCancelled(END, "")], e.PenaltyCancelled(END, ""), "legal", ["? no_penalty_stands ITC-197"]),
        ([*TEN, e.PlayerLeft(2, "between_rounds")], e.PenaltyCancelled(END, "back"), "legal",
         ["? no_penalty_stands ITC-197"]),
    ],
)  # fmt: skip
def test_a_penalty(log: list[e.Logged], fact: e.Fact, level: str, grounds: list[str]) -> None:
    """ITC-180, ITC-182, ITC-191 to ITC-194, ITC-197, ITC-198, ITC-207, ITC-230 to ITC-232."""
    assert said(log, fact) == (level, grounds)


@pytest.mark.parametrize(
    ("log", "when", "grounds"),
    [
        (enrolled(10), "before_draw", []),
        (enrolled(10), "between_rounds", ["? other_moment ITC-210 ITC-222"]),
        (TEN, "between_rounds", []),
        (TEN, "before_draw", ["? other_moment ITC-210"]),
        (PLAYING, "during_game", []),
        (FROM_2, "before_draw", []),
        (PLAYING, "between_rounds", ["? other_moment ITC-210 ITC-222"]),
        (OVER, "after_rounds", []),
        ([*OVER, NAMED], "during_duel", []),
        ([*OVER, NAMED], "after_rounds", ["? other_moment ITC-210 ITC-227"]),
        ([*OVER, e.DuelWon("semi_1", 1, 4)], "after_rounds", ["? other_moment ITC-210 ITC-227"]),
        (OVER, "during_duel", []),
        (OVER, "between_rounds", ["? other_moment ITC-210 ITC-222"]),
        (TEN, "after_rounds", ["? other_moment ITC-210 ITC-227"]),
        (TEN, "during_duel", ["? other_moment ITC-210 ITC-228 ITC-229"]),
        ([*TEN, e.PlayerLeft(2, "between_rounds")], "between_rounds", ["? left_already ITC-211"]),
    ],
)
def test_who_leaves_when(log: list[e.Logged], when: e.LeftWhen, grounds: list[str]) -> None:
    """ITC-210 to ITC-212, ITC-222, ITC-227 to ITC-229: at any time, and the log has to tell which it was."""
    assert said(log, e.PlayerLeft(2, when)) == ("legal", grounds)


def test_a_stranger_cannot_leave() -> None:
    """The log has to know him."""
    assert said(TEN, e.PlayerLeft(20, "between_rounds")) == ("legal", ["? unknown_player"])
