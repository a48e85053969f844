"""What is meant by taking back without naming every entry: the last thing, what was taken back last, all since one.

What was done to a log is a pile: taking back the thing on top is undoing, and undoing can itself be taken back until
something else is done. A retraction of something deeper, and a rewind, are things done like any other.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.nouns.entries import ClockStarted, ClockStopped, Entry, LetStand, Noted, Retracted
from referee.errors import BadLine
from referee.log.history import AMENDING, order, parts

THE_LAST = Retracted(-1)
"""`retract` without a number: the last thing done, once the log is at hand."""
THE_LAST_UNDONE = Retracted(-2)
"""`redo`: the undoing that was done last."""
REMARKS = (Noted, ClockStopped, ClockStarted)
"""What a rewind leaves: it says nothing of the table, and is as true as before."""
_ALL_SINCE = (-1,)


def all_since(number: int) -> Retracted:
    """`rewind N`: everything from this entry on, once the log is at hand."""
    return Retracted(number, _ALL_SINCE)


def entries_meant(entries: Sequence[Entry], log: Sequence[Entry]) -> tuple[Entry, ...]:
    """The entries of a line, where every retraction now names its entries.

    Raises `BadLine` `nothing_to_retract`, `nothing_to_redo`, `entry_unknown`, `not_about_the_table`.
    """
    return tuple(_named(entry, log) if isinstance(entry, Retracted) else entry for entry in entries)


def _named(entry: Retracted, log: Sequence[Entry]) -> Retracted:
    if entry.also == _ALL_SINCE:
        return _retraction(since(log, entry.entry))
    if entry in (THE_LAST, THE_LAST_UNDONE):
        done, undone = piles(log)
        pile = done if entry == THE_LAST else undone
        if not pile:
            raise BadLine("nothing_to_retract" if entry == THE_LAST else "nothing_to_redo")
        return Retracted(pile[-1])
    return entry


def _retraction(numbers: Sequence[int]) -> Retracted:
    if not numbers:
        raise BadLine("nothing_to_retract")
    return Retracted(numbers[0], tuple(numbers[1:]))


def piles(log: Sequence[Entry]) -> tuple[list[int], list[int]]:
    """The numbers of the things done that stand, and of the undoings that can be taken back; the last ones on top.

    A correction or insertion is one thing, whatever it brought.
    """
    done: list[int] = []
    undone: list[int] = []
    brought = parts(log)
    for number in range(1, len(log)):
        entry = log[number]
        if number in brought:
            continue
        if done and entry == Retracted(done[-1]):
            done.pop()
            undone.append(number)
        elif undone and entry == Retracted(undone[-1]):
            done.append(_undone_by(log[undone.pop()]))
        else:
            done.append(number)
            undone.clear()
    return done, undone


def _undone_by(undoing: Entry) -> int:
    assert isinstance(undoing, Retracted)
    return undoing.entry


def since(log: Sequence[Entry], number: int) -> tuple[int, ...]:
    """The numbers of all entries that count from this one on; remarks and pauses stay, and what was let stand before.

    Raises `BadLine` `entry_unknown`, `not_about_the_table`.
    """
    if not 0 < number < len(log):
        raise BadLine("entry_unknown", number=max(0, number))
    if isinstance(log[number], AMENDING):
        raise BadLine("not_about_the_table", number=number)
    happened = order(log)
    first = next(place for place, (each, _) in enumerate(happened) if each == number)
    later = {each for each, counts in happened[first:] if counts and not isinstance(log[each], REMARKS)}
    return tuple(sorted(each for each in later if _goes(log[each], later)))


def _goes(entry: Entry, later: set[int]) -> bool:
    return not isinstance(entry, LetStand) or entry.entry in later
