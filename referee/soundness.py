"""Is an entry well formed for this table? Everything from outside passes here before it is logged.

Whether it was allowed is the judge's affair; this only keeps out what names seats, sides or sets that do not exist.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee import entries as e
from referee.errors import BadJournal
from referee.rulebook import Rulebook
from referee.table import Table
from referee.vocabulary import FACES, Card

MOST_CARDS = 200
_SEAT_FIELDS = ("by", "of", "to", "author", "seat")
_MUST_BE_SEATED = ("by",)


def check(entry: e.Entry, table: Table, book: Rulebook) -> None:
    """Raises `BadJournal` (`seat_out_of_range`, `unknown_id`, `number_out_of_range`) for what cannot be applied."""
    if isinstance(entry, e.Opened):
        _check_opening(entry.table, book)
        return
    seats = len(table.seats)
    for name in _SEAT_FIELDS:
        seat = getattr(entry, name, 0)
        least = 1 if name in _MUST_BE_SEATED or (name == "seat" or _aims(entry, name)) else 0
        if hasattr(entry, name) and not least <= seat <= seats:
            raise BadJournal("seat_out_of_range", seat=seat, seats=seats)
    for seat in getattr(entry, "at", ()):
        if not 1 <= seat <= seats:
            raise BadJournal("seat_out_of_range", seat=seat, seats=seats)
    for name in ("count", "life", "most", "turned", "entry"):
        number = getattr(entry, name, 0)
        if not 0 <= number <= (10**9 if name == "entry" else MOST_CARDS):
            raise BadJournal("number_out_of_range", number=number)
    for card in _cards(entry):
        _check_card(card, book)


def _aims(entry: e.Entry, name: str) -> bool:
    return (name == "of" and isinstance(entry, e.Took | e.Tossed)) or (name == "to" and isinstance(entry, e.Passed))


def _cards(entry: e.Entry) -> Iterator[Card]:
    for name in ("card", "seen", "cards"):
        said = getattr(entry, name, ())
        yield from said if isinstance(said, tuple) else (said,) if isinstance(said, Card) else ()
    for face in (getattr(entry, "face", ""), getattr(entry, "over", "")):
        yield Card("", face)


def _check_card(card: Card, book: Rulebook) -> None:
    if card.kind and card.kind not in book.cards:
        raise BadJournal("unknown_id", id=card.kind[:40])
    if card.face and card.face not in FACES:
        raise BadJournal("unknown_id", id=card.face[:40])


def _check_opening(table: Table, book: Rulebook) -> None:
    numbers = tuple(seat.number for seat in table.seats)
    if not numbers or numbers != tuple(range(1, len(numbers) + 1)):
        raise BadJournal("seat_out_of_range", seat=numbers[-1] if numbers else 0, seats=len(numbers))
    if any(not seat.figures for seat in table.seats) or not table.frames:
        raise BadJournal("unknown_id", id="figures")
    named = [table.turn.seat, *(n for frame in table.frames for n in (frame.author, *frame.targets))]
    named += [n for frame in table.frames for o in (*frame.owed, *frame.waiting) for n in (o.seat, o.other)]
    named += [n for owed in (*table.triggers, *table.waived) for n in (owed.seat, owed.other)]
    named += [n for sighting in table.sightings for n in sighting.hands]
    named += [n for death in table.deaths for n in (death.seat, death.author, death.turn)]
    if bad := [seat for seat in named if not 0 <= seat <= len(numbers)]:
        raise BadJournal("seat_out_of_range", seat=bad[0], seats=len(numbers))
    lying = (*table.discards, *table.open, *(card for seat in table.seats for card in seat.in_play))
    for card in lying:
        _check_card(card, book)
