"""The places of a duel: each duellist has two seats, his front one and behind it his rear one.

A seat is a place, not a character: when characters change places their figures do, so that a front seat is always a
front seat. The hand of a duellist is that of his front seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import NOBODY
from referee.sets.duel.facts import DUELLISTS

SEATS = 4


def is_front(seat: int) -> bool:
    """Is this a place in front?"""
    return seat % 2 == 1


def front_of(seat: int) -> int:
    """The place in front of the duellist whose place this is."""
    return seat if is_front(seat) else seat - 1


def rear_of(table: Table, seat: int) -> int:
    """The place in the rear of the duellist whose place this is; 0 at a table that has none."""
    rear = front_of(seat) + 1
    return rear if rear <= len(table.seats) else NOBODY


def companion_of(table: Table, seat: int) -> int:
    """The other place of the same duellist."""
    return rear_of(table, seat) if is_front(seat) else seat - 1


def duellist(seat: int) -> int:
    """Which of the two has this place: 0 or 1."""
    return (seat - 1) // 2 % 2


def of_the_same_duellist(owed: Owed, entry: Any) -> bool:
    """It is met by the duellist who owes it, whichever of his places the entry names."""
    return duellist(owed.seat) == duellist(entry.by)


def side_of(seat: int) -> str:
    """The side that wins if he does."""
    return DUELLISTS[duellist(seat)]


def opposing(seat: int) -> int:
    """The place in front of his opponent."""
    return 3 if duellist(seat) == 0 else 1


def pairs(table: Table) -> Iterator[tuple[int, int]]:
    """The front and the rear place of each duellist."""
    return ((front, front + 1) for front in range(1, len(table.seats), 2))
