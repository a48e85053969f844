"""Every score opened: the figures it is made of, the entries and clauses they come from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.championship.reports import blocks as b
from referee.championship.reports.telling import Telling
from referee.championship.rules.entries import Logged
from referee.championship.rules.figures import Figure
from referee.championship.rules.standings import Standing, standings
from referee.championship.rules.state import Hire
from referee.core.nouns.verdict import Argument

BACK: tuple[b.Column, ...] = ("", "number", "small")
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
    back = tuple(_refunds(told, each.player))
    returned = (b.Table(told.heads("figure", "amount", "entry"), back, BACK, title=told.word("given_back")),)
    title = told.word("place_of", place=str(each.place), player=told.speech.player(each.player))
    return b.Section(title, (table, *(returned if back else ())))


def _refunds(told: Telling, player: int) -> Iterator[tuple[str, ...]]:
    """What was paid for a game that did not count, and what was given back for it: together nothing (`ITC-231`)."""
    for table in told.state.tables.values():
        for each in table.rounds:
            for void in each.voids:
                for hire in void.refunds:
                    if hire.player == player:
                        yield from _there_and_back(told, table.number, each.number, hire, void.entry)


def _there_and_back(told: Telling, table: int, number: int, hire: Hire, void: int) -> Iterator[tuple[str, ...]]:
    about: dict[str, Argument] = {"table": table, "round": number, "character": hire.character}
    for amount, entry in ((-hire.price, hire.entry), (hire.price, void)):
        figure = Figure("price", amount, (), (entry,), (), about)
        yield told.speech.figure(figure), told.speech.value(figure), str(entry)


def _rows(told: Telling, figure: Figure) -> list[tuple[str, ...]]:
    return [
        (b.DEEPER * line.depth + line.label, line.value, ", ".join(line.clauses), ", ".join(map(str, line.entries)))
        for line in told.speech.opened(figure)
    ]
