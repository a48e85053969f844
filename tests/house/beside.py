"""A table where sets meet: what it comes to, line by line, and what Enter logs there."""

from __future__ import annotations

from referee.core.book.rulebook import Rulebook
from referee.core.judging.due import forced_run
from referee.core.judging.judge import judge
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Verdict
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import line_of, read


def then(table: Table, book: Rulebook, *lines: str) -> tuple[Table, Verdict]:
    """The table after these lines, and the verdict on the last one."""
    verdict = Verdict()
    for line in lines:
        for entry in read(line, table, book, load()).entries:
            verdict, table = judge(table, entry, book), evolve(table, entry, book)
    return table, verdict


def follows(table: Table, book: Rulebook) -> list[str]:
    """What Enter logs."""
    return [line_of(entry, book) for entry in forced_run(table, book)]
