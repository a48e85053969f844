"""A seat as it really is, and what an eye at the table would count there after a line of the log."""

from __future__ import annotations

from dataclasses import dataclass, field

from .cards import REACH, Card


@dataclass(eq=False, slots=True)
class Seat:
    """One player: true role, character, life (0 or less while a deadly hit is open), hand, cards in play."""

    number: int
    name: str
    role: str
    character: str
    life: int
    maximum: int
    hand: list[Card] = field(default_factory=list)
    in_play: list[Card] = field(default_factory=list)
    alive: bool = True

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

    def cards(self) -> int:
        """Hand and cards in play together."""
        return len(self.hand) + len(self.in_play)


def spare(seat: Seat) -> bool:
    """Giving up a card does not set off Suzy Lafayette."""
    return seat.character != "suzy_lafayette" or len(seat.hand) > 1


@dataclass(frozen=True, slots=True)
class SeatTruth:
    """What is so at one seat: life points, cards in the hand, names and faces in play, alive or not.

    The cards of an eliminated player stay his until the line in which he gives them up.
    """

    life: int
    hand: int
    in_play: tuple[str, ...]
    alive: bool


@dataclass(frozen=True, slots=True)
class Truth:
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
    shown = tuple(f"{card.name}/{card.face}" for card in seat.in_play)
    return SeatTruth(seat.life, len(seat.hand), shown, seat.alive)
