"""Of whom the line logged last was meant, where the next one only says that: `no, at fausta`, `no, fausta's turn`.

In go that line and the log, out comes the correction. A Jail asks nobody for an answer, so that no table tells at whom
it was aimed last; the log does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.core.judging.assumed import assumed
from referee.core.nouns.entries import (
    Answered,
    Corrected,
    Declined,
    Discarded,
    Drew,
    Dropped,
    Entry,
    Flipped,
    LifeGained,
    LifeLost,
    Passed,
    Picked,
    Played,
    Retracted,
    Revealed,
    Took,
    Tossed,
    TurnBegan,
)
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import is_whole
from referee.desk.hearing.corrected.as_of_another import aimed_anew, done_by, with_its_play
from referee.desk.hearing.corrected.of_the_line import typed_last
from referee.desk.hearing.corrected.putting_right import aimed_at, standing_for
from referee.desk.hearing.corrected.readdressed import FOLLOWS
from referee.desk.hearing.corrected.taken_along import assumed_before
from referee.desk.hearing.lately import Lately, by_whom, read_there
from referee.desk.hearing.understanding import ReadAt, understood
from referee.log.piles import as_unsaid

DONE = (
    Played,
    Answered,
    Declined,
    Flipped,
    Drew,
    Discarded,
    Dropped,
    LifeLost,
    LifeGained,
    Passed,
    Picked,
    Took,
    Tossed,
)
"""What one player does, that may have been another."""


def of_another(
    seat: int, other: int, lately: Lately, at: Sequence[str], correct: str = "correct", anew: bool = False
) -> tuple[Entry, ...]:
    """The line logged last, of this player in place of the one it spoke of; nothing if it is none.

    Who was not meant may be said too (0: it is not); else it is whom the line was aimed at, or where that is nobody who
    did what it tells. `correct`: the verb with which that is asked; `anew`: what was answered is told anew behind it.
    Raises `BadLine` `takes_which`.
    """
    log = lately.log
    typed = _of_its_last_play(with_its_play(typed_last(log, at), lately), log, other)
    line = [log[each] for number in typed for each in standing_for(number, log)]
    line = [*line[:1], *(each for each in line[1:] if not (anew and isinstance(each, FOLLOWS)))]
    first = line[0] if line else None
    if isinstance(first, TurnBegan):
        return (Corrected(typed[0], 1), replace(first, by=seat)) if len(typed) == 1 and first.by != seat else ()
    whom = aimed_at(first) if isinstance(first, Played | Passed | Drew) else 0
    by = getattr(first, "by", 0)
    if first is None or seat in (whom, by) or (other and other not in (whom, by)):
        return ()
    found = lately.table_before(typed[0])
    if whom and other in (0, whom):
        said = aimed_anew(line, whom, seat, found, lately.book, f"{correct} {typed[0]}")
    elif isinstance(first, DONE) and (other or _may_be_of(first, seat, _is_clean(typed[0], lately), found)):
        said = tuple(done_by(each, seat, found) if by_whom((each,)) == by else each for each in line)
    else:
        return ()
    gone = (Retracted(typed[1], typed[2:]),) if typed[1:] else ()
    return (*gone, Corrected(typed[0], len(said)), *said)


def _is_clean(number: int, lately: Lately) -> bool:
    """Is nothing said against this entry, or what stands in its place?"""
    return all(lately.counting[each].clean for each in standing_for(number, lately.log) if each in lately.counting)


def _may_be_of(first: Entry, seat: int, clean: bool, found: Table) -> bool:
    """May it be told of this player? What one who was asked gave or lost, alone if it was not due, or due of both."""
    return not isinstance(first, FOLLOWS) or not clean or any(owed.seat == seat for owed in found.top.owed)


def without_what_was_assumed(entries: tuple[Entry, ...], lately: Lately, at: Sequence[str]) -> tuple[Entry, ...]:
    """The same correction where what the line took for granted goes, and what is now comes; nothing if none does."""
    *gone, correction = takewhile(lambda each: isinstance(each, Retracted | Corrected), entries)
    assert isinstance(correction, Corrected)
    said, unsaid = entries[len(gone) + 1 :], assumed_before(correction.entry, lately.log, at)
    run, _ = assumed(lately.table_before((*unsaid, correction.entry)[0]), said[0], lately.book)
    if not (run or unsaid):
        return ()
    whole = (*as_unsaid(run), *said)
    back = (Retracted(unsaid[0], unsaid[1:]),) if unsaid else ()
    return (*back, *gone, Corrected(correction.entry, len(whole)), *whole)


def _of_its_last_play(typed: tuple[int, ...], log: Sequence[Entry], other: int) -> tuple[int, ...]:
    """Of a line of several things the last that was aimed at one player, at this one if any, with what followed."""
    aimed_there = [
        at
        for at, number in enumerate(typed)
        for first in (log[each] for each in standing_for(number, log)[:1])
        if isinstance(first, Played | Passed) and aimed_at(first) and other in (0, aimed_at(first))
    ]
    return typed[aimed_there[-1] :] if aimed_there else typed


def faced_anew(face: str, log: Sequence[Entry], at: Sequence[str]) -> tuple[Entry, ...]:
    """The line logged last with this rank and suit on the card that it told with one, or on its only card.

    A suit alone is told of a card turned up, and says nothing else of one of that suit.
    """
    typed = typed_last(log, at)
    told = [each for each in typed if face_of(log[each]) is not None]
    which = next((each for each in told if face_of(log[each])), told[0] if len(told) == 1 else None)
    if which is None or (face_of(log[which]) or "").endswith(face):
        return ()
    if not is_whole(face) and not isinstance(log[which], Flipped):
        return ()
    gone = (Retracted(typed[1], typed[2:]),) if typed[1:] else ()
    said = (faced(log[each], face) if each == which else log[each] for each in typed)
    return (*gone, Corrected(typed[0], len(typed)), *said)


def face_of(entry: Entry) -> str | None:
    """The rank and suit of the one card that an entry tells of, empty where it tells none; None if it tells no card."""
    match entry:
        case Flipped(face=face):
            return face
        case Played(card=card) | Answered(card=card) | Revealed(card=card) | Picked(card=card):
            return card.face
        case Discarded(seen=(card,)):
            return card.face
    return None


def faced(entry: Entry, face: str) -> Entry:
    """The same with another rank and suit."""
    match entry:
        case Flipped():
            return replace(entry, face=face)
        case Played(card=card) | Answered(card=card) | Revealed(card=card) | Picked(card=card):
            return replace(entry, card=replace(card, face=face))
        case Discarded(seen=(card,)):
            return replace(entry, seen=(replace(card, face=face),))
    return entry


def turn_of_another(
    read_rest: ReadAt, log: Sequence[Entry], at: Sequence[str], before: Callable[[int], Table], book: Rulebook
) -> tuple[Entry, ...]:
    """The turn that was told to begin last, of whom the rest of the line says that it is; nothing if it is no turn.

    What was taken for granted before it goes, and what now is comes in its place.
    """
    typed = typed_last(log, at)
    if len(typed) != 1 or not isinstance(log[typed[0]], TurnBegan):
        return ()
    number = typed[0]
    unsaid = assumed_before(number, log, at)
    found = before(unsaid[0] if unsaid else number)
    if not isinstance(next(iter(read_there(read_rest, found)), None), TurnBegan):
        return ()
    meant = understood(read_rest, found, book).entries
    gone = (Retracted(unsaid[0], unsaid[1:]),) if unsaid else ()
    return (*gone, Corrected(number, len(meant)), *meant) if meant[-1] != log[number] else ()
