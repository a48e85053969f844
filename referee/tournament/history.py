"""What a tournament's log comes to once its retractions and corrections are worked in.

Entries are numbered from 0 by their place in the log, for good. A retraction takes back any entry before it, another
retraction or a correction too. Of several corrections of one entry the last that still stands holds; what it says
stands in the place of what it corrects, and keeps that number.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from referee.tournament.entries import Corrected, Fact, Logged, Retracted


class Counted(Struct, frozen=True):
    """A fact that counts: the number of the entry whose place it has, and of the one that says it."""

    number: int
    said: int
    fact: Fact


def effective(log: Sequence[Logged]) -> list[Counted]:
    """The facts that count, in the order in which they happened."""
    back, instead = _amended(log)
    return [
        _as_corrected(number, fact, instead)
        for number, fact in enumerate(log)
        if not isinstance(fact, Retracted | Corrected) and number not in back
    ]


def _as_corrected(number: int, fact: Fact, instead: dict[int, tuple[int, Fact]]) -> Counted:
    said, now = instead.get(number, (number, fact))
    return Counted(number, said, now)


def _amended(log: Sequence[Logged]) -> tuple[set[int], dict[int, tuple[int, Fact]]]:
    """What was taken back, and what stands in the place of what; the latest word first, as it may undo earlier ones."""
    back: set[int] = set()
    instead: dict[int, tuple[int, Fact]] = {}
    for number in range(len(log) - 1, -1, -1):
        entry = log[number]
        if number in back or not isinstance(entry, Retracted | Corrected) or entry.entry >= number:
            continue
        if isinstance(entry, Retracted):
            back.add(entry.entry)
        else:
            instead.setdefault(entry.entry, (number, entry.to))
    return back, instead


def taken_back(log: Sequence[Logged]) -> set[int]:
    """The numbers of the entries that do not count any more."""
    return _amended(log)[0]
