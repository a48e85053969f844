"""`log`, `due` and `retract`: what happens at the table, line by line."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence

import click
from msgspec.structs import asdict, replace

from referee.cli.codes import Exit, code_of, gravest
from referee.cli.files import lines_of, piped, standard_input
from referee.cli.group import verb
from referee.cli.running import tell
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.cli.shapes import ChangeOfVerdict, LineLogged
from referee.cli.table.verdict_text import agenda_lines, flag_lines
from referee.core.nouns.entries import Assumed, Retracted
from referee.desk.hearing.outcomes import Outcome
from referee.desk.table_log import TableLog
from referee.errors import BadJournal, BadLine, RefereeError, Stale
from referee.log.replaying import JudgedEntry
from referee.speech import visible
from referee.views.records import FlagView


@verb()
@click.argument("lines", nargs=-1, type=typed_text, metavar="LINE")
@click.option("--every-step", is_flag=True)
@click.pass_obj
def log(settings: Settings, lines: tuple[str, ...], every_step: bool) -> Exit:
    """Log lines: those given, else those typed or piped in. Stops at the first line that means nothing."""
    session = Session(settings)
    with session.table() as table:
        typed = bool(lines) or bool(sys.stdin and sys.stdin.isatty())
        table.every_step = every_step or not typed
        if typed and not lines:
            return _typed(session, table)
        told = enumerate(lines, 1) if lines else piped()
        return gravest(list(_each(session, table, told, len(lines))))


def _each(session: Session, table: TableLog, lines: Iterable[tuple[int, str]], many: int) -> Iterator[Exit]:
    """Line by line; whatever stops them, another writer too, is told with the number of the line.

    And with how many behind it were not read, if it is known how `many` there are.
    """
    for number, line in lines:
        try:
            yield _logged(session, table, line)
        except RefereeError as error:
            place = {} if many == 1 else {"line": number}
            behind = {"behind": many - number} if many > number else {}
            raise type(error)(error.key, **{**error.about, **place, **behind}) from None


def _typed(session: Session, table: TableLog) -> Exit:
    """A conversation: what means nothing is told, and may be typed again."""
    codes = [Exit.CLEAN]
    for line in _prompted(session, table):
        try:
            codes.append(_logged(session, table, line))
        except (BadLine, BadJournal) as error:
            tell(error, session.settings)
        except Stale as error:
            tell(error, session.settings)
            table.reload()
    return gravest(codes)


def _prompted(session: Session, table: TableLog) -> Iterator[str]:
    for line in agenda_lines(session.agenda(table.table, table.book), session.speech):
        session.talk(line)
    session.talk(session.say("table-prompt"))
    yield from lines_of(standard_input())


def _logged(session: Session, table: TableLog, line: str) -> Exit:
    outcome = table.enter(line, session.settings.lang)
    logged = line_logged(session, table, line, outcome)
    session.answer(logged, _said(session, logged, outcome.judged))
    return gravest(code_of(each.verdict) for each in outcome.judged)


def line_logged(session: Session, table: TableLog, line: str, outcome: Outcome) -> LineLogged:
    """All there is to tell of a line that was logged."""
    changed = tuple(
        ChangeOfVerdict(c.number, session.speech.entry(c.entry, table.table), c.was.word, c.now.word)
        for c in outcome.otherwise
    )
    return LineLogged(
        line=line,
        flags=tuple(_flag(session, table, each) for each in outcome.judged),
        mended=outcome.mended,
        changed=changed,
        already=outcome.already,
        answered=outcome.answered,
        reason=outcome.reason,
        next=session.agenda(table.table, table.book),
    )


def _flag(session: Session, table: TableLog, judged: JudgedEntry) -> FlagView:
    """The verdict; of a retraction also what it takes back, and of one that is taken back itself what counts again."""
    flag = session.views.flag(judged)
    if not isinstance(judged.entry, Retracted):
        return flag
    undone = table.entry(judged.entry.entry)
    if not isinstance(undone, Retracted):
        return replace(flag, entry=session.speech.retracted(judged.entry, table.entries, judged.position))
    return replace(flag, entry=session.say("table-counts_again", retracted=flag.entry, number=undone.entry))


def _said(session: Session, logged: LineLogged, judged: Sequence[JudgedEntry]) -> Iterator[str]:
    if logged.already:
        yield session.say("table-said_already", number=logged.already, at="line")
    if logged.answered is not None:
        yield session.say("table-answered_of_two", **asdict(logged.answered))
    if logged.reason:
        yield session.say("table-taken_as_reason", said=visible(logged.reason))
    for typed, read in logged.mended:
        yield session.mended(typed, read)
    for flag in _as_typed(session, logged.flags, judged):
        yield from flag_lines(flag, session.speech)
    if logged.changed:
        yield session.say("table-now_otherwise", count=len(logged.changed))
    for change in logged.changed:
        was, now = (session.say(f"verdict-{word}") for word in (change.was, change.now))
        yield f"{change.number:>4}   {change.entry}: {was} → {now}"
    yield from agenda_lines(logged.next, session.speech)


def _as_typed(session: Session, flags: Sequence[FlagView], judged: Sequence[JudgedEntry]) -> Iterator[FlagView]:
    """Each entry; what nobody typed says so itself, rather than an entry before it."""
    left = 0
    for flag, each in zip(flags, judged, strict=True):
        if isinstance(each.entry, Assumed):
            left = each.entry.count
        else:
            yield replace(flag, entry=session.say("table-not_typed", entry=flag.entry)) if left else flag
            left = max(0, left - 1)


@verb()
@click.pass_obj
def due(settings: Settings) -> Exit:
    """What must happen next, and what may."""
    session = Session(settings)
    with session.table() as table:
        agenda = session.agenda(table.table, table.book)
    session.answer(agenda, agenda_lines(agenda, session.speech, ""))
    return Exit.CLEAN


@verb()
@click.argument("numbers", nargs=-1, type=typed_text, metavar="N")
@click.pass_obj
def retract(settings: Settings, numbers: tuple[str, ...]) -> Exit:
    """Take entries back, the last one if none is named, and tell every verdict that changed."""
    for number in numbers:
        if not (number.isascii() and number.isdigit()):
            raise BadLine("bad_number", word=number[:40])
    session = Session(settings)
    with session.table() as table:
        return _logged(session, table, " ".join(("retract", *numbers)))
