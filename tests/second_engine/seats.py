"""A seat as it really is, and what an eye at the table would count there after a line of the log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from .cards import REACH, Card


@dataclass(eq=False, slots=True)
class Seat:
    """One player: true role, character, life (0 or less while a deadly hit is open), hand, cards in play.

    `shown` is a role that lies face up. For the Rebel! set: `forsaken` is a Deputy who was out at the last
    Revolution and has not come back since; `dethroned` is who was Sheriff before one.
    """

    number: int
    name: str
    role: str
    character: str
    life: int
    maximum: int
    hand: list[Card] = field(default_factory=list)
    in_play: list[Card] = field(default_factory=list)
    alive: bool = True
    shown: bool = False
    forsaken: bool = False
    dethroned: bool = False

    def __str__(self) -> str:
        return str(self.number)

    def holding(self, *names: str) -> list[Card]:
        """The cards of these names in the hand."""
        return [card for card in self.hand if card.name in names]

    def showing(self, name: str) -> list[Card]:
        """The cards of this name in play before the seat."""
        return [card for card in self.in_play if card.name == name]

    def weapons(self) -> list[Card]:
        """The weapons in play, at most one unless one is just being replaced."""
        return [card for card in self.in_play if card.name in REACH]

    def wounded(self) -> bool:
        """A life point can be regained."""
        return self.alive and self.life < self.maximum

    def cards(self) -> int:
        """Hand and cards in play together."""
        return len(self.hand) + len(self.in_play)


def spare(seat: Seat) -> bool:
    """Giving up a card does not set off Suzy Lafayette."""
    return seat.character != "suzy_lafayette" or len(seat.hand) > 1


class SeatTruth(NamedTuple):
    """What is so at one seat: role and whether all see it, life points, most of them, hand, in play, alive.

    `most` is None where no source says what it is.
    The cards of an eliminated player stay his until the line in which he gives them up.
    """

    role: str
    shown: bool
    life: int
    most: int | None
    hand: int
    in_play: tuple[str, ...]
    alive: bool


class Truth(NamedTuple):
    """The whole table after one line.

    `deck` and `discards` are None after a line in whose middle the deck ran out, until `turned` is written.
    `phase` is start, draw, play, discard or over; `turn` the seat whose turn it is, None before the first.
    """

    seats: tuple[SeatTruth, ...]
    deck: int | None
    discards: int | None
    turned_up: int
    turn: int | None
    phase: str


def truth_of(seat: Seat) -> SeatTruth:
    """The seat as it stands now."""
    shown = tuple([card.told for card in seat.in_play])
    most = None if seat.dethroned else seat.maximum
    return SeatTruth(seat.role, seat.shown, seat.life, most, len(seat.hand), shown, seat.alive)
