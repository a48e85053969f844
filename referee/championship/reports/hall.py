"""What hangs in the hall: tables and seats, rounds under way, who goes through, the duels, what is awaited.

Made of what everybody heard and of nothing else: no money, no result, no ranking (`ITC-119`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.championship.reports import blocks as b
from referee.championship.reports.ladder import ladder_of
from referee.championship.reports.seeds import seeds
from referee.championship.reports.telling import Telling
from referee.championship.rules.aloud import aloud, due_aloud
from referee.championship.rules.course import due_sheriff, finished
from referee.championship.rules.entries import Logged
from referee.championship.rules.facts import LEADER
from referee.championship.rules.state import Round, Table


def hall(log: Sequence[Logged], lang: str) -> b.Report:
    """The board for everybody."""
    told = Telling(log, lang, "everybody")
    sections = [*_awaited(told, log), *_duels(told), *_tables(told, log), *_players(told)]
    return told.report("hall", sections, ("ITC-119",))


def _awaited(told: Telling, log: Sequence[Logged]) -> Iterator[b.Section]:
    owed = due_aloud(log)
    rows = tuple((told.speech.awaited(each),) for each in owed if each.kind != "draw")
    if rows:
        yield b.Section(told.word("awaited"), (b.Table(("",), rows),))


def _tables(told: Telling, log: Sequence[Logged]) -> Iterator[b.Section]:
    tables = tuple(_table(told, table) for table in told.state.tables.values() if table.seating)
    if tables:
        yield b.Section(told.word("tables"), (*_drawn(told, log), *tables), apart=bool(told.state.qualifiers))


def _drawn(told: Telling, log: Sequence[Logged]) -> Iterator[b.Block]:
    if told.state.seeds:
        heard = aloud(log)
        yield b.Text(told.word("seeds", seeds="; ".join(seeds(told, heard, heard))), quiet=True)


def _table(told: Telling, table: Table) -> b.Table:
    now = table.under_way or next(reversed(table.played), None) or Round(1)
    rows = tuple(_seat(told, table, now, seat, player) for seat, player in enumerate(table.seating, 1))
    marks: tuple[b.Mark, ...] = tuple(
        "out" if told.state.gone(player) else "first" if player == now.sheriff and table.under_way else ""
        for player in table.seating
    )
    title = f"{told.speech.words.say('tournament-table', table=str(table.number))} · {_course(told, table)}"
    return b.Table(told.heads("seat", "player", "character", ""), rows, ("number", "name", "", ""), marks, title)


def _seat(told: Telling, table: Table, now: Round, seat: int, player: int) -> tuple[str, ...]:
    hire = now.hire_of(player) if table.under_way else None
    character = told.speech.words.character(hire.character) if hire else ""
    note = told.word("gone") if told.state.gone(player) else ""
    if table.under_way and player == now.sheriff:
        note = told.speech.words.role(LEADER)
    return (str(seat), told.speech.player(player), character, note)


def _course(told: Telling, table: Table) -> str:
    """How far a table has come."""
    if table.under_way:
        return told.word("round_now", round=str(table.under_way.number), minutes=table.under_way.extra)
    if finished(told.state, table):
        return told.word("rounds_done", rounds=len(table.played))
    sheriff = due_sheriff(told.state, table)
    name = told.speech.player(sheriff) if sheriff is not None else ""
    return told.word("round_next", round=str(table.next_number), sheriff=name)


def _duels(told: Telling) -> Iterator[b.Section]:
    if told.state.qualifiers:
        names = ((str(place), told.speech.player(player)) for place, player in enumerate(told.state.qualifiers, 1))
        through = b.Table(told.heads("place", "player"), tuple(names), ("number", "name"))
        yield b.Section(told.word("duels"), (ladder_of(told),))
        yield b.Section(told.word("through"), (through,))


def _players(told: Telling) -> Iterator[b.Section]:
    """Who signed up, as long as no tables are drawn; whoever left afterwards stands at the table."""
    if told.state.drawn is None and told.state.players:
        rows = tuple((str(n), told.speech.player(n)) for n in told.state.present)
        table = b.Table(told.heads("number", "player"), rows, ("number", "name"))
        yield b.Section(told.word("signed_up", count=len(rows)), (table,))
