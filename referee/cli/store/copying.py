"""`store copy`: all of a store carried to another place, be it a file or a server."""

from __future__ import annotations

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_place
from referee.errors import UnknownId
from referee.journal import Place, carry, is_there


@verb("store-copy")
@click.argument("to", type=typed_place, metavar="PLACE")
@click.pass_obj
def copy(settings: Settings, to: Place) -> Exit:
    """Copy every table and tournament, with its ids and times."""
    session = Session(settings)
    if not is_there(settings.place):
        raise UnknownId("no_tables")
    target = settings.secured(to)
    streams, entries = carry(settings.place, target)
    said = session.say("store-copied", to=str(target), streams=streams, entries=entries)
    session.answer({"to": str(target), "streams": streams, "entries": entries}, iter([said]))
    return Exit.CLEAN
