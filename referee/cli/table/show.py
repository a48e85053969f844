"""`show`: the table as it stands or stood, whole or one side of it, for whoever looks on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.layout import paragraph
from referee.cli.misuse import Misuse
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.cli.table.clock_text import clock_lines
from referee.cli.table.table_text import table_lines
from referee.cli.table.unseen_text import unseen_lines
from referee.cli.table.viewer import OwnView, Viewer
from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import VERSION
from referee.core.nouns.table import Table
from referee.desk.log_clock import clock_at, now_in_seconds
from referee.log.play_clock import Clock
from referee.notation import HEAD, RULE, lines_of_position
from referee.views.play_clock import clock_view, remarks_of
from referee.views.unseen import Knowing


@verb()
@click.option("--public", is_flag=True)
@click.option("--seat", type=typed_text, metavar="SEAT")
@click.option("--position", is_flag=True)
@click.option("--unseen", is_flag=True)
@click.option("--clock", is_flag=True)
@click.option("--at", type=click.IntRange(min=1), metavar="N")
@click.pass_obj
def show(
    settings: Settings, public: bool, seat: str | None, position: bool, unseen: bool, clock: bool, at: int | None
) -> Exit:
    """The table, now or as an entry found it, as the referee, everybody or one player may see it; or a side of it."""
    session, viewer = Session(settings), Viewer(public, seat)
    if position + unseen + clock > 1:
        raise Misuse("one_thing_to_show")
    with session.table() as log:
        book = log.book
        table = viewer.see(session, log.table if at is None else log.table_before(at), book)
        ticked = clock_at(log, at) if clock else Clock()
        remarks = remarks_of(log, session.speech, at) if clock else ()
        missing = tuple(viewer.missing(session, log.lost))
    if position:
        block = position_block(table, book)
        session.answer({"position": block}, chain(block.splitlines(), (f"# {line}" for line in missing if line)))
    elif unseen:
        counted = Knowing(session.speech).unseen(table, book)
        lines = unseen_lines(counted, session.speech, viewer.named_in_words(session, table))
        session.answer(counted, chain(lines, missing))
    elif clock:
        now = now_in_seconds() if at is None or ticked.at is None else ticked.at
        timed = clock_view(ticked, now, table, book, session.speech, remarks)
        session.answer(timed, chain(clock_lines(timed, session.speech), missing))
    else:
        _answer_table(session, viewer, table, book, missing)
    return Exit.CLEAN


def _answer_table(session: Session, viewer: Viewer, table: Table, book: Rulebook, missing: Sequence[str]) -> None:
    view = session.views.referee_table(table, book)
    lines = table_lines(view, session.speech, table.winner)
    if not viewer.seat:
        session.answer(view, chain(lines, missing))
        return
    hand = Knowing(session.speech).hand(table, viewer.seat)
    told = session.say("watch-hand", cards=", ".join(hand) or session.say("watch-hand_none"))
    session.answer(OwnView(viewer.seat, hand, view), chain(lines, ["", *paragraph(told)], missing))


def position_block(table: Table, book: Rulebook) -> str:
    """The table as the head of a `.game` file."""
    return "\n".join([f"{HEAD} {VERSION}", *lines_of_position(table, book), RULE]) + "\n"
