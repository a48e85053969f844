"""`tournament import`: everybody on a list, after a look at it; or a whole tournament from its document."""

from __future__ import annotations

import click

from referee import files
from referee.championship.office.bringing import LARGEST, bring_in, differing
from referee.championship.office.cells import MOST_BYTES
from referee.championship.office.shapes import FaultRow
from referee.championship.office.signup import SignUp, read_list
from referee.championship.office.tournamentlog import TournamentLog
from referee.cli.championship.entering import tell_outcome
from referee.cli.championship.sitting import Sitting, desk_verb
from referee.cli.championship.store import info_of
from referee.cli.codes import Exit
from referee.cli.files import placed, read_bytes
from referee.cli.settings import Settings
from referee.errors import RefereeError


@desk_verb("import")
@click.argument("file", type=click.Path(), metavar="FILE")
@click.option("--yes", is_flag=True)
@click.pass_obj
def import_(settings: Settings, file: str, yes: bool) -> Exit:
    """Sign up everybody on a list, all or nobody; a document becomes a tournament of the store."""
    sitting = Sitting(settings)
    data = read_bytes(file, LARGEST)
    files.check_that_it_is_no_store(data, file)
    if data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        return _document(sitting, file, data)
    if len(data) > MOST_BYTES:
        raise files.BadFile("file_too_large", file=file, most=MOST_BYTES // 1_000_000)
    with sitting.tournament() as log:
        return _listed(sitting, log, read_list(data, log.state), yes)


def _document(sitting: Sitting, file: str, data: bytes) -> Exit:
    text = files.decoded(data, file, LARGEST)
    with sitting.office(making=True) as office:
        log = placed(file, lambda: bring_in(office, text))
        info = next(info for info in office.tournaments() if info.id == log.stream)
    made = sitting.say("tournament-made", name=info.title, id=info.id)
    sitting.answer(info_of(info), iter((made, sitting.say("done-imported", entries=info.length))))
    if not (count := differing(text)):
        return Exit.CLEAN
    sitting.talk(sitting.say("tournament-import_differs", count=count))
    sitting.talk(sitting.say("tournament-import_see", file=file))
    return Exit.ILLEGAL


def _listed(sitting: Sitting, log: TournamentLog, found: SignUp, yes: bool) -> Exit:
    if found.encoding:
        sitting.talk(sitting.say("tournament-list_encoding", encoding=found.encoding))
    if found.ignored:
        sitting.talk(sitting.say("tournament-list_ignored", names=", ".join(found.ignored)))
    if found.faults:
        rows = [FaultRow(_line(fault), fault.key, sitting.speech.error(fault)) for fault in found.faults]
        sitting.talk(sitting.say("tournament-list_faults", count=len(rows)))
        sitting.answer({"faults": rows}, iter([row.sentence for row in rows]))
        return Exit.UNUSABLE
    sitting.warn_of_the_known(log, found.players)
    if not yes:
        sitting.talk(sitting.say("tournament-list_ready", count=len(found.players)))
        tell_outcome(sitting, log, log.preview(*found.players), False)
        if not sitting.accepts("tournament-ask_import"):
            return Exit.OPEN
    return tell_outcome(sitting, log, log.log(*found.players), True)


def _line(error: RefereeError) -> int:
    line = error.about.get("line", 0)
    return line if isinstance(line, int) else 0
