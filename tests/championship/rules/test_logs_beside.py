"""A result beside the log of the game or duel that it is of: who won there, and what is said where it differs."""

import pytest

from referee.championship.rules import entries as e
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.grounds import verdict
from referee.championship.rules.matches import DuelOpened
from referee.championship.rules.places import TableOpened
from referee.championship.rules.witness import GameTold, beside
from tests.championship.rules.judged import spoken
from tests.championship.rules.making import drawn, results

PLAYING = [*drawn(10), e.RoundOpened(1, 1, 1), TableOpened(1, 1, "log")]
WON = e.GamePlayed(1, 1, "law", results((1, 2, 3, 4, 5), "++---"))
DUEL = [*PLAYING, DuelOpened("final", (7, 3), "duel")]


@pytest.mark.parametrize(
    ("log", "fact", "side", "doubts"),
    [
        (PLAYING, WON, "law", []),
        (PLAYING, WON, "outlaws", ["game_log_says ITC-101"]),
        (DUEL, e.DuelWon("final", 7, 3), "duellist1", []),
        (DUEL, e.DuelWon("final", 7, 3), "duellist2", ["duel_log_says ITC-149"]),
        (DUEL, e.DuelWon("final", 3, 7), "duellist2", []),
        (DUEL, e.DuelWon("final", 3, 7), "duellist1", ["duel_log_says ITC-149"]),
        (PLAYING, e.DuelWon("final", 3, 7), "duellist1", []),
        (PLAYING, e.Warned(1, "late"), "law", []),
    ],
)
def test_a_result_is_doubted_where_its_log_tells_another_winner(
    log: list[e.Logged], fact: e.Fact, side: str, doubts: list[str]
) -> None:
    """ITC-101, ITC-141, ITC-149: the first of the two who meet is he who picks first."""
    assert spoken(verdict(beside(tournament_of(log), fact, GameTold(side, 40))).doubts) == doubts


@pytest.mark.parametrize(("side", "player"), [("duellist1", 7), ("duellist2", 3)])
def test_the_doubt_says_who_won_there(side: str, player: int) -> None:
    """ITC-149: with the entry of the log that says so."""
    fact = e.DuelWon("final", 3 if player == 7 else 7, player)
    (doubt,) = verdict(beside(tournament_of(DUEL), fact, GameTold(side, 40))).doubts
    assert doubt.args == {"match": "final", "player": player, "entry": 40}
