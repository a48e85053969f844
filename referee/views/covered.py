"""What the referee alone sees of each seat, apart from what everybody sees: to stand under a cover until he lifts it.

The table itself is shown to him as it is to everybody, so that whoever looks over his shoulder learns nothing.
"""

from __future__ import annotations

from msgspec import Struct

from referee.core.knowledge.public import public_of
from referee.desk.following import Following
from referee.views.voice import Voice


class Covered(Struct, frozen=True):
    """A player, his role as it was noted, and what else sets show of him that not everybody sees."""

    label: str
    role: str
    told: tuple[str, ...]


def covered(following: Following, voice: Voice) -> tuple[Covered, ...]:
    """Every seat of a table that is followed."""
    table, book, views = following.table, following.book, voice.views
    everybody = set(views.referee_table(public_of(table, book), book).shown)
    return tuple(
        Covered(seat.label, seat.role or "?", tuple(told for told in seat.shown if told not in everybody))
        for seat in views.referee_table(table, book).seats
    )
