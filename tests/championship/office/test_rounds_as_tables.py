"""A round is played as a table of its own, and its result is taken from there when it is over."""

import pytest

from referee.championship.office.amending import corrected
from referee.championship.office.office import Office
from referee.championship.office.playing import final_duel, opened, position, taken
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules import entries as e
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.lexicon import load
from tests.championship.office.opening import ROLES, hired, typed


@pytest.fixture
def game(desk: Office, cup: TournamentLog) -> TableLog:
    """The log of the first round of table 1, with all roles known."""
    typed(cup, f"round 1 {ROLES}", hired(1, 1, 2, 3, 4, 5))
    tables = Desk(desk.path)
    log, _ = opened(tables, cup, 1)
    return log


def test_the_seats_are_those_of_the_round(game: TableLog, cup: TournamentLog) -> None:
    """ITC-053, ITC-066: base box and championship, from the Sheriff on, each with role and character."""
    assert [(seat.name, seat.role, seat.character) for seat in game.table.seats][:2] == [
        ("Anna", "sheriff", "bart_cassidy"),
        ("Bruno", "deputy", "suzy_lafayette"),
    ]
    assert "championship" in game.table.sets and cup.state.tables[1].rounds[0].stream == game.stream


@pytest.mark.parametrize(("answer", "chosen"), [("yes", "ask"), ("no", "recommended")])
def test_an_event_chooses_once_for_its_tables(desk: Office, cup: TournamentLog, answer: str, chosen: str) -> None:
    """What the sources leave open goes at every table as the event's opening says, also where that was put right."""
    typed(cup, f"round 1 {ROLES}", hired(1, 1, 2, 3, 4, 5))
    cup.log(corrected(("0", f"opening Coppa ask={answer}"), cup, load()))
    log, _ = opened(Desk(desk.path), cup, 1)
    assert log.table.options.get("open_readings", "recommended") == chosen


def test_the_sheriff_sits_first(cup: TournamentLog) -> None:
    """ITC-065: everybody else follows to his left."""
    typed(cup, "round 1 4")
    table = cup.state.tables[1]
    assert [line.split()[2] for line in position(cup.state, table, table.rounds[0]).splitlines()[2:]] == [
        f'"{name}"' for name in ("Dario", "Eva", "Anna", "Bruno", "Carla")
    ]


def test_a_game_that_is_not_over_has_no_result(game: TableLog, cup: TournamentLog) -> None:
    """Nothing is proposed before somebody has won."""
    with pytest.raises(BadLine, match="game_not_over"):
        taken(cup.state, 1, game)


def test_a_game_has_one_log(game: TableLog, cup: TournamentLog, desk: Office) -> None:
    """A second is not opened beside it."""
    tables = Desk(desk.path)
    with pytest.raises(BadLine, match="game_has_a_log"):
        opened(tables, cup, 1)
    assert [info.id for info in tables.tables()] == [game.stream]


def test_the_result_is_who_is_left_and_what_he_was(game: TableLog, cup: TournamentLog) -> None:
    """ITC-116 to ITC-118: in play or eliminated, and whether Sheriff and Renegade were ever alone."""
    for seat in (2, 3, 4):
        game.enter(f"{seat} out ?")
    assert final_duel(game)
    game.enter("5 out ?")
    game.enter("won law")
    fact = taken(cup.state, 1, game)
    assert [(each.player, each.role, each.in_play, each.final_duel) for each in fact.results] == [
        (1, "sheriff", True, False),
        (2, "deputy", False, False),
        (3, "outlaw", False, False),
        (4, "outlaw", False, False),
        (5, "renegade", False, True),
    ]
    assert cup.log(fact).judged[0].verdict.clean and isinstance(cup.entries[-1], e.GamePlayed)


def test_a_round_that_is_not_there_is_not_played(cup: TournamentLog, desk: Office) -> None:
    """A table is opened for a round under way, and for nothing else."""
    for number, key in ((1, "no_round_under_way"), (9, "unknown_table")):
        with pytest.raises(BadLine, match=key):
            opened(Desk(desk.path), cup, number)
