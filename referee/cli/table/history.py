"""`history`: how the table came about, read by turns and by plays, or entry by entry as it was logged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.layout import COLUMNS, paragraph
from referee.cli.session import Session
from referee.cli.settings import Settings
from referee.cli.shapes import HistoryEntry
from referee.cli.times import local
from referee.desk.hearing.outcomes import Logged
from referee.desk.table_log import TableLog
from referee.log.history import retracted
from referee.speech import width
from referee.views.history import BACK, Chronicle, HistoryLine
from referee.views.history_rows import Row
from referee.views.logged_by import LoggedBy

INDENT, LEAD = " " * 11, 10
"""The columns before the text, and those of number and time in them."""
BETWEEN, RULE, MORE = " · ", "─", "…"


@verb()
@click.option("--last", type=click.IntRange(min=1), metavar="N")
@click.option("--entries", is_flag=True)
@click.pass_obj
def history(settings: Settings, last: int | None, entries: bool) -> Exit:
    """Turns and plays, each with its answers and what they cost; or every entry ever logged, a line each."""
    session = Session(settings)
    with session.table_or_line() as (log, first):
        chronicle, whole = Chronicle(log, session.views), log.history()
        back = retracted([row.entry for row in whole])
        played = {number: row.numbers[0] for row in chronicle.rows() for number in row.numbers}
        rows = whole[first:][-last if last else 0 :]
        plays = [row for row in chronicle.rows() if row.numbers[-1] >= first][-last if last else 0 :]
    told = _lines(rows, log, session, back) if entries else _plays(plays, chronicle, session)
    session.answer([_entry(row, log, session, back, played[row.number]) for row in rows], told)
    return Exit.CLEAN


def _entry(row: Logged, log: TableLog, session: Session, back: frozenset[int], play: int) -> HistoryEntry:
    now = row.now.word if row.now is not None else ""
    text = session.speech.entry(row.entry, log.table)
    return HistoryEntry(
        row.number, row.at, text, row.said.word, now, row.number not in back, play, *log.writers[row.number]
    )


# By plays


def _plays(rows: Sequence[Row], chronicle: Chronicle, session: Session) -> Iterator[str]:
    """A play a paragraph; a turn as a heading with a line behind it."""
    for row in rows:
        lines = [chronicle.line(number) for number in row.numbers]
        told = _folded(lines, session) if row.folds else BETWEEN.join([*_parts(row, lines, session), *_by(lines)])
        first, *rest = paragraph(told, INDENT)
        shown = [f"{lines[0].number:>4} {lines[0].time:>5}{first[LEAD:]}", *rest]
        yield from [*shown[:-1], _ruled(shown[-1])] if row.sort == "heading" else shown


def _folded(lines: Sequence[HistoryLine], session: Session) -> str:
    """What was taken back together: how far it goes, and the first of it."""
    gone = [line.text for line in lines if line.mark == BACK]
    head = f"{BACK} {MORE}{lines[-1].number} {session.say('table-taken_back')}"
    return BETWEEN.join([head, *gone[:1], *([MORE] if len(gone) > 1 else [])])


def _parts(row: Row, lines: Sequence[HistoryLine], session: Session) -> Iterator[str]:
    """The entries of a row, each with what is to be said of it."""
    for place, line in enumerate(lines):
        if line.untyped and len(lines) > 1:
            yield MORE
        elif not line.late or len(lines) == 1:
            yield _part(row, line, place, session)


def _part(row: Row, line: HistoryLine, place: int, session: Session) -> str:
    """An entry; after the first of its row the number stands before one that something is said of."""
    asked = line.level not in ("", "legal") or line.mark or line.was
    signed = asked or (not place and row.sort != "heading")
    number = str(line.number) if place and asked else ""
    gone = "" if line.counts else f"({session.say('table-taken_back')})" if line.mark == BACK else ""
    was = f"{line.was}→" if line.was else ""
    parts = (number, line.mark, f"{was}{line.sign}" if signed else was, line.text, gone)
    return " ".join(filter(None, parts))


def _by(lines: Sequence[HistoryLine]) -> list[str]:
    """Who logged a row, where several wrote the log."""
    return [", ".join(each)] if (each := dict.fromkeys(line.by for line in lines if line.by)) else []


def _ruled(text: str) -> str:
    return f"{text} {RULE * max(0, COLUMNS - width(text) - 1)}".rstrip()


# By entries


def _lines(rows: Sequence[Logged], log: TableLog, session: Session, back: frozenset[int]) -> Iterator[str]:
    by = LoggedBy.of(log.writers)
    for row in rows:
        time, short = local(row.at)[-5:] or "     ", by.short(log.writers[row.number])
        text = f"{session.speech.entry(row.entry, log.table)}{_otherwise(row, session, back)}"
        text = BETWEEN.join(filter(None, [text, short]))
        first, *rest = paragraph(f"{session.speech.sign(row.said.word)} {text}", INDENT)
        yield f"{row.number:>4} {time}{first[LEAD:]}"
        yield from rest


def _otherwise(row: Logged, session: Session, back: frozenset[int]) -> str:
    """What there is to add if what was said then does not hold any more."""
    if row.number in back:
        return f" ({session.say('table-taken_back')})"
    if row.now is None or row.now.word == row.said.word:
        return ""
    then, now = (session.say(f"verdict-{verdict.word}") for verdict in (row.said, row.now))
    return f" ({session.say('table-said_then', then=then, now=now)})"
