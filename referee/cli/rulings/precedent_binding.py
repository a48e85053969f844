"""`precedent bind`: a precedent as the house rule of a table, or of every table of the event."""

from __future__ import annotations

from collections.abc import Iterator

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.rulings.precedent_text import at_folder, precedents
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.cli.shapes import LineLogged
from referee.cli.table.logging import line_logged
from referee.cli.table.verdict_text import agenda_lines, flag_lines
from referee.desk.table_log import TableLog
from referee.errors import UnknownId
from referee.journal import is_there
from referee.library.precedents.binding import binds_already, line_that_binds
from referee.library.ruling import Ruling
from referee.speech import visible


@verb("precedent-bind")
@click.argument("id_", type=typed_text, metavar="ID")
@click.option("--all", "every", is_flag=True)
@at_folder
@click.pass_obj
def bind(settings: Settings, id_: str, every: bool, folder: str | None) -> Exit:
    """Log a precedent as the house rule of a table: the judge follows it from there on, and names it."""
    session, shelf = Session(settings), precedents(settings, folder)
    ruling = shelf.named(id_)
    newer = tuple(each.id for each in shelf.all() if ruling.id in each.supersedes)
    if newer:
        raise UnknownId("precedent_revised", word=ruling.id, near=newer)
    if every:
        return _bind_every(session, ruling)
    with session.table() as table:
        if binds_already(ruling, table.table):
            name = visible(table.table.title or table.stream)
            session.talk(session.say("precedent-bound_already", table=name))
        else:
            _bind(session, ruling, table)
    return Exit.CLEAN


def tell_who_follows(session: Session, old: Ruling, new: Ruling) -> None:
    """Name each table that is not over and goes by a precedent whose place another one takes."""
    if old.binds is None or not is_there(session.settings.place):
        return
    with session.desk(quiet=True) as desk:
        for table in (desk.table(info.id) for info in desk.tables()):
            if not table.table.winner and binds_already(old, table.table):
                name = visible(table.table.title or table.stream)
                about = {"table": name, "stream": table.stream, "old": old.id, "id": new.id}
                session.talk(session.say("precedent-still_followed", **about))


def _bind(session: Session, ruling: Ruling, table: TableLog) -> None:
    line = line_that_binds(ruling, table.table, table.book, session.settings.lang)
    logged = line_logged(session, table, line, table.enter(line))
    session.answer(logged, _lines(session, logged))


def _bind_every(session: Session, ruling: Ruling) -> Exit:
    """Every table of the store that is not over. Where it could be bound to none that lacked it, that is no success."""
    with session.desk() as desk:
        came = [_bind_one(session, ruling, desk.table(info.id)) for info in desk.tables()]
    return Exit.UNUSABLE if False in came and True not in came else Exit.CLEAN


def _bind_one(session: Session, ruling: Ruling, table: TableLog) -> bool | None:
    """Whether this table is bound now; None where there is nothing to do. What came of it is told."""
    name = visible(table.table.title or table.stream)
    if table.table.winner or binds_already(ruling, table.table):
        session.talk(session.say("precedent-bound_already", table=name))
        return None
    session.talk(session.say("precedent-bound_at", table=name))
    try:
        _bind(session, ruling, table)
    except UnknownId as error:
        if error.key == "precedent_binds_nothing":
            raise
        session.talk(session.speech.error(error))
        return False
    return True


def _lines(session: Session, logged: LineLogged) -> Iterator[str]:
    for flag in logged.flags:
        yield from flag_lines(flag, session.speech)
    yield from agenda_lines(logged.next, session.speech)
