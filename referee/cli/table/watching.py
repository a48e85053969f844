"""`watch`: the table for all to see, in a second terminal or on a projector."""

from __future__ import annotations

import sys

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.misuse import Misuse
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.notation import TypedWords


@verb()
@click.argument("which", required=False, default="", type=typed_text, metavar="TABLE")
@click.option("--seat", type=typed_text, metavar="SEAT")
@click.pass_obj
def watch(settings: Settings, which: str, seat: str | None) -> Exit:
    """Show a table as everybody may see it, or one player, and follow it. Raises `Misuse` `needs_terminal`."""
    if not all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout)):
        raise Misuse("needs_terminal")
    settings.table = which or settings.table
    session = Session(settings)
    with session.table() as log:
        stream = log.stream if settings.table or seat is not None else ""
        number = TypedWords(log.table, log.book, session.lexicon).need_seat([seat]) if seat is not None else 0
    from referee.tui.watching import run

    run(settings.place, settings.lang, stream, number)
    return Exit.CLEAN
