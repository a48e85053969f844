"""What the desk says, as lines of text: entries with their verdicts, what is due, what a correction changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.championship.office.shapes import ChangeRows, DueRow, EntriesLogged, FigureRow, MovedRow, SaidRow
from referee.cli.layout import columns, paragraph
from referee.cli.session import Session
from referee.cli.table.verdict_text import MUST, UNDER, flag_lines, reason_lines

NONE = "—"


def logged_lines(said: EntriesLogged, session: Session) -> Iterator[str]:
    """The entries with what is said of them, what they change, and what comes next."""
    for flag in said.flags:
        yield from flag_lines(flag, session.speech)
    if said.change is not None:
        yield from change_lines(said.change, session)
    if said.logged:
        yield from due_lines(said.due, "     ")


def due_lines(rows: Iterable[DueRow], indent: str = "") -> Iterator[str]:
    """What is owed, each with its clauses."""
    for row in rows:
        first, *rest = paragraph(f"{row.sentence} [{', '.join(row.clauses)}]", f"{indent}  ")
        yield f"{indent}{MUST} {first.lstrip()}"
        yield from rest


def change_lines(change: ChangeRows, session: Session) -> Iterator[str]:
    """The ranking before and after, and the entries of which something else is said since."""
    if not change.moved and not change.said:
        yield session.say("tournament-changes_nothing")
    if change.moved:
        kind, count, others = change.movers
        yield session.say(f"tournament-changes_{kind}", count=count, others=others)
        yield from columns([_moved(row) for row in change.moved])
    if change.said:
        yield session.say("tournament-changes_verdicts", count=len(change.said))
    for row in change.said:
        yield from _said(row, session)


def _moved(row: MovedRow) -> list[str]:
    places = [NONE if place is None else str(place) for place in (row.place_before, row.place_after)]
    scores = [score or NONE for score in (row.score_before, row.score_after)]
    return ["    ", row.name, " → ".join(places), " → ".join(scores)]


def _said(row: SaidRow, session: Session) -> Iterator[str]:
    words = [session.say(f"verdict-{each.verdict}") if each else NONE for each in (row.before, row.after)]
    first, *rest = paragraph(f"{row.entry}: {' → '.join(dict.fromkeys(words))}", UNDER)
    yield f"{row.number:>4}   {first.lstrip()}"
    yield from rest
    if row.after:
        yield from reason_lines(row.after, session.speech)


def figure_lines(rows: Iterable[FigureRow], session: Session) -> Iterator[str]:
    """A figure opened, each part under the whole, with clauses and entries."""
    for row in rows:
        where = [", ".join(row.clauses)]
        if row.entries:
            where.append(
                session.say("tournament-entries", count=len(row.entries), numbers=", ".join(map(str, row.entries)))
            )
        indent = "  " * row.depth
        first, *rest = paragraph(f"{row.label}: {row.value}  [{' · '.join(filter(None, where))}]", f"{indent}  ")
        yield f"{indent}{first.lstrip()}"
        yield from rest
