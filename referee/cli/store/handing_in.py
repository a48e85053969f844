"""`store hand-in`: what was logged here without the server is brought back, and where lines parted it is decided."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from shlex import quote

import click

from referee.championship.office.both_lines import Lines, lines_of, view_of
from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.layout import paragraph
from referee.cli.misuse import Misuse
from referee.cli.session import Session
from referee.cli.settings import Settings
from referee.cli.times import local
from referee.desk.both_lines import BothLines
from referee.desk.desk import Desk
from referee.errors import BadLine, UnknownId
from referee.journal import HandedIn, Parted, Server
from referee.speech import visible
from referee.views.both_lines import BothLinesView, StepView, where_it_lies

ALL, NONE = "all", "none"
INDENT, LEAD = " " * 11, 10
"""The columns before the text, and those of number and time in them."""
REFUSED = "!"


@verb("store-hand-in")
@click.option("--keep", metavar="NUMBERS")
@click.option("--why", metavar="TEXT", default="")
@click.option("--from", "own", type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="FILE")
@click.pass_obj
def hand_in(settings: Settings, keep: str | None, why: str, own: Path | None) -> Exit:
    """Hand in; with --keep decide between two lines of a table. Another laptop's file is handed in for it."""
    if own is not None and not isinstance(settings.place, Server):
        raise Misuse("needs_server")
    session = Session(settings)
    with session.desk(quiet=True, own=own) as desk:
        handed = desk.laptop.hand_in() if desk.laptop is not None else HandedIn({}, (), {})
        if keep is None:
            return _told(session, desk, handed)
        stream = _chosen(settings.table, handed, _titles(desk))
        if stream in handed.refused:
            return _laid_aside(session, desk, stream, keep, why)
        return _decided(session, desk, next(each for each in handed.parted if each.sides.stream == stream), keep, why)


def _told(session: Session, desk: Desk, handed: HandedIn) -> Exit:
    titles = _titles(desk)
    both = {each.sides.stream: lines_of(desk, each) for each in handed.parted}
    views = {stream: view_of(lines, (), session.views) for stream, lines in both.items()}
    brought = [
        session.say("apart-handed_in", title=titles.get(stream, stream), count=count)
        for stream, count in handed.records.items()
        if count
    ]
    parted = (_lines(session, titles.get(stream, stream), lines, views[stream]) for stream, lines in both.items())
    refused = {stream: session.speech.error(error) for stream, error in handed.refused.items()}
    waits = (_waits(session, titles.get(stream, stream), stream, why) for stream, why in refused.items())
    told = [*brought, *(line for lines in (*waits, *parted) for line in lines)] or [session.say("apart-nothing")]
    session.answer({"handed_in": handed.records, "parted": views, "refused": refused}, iter(told))
    return Exit.OPEN if views or refused else Exit.CLEAN


def _waits(session: Session, title: str, stream: str, why: str) -> Iterator[str]:
    """What the server refuses, why, and what can be done about it."""
    yield from paragraph(session.say("apart-refused", title=title, why=why))
    yield from _and_how(session.say("apart-lay_aside", stream=stream, store=session.settings.store_again))


def _and_how(said: str) -> Iterator[str]:
    """A sentence, and commands that are never broken, since they are copied."""
    sentence, *commands = said.splitlines()
    yield from paragraph(sentence)
    yield from (f"  {visible(each)}" for each in commands)


def _laid_aside(session: Session, desk: Desk, stream: str, keep: str, why: str) -> Exit:
    """It is given up whole, with a reason. Raises `BadLine` `refused_whole`, `lay_aside_why`."""
    if keep != NONE or not why:
        raise BadLine("refused_whole" if keep != NONE else "lay_aside_why")
    title = _titles(desk).get(stream, stream)
    laid = desk.lay_aside(stream, why)
    where = where_it_lies(session.say, laid, desk.own_file)
    told = [session.say("apart-laid_aside", title=title), where]
    session.answer({"kept": 0, "parted": laid.aside}, iter(line for each in told for line in paragraph(each)))
    return Exit.CLEAN


def _titles(desk: Desk) -> dict[str, str]:
    return {info.id: visible(info.title) for info in (desk.laptop.streams() if desk.laptop else ())}


def _lines(session: Session, title: str, both: Lines, view: BothLinesView) -> Iterator[str]:
    """Both lines of a table, one under the other, and how to decide."""
    yield from paragraph(session.say("apart-parted", title=title, last=view.last))
    yield from ("", session.say("apart-theirs"))
    for each in view.theirs:
        yield from _row(each.number, each.at, f"{each.sign} {each.text}")
    yield from ("", session.say("apart-mine"))
    for step in view.mine:
        yield from _step(session, step)
    example = ",".join(str(step.number) for step in view.mine[-2:])
    stream, again = both.parted.sides.stream, session.settings.store_again
    yield from ("", *_and_how(session.say("apart-decide", stream=stream, example=example, store=again)))
    yield from _read_aside(session, both)


def _read_aside(session: Session, both: Lines) -> Iterator[str]:
    verb, word = ("", "table") if isinstance(both, BothLines) else ("tournament ", "tournament")
    name, again = quote(both.parted.aside), session.settings.store_again
    yield from _and_how(session.say("apart-read_aside", command=f"referee {again}{verb}history --{word} {name}"))


def _step(session: Session, step: StepView) -> Iterator[str]:
    if step.refused:
        yield from _row(step.number, step.at, f"{REFUSED} {step.refused}")
    for flag in step.entries:
        yield from _row(step.number, step.at, f"{session.speech.sign(flag.verdict)} {flag.entry}")
        for reason in (*flag.reasons, *flag.doubts):
            yield from paragraph(reason.sentence, f"{INDENT}  ")


def _row(number: int, at: str, told: str) -> Iterator[str]:
    first, *rest = paragraph(told, INDENT)
    yield f"{number:>4} {local(at)[-5:]:>5}{first[LEAD:]}"
    yield from rest


def _decided(session: Session, desk: Desk, parted: Parted, keep: str, why: str) -> Exit:
    both = lines_of(desk, parted)
    title = _titles(desk).get(parted.sides.stream, parted.sides.stream)
    reason = session.say("apart-decided_why", why=why) if why else session.say("apart-decided_why", why=parted.aside)
    count = both.decide(_steps(both, keep), reason)
    said = session.say("apart-decided", title=title, count=count)
    session.answer({"kept": count, "parted": parted.aside}, iter([said, *_read_aside(session, both)]))
    return Exit.CLEAN


def _steps(both: Lines, keep: str) -> Collection[int]:
    """The steps that were named. Raises `BadLine` `no_such_step`."""
    known = [step.number for step in both.steps]
    if keep in (ALL, NONE):
        return known if keep == ALL else ()
    named = [part.strip() for part in keep.split(",")]
    for each in named:
        if not each.isdecimal() or len(each) > 9 or int(each) not in known:
            raise BadLine("no_such_step", number=each[:20])
    return [int(each) for each in named]


def _chosen(named: str, handed: HandedIn, titles: Mapping[str, str]) -> str:
    """The stream that is decided on. Raises `UnknownId` `nothing_parted`, `which_parted`."""
    waits = [*(each.sides.stream for each in handed.parted), *handed.refused]
    found = [stream for stream in waits if not named or named in (stream, titles.get(stream))]
    if not found:
        raise UnknownId("nothing_parted")
    if len(found) > 1:
        raise UnknownId("which_parted", tables=", ".join(found))
    return found[0]
