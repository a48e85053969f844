"""A play that is taken back because its player had not drawn: the draw that was assumed before it goes with it."""

from __future__ import annotations

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of
from tests.notation.spoken import FIVE
from tests.rows import rows

UNDRAWN = [
    ("en", "no, he hadn't drawn, scrap that", "ben takes his two"), ("en", "undo, he hadn't drawn yet", "ben draws 2"),
    ("nl", "nee, hij had niet getrokken, schrap dat", "ben trekt zijn twee"),
    ("it", "no, non aveva pescato, annulla", "ben pesca 2"),
    ("de", "nein, er hatte nicht gezogen, zurück", "ben zieht 2"),
]  # fmt: skip
ALONE = [
    ("en", "he hadn't drawn"), ("nl", "hij had niet getrokken"), ("nl", "ben had nog niet getrokken"),
    ("it", "non aveva pescato"), ("de", "er hatte nicht gezogen"),
]  # fmt: skip


def _shot(desk: Desk) -> TableLog:
    log = desk.new(FIVE)
    for each in ("anna turn", "draw", "set 1 hand 4", "end", "ben bang cleo"):
        log.enter(each)
    return log


@rows(("lang", "line", "draws"), UNDRAWN)
def test_the_draw_goes_too(desk: Desk, lang: str, line: str, draws: str) -> None:
    """What he draws then is a new entry, with nothing against it, and the turn stands."""
    log = _shot(desk)
    log.enter(line, lang)
    assert [(owed.kind, owed.seat) for owed in log.table.owed()] == [("draw", 2)]
    drew = log.enter(draws, lang)
    assert [line_of(each.entry, log.book) for each in drew.judged] == ["2 draw 2"]
    assert drew.judged[0].verdict.clean


@rows(("lang", "line"), ALONE)
def test_said_alone_he_drew_none(desk: Desk, lang: str, line: str) -> None:
    """The shot stands, and the draw is told to have been left out."""
    log = _shot(desk)
    assert line_of(log.enter(line, lang).judged[-1].entry, log.book) == "2 draw 0"
