"""Players put out and taken in again: which rounds they were part of, who is Sheriff then, who plays the duels."""

import pytest

from referee.championship.rules import bids as b
from referee.championship.rules import entries as e
from referee.championship.rules.auctioning import auction_of
from referee.championship.rules.course import due_sheriff, players_of
from referee.championship.rules.due import due
from referee.championship.rules.folding import tournament_of
from tests.championship.rules.judged import said
from tests.championship.rules.making import drawn, game, hired, results

ONE = (1, 2, 3, 4, 5)
WITHOUT_2 = (3, 4, 5, 1)
FIRST = [*drawn(10), *game(1, 1, ONE, "law", "++---")]
OUT = [*FIRST, e.Expelled(2, "cheating", "between_rounds")]
BACK = e.PenaltyCancelled(len(FIRST), "it was another")


def test_whoever_was_out_when_a_round_began_is_not_part_of_it() -> None:
    """ITC-194, ITC-221: taken in again during the round, he plays from the next one on."""
    log = [*OUT, e.RoundOpened(1, 2, 3), BACK]
    state = tournament_of(log)
    each = state.tables[1].round(2)
    assert each is not None
    assert players_of(state, state.tables[1], each) == (1, 3, 4, 5)
    paid = [*log, *hired(1, 2, WITHOUT_2)]
    assert said(paid, e.GamePlayed(1, 2, "outlaws", results(WITHOUT_2, "-+++"))) == ("legal", [])
    assert said(log, e.CharacterHired(1, 2, 2, "x", 100)) == ("legal", ["? not_at_the_table"])
    assert {each.players for each in due(state) if each.kind == "hires"} == {(1, 3, 4, 5)}


def test_whoever_is_back_before_a_round_begins_is_part_of_it() -> None:
    """ITC-191, ITC-194: the expulsion counts no more."""
    state = tournament_of([*OUT, BACK])
    assert said([*OUT, BACK], e.RoundOpened(1, 2, 2)) == ("legal", [])
    assert state.players[2].left is None


def test_the_next_sheriff_sits_to_the_left_of_the_last() -> None:
    """ITC-068, ITC-223: it goes on to the left, and comes to him who was out when it was his turn at the end."""
    log = [*OUT, *game(1, 2, WITHOUT_2, "outlaws", "-+++"), BACK]
    been = []
    for number in range(3, 6):
        state = tournament_of(log)
        sheriff = due_sheriff(state, state.tables[1])
        assert sheriff is not None
        been.append(sheriff)
        at = ONE.index(sheriff)
        log += game(1, number, ONE[at:] + ONE[:at], "law", "++---")
    assert been == [4, 5, 2]
    state = tournament_of(log)
    assert due_sheriff(state, state.tables[1]) is None


def over() -> list[e.Logged]:
    """Both tables have played all their rounds; each has paid as much as tells the players apart."""
    log = drawn(10)
    for table, seating in ((1, ONE), (2, (6, 7, 8, 9, 10))):
        for number in range(5):
            log += game(table, number + 1, seating[number:] + seating[:number], "law", "+----")
        log += [e.CharacterHired(table, 5, player, f"c{player}", 5000 * player) for player in seating]
    return log


@pytest.mark.parametrize("fact", [e.QualifiersNamed((1, 2, 3, 4)), e.DuelWon("semi_1", 1, 4)])
def test_a_second_warning_expels_before_the_duels_too(fact: e.Fact) -> None:
    """ITC-193: whoever has two warnings is neither named nor plays on."""
    log = [*over(), e.Warned(1, "late"), e.Warned(1, "loud")]
    assert "expulsion_due ITC-193 ITC-194" in said(log, fact)[1]
    assert "expulsion_due ITC-193 ITC-194" not in said(log[:-1], fact)[1]


def test_lots_among_equal_debts_hold_through_the_auction() -> None:
    """ITC-089, ITC-090: lots for the smallest debt are not forgotten when lots for the next are drawn."""
    prices = {1: 5500, 2: 5000, 3: 5100, 4: 5100, 5: 100}
    log = [*drawn(10), e.RoundOpened(1, 1, 1)]
    log += [e.CharacterHired(1, 1, player, f"c{player}", price) for player, price in prices.items()]
    log += [e.GamePlayed(1, 1, "renegade", results(ONE, "----+")), e.RoundOpened(1, 2, 2)]
    assert owned(log) == {1: 0, 2: 0, 3: -100, 4: -100, 5: 11400}
    log += [b.CharactersLaid(1, 2, ("k", "l", "m", "n", "o")), b.BidOpened(1, 2, 5, "k", 100)]
    log += [b.ChoiceDrawn(1, 2, (2, 1)), b.CharacterChosen(1, 2, 2, "l"), b.CharacterChosen(1, 2, 1, "o")]
    log += [b.ChoiceDrawn(1, 2, (4, 3)), b.CharacterChosen(1, 2, 4, "m"), b.CharacterChosen(1, 2, 3, "n")]
    state = tournament_of(log)
    each = state.tables[1].round(2)
    assert each is not None
    now = auction_of(state, state.tables[1], each)
    assert now is not None
    assert {one.player: one.character for one in now.bought} == {1: "o", 2: "l", 3: "n", 4: "m", 5: "k"}


def owned(log: list[e.Logged]) -> dict[int, object]:
    """What everybody at table 1 owns."""
    from referee.championship.rules.hiring import owned_by

    state = tournament_of(log)
    return dict(owned_by(state, state.tables[1]))
