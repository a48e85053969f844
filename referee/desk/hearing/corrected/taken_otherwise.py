"""`no, the schofield`, just after somebody was made to discard the Mustang: the card that went was another.

In go what is said behind the `no` and the log, out comes the correction. Where an answer is due, `no` is one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from referee.core.judging.judge import judge
from referee.core.nouns.entries import Corrected, Entry, Played, Retracted, Took, Tossed
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.owing import place
from referee.desk.hearing.lately import Lately, read_there
from referee.desk.hearing.outcomes import Changed
from referee.desk.hearing.understanding import ReadAt

SAID = {Took: "take", Tossed: "toss"}


def taken_otherwise(rest: str, reading: Callable[[str], ReadAt], lately: Lately) -> tuple[Entry, ...]:
    """What was taken last, or made to be discarded, put right by what is said; nothing where it is not that."""
    number = lately.last
    last = lately.log[number]
    if not isinstance(last, Took | Tossed):
        return ()
    found = lately.table_before(number)
    match read_there(reading(f"{last.by} {SAID[type(last)]} {rest}"), found):
        case (Took() | Tossed() as said,) if _of_the_same(said) == _of_the_same(last) and said != last:
            return (Corrected(number, 1), said) if judge(found, said, lately.book).clean else ()
    return ()


def taken_for_it(entries: tuple[Entry, ...], table: Table, lately: Lately) -> tuple[Entry, ...]:
    """What is taken for the play logged last, where the line tells that play once more with it; else nothing."""
    last = lately.log[lately.last]
    match entries:
        case (Played() as said, (Took() | Tossed()) as taken) if isinstance(last, Played):
            told = said in (last, replace(last, card=replace(last.card, face="")))
            return (taken,) if told and place(table, taken, lately.book) is not None else ()
    return ()


def without_the_other(entries: tuple[Entry, ...], changed: Iterable[Changed]) -> tuple[Entry, ...]:
    """A play put right with what it takes, without what the log has of that already; nothing if it has none."""
    match entries:
        case (Corrected(), Played(), (Took() | Tossed()) as said):
            of_it = (each.number for each in changed if type(each.entry) is type(said) and _is_of(said.by, each))
            gone = next((number for number in of_it), 0)
            return (Retracted(gone), *entries) if gone else ()
    return ()


def _is_of(seat: int, each: Changed) -> bool:
    """Is it this player's, and in order no more?"""
    return getattr(each.entry, "by", 0) == seat and each.was.clean and not each.now.clean


def _of_the_same(entry: Took | Tossed) -> Entry:
    """The entry, whatever card it was."""
    return replace(entry, card=None, seen=Card())
