"""`tournament salvage`: what can still be read of a tournament in a damaged store."""

from __future__ import annotations

import click

from referee.championship.office.salvaging import Saved, saved
from referee.cli.championship.sitting import Sitting, desk_verb
from referee.cli.codes import Exit
from referee.cli.files import write_text
from referee.cli.misuse import Misuse
from referee.cli.output import put
from referee.cli.settings import Settings
from referee.journal import file_of


@desk_verb("salvage")
@click.option("--output", type=click.Path(), metavar="FILE")
@click.pass_obj
def salvage(settings: Settings, output: str | None) -> Exit:
    """Write what can be read of a tournament as a document, which another store takes in."""
    sitting = Sitting(settings)
    meant = [each for each in saved(file_of(settings.place)) if _is_meant(each, settings.tournament)]
    if not meant:
        raise Misuse("nothing_salvaged", path=settings.place)
    if len(meant) > 1:
        raise Misuse("choose_salvaged_tournament", near=tuple(f"{each.stream} ({each.name or '?'})" for each in meant))
    found = meant[0]
    sitting.talk(sitting.say("salvage-read", entries=found.entries, lost=found.lost))
    if output is None:
        put(found.document, nl=False)
    else:
        write_text(output, found.document)
        sitting.answer({"file": output, "entries": found.entries, "lost": found.lost}, iter((output,)))
    return Exit.CLEAN


def _is_meant(each: Saved, named: str) -> bool:
    return not named or named == each.name or each.stream.startswith(named)
