"""What everybody at the table may know of it, and what one player may.

In goes the table as the referee knows it; out comes one without his knowledge of hidden roles and of cards drawn
unseen, with what is owed worked out anew from what is left. A view for everybody, or for one player, is built from this
table alone, so that two games that look the same to whoever looks on look the same in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from referee.core.book.questions import HAND_IS_OPEN, ROLE_IS_OPEN
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns.table import Frame, Seat, Table
from referee.core.nouns.vocabulary import NOBODY, UNKNOWN
from referee.core.play.evolve import called, finished


def public_of(table: Table, book: Rulebook) -> Table:
    """The table as everybody sees it: roles that lie open, cards that all saw, what sets say is public."""
    return seen_by(table, book, NOBODY)


def as_seen(table: Table, book: Rulebook, viewer: int | None) -> Table:
    """The table as he sees it who looks on: a seat, 0 for everybody, None for the referee, who sees all he noted."""
    return table if viewer is None else seen_by(table, book, viewer)


def seen_by(table: Table, book: Rulebook, viewer: int) -> Table:
    """The table as he sees it who sits there: what is public, his own role, and the cards that he surely holds."""
    now = Situation(table, book)
    seats = tuple(_seat(now, seat, own=seat.number == viewer) for seat in table.seats)
    open_hands = {seat.number for seat in seats if now.ask(HAND_IS_OPEN, seat.number)}
    sightings = tuple(each for each in table.sightings if each.known_to(viewer) or open_hands.issuperset(each.hands))
    seen = replace(table, seats=seats, triggers=(), sightings=sightings, slices=dict(_open_slices(table, book, viewer)))
    if any(seat.out and not seat.role for seat in seats):
        seen = finished(replace(seen, frames=tuple(_roles_aside(frame, book) for frame in table.frames)), book)
    return called(seen, book)


def _seat(now: Situation, seat: Seat, own: bool) -> Seat:
    """The seat with its role if that lies open, or is one's own."""
    is_open = bool(seat.role) and (seat.shown or now.ask(ROLE_IS_OPEN, seat.role))
    return replace(seat, role=seat.role if is_open or own else UNKNOWN, shown=is_open)


def _open_slices(table: Table, book: Rulebook, viewer: int) -> Iterator[tuple[str, Any]]:
    """What everybody, or this one player, may know of what sets remember."""
    for name, remembered in table.slices.items():
        kept = book.slices[name]
        if viewer and kept.own is not None:
            yield name, kept.own(remembered, viewer)
        elif kept.public is not None:
            yield name, kept.public(remembered)


def _roles_aside(frame: Frame, book: Rulebook) -> Frame:
    """Where the role of the eliminated was not shown nobody is told whether what follows from it is due."""
    owed, waiting = ([each for each in row if each.cause not in book.by_role] for row in (frame.owed, frame.waiting))
    return replace(frame, owed=tuple(owed), waiting=tuple(waiting))
