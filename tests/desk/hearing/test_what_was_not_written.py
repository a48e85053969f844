"""What an entry takes for granted that somebody else did, or did before it, is assumed, or what the log lacks."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Inserted
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of
from tests.desk.conftest import FOUR
from tests.desk.hearing.told import holding


def _run(log: TableLog, *lines: str) -> list[tuple[str, str]]:
    """What the last of these lines logged, each with its verdict."""
    for line in lines:
        judged = [each for each in log.enter(line).judged if not isinstance(each.entry, Inserted)]
    return [(line_of(each.entry, log.book), each.verdict.word) for each in judged]


def _words(log: TableLog) -> set[str]:
    return {verdict.word for verdict in map(log.verdict, range(log.length)) if verdict is not None}


@pytest.mark.parametrize("line", ["anna bang", "anna missed"])
def test_in_a_duel_who_answers_has_been_answered(log: TableLog, line: str) -> None:
    """Only one BANG! of the two was typed: the other's is assumed, since she would not have been asked without it."""
    log.enter("set 1 character calamity_janet")
    lines = _run(log, "duel bruno", line)
    assert lines[:2] == [("assumed 1", "legal"), ("2 answer ?", "legal")]
    assert _words(log) == {"legal"}


def test_who_lost_the_duel_had_been_answered(log: TableLog) -> None:
    """She is hit by her own Duel, and he gave a card for that."""
    lines = _run(log, "duel bruno", "anna hit")
    assert [line for line, _ in lines] == ["assumed 1", "2 answer ?", "1 no", "1 lose 1 by 1 to duel"]
    assert _words(log) == {"legal"}


@pytest.mark.parametrize(
    "lines", [["1 answer bang", "2 no", "2 lose 1 by 1 to duel"], ["1 no", "1 lose 1 by 1 to duel"]]
)
def test_a_file_lacks_the_other_answer(log: TableLog, lines: list[str]) -> None:
    """Read as it stands, it is one doubt, and no offence of her who answers next."""
    log.enter("duel bruno")
    log.every_step = True
    _run(log, *lines, "1 schofield")
    held = [verdict for verdict in map(log.verdict, range(log.length)) if verdict is not None]
    assert [verdict.word for verdict in held if not verdict.clean] == ["doubt"]


def test_who_is_asked_by_nothing_is_judged(log: TableLog) -> None:
    """A third player has nothing to do with a Duel, and nobody answers a shot in the place of another."""
    for line in ("duel bruno", "carla answer bang"):
        log.enter(line)
    assert holding(log, log.length - 1).word == "illegal"


@pytest.fixture
def sid(desk: Desk) -> TableLog:
    """Dario is Sid Ketchum, and has lost a life point."""
    log = desk.new(FOUR.replace("suzy_lafayette", "sid_ketchum"))
    for line in ("", "set 4 life 3"):
        log.enter(line)
    return log


@pytest.mark.parametrize("late", ["dario sid 2", "dario sid", "dario discard 2 for sid"])
@pytest.mark.parametrize("line", ["dario gain 1", "dario gain 1 for sid"])
def test_sid_ketchum_has_discarded_for_his_life_point(sid: TableLog, line: str, late: str) -> None:
    """The two cards were not typed: the log lacks them, they may be put in, and he is one life point richer."""
    assert [word for _, word in _run(sid, line)] == ["doubt"]
    assert sid.table.seat(4).life == 4
    _run(sid, late)
    assert _words(sid) == {"legal"} and sid.table.seat(4).life == 4


@pytest.mark.parametrize(("before", "line"), [("set 4 hand 1", "dario gain 1"), ("scope", "bruno gain 1")])
def test_who_cannot_have_done_so_is_judged(sid: TableLog, before: str, line: str) -> None:
    """With one card in hand, or another character, nothing gives a life point."""
    _run(sid, "set 2 life 3", before, line)
    assert holding(sid, sid.length - 1).word == "illegal"


@pytest.mark.parametrize("before", [[], ["turnup 4"]])
def test_the_store_typed_twice_is_no_pick(log: TableLog, before: list[str]) -> None:
    """Nobody said that one lies among the cards turned up."""
    for line in ("general store", *before):
        log.enter(line)
    length = log.length
    assert log.enter("general store").already and log.length == length


def test_a_store_that_lies_there_is_taken(log: TableLog) -> None:
    """Where it was turned up, it is the card that she takes; so it is where she says that she takes it."""
    _run(log, "general store", "turnup 4 with beer general_store bang duel")
    assert _run(log, "general store") == [("1 pick general_store", "legal")]


def test_a_store_may_be_taken_by_its_verb(log: TableLog) -> None:
    """Who says `pick` means a card turned up."""
    assert _run(log, "general store", "turnup 4", "pick general_store") == [("1 pick general_store", "legal")]
