"""`store hand-in`: what was logged here without the server is brought back, and where lines parted it is decided."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import click

from referee.championship.office.both_lines import Lines, lines_of, view_of
from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.layout import paragraph
from referee.cli.session import Session
from referee.cli.settings import Settings
from referee.cli.times import local
from referee.desk.desk import Desk
from referee.errors import BadLine, UnknownId
from referee.journal import HandedIn, Parted
from referee.speech import visible
from referee.views.both_lines import BothLinesView, StepView

ALL, NONE = "all", "none"
INDENT, LEAD = " " * 11, 10
"""The columns before the text, and those of number and time in them."""
REFUSED = "!"


@verb("store-hand-in")
@click.option("--keep", metavar="NUMBERS")
@click.option("--why", metavar="TEXT", default="")
@click.pass_obj
def hand_in(settings: Settings, keep: str | None, why: str) -> Exit:
    """Hand in; with --keep decide between two lines of a table."""
    session = Session(settings)
    with session.desk(quiet=True) as desk:
        handed = desk.laptop.hand_in() if desk.laptop is not None else HandedIn({}, ())
        if keep is not None:
            return _decided(session, desk, _chosen_table(settings.table, handed.parted, desk), keep, why)
        return _told(session, desk, handed)


def _told(session: Session, desk: Desk, handed: HandedIn) -> Exit:
    titles = _titles(desk)
    views = {each.sides.stream: view_of(lines_of(desk, each), (), session.views) for each in handed.parted}
    brought = [
        session.say("apart-handed_in", title=titles.get(stream, stream), count=count)
        for stream, count in handed.records.items()
        if count
    ]
    parted = (_lines(session, titles.get(stream, stream), stream, view) for stream, view in views.items())
    refused = [session.say("apart-refused", title=titles.get(stream, stream)) for stream in handed.refused]
    told = [*brought, *refused, *(line for lines in parted for line in lines)] or [session.say("apart-nothing")]
    session.answer({"handed_in": handed.records, "parted": views, "refused": handed.refused}, iter(told))
    return Exit.OPEN if views or refused else Exit.CLEAN


def _titles(desk: Desk) -> dict[str, str]:
    return {info.id: visible(info.title) for info in (desk.laptop.streams() if desk.laptop else ())}


def _lines(session: Session, title: str, stream: str, view: BothLinesView) -> Iterator[str]:
    """Both lines of a table, one under the other, and how to decide."""
    yield from paragraph(session.say("apart-parted", title=title, last=view.last))
    yield from ("", session.say("apart-theirs"))
    for each in view.theirs:
        yield from _row(each.number, each.at, f"{each.sign} {each.text}")
    yield from ("", session.say("apart-mine"))
    for step in view.mine:
        yield from _step(session, step)
    example = ",".join(str(step.number) for step in view.mine[-2:])
    yield from ("", *paragraph(session.say("apart-decide", stream=stream, example=example)))
    yield from paragraph(session.say("apart-aside", name=view.aside))


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
    count = both.decide(_chosen(both, keep), reason)
    said = session.say("apart-decided", title=title, count=count)
    session.answer({"kept": count, "parted": parted.aside}, iter([said, session.say("apart-aside", name=parted.aside)]))
    return Exit.CLEAN


def _chosen(both: Lines, keep: str) -> Collection[int]:
    """The steps that were named. Raises `BadLine` `no_such_step`."""
    known = [step.number for step in both.steps]
    if keep in (ALL, NONE):
        return known if keep == ALL else ()
    named = [part.strip() for part in keep.split(",")]
    for each in named:
        if not each.isdecimal() or int(each) not in known:
            raise BadLine("no_such_step", number=each[:20])
    return [int(each) for each in named]


def _chosen_table(named: str, parted: Sequence[Parted], desk: Desk) -> Parted:
    """The table that is decided on. Raises `UnknownId` `nothing_parted`, `which_parted`."""
    titles = _titles(desk)
    found = [each for each in parted if not named or named in (each.sides.stream, titles.get(each.sides.stream))]
    if not found:
        raise UnknownId("nothing_parted")
    if len(found) > 1:
        raise UnknownId("which_parted", tables=", ".join(each.sides.stream for each in found))
    return found[0]
