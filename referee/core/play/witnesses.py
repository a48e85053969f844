"""Who saw what: cards that an entry moved, by what it says of itself and what lies open, and roles that lie open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from referee.core.book.questions import HAND_IS_OPEN, PUTS_BACK_ON, ROLE_IS_OPEN
from referee.core.book.rulebook import Situation
from referee.core.nouns.audience import Audience, seen_of
from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Seat
from referee.core.nouns.vocabulary import NOBODY, UNKNOWN


class Witnesses(NamedTuple):
    """Everybody, or these seats."""

    openly: bool
    seats: tuple[int, ...] = ()

    def besides(self, holder: int) -> tuple[int, ...]:
        """Those who know of a card that this seat holds, who need not be named."""
        return tuple(seat for seat in self.seats if seat != holder)


def witnesses(entry: Entry, field: str, before: Situation) -> Witnesses:
    """Who saw what this field of the entry says, at the table that it found."""
    audience = entry.shown[field]
    named = audience.seats(entry)
    if named is None:
        return Witnesses(True)
    seats = tuple(before.holder(seat) for seat in named if seat)
    return Witnesses(lies_open(audience, seats, before), seats)


def lies_open(audience: Audience, seats: Iterable[int], now: Situation) -> bool:
    """Do all see what goes through the hands of these seats: because a hand lies open, or what it is put on?"""
    if audience.unless not in ("hand", "pile"):
        return False
    on_a_pile = audience.unless == "pile"
    return any(now.ask(HAND_IS_OPEN, seat) or (on_a_pile and now.ask(PUTS_BACK_ON, seat) != "deck") for seat in seats)


def role_of_all(now: Situation, seat: Seat) -> str:
    """The role of this seat where it lies open, so that everybody knows it; else unknown."""
    return seat.role if seat.role and (seat.shown or now.ask(ROLE_IS_OPEN, seat.role)) else UNKNOWN


def as_all_see(now: Situation) -> Situation:
    """The same table with no role but those that lie open, and of what sets remember what is public."""
    table, book = now.table, now.book
    seats = tuple(replace(seat, role=role_of_all(now, seat)) for seat in table.seats)
    slices = {name: seen_of(kept, book.slices[name].start, NOBODY) for name, kept in table.slices.items()}
    return Situation(replace(table, seats=seats, slices=slices), book)
