"""The prize table, printed small: what every role earns by outcome and fate, at every size of a table."""

from __future__ import annotations

from referee.championship.reports import blocks as b
from referee.championship.reports.telling import Telling
from referee.championship.rules.facts import DEALT
from referee.championship.rules.prizes import CELLS, Cell, counted


def prize_table(told: Telling, seats: int = 0) -> b.Table:
    """The cells that pay, by number of players; the size of this table stands out. Every other cell pays nothing."""
    sizes = tuple(DEALT)
    heads = tuple(told.word("size_here" if size == seats else "size", players=str(size)) for size in sizes)
    rows = tuple(_row(told, cell, sizes) for cell in CELLS if cell.each)
    columns: tuple[b.Column, ...] = ("small", "small", "small", *("number fit" for _ in sizes))
    heads = (*told.heads("role", "winner", "ended"), *heads)
    return b.Table(heads, rows, columns, (), told.word("prize_table"), told.word("prize_note"))


def _row(told: Telling, cell: Cell, sizes: tuple[int, ...]) -> tuple[str, ...]:
    fate = "" if cell.fate == "any" else told.speech.fate(cell.fate)
    paid = (_paid(cell, size) for size in sizes)
    return (told.speech.words.role(cell.role), told.speech.outcome(cell.outcome), fate, *paid)


def _paid(cell: Cell, size: int) -> str:
    dealt = cell.role in DEALT[size]
    return f"{cell.each * counted(cell.times, size)}$" if dealt else "–"
