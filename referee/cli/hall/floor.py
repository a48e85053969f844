"""`hall floor`, `call`, `answer`: every table that plays, and those that call the desk first."""

from __future__ import annotations

from collections.abc import Iterator
from time import time

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.layout import columns
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.desk.desk import Desk
from referee.desk.hall_floor import HallFloor
from referee.speech import visible
from referee.views.hall_floor import FloorRow, FloorView
from referee.views.voice import Voice

CALLS, SILENT = "!", "?"


@verb("hall-floor")
@click.pass_obj
def floor_(settings: Settings) -> Exit:
    """List every table that plays, those that call the desk first. The exit code is 3 where one calls."""
    session, floor = Session(settings), HallFloor(settings.place)
    try:
        floor.look()
    finally:
        floor.close()
    rows = FloorView(Voice(session.lexicon, session.speech.lang)).rows(floor, time())
    session.answer(rows, _told(rows, session))
    return Exit.OPEN if any(row.call for row in rows) else Exit.CLEAN


def _told(rows: tuple[FloorRow, ...], session: Session) -> Iterator[str]:
    if not rows:
        yield session.say("floor-none")
    for row in rows:
        if row.call:
            yield f"{CALLS} {session.say('floor-calls', table=row.title, why=row.call, since=row.since)}"
    yield from columns([list(_cells(row, session)) for row in rows])


def _cells(row: FloorRow, session: Session) -> Iterator[str]:
    yield CALLS if row.call else SILENT if row.silent else ""
    yield row.title
    yield row.turn
    yield row.clock
    yield session.say("floor-flags", count=row.flags) if row.flags else ""
    yield f"{row.heard} {SILENT}" if row.silent else row.heard
    yield row.by
    yield row.counting


@verb("hall-call")
@click.argument("why", required=False, default="", type=typed_text, metavar="TEXT")
@click.pass_obj
def call_(settings: Settings, why: str) -> Exit:
    """Call the desk to a table."""
    session = Session(settings)
    with session.desk() as desk:
        stream, title = _table(session, desk)
        heard = desk.call(stream, why)
        if not heard:
            session.talk(session.say("floor-unheard"))
        else:
            session.answer({"table": stream, "why": why}, iter([session.say("floor-call_made", table=title)]))
    return Exit.CLEAN if heard else Exit.OPEN


@verb("hall-answer")
@click.pass_obj
def answer_(settings: Settings) -> Exit:
    """Say that somebody goes to a table that called."""
    session = Session(settings)
    with session.desk() as desk:
        stream, title = _table(session, desk)
        called = desk.answer(stream)
    key = "unheard" if called is None else "answered" if called else "did_not_call"
    said = session.say(f"floor-{key}", table=title)
    session.answer({"table": stream, "called": called}, iter([said]))
    return Exit.CLEAN


def _table(session: Session, desk: Desk) -> tuple[str, str]:
    """The table that is meant: its id, and what it is called."""
    log = session.opened(desk, session.settings.table)
    title = next((info.title for info in desk.tables() if info.id == log.stream), "")
    return log.stream, visible(title) or log.stream
