"""A correction takes for granted what a line typed there would: that a turn ended, and the next began."""

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after

OF_CLEO = "set 1 hand 5; end; 2 turn; 2 draw 2; set 2 hand 2; end; 3 turn; 3 draw 2; set 3 hand 3"


def test_the_turn_of_who_is_named_has_begun(desk: Desk) -> None:
    """Cleo did not shoot again, Dirk shot: all that left nobody a choice is filled in before it."""
    log = six_after(desk, f"{OF_CLEO}; 3 bang 4; 4 missed; 3 bang 5")
    wrong = log.length - 1
    assert logged(log, f"correct {wrong} dirk bang eva") == "3 end | 4 turn | 4 draw 2 | 4 bang 5"
    assert log.table.turn.seat == 4 and all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)


def test_what_lacks_nothing_is_put_right_alone(desk: Desk) -> None:
    """Nothing is made up before it."""
    log = six_after(desk, f"{OF_CLEO}; 3 bang 5")
    assert logged(log, f"correct {log.length - 1} cleo bang dirk") == "3 bang 4"


def test_an_offence_stays_one(desk: Desk) -> None:
    """Eva does not come next: whoever writes that she shot says that she did so out of her turn."""
    log = six_after(desk, f"{OF_CLEO}; 3 bang 4; 4 missed; 3 bang 5")
    verdict = log.enter(f"correct {log.length - 1} eva bang dirk").judged[-1].verdict
    assert "not_your_turn" in verdict.keys
