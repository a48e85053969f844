"""What everybody at the table may know of it, and what one player may.

In goes the table as the referee knows it; out comes one made of what lies open, of the cards that he saw who looks on
(each entry says who did), and of what sets let him know, with what is owed worked out anew from that. A view
for everybody, or for one player, is built from this table alone, so that two games that look the same to whoever looks
on look the same in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from referee.core.book.questions import HAND_IS_OPEN
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns.audience import seen_of
from referee.core.nouns.table import Frame, Seat, Sighting, Table
from referee.core.nouns.vocabulary import NOBODY
from referee.core.play.evolve import called
from referee.core.play.witnesses import role_of_all


def public_of(table: Table, book: Rulebook) -> Table:
    """The table as everybody sees it: roles that lie open, cards that all saw, what sets say is public."""
    return seen_by(table, book, NOBODY)


def as_seen(table: Table, book: Rulebook, viewer: int | None) -> Table:
    """The table as he sees it who looks on: a seat, 0 for everybody, None for the referee, who sees all he noted."""
    return table if viewer is None else seen_by(table, book, viewer)


def seen_by(table: Table, book: Rulebook, viewer: int) -> Table:
    """The table as he sees it who sits there: what is public, his own role, and the cards that he surely holds.

    It is laid anew of what he may know; of what is not named here he knows nothing. What play has passed over is not:
    whether it was due hangs on all that the referee noted, so what the table he sees calls for is told as it stands.
    """
    now = Situation(table, book)
    seats = tuple(_seat(now, seat, own=seat.number == viewer) for seat in table.seats)
    seen = Table(
        seats=seats,
        sets=table.sets,
        options=table.options,
        title=table.title,
        mode=table.mode,
        turn=table.turn,
        frames=tuple(_nothing_secret(frame) for frame in table.frames),
        deck=table.deck,
        discards=table.discards,
        mixed=table.mixed,
        open=table.open,
        turned=table.turned,
        held_back=table.held_back,
        deaths=table.deaths,
        sightings=tuple(_sightings(now, viewer)),
        house=table.house,
        winner=table.winner,
        slices=dict(_slices(table, book, viewer)),
    )
    return called(seen, book)


def _seat(now: Situation, seat: Seat, own: bool) -> Seat:
    """The seat with its role if that lies open, or is one's own."""
    known = role_of_all(now, seat)
    return Seat(seat.number, seat.name, seat.role if own else known, bool(known), seat.figures, seat.hand, seat.out)


def _sightings(now: Situation, viewer: int) -> Iterator[Sighting]:
    """The cards that he saw, and those in hands that lie open; who else saw them, and when, he is not told."""
    open_hands = {seat.number for seat in now.table.seats if now.ask(HAND_IS_OPEN, seat.number)}
    seen = (each for each in now.table.sightings if each.known_to(viewer) or open_hands.issuperset(each.hands))
    for each in sorted(seen, key=_by_place_and_name):
        known = (viewer,) if viewer in each.known and not each.open else ()
        yield Sighting(each.card, each.hands, each.open, known)


def _by_place_and_name(each: Sighting) -> tuple[tuple[int, ...], str, str]:
    return each.hands, each.card.kind, each.card.face


def _slices(table: Table, book: Rulebook, viewer: int) -> Iterator[tuple[str, Any]]:
    """What he may know of what sets remember."""
    for name, remembered in table.slices.items():
        start = book.slices[name].start
        seen = seen_of(remembered, start, viewer)
        if seen != start:
            yield name, seen


def _nothing_secret(frame: Frame) -> Frame:
    """Where the role of the eliminated was not shown nobody is told whether what follows from it is due."""
    if not [each for each in (*frame.owed, *frame.waiting) if each.secret]:
        return frame
    owed, waiting = ([each for each in row if not each.secret] for row in (frame.owed, frame.waiting))
    return replace(frame, owed=tuple(owed), waiting=tuple(waiting))
