"""The prize sheets, a table after the other: every round with who paid, won and owned what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.championship.reports import blocks as b
from referee.championship.reports.prize_table import prize_table
from referee.championship.reports.telling import Telling
from referee.championship.rules.accounts import bookings
from referee.championship.rules.entries import Logged
from referee.championship.rules.figures import Figure
from referee.championship.rules.state import Round, Table

COLUMNS: tuple[b.Column, ...] = ("number", "name", "", "", "number", "small", "number", "number")


def prizes(log: Sequence[Logged], lang: str) -> b.Report:
    """What was paid, won and owned at every table, round by round."""
    told = Telling(log, lang, "referee")
    books = bookings(told.state)
    sections = [_sheet(told, table, books) for table in told.state.tables.values()]
    return told.report("prizes", sections, ("ITC-081", "ITC-101", "ITC-119"))


def _sheet(told: Telling, table: Table, books: dict[int, list[Figure]]) -> b.Section:
    name = told.speech.words.say("tournament-table", table=str(table.number))
    rounds = tuple(_round(told, table, each, books) for each in table.rounds)
    return b.Section(name, (*rounds, prize_table(told, len(table.seating))), apart=True)


def _round(told: Telling, table: Table, each: Round, books: dict[int, list[Figure]]) -> b.Table:
    players = tuple(table.seating) or tuple(hire.player for hire in each.hires)
    heads = told.heads("number", "player", "role", "character", "price", "ended", "prize", "owned")
    rows = tuple(tuple(_row(told, table, each, player, books.get(player, []))) for player in players)
    marks: tuple[b.Mark, ...] = tuple("first" if player == each.sheriff else "" for player in players)
    return b.Table(heads, rows, COLUMNS, marks, _title(told, each), _voided(told, each))


def _title(told: Telling, each: Round) -> str:
    outcome = told.speech.outcome(each.game.outcome) if each.game else told.word("not_over")
    sheriff = told.speech.player(each.sheriff) if each.sheriff else "?"
    return told.word("round_title", round=str(each.number), sheriff=sheriff, outcome=outcome)


def _voided(told: Telling, each: Round) -> str:
    return "; ".join(told.word("voided", reason=void.reason) for void in each.voids)


def _row(told: Telling, table: Table, each: Round, player: int, booked: list[Figure]) -> Iterator[str]:
    hire, result = each.hire_of(player), each.game.of(player) if each.game else None
    role = result.role if result else each.roles.get(player, "")
    here = [figure for figure in booked if (figure.args.get("round", 0), figure.key) == (each.number, "prize")]
    yield str(player)
    yield told.speech.player(player)
    yield told.speech.words.role(role) if role else ""
    yield told.speech.words.character(hire.character) if hire else ""
    yield (f"{hire.price}$" + (f"\n{told.word('kept')}" if hire.kept else "")) if hire else ""
    yield ended(told, result.in_play, result.final_duel) if result else ""
    yield money(sum(int(figure.value) for figure in here)) if here else ""
    yield money(_owned(booked, each.number))


def ended(told: Telling, in_play: bool, final_duel: bool) -> str:
    """How a game ended for a player."""
    duel = f"\n{told.speech.fate('final_duel')}" if final_duel else ""
    return told.word("in_play" if in_play else "out") + duel


def _owned(booked: list[Figure], number: int) -> int:
    """What a player owned once this round was over."""
    return sum(int(figure.value) for figure in booked if int(str(figure.args.get("round", 0))) <= number)


def money(amount: int) -> str:
    """Dollars, with their sign."""
    return f"{'−' if amount < 0 else ''}{abs(amount)}$"
