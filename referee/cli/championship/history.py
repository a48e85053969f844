"""`history` and `check`: everything that was logged, by whom and when, and all there is to point out about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click

from referee.championship.office.lines import spoken, written
from referee.championship.office.shapes import EntryRow
from referee.championship.office.tournamentlog import HistoryLine, TournamentLog
from referee.cli.championship.sitting import Sitting, desk_verb
from referee.cli.codes import Exit, code_of, gravest
from referee.cli.layout import paragraph
from referee.cli.settings import Settings
from referee.cli.table.verdict_text import flag_lines
from referee.cli.times import local
from referee.views.records import FlagView


@desk_verb("history")
@click.option("--last", type=click.IntRange(min=1), metavar="N")
@click.option("--lines", is_flag=True)
@click.pass_obj
def history(settings: Settings, last: int | None, lines: bool) -> Exit:
    """Every entry ever logged, with what was said of it then and what holds now; or the lines that log it again."""
    sitting = Sitting(settings)
    with sitting.tournament_or_line() as (log, first):
        rows = tuple(_rows(sitting, log))[first:][-last if last else 0 :]
    if lines:
        sitting.answer([row.line for row in rows], _again(rows, sitting))
    else:
        sitting.answer(rows, _lines(rows, sitting))
    return Exit.CLEAN


def _again(rows: Sequence[EntryRow], sitting: Sitting) -> Iterator[str]:
    """The lines that count, each with its number, in the words of the language."""
    for row in rows:
        if row.line and row.counts:
            yield f"{row.number:>4}  {spoken(row.line, sitting.lexicon, sitting.speech.lang)}"


def _rows(sitting: Sitting, log: TournamentLog) -> Iterator[EntryRow]:
    views, back = sitting.office_views(log), log.taken_back()
    for line in log.history():
        yield views.history(line, line.number not in back, written(line.entry))


def _lines(rows: Sequence[EntryRow], sitting: Sitting) -> Iterator[str]:
    for row in rows:
        head = f"{row.number:>4} {local(row.at)[-5:]:>5} {sitting.speech.sign(row.said)} "
        said = " ".join(filter(None, [row.entry, _beside(row, sitting)]))
        first, *rest = paragraph(said, " " * 13)
        yield f"{head}{first.lstrip()}"
        yield from rest


def _beside(row: EntryRow, sitting: Sitting) -> str:
    """Who logged it, that it does not count any more, that it was let stand, that something else is said since."""
    say, beside = sitting.say, [row.by]
    if not row.counts:
        beside.append(say("table-taken_back"))
    if row.stood is not None:
        beside.append(say("tournament-let_stand", reason=row.stood))
    beside.append(row.kept)
    if row.now and row.now != row.said:
        then, now = (say(f"verdict-{word}") for word in (row.said, row.now))
        beside.append(say("table-said_then", then=then, now=now))
    told = "; ".join(filter(None, beside))
    return f"({told})" if told else ""


@desk_verb("check")
@click.pass_obj
def check(settings: Settings) -> Exit:
    """All there is to point out about what counts now, but for what the referee let stand."""
    sitting = Sitting(settings)
    with sitting.tournament() as log:
        views = sitting.office_views(log)
        found = [line for line in log.history() if line.now is not None and not line.now.clean]
        flags = [views.verdict(line.number, views.told.entry(line.entry), line.now) for line in found if line.now]
        stood = {line.number: line.stood for line in found if line.stood is not None}
    sitting.answer([{"flag": flag, "stood": stood.get(flag.number)} for flag in flags], _flags(flags, stood, sitting))
    if not flags:
        sitting.talk(sitting.say("tournament-all_clean"))
    return gravest(_code(line) for line in found if line.stood is None)


def _flags(flags: Sequence[FlagView], stood: dict[int, str], sitting: Sitting) -> Iterator[str]:
    for flag in flags:
        yield from flag_lines(flag, sitting.speech)
        if flag.number in stood:
            yield from paragraph(sitting.say("tournament-let_stand", reason=stood[flag.number]), " " * 7)


def _code(line: HistoryLine) -> Exit:
    return code_of(line.now) if line.now is not None else Exit.CLEAN
