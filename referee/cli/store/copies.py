"""`store copies`: the copies that are kept by themselves, and where else they are kept."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.misuse import Misuse
from referee.cli.session import Session
from referee.cli.settings import Settings
from referee.cli.times import local
from referee.journal import CopyFolder
from referee.speech import visible


@verb("store-copies")
@click.option("--second", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER")
@click.option("--no-second", "none", is_flag=True)
@click.pass_obj
def copies(settings: Settings, second: Path | None, none: bool) -> Exit:
    """List the copies, the newest first; choose a second place for them, such as a stick."""
    session, folder = Session(settings), CopyFolder(settings.place)
    if second is not None and none:
        raise Misuse("bad_usage", verb="referee store copies")
    if second is not None or none:
        folder.choose_second(second)
    rows = [(str(copy), _made(copy)) for copy in folder.everywhere()]
    told = {"second_place": folder.second, "copies": [{"file": file, "made": made} for file, made in rows]}
    session.answer(told, _lines(session, folder, rows))
    return Exit.CLEAN


def _lines(session: Session, folder: CopyFolder, rows: list[tuple[str, str]]) -> Iterator[str]:
    if folder.second:
        session.talk(session.say("store-second", folder=visible(str(folder.second))))
    if not rows:
        session.talk(session.say("store-no_copies"))
    yield from (f"{local(made)}  {visible(file)}" for file, made in rows)


def _made(copy: Path) -> str:
    return datetime.fromtimestamp(copy.stat().st_mtime, UTC).isoformat(timespec="seconds")
