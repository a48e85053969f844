"""A draw! typed late, of a turn of which nothing at all was written, brings that turn with it."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Inserted
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of
from tests.desk.conftest import FOUR
from tests.desk.hearing.told import holding


@pytest.fixture
def log(desk: Desk) -> TableLog:
    """Anna has put Bruno in Jail, and her turn is over."""
    log = desk.new(FOUR.replace("bart_cassidy", "bart_cassidy hand 3"))
    for line in ("", "jail bruno", "end"):
        log.enter(line)
    return log


@pytest.mark.parametrize(
    "after", [["carla turn"], ["carla turn", "carla draw 2"], ["carla turn", "carla draw 2", "carla scope"]]
)
def test_the_turn_is_put_in_where_it_lacked(log: TableLog, after: list[str]) -> None:
    """It began, Bruno drew!, put the Jail away and was out of it: the log lacks nothing then."""
    for line in after:
        log.enter(line)
    told = [
        line_of(each.entry, log.book)
        for each in log.enter("bruno jail 4s").judged
        if not isinstance(each.entry, Inserted)
    ]
    assert told == ["assumed 1", "2 turn", "2 flip jail 4s", "assumed 2", "2 drop jail", "2 end"]
    held = [verdict for verdict in map(log.verdict, range(log.length)) if verdict is not None]
    assert all(verdict.clean for verdict in held) and log.table.turn.seat == 3


def test_one_who_got_out_is_not_passed_over_in_silence(log: TableLog) -> None:
    """A heart sets him free, and of what he did then nothing is made up: his turn did not end by itself."""
    log.enter("carla turn")
    log.enter("bruno jail 4h")
    words = [verdict.word for verdict in map(log.verdict, range(log.length)) if verdict is not None]
    assert words.count("doubt") == 1 and "illegal" not in words


def test_one_before_whom_no_jail_lies_is_judged(log: TableLog) -> None:
    """Carla had her turn, and Dario is in no Jail."""
    for line in ("bruno turn", "bruno jail 4s", "carla turn", "carla draw 2", "dario jail 4s"):
        log.enter(line)
    assert holding(log, log.length - 1).word != "legal"
