"""Who plays before he has drawn can be told so, without every step being typed."""

import pytest

from referee.core.judging.judge import judge
from referee.core.nouns.entries import Drew, LifeLost, Played
from referee.core.nouns.verdict import Level
from referee.core.nouns.vocabulary import exactly
from referee.core.play.evolve import replay
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from tests.rows import rows

FOUR = """
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Ben" outlaw paul_regret
seat 3 "Cleo" outlaw suzy_lafayette
seat 4 "Dirk" renegade willy_the_kid
"""


def at(desk: Desk, lang: str, *lines: str) -> TableLog:
    """A table at which Anna has ended her turn, with these lines logged."""
    log = desk.new(FOUR)
    for each in (".", "set 1 hand 4", "end"):
        log.enter(each)
    for each in lines:
        log.enter(each, lang)
    return log


def draws(log: TableLog, seat: int) -> int:
    """How often this player has drawn, of what counts."""
    counting = [number for number in range(log.length) if log.verdict(number) is not None]
    return sum(
        isinstance(entry := log.entry(number), Drew) and entry.by == seat and entry.count > 0 for number in counting
    )


TOLD = [
    ("en", ("ben plays a mustang without drawing first",)),
    ("de", ("ben spielt mustang ohne zu ziehen",)),
    ("nl", ("ben speelt mustang zonder te trekken",)),
    ("it", ("ben gioca mustang senza pescare",)),
    ("en", ("ben mustang", "he hasn't drawn yet")),
    ("de", ("ben mustang", "ben hat nicht gezogen")),
    ("nl", ("ben mustang", "hij heeft nog niet getrokken")),
    ("it", ("ben mustang", "ben non ha pescato")),
    ("en", ("ben mustang", "ben didn't draw")),
    ("en", ("ben doesn't draw and plays a mustang",)),
    ("de", ("ben zieht nichts und spielt mustang",)),
    ("nl", ("ben trekt geen kaarten en speelt mustang",)),
    ("it", ("ben pesca niente e gioca mustang",)),
    ("en", ("ben didn't draw, plays a mustang",)),
    ("de", ("ben zieht nicht, mustang",)),
    ("nl", ("ben trekt niet, mustang",)),
    ("it", ("ben non pesca, mustang",)),
    ("en", ("ben draws nothing", "ben mustang")),
    ("de", ("ben turn", "zieht nicht", "mustang")),
    ("nl", ("ben turn", "trekt niets", "mustang")),
    ("it", ("ben turn", "non pesca", "mustang")),
]


@rows(("lang", "lines"), TOLD)
def test_that_he_did_not_draw_is_his_fault(desk: Desk, lang: str, lines: tuple[str, ...]) -> None:
    """It is said of the draw that he left out, with its clause; what he played then is in order, of what he held."""
    log = at(desk, lang, *lines)
    counting = [(log.entry(n), verdict) for n in range(log.length) if (verdict := log.verdict(n)) is not None]
    assert draws(log, 2) == 0
    faults = [(entry, verdict) for entry, verdict in counting if verdict.level == Level.ILLEGAL]
    assert [entry for entry, _ in faults] == [Drew(2, 0)]
    assert faults[0][1].keys == ("wrong_draw_count",) and "NLB-010" in faults[0][1].reasons[0].clauses
    assert any(isinstance(entry, Played) and entry.by == 2 and verdict.clean for entry, verdict in counting)
    assert log.table.seat(2).hand == exactly(2)


def test_he_draws_after_all(desk: Desk) -> None:
    """What he forgot is done late: once, and behind what he played."""
    log = at(desk, "en", "ben mustang", "ben forgot to draw, draws 2 now")
    assert draws(log, 2) == 1 and log.table.seat(2).hand == exactly(4)
    assert log.verdict(log.length - 1).clean


def test_whoever_has_only_not_drawn_yet_may(desk: Desk) -> None:
    """Nothing was done without it, so that nobody is at fault."""
    log = at(desk, "en", "ben turn", "he hasn't drawn yet", "ben draws 2")
    assert draws(log, 2) == 1
    assert all(log.verdict(n) is None or log.verdict(n).clean for n in range(log.length))


@rows(
    "line", ("ben didn't draw", "he hasn't drawn", "ben plays a mustang without drawing", "ben doesn't draw, mustang")
)
def test_a_draw_that_was_typed_is_asked_about(desk: Desk, line: str) -> None:
    """One of the two is wrong, and the log does not say which."""
    log = at(desk, "en", "ben draws 2", "ben remington")
    with pytest.raises(BadLine, match="drawn_by_the_log"):
        log.enter(line)


@rows("line", ("ben doesn't draw", "draws nothing"))
def test_no_prisoner_is_held_to_a_draw(desk: Desk, line: str) -> None:
    """Who stays in Jail draws nothing, and does right."""
    log = at(desk, "en", "set 2 play jail", "ben turn", "jail spades", line)
    assert log.verdict(log.length - 1).clean
    before = at(desk, "en", "set 2 play jail", "ben turn")
    with pytest.raises(BadLine):
        before.enter(line)


def test_what_an_ability_gives_nobody_need_draw(desk: Desk) -> None:
    """Neither a reward; what a card gives that was played is drawn."""
    log = at(desk, "en", "ben draws 2", "ben stagecoach", "ben draws nothing")
    assert log.verdict(log.length - 1).keys == ("wrong_draw_count",)
    book = log.book
    table = replay((LifeLost(1, 1, 2, "bang"),), book, log.table)
    assert any(owed.kind == "draw" and owed.seat == 1 for owed in table.owed())
    assert judge(table, Drew(1, 0, cause="bart_cassidy"), book).clean
