"""What a tournament's log comes to once its retractions, corrections and insertions are worked in.

Entries are numbered from 0 by their place in the log, for good. A retraction takes back any entry before it, another
retraction or a correction too. Of several corrections of one entry the last that still stands holds; what it says
stands in the place of what it corrects, and keeps that number. What was forgotten stands right before the entry that
it is put before, after what was put there earlier, and has the number of the insertion; it can be corrected, and be
a place for others, like any fact.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import cast

from msgspec import Struct

from referee.championship.rules.entries import Amendment, Corrected, Fact, Inserted, Logged, Retracted

Place = tuple[float, ...]
"""Where something stands in the order in which things happened; to be compared, and nothing else."""
_AMENDING, _UNDOING = frozenset((Retracted, Corrected, Inserted)), frozenset((Retracted, Corrected))


class Counted(Struct, frozen=True, gc=False):
    """A fact that counts: the number of the entry whose place it has, and of the one that says it.

    `before` are the entries that it was put before, the one in the log itself first; none for what was logged in time.
    """

    number: int
    said: int
    fact: Fact
    before: tuple[int, ...] = ()


def effective(log: Sequence[Logged]) -> list[Counted]:
    """The facts that count, in the order in which they happened; of most logs that is every entry as it stands."""
    if _AMENDING.isdisjoint(map(type, log)):
        return [Counted(number, number, fact) for number, fact in enumerate(cast("Sequence[Fact]", log))]
    (back, instead), late = _amended(log), _late(log)
    numbers = [number for number in _facts(log, late) if number not in back]
    if late:
        numbers.sort(key=lambda number: place(number, late.get(number, ())))
    return [_as_corrected(number, log[number], instead, late.get(number, ())) for number in numbers]


def earlier(log: Sequence[Logged], number: int) -> list[Counted]:
    """The facts that count and happened before an entry, which need not count itself."""
    here = place(number, _late(log).get(number, ()))
    return [each for each in effective(log) if place(each.number, each.before) < here]


def place(number: int, before: tuple[int, ...] = ()) -> Place:
    """Where the entry of this number stands, if it was put before these."""
    return (*before, number, inf)


def spoken_of(entry: Amendment) -> int:
    """The number of the entry that is taken back, put right, or has something put before it."""
    return entry.before if isinstance(entry, Inserted) else entry.entry


def is_fact(log: Sequence[Logged], number: int) -> bool:
    """Does this entry tell what happened, whether it still counts or not?"""
    return _is_fact(log[number], number, _late(log))


def taken_back(log: Sequence[Logged]) -> set[int]:
    """The numbers of the entries that do not count any more."""
    return _amended(log)[0]


def _facts(log: Sequence[Logged], late: dict[int, tuple[int, ...]]) -> list[int]:
    return [number for number, entry in enumerate(log) if _is_fact(entry, number, late)]


def _is_fact(entry: Logged, number: int, late: dict[int, tuple[int, ...]]) -> bool:
    return number in late if isinstance(entry, Inserted) else type(entry) not in _UNDOING


def _late(log: Sequence[Logged]) -> dict[int, tuple[int, ...]]:
    """By the number of an insertion, what it stands before; what is put before no fact stands nowhere."""
    late: dict[int, tuple[int, ...]] = {}
    insertions = ((number, entry.before) for number, entry in enumerate(log) if isinstance(entry, Inserted))
    for number, before in insertions:
        if 0 <= before < number and _is_fact(log[before], before, late):
            late[number] = (*late.get(before, ()), before)
    return late


def _as_corrected(number: int, entry: Logged, instead: dict[int, tuple[int, Fact]], before: tuple[int, ...]) -> Counted:
    said, now = instead.get(number, (number, entry.fact if isinstance(entry, Inserted) else entry))
    assert type(now) not in _AMENDING
    return Counted(number, said, cast("Fact", now), before)


def _amended(log: Sequence[Logged]) -> tuple[set[int], dict[int, tuple[int, Fact]]]:
    """What was taken back, and what stands in the place of what; the latest word first, as it may undo earlier ones."""
    back: set[int] = set()
    instead: dict[int, tuple[int, Fact]] = {}
    for number in range(len(log) - 1, -1, -1):
        entry = log[number]
        if type(entry) not in _UNDOING or number in back:
            continue
        assert isinstance(entry, Retracted | Corrected)
        if entry.entry >= number:
            continue
        if isinstance(entry, Retracted):
            back.add(entry.entry)
        else:
            instead.setdefault(entry.entry, (number, entry.to))
    return back, instead
