"""The made-up box at a table: played through shorthand as a referee types it, judged, and asked what is due."""

from __future__ import annotations

from referee import sets
from referee.core.book.binding import bind
from referee.core.book.rulebook import Rulebook
from referee.core.judging.due import agenda
from referee.core.judging.judge import judge
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Verdict
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import read, read_position
from tests.house.badlands.box import BADLANDS

BASE = sets.named("base")
BOOK = bind([BADLANDS, BASE])
POSITION = """
sets badlands base
seat 1 "Anna" sheriff mockingbird life 3/4 hand 5
seat 2 "Bruno" outlaw rose_doolan life 4 hand 4
seat 3 "Carla" deputy willy_the_kid life 3 hand 3
seat 4 "Dario" renegade paul_regret life 3 hand 3
seat 5 "Elena" outlaw jourdonnais life 4 hand 4
deck 66
turn 1 play
"""


def table_of(position: str = POSITION, book: Rulebook = BOOK) -> Table:
    """The table of a position by this book."""
    table, _ = read_position(position, lambda _: book, load())
    return table


def play(*lines: str, book: Rulebook = BOOK, start: Table | None = None) -> Table:
    """The table after these lines; none of them is judged."""
    table = start or table_of(book=book)
    for line in lines:
        for entry in read(line, table, book, load()).entries:
            table = evolve(table, entry, book)
    return table


def verdict(table: Table, line: str, book: Rulebook = BOOK) -> Verdict:
    """The verdict on the last entry of a line, the others being logged."""
    *before, last = read(line, table, book, load()).entries
    for entry in before:
        table = evolve(table, entry, book)
    return judge(table, last, book)


def due(table: Table, book: Rulebook = BOOK) -> list[tuple[str, int, int, str]]:
    """Kind, seat, count and card of what must happen."""
    owed = (item.owed for item in agenda(table, book).due)
    return [(each.kind, each.seat, each.count, each.cause) for each in owed if each.must]


ROUND = tuple(line for seat in (2, 3, 4, 5, 1) for line in (f"{seat} turn", f"{seat} draw 2", f"{seat} end"))
ANNA_AGAIN = ("1 end", *ROUND[:-1])
"""Everybody has a turn without a play, until Anna stands in phase 2 of hers."""


def ready(*lines: str, book: Rulebook = BOOK, start: Table | None = None) -> Table:
    """The table in Anna's turn after the one in which these lines were played."""
    return play(*lines, *ANNA_AGAIN, book=book, start=start)
