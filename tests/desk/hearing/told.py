"""A table of six at which lines are told as people tell them, and what of it is logged."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.nouns.entries import Assumed, Corrected, Entry, Inserted
from referee.core.nouns.verdict import Verdict
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.notation import line_of

SIX = """
seat 1 "Anna" sheriff slab_the_killer life 5/5 hand 5
seat 2 "Ben" outlaw el_gringo life 2/3 hand 3
seat 3 "Cleo" ? lucky_duke life 3/4 hand 4
seat 4 "Dirk" ? calamity_janet life 3/4 hand 5
seat 5 "Eva" ? sid_ketchum life 3/4 hand 4
seat 6 "Otto" ? pedro_ramirez life 3/4 hand 4
turn 1 play
deck 40
"""
NOT_TYPED = Assumed | Corrected | Inserted
"""What stands in the log beside what a line says."""


def six_after(desk: Desk, before: str, position: str = SIX) -> TableLog:
    """The table after these lines, between which `; ` stands."""
    log = desk.new(position)
    for each in filter(None, before.split("; ")):
        log.enter(each)
    return log


def counting(log: TableLog) -> list[int]:
    """The numbers of the entries that count."""
    return [row.number for row in log.history() if row.now is not None]


def logged(log: TableLog, line: str, lang: str = "en") -> str:
    """What the line says, as lines of files with ` | ` between them."""
    return as_lines(log, (each.entry for each in log.enter(line, lang).judged))


def as_lines(log: TableLog, entries: Iterable[Entry]) -> str:
    """Those that were typed, as files have them."""
    return " | ".join(line_of(each, log.book) for each in entries if not isinstance(each, NOT_TYPED))


def holding(log: TableLog, number: int) -> Verdict:
    """The verdict that holds on an entry, which counts."""
    verdict = log.verdict(number)
    assert verdict is not None
    return verdict
