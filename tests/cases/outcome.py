"""What comes of a case: its table read, its lines logged one by one, the last one's verdict and the table after it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from referee import sets
from referee.core.book.rulebook import Rulebook
from referee.core.judging.judge import judge
from referee.core.nouns.entries import Opened
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Verdict
from referee.core.play.evolve import evolve
from referee.lexicon import Lexicon, load
from referee.notation import read, read_position
from tests.cases.case import Case


@dataclass(frozen=True)
class Outcome:
    """What came of a case: the verdict on the last line, the table after it, and whether the way there was clean."""

    verdict: Verdict
    table: Table
    book: Rulebook
    unclean: tuple[str, ...] = ()


@cache
def words() -> Lexicon:
    """The names that the lines of the cases are read by."""
    return load()


def play(case: Case, book: Rulebook) -> Outcome:
    """The case played by this book, line by line."""
    table, _ = read_position(case.position, lambda _: book, words())
    verdict = judge(Table(), Opened(table), book)
    unclean: list[str] = []
    for line in case.when:
        if not verdict.clean:
            unclean.append(f"before {line!r}: {verdict.level.word} {verdict.keys}")
        verdict, table = _line(line, table, book)
    return Outcome(verdict, table, book, tuple(unclean))


@cache
def played(case: Case) -> Outcome:
    """The case played by the sets of its table: once for all laws that look at every case."""
    return play(case, sets.bind(case.sets))


def _line(line: str, table: Table, book: Rulebook) -> tuple[Verdict, Table]:
    """The gravest verdict on the entries of one line, and the table after them."""
    verdicts = []
    for entry in read(line, table, book, words()).entries:
        verdicts.append(judge(table, entry, book))
        table = evolve(table, entry, book)
    return max(verdicts, key=lambda one: (one.level, len(one.doubts))), table
