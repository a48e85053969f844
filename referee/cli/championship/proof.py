"""`tournament simulate`, `verify`, `export` and `schema`: documents of tournaments, made and proved."""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from referee.cli.championship.sitting import Sitting, desk_verb
from referee.cli.codes import Exit, gravest
from referee.cli.files import placed, read_text, write_text
from referee.cli.group import verb
from referee.cli.judging.checking import Progress
from referee.cli.misuse import Misuse
from referee.cli.output import put, put_json
from referee.cli.running import tell
from referee.cli.session import Session
from referee.cli.settings import Settings
from referee.errors import RefereeError
from referee.speech import shortened, visible

if TYPE_CHECKING:
    from referee.championship.verifying.fault import Fault
    from referee.championship.verifying.proof import Proof

MOST_PLAYERS = 500
BEGAN = datetime.datetime(2007, 11, 17, 9, tzinfo=datetime.UTC)
"""When every simulated tournament begins: the weekend of the final in Turin (`ITC-007`)."""
ROOM = 100
"""For what is told, on one line."""


@verb("tournament-simulate")
@click.option("--players", type=click.IntRange(10, MOST_PLAYERS), required=True, metavar="N")
@click.option("--seed", type=int, required=True, metavar="S")
@click.option("--games", type=click.IntRange(1), default=1, metavar="K")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER")
@click.pass_obj
def simulate(settings: Settings, players: int, seed: int, games: int, out: Path | None) -> Exit:
    """Play tournaments by chance; each is a whole file before the next begins."""
    if out is None and games > 1:
        raise Misuse("needs_out")
    if out is None:
        put(_simulated(players, seed), nl=False)
        return Exit.CLEAN
    session, progress, files = Session(settings), Progress(games), []
    out.mkdir(parents=True, exist_ok=True)
    for each in range(seed, seed + games):
        files.append(str(out / f"simulated-{players}-{each}.json"))
        progress.step(files[-1])
        write_text(files[-1], _simulated(players, each))
    progress.clear()
    session.answer({"files": files}, iter(files))
    return Exit.CLEAN


def _simulated(players: int, seed: int) -> str:
    from referee.championship.office.document import document_of, written
    from referee.championship.simulating.tournament import simulated

    log = simulated(players, seed)
    times = [(BEGAN + datetime.timedelta(seconds=20 * number)).isoformat() for number in range(len(log))]
    return written(document_of(log, times))


@verb("tournament-verify")
@click.argument("files", nargs=-1, required=True, type=click.Path(), metavar="FILE")
@click.pass_obj
def verify(settings: Settings, files: tuple[str, ...]) -> Exit:
    """Prove documents; one that cannot be read does not keep the others from being proved."""
    session, progress = Session(settings), Progress(len(files))
    codes: list[Exit] = []
    differences = 0
    for file in files:
        progress.step(file)
        try:
            found = _proved(session, file, progress)
            differences += found
            codes.append(Exit.ILLEGAL if found else Exit.CLEAN)
        except RefereeError as error:
            progress.clear()
            tell(error, settings)
            codes.append(Exit.UNUSABLE)
    progress.clear()
    read = len(files) - codes.count(Exit.UNUSABLE)
    session.talk(session.say("proof-summary", differences=differences, files=read))
    return gravest(codes)


def _proved(session: Session, file: str, progress: Progress) -> int:
    from referee.championship.verifying.proof import verify as proved

    text = read_text(file)
    proof = placed(file, lambda: proved(text))
    progress.clear()
    session.answer(_record(session, file, proof), _lines(session, file, proof))
    return len(proof.differences)


def _record(session: Session, file: str, proof: Proof) -> dict[str, Any]:
    told = {"differences": _rows(session, proof.differences), "stood": _rows(session, proof.stood)}
    return {"file": file, "entries": proof.entries, **told}


def _rows(session: Session, faults: Sequence[Fault]) -> list[dict[str, Any]]:
    return [{**fault._asdict(), "sentence": session.say(f"fault-{fault.key}")} for fault in faults]


def _lines(session: Session, file: str, proof: Proof) -> Iterator[str]:
    """`FILE: PLACE: CLAUSES: sentence`, and what is told and worked out."""
    for fault in proof.differences:
        place = ": ".join(filter(None, (visible(file), visible(fault.where), ",".join(fault.clauses))))
        yield f"{place}: {session.say(f'fault-{fault.key}')}{_beside(session, fault)}"
    if not proof.differences:
        said = [session.say("proof-clean", entries=proof.entries)]
        said += [session.say("proof-stood", count=len(proof.stood))] if proof.stood else []
        yield f"{visible(file)}: {' · '.join(said)}"


def _beside(session: Session, fault: Fault) -> str:
    told = session.say("proof-told", told=_short(fault.told)) if fault.told is not None else ""
    found = session.say("proof-found", found=_short(fault.found)) if fault.found is not None else ""
    both = "; ".join(filter(None, (told, found)))
    return f" ({both})" if both else ""


def _short(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return shortened(visible(text), ROOM)


@desk_verb("export")
@click.option("--csv", "sheet", type=click.Choice(("standings", "games")), metavar="SHEET")
@click.option("--output", type=click.Path(), metavar="FILE")
@click.pass_obj
def export(settings: Settings, sheet: str | None, output: str | None) -> Exit:
    """The document of a tournament, or a sheet of its results."""
    from referee.championship.office.document import document_of, written
    from referee.championship.office.spreadsheet import games_csv, standings_csv

    sitting = Sitting(settings)
    with sitting.tournament() as log:
        document = document_of(log.entries, log.times)
    sheets = {"standings": standings_csv, "games": games_csv}
    text = sheets[sheet](document.results) if sheet else written(document)
    if output is None:
        put(text, nl=False)
    else:
        write_text(output, text)
        sitting.answer({"file": output}, iter((output,)))
    return Exit.CLEAN


@verb("tournament-schema")
@click.pass_obj
def schema(settings: Settings) -> Exit:
    """The JSON Schema of a document."""
    from referee.championship.office.document import schema as published

    put_json(json.dumps(published(), ensure_ascii=False, indent=None if settings.json else 2))
    return Exit.CLEAN
