"""`judge`: one play at a position, without a store."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click

from referee import sets
from referee.cli.codes import Exit, code_of, gravest
from referee.cli.files import placed, read_text
from referee.cli.group import verb
from referee.cli.layout import paragraph
from referee.cli.misuse import Misuse
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.cli.shapes import Judgement, Remedy
from referee.cli.table.verdict_text import agenda_lines, flag_lines
from referee.core.book.rulebook import Rulebook
from referee.core.judging import soundness
from referee.core.judging.due import forced_run
from referee.core.judging.remedies import remedies
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.core.play.evolve import replay
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.log.history import effective
from referee.log.replaying import JudgedEntry, check_room, judged
from referee.notation import has_head, read, read_game, read_position


@verb()
@click.argument("position", type=click.Path(), metavar="POSITION")
@click.argument("entries", nargs=-1, required=True, type=typed_text, metavar="ENTRY")
@click.pass_obj
def judge(settings: Settings, position: str, entries: tuple[str, ...]) -> Exit:
    """Judge the last of these lines at a position, after playing the others on."""
    session = Session(settings)
    text = read_text(position)
    table, book = placed(position, lambda: _table_of(text, session.lexicon))
    last: tuple[JudgedEntry, ...] = ()
    for line in entries:
        last, table = judged(enumerate(_read(line, table, book, session), 1), book, table)
        check_room(last, table)
    said = _judgement(session, last, table, book)
    session.answer(said, _lines(said, session))
    return gravest(code_of(each.verdict) for each in last)


def _table_of(text: str, lexicon: Lexicon) -> tuple[Table, Rulebook]:
    """The table that a position tells; that at the end of a whole game."""
    if not has_head(text.splitlines()):
        return read_position(text, sets.bind, lexicon)
    game = read_game(text, sets.bind, lexicon)
    return replay((entry for _, entry in effective(game.entries)), game.book), game.book


def _read(line: str, table: Table, book: Rulebook, session: Session) -> tuple[e.Entry, ...]:
    """The entries of a line; of an empty one what is due. Raises `BadLine`, `Misuse` `needs_a_table`."""
    if line.strip() in ("", "."):
        run = forced_run(table, book)
        if not run:
            raise BadLine("nothing_forced")
        return run
    reading = read(line, table, book, session.lexicon.heard_in(session.settings.lang))
    for typed, taken in reading.mended:
        session.talk(session.mended(typed, taken))
    for entry in reading.entries:
        if isinstance(entry, e.Retracted | e.Corrected | e.Inserted | e.LetStand):
            raise Misuse("needs_a_table", word=line[:40])
        soundness.check(entry, table, book)
    return reading.entries


def _judgement(session: Session, judged: Sequence[JudgedEntry], table: Table, book: Rulebook) -> Judgement:
    return Judgement(
        flags=tuple(session.views.flag(each) for each in judged),
        remedies=tuple(_remedies(session, judged, book)),
        next=session.agenda(table, book),
    )


def _remedies(session: Session, judged: Sequence[JudgedEntry], book: Rulebook) -> Iterator[Remedy]:
    """What would make the first refused entry legal."""
    refused = next((each for each in judged if each.verdict.level is Level.ILLEGAL), None)
    if refused is not None:
        for change in remedies(refused.before, refused.entry, book):
            yield Remedy(change.kind, change.seat, change.what, session.speech.change(change, refused.before))


def _lines(said: Judgement, session: Session) -> Iterator[str]:
    for flag in said.flags:
        yield from flag_lines(flag, session.speech)
    if said.remedies:
        yield session.say("judge-remedies")
        for remedy in said.remedies:
            yield from paragraph(f"- {remedy.sentence}", "  ")
    elif any(flag.verdict == "illegal" for flag in said.flags):
        yield session.say("flag-never_legal")
    yield session.say("judge-follows")
    yield from agenda_lines(said.next, session.speech, "  ")
