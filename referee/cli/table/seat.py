"""`seat`: a code that opens the page of one seat on its player's phone; who has one open, and the end of it."""

from __future__ import annotations

import sys
from importlib.util import find_spec

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.layout import columns, paragraph
from referee.cli.misuse import Misuse
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.notation import TypedWords
from referee.views.phones import SeatCode, code_of, phones_of


@verb()
@click.argument("which", required=False, type=typed_text, metavar="SEAT")
@click.option("--end", is_flag=True)
@click.pass_obj
def seat(settings: Settings, which: str | None, end: bool) -> Exit:
    """Give out a code for a seat, or end it; without a seat say who has a page open, or end all. Raises `Misuse`."""
    session = Session(settings)
    with session.desk() as desk:
        log = session.opened(desk, settings.table)
        number = TypedWords(log.table, log.book, session.lexicon).need_seat([which]) if which is not None else 0
        if end:
            desk.hall.end(log.stream, number)
        elif number:
            if log.table.winner:
                raise Misuse("seat_of_a_game_over")
            code = desk.hall.issue(log.stream, number)
            _give_out(session, code_of(log.table, number, code, desk.hall.look(), session.speech))
            return Exit.CLEAN
        rows = phones_of(log.table, desk.hall.of_table(log.stream), session.speech)
        session.answer(rows, iter(columns([(str(row.seat), row.label, row.sentence) for row in rows])))
    return Exit.CLEAN


def _give_out(session: Session, code: SeatCode) -> None:
    """What is scanned, as an address and as a picture, and the code for who types it."""
    session.answer(code, iter([code.address, code.code] if code.address else [code.code]))
    if code.address and sys.stderr.isatty() and find_spec("segno") is not None and not session.settings.json:
        import segno

        segno.make(code.address, micro=False).terminal(sys.stderr, compact=True)
    for line in paragraph(code.sentence):
        session.talk(line)
