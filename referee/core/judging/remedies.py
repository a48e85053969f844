"""What would have made it legal: single changes, each tried to the end, the one to tell first at the head.

A change that is told could have been so at a table, makes the play legal, and what follows from it as well.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from itertools import islice

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.core.judging.changes import KINDS, LegalChange, Tried
from referee.core.judging.due import forced_run
from referee.core.judging.judge import judge
from referee.core.judging.otherwise_played import otherwise_played
from referee.core.judging.otherwise_said import otherwise_said
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.core.play.evolve import evolve

MOST = 3
"""Kinds of changes that are told, and of targets."""
TARGET = "target"


def remedies(table: Table, entry: e.Entry, book: Rulebook) -> tuple[LegalChange, ...]:
    """The best single changes of the table, or of the entry, after which nothing speaks against it: one of a kind.

    At whom else it might have been aimed is one of them, and names them all, or the first three.
    Empty if it is not illegal as it stands, or if no single change of the list makes it legal.
    """
    best: dict[str, LegalChange] = {}
    for change in every_remedy(table, entry, book, best):
        best.setdefault(change.kind, change)
        if len(best) == MOST:
            break
    if TARGET in best:
        best[TARGET] = replace(best[TARGET], as_well=tuple(_other_targets(table, entry, book)))
    return tuple(best.values())


def _other_targets(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[int]:
    """The others at whom it might have been aimed, beside the first."""
    others = [kind for kind in KINDS if kind != TARGET]
    yield from islice((each.seat for each in every_remedy(table, entry, book, others)), 1, MOST)


def every_remedy(table: Table, entry: e.Entry, book: Rulebook, told: Container[str] = ()) -> Iterator[LegalChange]:
    """All of them, the one to tell first at the head, but for the kinds that are `told` by then."""
    if judge(table, entry, book).level != Level.ILLEGAL:
        return
    doubtful = _doubtful(table, book)
    for tried in sorted(_all(table, entry, book), key=lambda each: KINDS.index(each.change.kind)):
        if tried.change.kind not in told and _holds(tried, book) and _doubtful(tried.table, book) <= doubtful:
            yield tried.change


def _all(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[Tried]:
    yield from otherwise_said(table, entry, book)
    yield from otherwise_played(table, entry, book)


def _holds(tried: Tried, book: Rulebook) -> bool:
    """Does nothing speak against the entry, nor against what it leaves nobody a choice in?"""
    _, table, entry = tried
    if not judge(table, entry, book).clean:
        return False
    after = evolve(table, entry, book)
    for each in forced_run(after, book):
        if judge(after, each, book).level == Level.ILLEGAL:
            return False
        after = evolve(after, each, book)
    return True


def _doubtful(table: Table, book: Rulebook) -> set[str]:
    """What cannot be so at this table."""
    return {doubt.key for doubt in judge(Table(), e.Opened(table), book).doubts}
