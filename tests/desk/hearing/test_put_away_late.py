"""A card that went from play, told afterwards: it is put in where it lacks, or was told already."""

from __future__ import annotations

from referee.core.nouns.entries import Inserted
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of
from tests.rows import rows

FOUR = """
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Bruno" outlaw jourdonnais
seat 3 "Carla" outlaw el_gringo
seat 4 "Dario" renegade suzy_lafayette
"""
KEPT_IN = ("1 turn", "draw", "jail bruno", "end", "bruno turn", "jail 5s")
FREED = (*KEPT_IN[:-1], "jail 5h")
JAIL_LATE = (
    ("nl", "vergeten: Bruno legt de Gevangenis af"),
    ("it", "dimenticavo: Bruno scarta la Prigione"),
    ("en", "forgot: Bruno discards the Jail"),
    ("de", "vergessen: Bruno legt das Gefängnis ab"),
)


def _logged(desk: Desk, *lines: str, every_step: bool = False) -> TableLog:
    log = desk.new(FOUR)
    log.every_step = every_step
    for line in lines:
        log.enter(line)
    return log


def _put_in(log: TableLog, line: str, lang: str) -> list[str]:
    """What is put in by the line, where everything else is told by somebody."""
    return [line_of(each.entry, log.book) for each in log.enter(line, lang).judged if type(each.entry) is not Inserted]


@rows(("lang", "line"), JAIL_LATE)
def test_the_jail_that_was_not_written_goes_before_the_end(desk: Desk, lang: str, line: str) -> None:
    """It was a card of his hand, behind a second end of his turn that was put in before it."""
    log = _logged(desk, *KEPT_IN, "end", "carla turn", "draw 2", every_step=True)
    assert _put_in(log, line, lang) == ["2 drop jail"]


@rows(
    ("lang", "line"),
    [
        ("nl", "vergeten: Anna legt de Remington af"),
        ("it", "dimenticavo: Anna scarta il Remington"),
        ("en", "forgot: Anna discards the Remington"),
        ("de", "vergessen: Anna legt den Remington ab"),
    ],
)
def test_the_old_weapon_that_was_not_written_goes(desk: Desk, lang: str, line: str) -> None:
    """It was discarded from her hand in silence."""
    log = _logged(desk, "1 turn", "draw", "remington", "winchester", "scope", every_step=True)
    assert _put_in(log, line, lang) == ["1 drop remington"]


@rows(
    ("lang", "line"),
    [
        *JAIL_LATE,
        ("nl", "Bruno legt de Gevangenis af"),
        ("it", "Bruno scarta la Prigione"),
        ("en", "Bruno discards the Jail"),
        ("de", "Bruno legt das Gefängnis ab"),
    ],
)
def test_what_was_taken_for_granted_is_told_already(desk: Desk, lang: str, line: str) -> None:
    """With the draw it was assumed to have gone: it was discarded from his hand besides."""
    log = _logged(desk, *FREED, "bruno draw 2")
    assert log.enter(line, lang).already
    assert log.table.seat(2).hand.least == log.table.seat(2).hand.most == 6


def test_another_of_his_hand_may_go_once_he_has_played(desk: Desk) -> None:
    """At the end of his turn he may discard a second Jail."""
    log = _logged(desk, *FREED, "bruno draw 2", "barrel")
    assert _put_in(log, "bruno discards jail", "en") == ["2 discard 1 with jail"]
