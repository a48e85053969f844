"""Every score opened: the figures it is made of, the entries and clauses they come from."""

from __future__ import annotations

from collections.abc import Sequence

from referee.reports import blocks as b
from referee.reports.telling import Telling
from referee.tournament.entries import Logged
from referee.tournament.figures import Figure
from referee.tournament.standings import Standing, standings

COLUMNS: tuple[b.Column, ...] = ("", "number", "small", "small")


def accounts(log: Sequence[Logged], lang: str) -> b.Report:
    """The ranking, player by player, down to the last booking."""
    told = Telling(log, lang, "referee")
    sections = [_section(told, each) for each in standings(told.state)]
    return told.report("accounts", sections, ("ITC-119", "ITC-121"))


def _section(told: Telling, each: Standing) -> b.Section:
    figures = (each.score, *(separation.figure for separation in each.separations))
    rows = tuple(row for figure in figures for row in _rows(told, figure))
    table = b.Table(told.heads("figure", "amount", "clause", "entry"), rows, COLUMNS)
    return b.Section(told.word("place_of", place=str(each.place), player=told.speech.player(each.player)), (table,))


def _rows(told: Telling, figure: Figure) -> list[tuple[str, ...]]:
    return [
        (b.DEEPER * line.depth + line.label, line.value, ", ".join(line.clauses), ", ".join(map(str, line.entries)))
        for line in told.speech.opened(figure)
    ]
