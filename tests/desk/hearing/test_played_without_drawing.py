"""Who plays before he has drawn can be told so, without every step being typed."""

from referee.core.nouns.entries import Drew
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
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
    return sum(isinstance(entry := log.entry(number), Drew) and entry.by == seat for number in counting)


TOLD = [
    ("en", ("ben plays a mustang without drawing first",)),
    ("de", ("ben spielt mustang ohne zu ziehen",)),
    ("nl", ("ben speelt mustang zonder te trekken",)),
    ("it", ("ben gioca mustang senza pescare",)),
    ("en", ("ben mustang", "he hasn't drawn yet")),
    ("de", ("ben mustang", "ben hat nicht gezogen")),
    ("nl", ("ben mustang", "hij heeft nog niet getrokken")),
    ("it", ("ben mustang", "ben non ha pescato")),
]


@rows(("lang", "lines"), TOLD)
def test_the_draw_is_not_assumed(desk: Desk, lang: str, lines: tuple[str, ...]) -> None:
    """It is said of the play that phase 1 is not finished."""
    log = at(desk, lang, *lines)
    assert draws(log, 2) == 0
    assert any((verdict := log.verdict(n)) and "before_drawing" in verdict.keys for n in range(log.length))


def test_he_draws_after_all(desk: Desk) -> None:
    """What he forgot is done late: once, and behind what he played."""
    log = at(desk, "en", "ben mustang", "ben forgot to draw, draws 2 now")
    assert draws(log, 2) == 1
