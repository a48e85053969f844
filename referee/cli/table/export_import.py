"""`export` and `import`: whole games out of the store and into it."""

from __future__ import annotations

from collections.abc import Callable

import click

from referee.cli.codes import Exit
from referee.cli.files import placed, read_text
from referee.cli.group import verb
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.cli.table.salvaging import salvaged
from referee.cli.table.show import position_block
from referee.cli.table.tables import info_of
from referee.desk.table_log import TableLog
from referee.journal import ASIDE

FORMATS: dict[str, Callable[[TableLog], str]] = {
    "game": TableLog.game_text,
    "jsonl": TableLog.game_json,
    "position": lambda log: position_block(log.table, log.book),
}


@verb()
@click.option("--format", "form", type=click.Choice(tuple(FORMATS)))
@click.option("--salvage", is_flag=True)
@click.option("-o", "--output", type=click.Path(), metavar="FILE")
@click.pass_obj
def export(settings: Settings, form: str | None, salvage: bool, output: str | None) -> Exit:
    """Write a table as text; from a damaged store whatever can still be read."""
    session = Session(settings)
    if salvage:
        text, code = salvaged(settings.place, settings.table, session), Exit.CLEAN
    elif (aside := _line_aside(session)) is not None:
        text, code = aside, Exit.CLEAN
    else:
        with session.table() as log:
            text = FORMATS[form or ("jsonl" if settings.json else "game")](log)
            code = Exit.OPEN if log.lost else Exit.CLEAN
    session.write(text, output)
    return code


def _line_aside(session: Session) -> str | None:
    """What was not kept where two lines parted, if its name was named."""
    if not session.settings.table.startswith(ASIDE):
        return None
    with session.desk() as desk:
        return desk.line_aside(session.settings.table)


@verb(name="import")
@click.argument("file", type=click.Path(), metavar="FILE")
@click.option("--title", default="", type=typed_text, metavar="TITLE")
@click.pass_obj
def import_(settings: Settings, file: str, title: str) -> Exit:
    """Make a table of a `.game` file or of JSON Lines, judged anew."""
    session = Session(settings)
    text = read_text(file)
    with session.desk(making=True) as desk:
        log = placed(file, lambda: desk.bring_in(text, title))
        info = next(info for info in desk.tables() if info.id == log.stream)
    said = (session.say("new-made", title=info.title, id=info.id), session.say("done-imported", entries=info.length))
    session.answer(info_of(info), iter(said))
    return Exit.CLEAN
