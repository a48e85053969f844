"""`copy`, `resume` and `compare`: the whole event as a file, and which of two files it goes on in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from referee.championship.office.copies import Compared, compared, copied, resumed
from referee.cli.championship.sitting import Sitting, desk_verb
from referee.cli.codes import Exit
from referee.cli.layout import paragraph
from referee.cli.settings import Settings, typed_text


@desk_verb("copy")
@click.argument("file", type=click.Path(), metavar="FILE")
@click.option("--to", required=True, type=typed_text, metavar="NAME")
@click.option("--hand-over", is_flag=True)
@click.pass_obj
def copy(settings: Settings, file: str, to: str, hand_over: bool) -> Exit:
    """Copy the event; with --hand-over it goes on in the copy."""
    sitting = Sitting(settings)
    with sitting.office() as office:
        mark = copied(office, Path(file), to, hand_over)
    key = "tournament-copied_there" if hand_over else "tournament-copied_here"
    said = sitting.say(key, file=file, copy=mark)
    sitting.answer({"file": file, "copy": mark, "goes_on": "there" if hand_over else "here"}, iter([said]))
    return Exit.CLEAN


@desk_verb("resume")
@click.argument("where", default="", type=typed_text, metavar="[NAME]")
@click.pass_obj
def resume(settings: Settings, where: str) -> Exit:
    """Go on here."""
    sitting = Sitting(settings)
    with sitting.office() as office:
        names = resumed(office, where)
    sitting.answer({"resumed": names}, iter([sitting.say("tournament-resumed", name=name) for name in names]))
    return Exit.CLEAN


@desk_verb("compare")
@click.argument("file", type=click.Path(), metavar="FILE")
@click.pass_obj
def compare(settings: Settings, file: str) -> Exit:
    """Compare with another copy; the exit code is 1 where both went on."""
    sitting = Sitting(settings)
    with sitting.office() as office:
        rows = compared(office, Path(file))
    sitting.answer([row._asdict() for row in rows], _lines(rows, sitting))
    return Exit.ILLEGAL if any(row.relation == "parted" for row in rows) else Exit.CLEAN


def _lines(rows: Sequence[Compared], sitting: Sitting) -> Iterator[str]:
    for row in rows:
        relation = sitting.say(f"tournament-copies_{row.relation}", number=str(row.number))
        first, *rest = paragraph(f"{row.stream}  {row.title}: {relation}", " " * 14)
        yield first.lstrip()
        yield from rest
