"""What a correction comes to: what differs between two tables, and how much of the game is taken back.

In go tables and entries as they are, out come values without words: what was, and what would be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from referee.core.nouns.entries import Eliminated, Entry, LifeLost, Played, TurnBegan, Won
from referee.core.nouns.table import Seat, Table
from referee.core.nouns.vocabulary import NOBODY, Card, Count

Value = int | str | bool | None | Count | tuple[Card, ...]


class Difference(Struct, frozen=True):
    """One thing that is not the same: `what` of a seat (0: of the table), as it was and as it would be."""

    what: str
    seat: int
    was: Value
    now: Value


class Undone(Struct, frozen=True):
    """How much of the game some entries are: all of them, and what weighs among them."""

    entries: int
    plays: int = 0
    turns: int = 0
    lives: int = 0
    eliminated: tuple[int, ...] = ()
    won: bool = False


def differences(was: Table, now: Table) -> tuple[Difference, ...]:
    """What of a table is different: the seats in their order, then whose turn it is, deck, discards and winner."""
    seats = (each for pair in zip(was.seats, now.seats, strict=True) for each in _of_seats(*pair))
    return (*seats, *_of_tables(was, now))


def _of_seats(was: Seat, now: Seat) -> Iterator[Difference]:
    for what in ("out", "role", "character", "life", "hand", "in_play"):
        before, after = getattr(was, what), getattr(now, what)
        if before != after:
            yield Difference(what, was.number, before, after)


def _of_tables(was: Table, now: Table) -> Iterator[Difference]:
    pairs = (
        ("turn", was.turn.seat, now.turn.seat),
        ("phase", was.turn.phase, now.turn.phase),
        ("deck", was.deck, now.deck),
        ("discards", len(was.discards), len(now.discards)),
        ("turned", was.turned, now.turned),
        ("winner", was.winner, now.winner),
    )
    yield from (Difference(what, NOBODY, before, after) for what, before, after in pairs if before != after)


def undone(entries: Iterable[Entry]) -> Undone:
    """How much of the game these entries are."""
    taken: Sequence[Entry] = tuple(entries)
    return Undone(
        entries=len(taken),
        plays=sum(isinstance(entry, Played) for entry in taken),
        turns=sum(isinstance(entry, TurnBegan) for entry in taken),
        lives=sum(entry.count for entry in taken if isinstance(entry, LifeLost)),
        eliminated=tuple(entry.by for entry in taken if isinstance(entry, Eliminated)),
        won=any(isinstance(entry, Won) for entry in taken),
    )
