"""`show` and `history`: the table as it stands, and how it came about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.layout import paragraph
from referee.cli.session import Session
from referee.cli.settings import Settings
from referee.cli.shapes import HistoryEntry
from referee.cli.table_text import table_lines
from referee.cli.times import local
from referee.entries import VERSION
from referee.history import retracted
from referee.notation import lines_of_position
from referee.notation.game_file import HEAD, RULE
from referee.table import Table
from referee.tablelog import Logged, TableLog


@verb()
@click.option("--public", is_flag=True)
@click.option("--position", is_flag=True)
@click.option("--at", type=click.IntRange(min=1), metavar="N")
@click.pass_obj
def show(settings: Settings, public: bool, position: bool, at: int | None) -> Exit:
    """The table, now or as an entry found it: as the referee knows it, as everybody may see it, or as a position."""
    session = Session(settings)
    with session.table() as log:
        table, book = (log.table if at is None else log.table_before(at)), log.book
    if position:
        block = position_block(table)
        session.answer({"position": block}, iter(block.splitlines()))
        return Exit.CLEAN
    view = session.views.public_table(table, book) if public else session.views.referee_table(table, book)
    session.answer(view, table_lines(view, session.speech, table.winner))
    return Exit.CLEAN


def position_block(table: Table) -> str:
    """The table as the head of a `.game` file."""
    return "\n".join([f"{HEAD} {VERSION}", *lines_of_position(table), RULE]) + "\n"


@verb()
@click.option("--last", type=click.IntRange(min=1), metavar="N")
@click.pass_obj
def history(settings: Settings, last: int | None) -> Exit:
    """Every entry ever logged with what was said of it then and what holds now; the last ones only if asked."""
    session = Session(settings)
    with session.table() as log:
        whole = log.history()
        back = retracted([row.entry for row in whole])
        rows = whole[-last if last else 0 :]
    session.answer([_entry(row, log, session, back) for row in rows], _lines(rows, log, session, back))
    return Exit.CLEAN


def _entry(row: Logged, log: TableLog, session: Session, back: frozenset[int]) -> HistoryEntry:
    now = row.now.level.word if row.now is not None else ""
    text = session.speech.entry(row.entry, log.table)
    return HistoryEntry(row.number, row.at, text, row.said.level.word, now, row.number not in back)


def _lines(rows: Sequence[Logged], log: TableLog, session: Session, back: frozenset[int]) -> Iterator[str]:
    for row in rows:
        time = local(row.at)[-5:] or "     "
        text = f"{session.speech.entry(row.entry, log.table)}{_otherwise(row, session, back)}"
        first, *rest = paragraph(text, " " * 13)
        yield f"{row.number:>4} {time} {session.speech.sign(row.said.level)} {first.lstrip()}"
        yield from rest


def _otherwise(row: Logged, session: Session, back: frozenset[int]) -> str:
    """What there is to add if what was said then does not hold any more."""
    if row.number in back:
        return f" ({session.say('table-taken_back')})"
    if row.now is None or row.now.level == row.said.level:
        return ""
    then, now = (session.say(f"verdict-{verdict.level.word}") for verdict in (row.said, row.now))
    return f" ({session.say('table-said_then', then=then, now=now)})"
