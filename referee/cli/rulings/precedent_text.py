"""`precedent list`, `show`, `export` and `import`: what was decided, read, given out and taken in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from referee.cli.codes import Exit
from referee.cli.files import read_text
from referee.cli.group import verb
from referee.cli.layout import paragraph
from referee.cli.running import tell
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.library.precedents.collection import Precedents, Refused, superseded
from referee.library.precedents.place import folder as usual_folder
from referee.library.ruling import Ruling, said_in
from referee.speech import visible

F = TypeVar("F", bound=Callable[..., Any])


def at_folder(command: F) -> F:
    """The option for another folder of precedents."""
    return click.option("--precedents", "folder", type=click.Path(), metavar="FOLDER")(command)


def precedents(settings: Settings, folder: str | None) -> Precedents:
    """The precedents of the folder named, else of the one beside the store."""
    return Precedents(Path(folder) if folder else usual_folder(settings.store))


@contextmanager
def refused(settings: Settings) -> Iterator[None]:
    """Every fault is told, each at its line, before the whole is refused."""
    try:
        yield
    except Refused as error:
        for fault in error.faults:
            tell(fault, settings)
        raise


def recorded(session: Session, ruling: Ruling, key: str, **about: str) -> Exit:
    """What was recorded: its id on stdout, the rest as talk."""
    session.answer(ruling, iter([ruling.id]))
    session.talk(session.say(key, id=ruling.id, **about))
    return Exit.CLEAN


@verb("precedent-list")
@click.option("--all", "every", is_flag=True)
@at_folder
@click.pass_obj
def list_(settings: Settings, every: bool, folder: str | None) -> Exit:
    """List what holds; with `--all` also what was revised."""
    session, shelf = Session(settings), precedents(settings, folder)
    found, faults = shelf.read()
    old = superseded(found)
    for ruling in found:
        if every or ruling.id not in old:
            session.answer(ruling, _listed(session, ruling, ruling.id in old))
    for fault in faults:
        session.talk(session.say("precedent-left_out", fault=visible(fault)))
    if not found:
        session.talk(session.say("precedent-none", folder=visible(str(shelf.folder))))
    return Exit.UNUSABLE if faults else Exit.CLEAN


def _listed(session: Session, ruling: Ruling, old: bool) -> Iterator[str]:
    marks = [session.say("precedent-old")] if old else []
    marks += [binding_told(session, ruling)] if ruling.binds else []
    yield " · ".join([ruling.id, *marks])
    yield from paragraph(said_in(ruling.question, session.settings.lang, ("",))[0], "  ")


def binding_told(session: Session, ruling: Ruling) -> str:
    """What a precedent decides at a table that it binds."""
    assert ruling.binds is not None
    what = session.speech.words.find(f"house-{ruling.binds.key}") or ruling.binds.key
    return session.say("precedent-binds", what=visible(what), allowed="yes" if ruling.binds.allowed else "no")


@verb("precedent-show")
@click.argument("id_", type=typed_text, metavar="ID")
@at_folder
@click.pass_obj
def show(settings: Settings, id_: str, folder: str | None) -> Exit:
    """Read a precedent whole."""
    session, shelf = Session(settings), precedents(settings, folder)
    ruling = shelf.named(id_)
    newer = tuple(each.id for each in shelf.all() if ruling.id in each.supersedes)
    session.answer(ruling, _shown(session, ruling, newer))
    return Exit.CLEAN


def _shown(session: Session, ruling: Ruling, newer: tuple[str, ...]) -> Iterator[str]:
    lang = session.settings.lang
    yield from paragraph(said_in(ruling.question, lang, ("",))[0])
    for text in (said_in(ruling.answer, lang, ""), said_in(ruling.detail, lang, ""), ruling.because(lang)):
        yield from paragraph(text, "  ") if text else ()
    yield ""
    date = ruling.date.isoformat() if ruling.date else ""
    told = [session.say("ask-standing", standing=ruling.standing), ruling.tournament, date, ruling.author, ruling.id]
    yield from paragraph(" · ".join(filter(None, told)))
    yield from paragraph(", ".join(map(session.speech.clause, ruling.clauses))) if ruling.clauses else ()
    yield from paragraph(binding_told(session, ruling)) if ruling.binds else ()
    for key, ids in (("precedent-takes_place", ruling.supersedes), ("precedent-replaced", newer)):
        yield from paragraph(session.say(key, ids=", ".join(ids))) if ids else ()


@verb("precedent-export")
@click.argument("ids", nargs=-1, type=typed_text, metavar="ID")
@click.option("-o", "--output", type=click.Path(), metavar="FILE")
@at_folder
@click.pass_obj
def export(settings: Settings, ids: tuple[str, ...], output: str | None, folder: str | None) -> Exit:
    """Write precedents as one file in the form of the shelf, with all that they took the place of."""
    session, shelf = Session(settings), precedents(settings, folder)
    text = shelf.export([shelf.named(id_) for id_ in ids])
    session.write(text, output)
    return Exit.CLEAN


MOST_BYTES = 2_000_000
"""Of a file of precedents; ten thousand rulings have as many."""


@verb("precedent-import")
@click.argument("file", type=click.Path(), metavar="FILE")
@click.option("--skip-same", is_flag=True)
@at_folder
@click.pass_obj
def import_(settings: Settings, file: str, skip_same: bool, folder: str | None) -> Exit:
    """Take in every precedent of a file, or none of it."""
    session, text = Session(settings), read_text(file, MOST_BYTES)
    with refused(settings):
        taken = precedents(settings, folder).take_in(text, file, skip_same)
    for ruling in taken.rulings:
        session.answer(ruling, iter([ruling.id]))
    session.talk(session.say("precedent-taken_in", count=len(taken.rulings), same=len(taken.same)))
    return Exit.CLEAN
