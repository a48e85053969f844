"""`summary`: a game in sum, so far or once it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.layout import COLUMNS, GAP, columns, padded, paragraph
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.speech import Speech, width
from referee.views.marks import OUT, WON
from referee.views.summary import SeatSummary, Summary, curve, most_of, summary_of

FEW = 5
"""Entries put right that are listed unasked."""


@verb()
@click.argument("which", required=False, default="", type=typed_text, metavar="TABLE")
@click.option("--corrected", is_flag=True)
@click.pass_obj
def summary(settings: Settings, which: str, corrected: bool) -> Exit:
    """Who won and why, who eliminated whom, flags, turns and time, and everybody's life points turn by turn."""
    settings.table = which or settings.table
    session = Session(settings)
    with session.table() as log:
        told = summary_of(log, session.views)
    session.answer(told, summary_lines(told, session.speech, corrected))
    return Exit.CLEAN


def summary_lines(told: Summary, speech: Speech, corrected: bool = False) -> Iterator[str]:
    """The winner with the clauses; the eliminations; a row for each player; the life points as curves.

    What was put right is listed where it is little, or asked for (`corrected`).
    """
    say = speech.say
    yield from paragraph(told.winner or told.decided or say("summary-goes_on"))
    for each in told.why:
        yield from paragraph(f"{each.sentence}  {' '.join(each.clauses)}", "  ")
    yield ""
    for fall in told.falls:
        yield from paragraph(f"{OUT} {fall}")
    if told.falls:
        yield ""
    yield from columns([_head(say), *map(_cells, told.seats)])
    yield ""
    yield from _curves(told)
    yield from paragraph(say("summary-legend", most=most_of(told)))
    if any(seat.flags_back for seat in told.seats):
        yield from paragraph(say("summary-flags_legend"))
    yield ""
    yield say("summary-totals", **told.totals())
    if told.corrected:
        yield ""
        yield from _corrected(told.corrected, say, corrected or len(told.corrected) <= FEW)


def _corrected(lines: Sequence[str], say: Callable[..., str], listed: bool) -> Iterator[str]:
    """What was put right, line by line; or how much that is, and how all of it is listed."""
    head = say("summary-corrected", count=len(lines))
    if not listed:
        yield from paragraph(f"{head} {say('summary-listed', option='--corrected')}")
        return
    yield head
    for line in lines:
        yield from paragraph(line, "  ")


def _head(say: Callable[[str], str]) -> list[str]:
    numbers = (say(f"summary-{name}") for name in ("kills", "flags", "turns", "time"))
    return ["", "", say("table-seat"), say("table-role"), say("table-character"), *numbers]


def _cells(seat: SeatSummary) -> list[str]:
    sign = (WON if seat.outcome == "won" else "") + (OUT if seat.out else "")
    numbers = (str(len(seat.kills)), seat.flags_told, str(seat.turns), seat.time)
    return [sign, str(seat.seat), seat.label, seat.role or "?", seat.character or "?", *numbers]


def _curves(told: Summary) -> Iterator[str]:
    """Each under the other, so that a column is the same turn of all."""
    names = columns([[str(seat.seat), seat.label] for seat in told.seats], COLUMNS // 3)
    wide = max(map(width, names))
    for name, seat in zip(names, told.seats, strict=True):
        (row,) = curve(seat.life, most_of(told), COLUMNS - wide - GAP)
        yield f"{padded(name, wide)}{' ' * GAP}{row}"
