"""Which entry of the line logged last is put right where it brought several, and the rest of it is left as it is.

`no, mia done` behind a line of a play, its answer and an end is about the end; `no, 2` about how many were drawn. In go
what is said instead and the log, out comes the number of the entry that it stands in the place of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from referee.core.nouns.entries import (
    Answered,
    Corrected,
    Declined,
    Discarded,
    Drew,
    Entry,
    LifeGained,
    LifeLost,
    Played,
    Retracted,
)
from referee.core.nouns.verdict import Level
from referee.desk.hearing.corrected.readdressed import FOLLOWS
from referee.desk.hearing.lately import Lately, read_there
from referee.desk.hearing.understanding import ReadAt
from referee.errors import BadLine
from referee.log.taking_back import last_typed

COUNTED = (Drew, Discarded, LifeLost, LifeGained)
ANSWERS = (Answered, Declined)


def typed_last(log: Sequence[Entry], at: Sequence[str]) -> tuple[int, ...]:
    """What was typed on the line logged last; nothing where that was nothing that can be put right."""
    try:
        return last_typed(log, at)
    except BadLine:
        return ()


def last_play(gone: Sequence[Entry], log: Sequence[Entry], at: Sequence[str]) -> tuple[Entry, ...]:
    """The retraction of the last play of the line alone, where all of the line is to be taken back; else nothing."""
    typed = typed_last(log, at)
    match tuple(gone):
        case (Retracted(entry=number, also=also),) if typed and {number, *also} >= set(typed):
            last = next((each for each in reversed(typed) if isinstance(log[each], Played)), 0)
            behind = tuple(each for each in typed if each > last)
            return (Retracted(last, behind),) if last not in (0, typed[0]) else ()
    return ()


def in_place_of(said: str, reading: Callable[[str], ReadAt], lately: Lately, at: Sequence[str]) -> int:
    """The entry of the line that is of the kind of what is said, or was wrong and counts such things; else 0.

    That of the same player comes before those of others, and so does what is held against him, whatever it was; the
    last one before those before it.
    """
    found: dict[int, int] = {}
    for number in reversed(typed_last(lately.log, at)):
        meant = next(iter(read_there(reading(said), lately.table_before(number))), None)
        if meant is not None and (rank := _likeness(meant, number, lately)):
            found.setdefault(rank, number)
    return found[min(found)] if found else 0


def _likeness(meant: Entry, number: int, lately: Lately) -> int:
    """How near what is said is to an entry: 1 is the nearest, 0 not at all."""
    was, now = lately.log[number], lately.counting.get(number)
    his = getattr(meant, "by", 0) == getattr(was, "by", 0)
    if _is_alike(meant, was, now is not None and not now.clean):
        return 1 if his else 3
    return 2 if his and now is not None and now.level == Level.ILLEGAL else 0


def _is_alike(meant: Entry, was: Entry, wrong: bool) -> bool:
    if isinstance(meant, Played) and isinstance(was, Played):
        return bool(meant.at) == bool(was.at)
    if wrong and isinstance(meant, COUNTED) and isinstance(was, COUNTED):
        return True
    same = isinstance(meant, (*ANSWERS, LifeLost)) and isinstance(was, ANSWERS) and meant.by == was.by
    return same or type(meant) is type(was)


def is_one_play(log: Sequence[Entry], at: Sequence[str]) -> bool:
    """Did the line bring nothing but one thing, and what followed from it?"""
    return all(isinstance(log[number], FOLLOWS) for number in typed_last(log, at)[1:])


def counted_anew(number: int, is_noun: bool, lately: Lately, at: Sequence[str]) -> tuple[Entry, ...]:
    """The correction of how many were drawn, lost or given up last: where that was wrong, or the cards are named."""
    last = max(typed_last(lately.log, at), default=0)
    was = lately.log[last]
    if not isinstance(was, COUNTED) or was.count == number or last not in lately.counting:
        return ()
    if not is_noun and lately.counting[last].clean:
        return ()
    return (Corrected(last, 1), _counting(was, number))


def draw_counted_anew(number: int, seat: int, lately: Lately, at: Sequence[str]) -> tuple[Entry, ...]:
    """The correction of how many were drawn last, by him who is named."""
    last = max(typed_last(lately.log, at), default=0)
    was = lately.log[last]
    if not isinstance(was, Drew) or seat not in (0, was.by) or was.count == number or last not in lately.counting:
        return ()
    return (Corrected(last, 1), _counting(was, number))


def _counting(was: Drew | Discarded | LifeLost | LifeGained, number: int) -> Entry:
    if isinstance(was, Drew | Discarded):
        return replace(was, count=number, seen=was.seen if len(was.seen) <= number else ())
    return replace(was, count=number)
