"""An elimination that nobody typed is the log's lack, told once; typed late it is put in, whatever came after it."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of
from tests.desk.hearing.test_turns_untyped import FIVE, told
from tests.desk.hearing.told import holding

SHOT = ("ann draw", "ann scope", "ann mustang", "set 2 life 1", "bang bob", "bob hit")


@pytest.fixture
def shot(desk: Desk) -> TableLog:
    """A table at which Bob fell to Ann's BANG!, and nobody wrote it."""
    log = desk.new(FIVE)
    for line in SHOT:
        log.enter(line)
    return log


def words(log: TableLog) -> list[str]:
    """What is held of all that counts."""
    return [verdict.word for verdict in map(log.verdict, range(log.length)) if verdict is not None]


def test_three_cards_of_the_one_who_shot_are_the_reward(shot: TableLog) -> None:
    """They tell that an Outlaw fell; nothing but his elimination is lacking."""
    assert told(shot, "ann draws 3") == [("1 draw 3 for reward", "doubt")]
    assert holding(shot, shot.length - 1).keys == ("passed_over",)


def test_the_next_turn_is_that_of_the_one_behind_him(shot: TableLog) -> None:
    """Cleo draws: Bob has no turn any more, what is lacking is told once, and she plays in her own turn."""
    lines = told(shot, "cleo draw")
    assert [line for line, _ in lines] == ["assumed 2", "1 end", "3 turn", "3 draw 2"]
    assert [word for _, word in lines].count("doubt") == 1 and shot.table.seat(2).out
    assert told(shot, "cleo bang dan") == [("3 bang 4", "legal")]


def test_who_draws_himself_was_rescued(shot: TableLog) -> None:
    """Then it is not his elimination that is lacking, and he plays on."""
    assert "illegal" not in [word for _, word in told(shot, "bob draw")]
    assert shot.table.turn.seat == 2 and not shot.table.seat(2).out


@pytest.mark.parametrize("before", [["ann draws 3"], ["cleo draw", "cleo bang dan"], ["ann beer", "cleo draw"]])
def test_typed_late_it_is_put_in(shot: TableLog, before: list[str]) -> None:
    """The role is known then, nobody did wrong, and the reward is due no second time."""
    for line in before:
        shot.enter(line)
    shot.enter("bob out outlaw")
    assert shot.table.seat(2).out and shot.table.seat(2).role == "outlaw"
    assert "illegal" not in words(shot)
    assert not any(owed.cause == "reward" for owed in shot.table.owed()) or before[-1] != "ann draws 3"


def test_a_role_that_nobody_saw_may_be_said_later(shot: TableLog) -> None:
    """It is no second elimination: he died once, of the same card, and what hangs on the role follows now."""
    for line in ("bob out ?", "bob out outlaw"):
        assert told(shot, line)[-1][1] == "legal"
    assert len(shot.table.deaths) == 1 and shot.table.seat(2).shown
    assert [owed.cause for owed in shot.table.owed() if owed.kind == "draw"] == ["reward"]
    assert told(shot, "bob out outlaw") == [] or told(shot, "bob out outlaw")[-1][1] == "illegal"


def test_a_bare_draw_after_it_is_the_reward(desk: Desk) -> None:
    """Nobody typed that Bob is out: who draws is named by nobody, and it is not the ghost that nobody spoke of."""
    log = desk.new("sets base death_mesa\n" + FIVE)
    for line in ("ann draw 2", "set 2 life 1", "bang bob", "bob hit"):
        log.enter(line)
    assert line_of(log.enter("draw").judged[-1].entry, log.book) == "1 draw 3 for reward"


def test_who_gives_up_cards_that_he_has_not_was_eliminated(desk: Desk) -> None:
    """That he had none makes no difference: it is told once that his elimination lacks, and he is out."""
    log = desk.new(FIVE)
    for line in ("set 2 hand 0", "set 2 life 1", "ann draw", "bang bob", "bob hit"):
        log.enter(line)
    assert told(log, "bob forfeits") == [("2 forfeit", "doubt")]
    assert holding(log, log.length - 1).keys == ("passed_over",)
    assert log.table.seat(2).out
