"""`store mend`: the store written anew from all that can still be read, its copies included."""

from __future__ import annotations

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.session import Session
from referee.cli.settings import Settings
from referee.errors import UnknownId
from referee.journal import CopyFolder, file_of
from referee.journal import mend as mended


@verb("store-mend")
@click.pass_obj
def mend(settings: Settings) -> Exit:
    """Write the store anew; the old file stays beside it. The exit code is 3 where gaps stay."""
    path = file_of(settings.place)
    session, copies = Session(settings), CopyFolder(path).everywhere()
    if not path.exists() and not copies:
        raise UnknownId("no_tables")
    done = mended(path, copies)
    told = {"records": done.records, "back": done.back, "gaps": done.gaps, "old": str(done.old)}
    said = session.say("store-mended", entries=done.records, back=done.back, gaps=done.gaps, old=str(done.old))
    session.answer(told, iter([said]))
    return Exit.OPEN if done.gaps else Exit.CLEAN
