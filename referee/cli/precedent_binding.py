"""`precedent bind`: a precedent as the house rule of a table."""

from __future__ import annotations

from collections.abc import Iterator

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.logging import line_logged
from referee.cli.precedent_text import at_folder, precedents
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.cli.shapes import LineLogged
from referee.cli.wording import agenda_lines, flag_lines
from referee.errors import UnknownId
from referee.precedents.binding import line_that_binds


@verb("precedent-bind")
@click.argument("id_", type=typed_text, metavar="ID")
@at_folder
@click.pass_obj
def bind(settings: Settings, id_: str, folder: str | None) -> Exit:
    """Log a precedent as the house rule of a table: the judge follows it from there on, and names it."""
    session, shelf = Session(settings), precedents(settings, folder)
    ruling = shelf.named(id_)
    newer = tuple(each.id for each in shelf.all() if ruling.id in each.supersedes)
    if newer:
        raise UnknownId("precedent_revised", word=ruling.id, near=newer)
    with session.table() as table:
        line = line_that_binds(ruling, table.table, table.book, settings.lang)
        logged = line_logged(session, table, line, table.enter(line))
    session.answer(logged, _lines(session, logged))
    return Exit.CLEAN


def _lines(session: Session, logged: LineLogged) -> Iterator[str]:
    for flag in logged.flags:
        yield from flag_lines(flag, session.speech)
    yield from agenda_lines(logged.next, session.speech)
