"""A knock-out duel is played as a table of its own, opened from the tournament, and its result is taken from there."""

import pytest

from referee.championship.office import duelling, taking
from referee.championship.office.office import Office
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.office.witness import Witness
from referee.championship.rules import entries as e
from referee.championship.rules.matches import DuelOpened
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from tests.championship.office.opening import hired, typed
from tests.championship.rules.test_bracket import FEW

WON = ("won duellist1",)


@pytest.fixture
def finals(desk: Office) -> TournamentLog:
    """A tournament whose rounds are over; player 1 is the first of the ranking, and so on."""
    log = desk.new("Coppa")
    log.log(*FEW[1:])
    return log


@pytest.fixture
def tables(desk: Office) -> Desk:
    """The tables of the same store."""
    return Desk(desk.path)


def begun(tables: Desk, log: TournamentLog, key: str = "semi_1", first: int = 0) -> TableLog:
    """The log of a duel."""
    return duelling.opened(tables, log, key, "semi-final 1", first)[0]


def test_each_player_has_the_two_places_of_a_duel(tables: Desk, finals: TournamentLog) -> None:
    """ITC-053, ITC-141, ITC-145: by the rules of the duel, the better placed picks first."""
    game = begun(tables, finals)
    assert [(seat.name, seat.role, seat.character) for seat in game.table.seats] == [
        ("P1", "duellist1", ""), ("P1", "duellist1", ""), ("P4", "duellist2", ""), ("P4", "duellist2", "")
    ]  # fmt: skip
    assert set(game.table.sets) == {"base", "championship", "duel"}
    assert [each.owed.kind for each in game.agenda().due] == ["aside"]
    assert tables.tables()[0].title == "Coppa · semi-final 1"


def test_who_picks_first_may_be_told(tables: Desk, finals: TournamentLog) -> None:
    """ITC-141: no clause says who it is."""
    game = begun(tables, finals, first=4)
    assert [seat.name for seat in game.table.seats] == ["P4", "P4", "P1", "P1"]
    with pytest.raises(BadLine, match="not_in_the_duel"):
        begun(tables, finals, "semi_2", first=4)


def test_a_duel_that_has_a_log_is_opened_again(tables: Desk, finals: TournamentLog) -> None:
    """And no second one is made."""
    game = begun(tables, finals)
    again, new = duelling.opened(tables, finals, "semi_1", "semi-final 1")
    assert (again.stream, new, len(tables.tables())) == (game.stream, False, 1)
    assert finals.entries[-1] == DuelOpened("semi_1", (1, 4), game.stream)


@pytest.mark.parametrize(("key", "error"), [("final", "duel_not_ready"), ("quarter_1", "unknown_match")])
def test_only_what_can_be_played_is_opened(tables: Desk, finals: TournamentLog, key: str, error: str) -> None:
    """ITC-131: who meets there has to be known."""
    with pytest.raises(BadLine, match=error):
        begun(tables, finals, key)


def test_other_players_after_a_correction_have_a_log_of_their_own(tables: Desk, finals: TournamentLog) -> None:
    """The log of those who do not meet any more is not taken for theirs."""
    typed(finals, "duel semi_1 1", "duel semi_2 2")
    game = begun(tables, finals, "final")
    typed(finals, "leave 5")
    number = next(n for n, fact in enumerate(finals.entries) if isinstance(fact, e.DuelWon) and fact.match == "semi_2")
    finals.log(e.Corrected(number, e.DuelWon("semi_2", 3, 2)))
    other = begun(tables, finals, "final")
    assert other.stream != game.stream and [seat.name for seat in other.table.seats] == ["P1", "P1", "P3", "P3"]


def test_the_result_is_offered_once_the_log_has_a_winner(tables: Desk, finals: TournamentLog) -> None:
    """ITC-149: it is never taken by itself, and not before."""
    game = begun(tables, finals, first=4)
    with pytest.raises(BadLine, match="duel_not_over"):
        taking.taken("semi-1", finals, tables)
    for line in WON:
        game.enter(line)
    assert "semi_1" not in finals.state.duels
    assert list(taking.all_over(finals, tables)) == [taking.taken("semi-1", finals, tables)] == [
        e.DuelWon("semi_1", 4, 1)
    ]  # fmt: skip
    finals.log(taking.taken("semi_1", finals, tables))
    assert list(taking.all_over(finals, tables)) == []


def test_a_duel_without_a_log_has_nothing_to_take(tables: Desk, finals: TournamentLog) -> None:
    """It is said so."""
    with pytest.raises(BadLine, match="no_log_of_the_duel"):
        taking.taken("semi_1", finals, tables)


def test_a_result_that_its_log_contradicts_is_doubtful(tables: Desk, finals: TournamentLog) -> None:
    """With the entry of the log that says otherwise; then and now, and no more once that is taken back."""
    game = begun(tables, finals)
    for line in WON:
        game.enter(line)
    (judged,) = typed(finals, "duel semi_1 4").judged
    (doubt,) = judged.verdict.doubts
    assert (doubt.key, doubt.args["player"], doubt.args["entry"]) == ("duel_log_says", 1, game.length - 1)
    assert finals.history()[-1].now == judged.verdict
    game.enter(f"retract {game.length - 1}")
    now = finals.history()[-1].now
    assert now is not None and now.clean


def test_the_result_of_a_round_is_held_against_its_log_too(cup: TournamentLog, tables: Desk) -> None:
    """The side that won there and the one that is said to have won."""
    from referee.championship.office.playing import opened

    typed(cup, "round 1 1:sheriff 2:deputy 3:outlaw 4:outlaw 5:renegade", hired(1, 1, 2, 3, 4, 5))
    game, _ = opened(tables, cup, 1)
    game.enter("won outlaws")
    (judged,) = typed(cup, "result 1 law 1+ 2+ 3- 4- 5-").judged
    assert [doubt.key for doubt in judged.verdict.doubts] == ["game_log_says"]
    (judged,) = typed(cup, "result 1.1 outlaws 1- 2- 3+ 4- 5-").judged
    assert "game_log_says" not in judged.verdict.keys


def test_a_log_that_is_not_in_the_store_says_nothing(desk: Office, finals: TournamentLog) -> None:
    """A tournament that came as a document alone can be judged all the same."""
    finals.log(DuelOpened("semi_1", (1, 4), "nowhere"))
    assert Witness(desk.journal).told("nowhere") is None
    assert typed(finals, "duel semi_1 1").judged[0].verdict.clean


def test_decisions_are_typed_and_written_back(finals: TournamentLog) -> None:
    """One goes on, two meet, nobody does; with the reason."""
    from referee.championship.office.lines import written

    typed(finals, "leave 1 when=during_duel", "leave 4 when=during_duel", "decide semi-1 - both are ill")
    assert written(finals.entries[-1]) == 'decide semi_1 - "both are ill"'
    typed(finals, "duel semi_2 2", "decide final 2,3 they play it again")
    assert written(finals.entries[-1]) == 'decide final 2,3 "they play it again"'
    assert written(DuelOpened("final", (3, 2), "abc")) == "stream final 3,2 abc"
    typed(finals, "stream final 3,2 abc")
    assert finals.state.duel_logs["final"].players == (3, 2)
    for line, error in (("decide final", "needs_decision"), ("decide final 1,2,3", "three_in_a_duel")):
        with pytest.raises(BadLine, match=error):
            typed(finals, line)
