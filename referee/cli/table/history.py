"""`history`: how the table came about, entry by entry, with what was said then and what holds now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.layout import paragraph
from referee.cli.session import Session
from referee.cli.settings import Settings
from referee.cli.shapes import HistoryEntry
from referee.cli.times import local
from referee.desk.table_log import Logged, TableLog
from referee.log.history import retracted


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
    now = row.now.word if row.now is not None else ""
    text = session.speech.entry(row.entry, log.table)
    return HistoryEntry(row.number, row.at, text, row.said.word, now, row.number not in back)


def _lines(rows: Sequence[Logged], log: TableLog, session: Session, back: frozenset[int]) -> Iterator[str]:
    for row in rows:
        time = local(row.at)[-5:] or "     "
        text = f"{session.speech.entry(row.entry, log.table)}{_otherwise(row, session, back)}"
        first, *rest = paragraph(text, " " * 13)
        yield f"{row.number:>4} {time} {session.speech.sign(row.said.word)} {first.lstrip()}"
        yield from rest


def _otherwise(row: Logged, session: Session, back: frozenset[int]) -> str:
    """What there is to add if what was said then does not hold any more."""
    if row.number in back:
        return f" ({session.say('table-taken_back')})"
    if row.now is None or row.now.word == row.said.word:
        return ""
    then, now = (session.say(f"verdict-{verdict.word}") for verdict in (row.said, row.now))
    return f" ({session.say('table-said_then', then=then, now=now)})"
