"""An entry as it is told to one who looks on: in go the entry and what he knows after it, out comes what he saw of it.

What he did not see is left as if the referee had noted nothing; which fields that may be the entry itself says.
"""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from referee.core.book.rulebook import Situation
from referee.core.nouns.audience import Audience
from referee.core.nouns.entries import Entry
from referee.core.nouns.vocabulary import NOBODY
from referee.core.play.witnesses import lies_open

E = TypeVar("E", bound=Entry)


def told(entry: E, after: Situation, viewer: int = NOBODY) -> E:
    """The entry as this seat saw it (0: everybody); `after` is the table that he knows once it has happened."""
    hidden = unseen_fields(entry, after, viewer)
    return replace(entry, **{name: _left(entry, name, after) for name in hidden}) if hidden else entry


def unseen_fields(entry: Entry, after: Situation, viewer: int = NOBODY) -> list[str]:
    """The fields of this entry in which he did not see what they say."""
    return [name for name, audience in entry.shown.items() if not _sees(entry, audience, after, viewer)]


def _sees(entry: Entry, audience: Audience, after: Situation, viewer: int) -> bool:
    """Is he one of those who did, or does what it is about lie open for all?"""
    seats = audience.seats(entry)
    if seats is None or (viewer and viewer in seats):
        return True
    if audience.unless == "role":
        return any(after.seat(seat).role for seat in seats)
    return lies_open(audience, filter(None, seats), after)


def _left(entry: Entry, name: str, after: Situation) -> Any:
    """What stands in its place: nothing of that sort, or as much of a table as he knows."""
    return after.table if entry.shown[name].unless == "table" else type(getattr(entry, name))()
