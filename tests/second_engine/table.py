"""The table of the second engine: every zone with its real cards, and the log that is written as they move.

In: a shuffled deck and seats. Out: `lines`, a `Truth` for each. It knows where cards are, not the rules.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from .cards import Card
from .questions import Questions
from .seats import Seat, Truth, truth_of

if TYPE_CHECKING:
    from .lawful import Lawful


class Reroll(Exception):
    """The game ran into a case that the sources leave open, or out of cards: another is dealt."""


class Won(Exception):
    """The game is over; the argument is the side."""


class Table(Questions):
    """One game under way; the last card of `deck` and of `discards` is the top one."""

    def __init__(self, rng: Random, seats: list[Seat], deck: list[Card], mischief: Lawful) -> None:
        self.rng = rng
        self.seats = seats
        self.deck = deck
        self.cards = len(deck)
        self.discards: list[Card] = []
        self.turned_up: list[Card] = []
        self.playing: Card | None = None
        self.to_come = 0
        self.turn: Seat | None = None
        self.phase = "start"
        self.bangs = 0
        self.aside: list[Seat] = []
        self.penalty: Seat | None = None
        self.owed: list[tuple[Seat, int, Seat | None]] = []
        self.stood: list[str | None] = []
        self.lines: list[str] = []
        self.truths: list[Truth] = []
        self.used: set[str] = set()
        self.named: list[tuple[int, str]] = []
        self.mischief = mischief
        self.overthrown: Seat | None = None
        self._straddled = False

    def chance(self, odds: float) -> bool:
        """True so often."""
        return self.rng.random() < odds

    def living(self) -> list[Seat]:
        """The players in the game, by seat."""
        return [seat for seat in self.seats if seat.alive]

    def clockwise(self, first: Seat) -> list[Seat]:
        """The living from this seat on, clockwise; the seat itself first if it lives."""
        start, living = first.number - 1, self.living()
        return [seat for seat in self.seats[start:] + self.seats[:start] if seat in living]

    def others(self, seat: Seat) -> list[Seat]:
        """The living from the left of this seat on."""
        return [other for other in self.clockwise(seat) if other is not seat]

    def having(self, character: str) -> list[Seat]:
        """The living players with this ability, by seat."""
        return [seat for seat in self.seats if seat.alive and seat.character == character]

    def find(self, character: str) -> Seat | None:
        """The first of them, if there is any."""
        return next(iter(self.having(character)), None)

    def beer_works(self) -> bool:
        """Not with two players left (ITC-248)."""
        return len(self.living()) > 2

    def order_after(self, seat: Seat) -> list[Seat]:
        """Who have their turns after this seat's, clockwise (CRD-003)."""
        return self.others(seat)

    def crews(self) -> list[list[Seat]]:
        """Those who count as in the game when it is asked who has won; several where it is not settled."""
        return [self.living()]

    def take(self, count: int) -> list[Card]:
        """Cards off the deck, shuffled anew where it runs out in the middle."""
        taken = []
        for _ in range(count):
            if not self.deck:
                self._shuffle()
                self._straddled = True
            taken.append(self.deck.pop())
        return taken

    def discard(self, seat: Seat, card: Card) -> None:
        """A card from the hand goes on top of the discards."""
        seat.hand.remove(card)
        self.discards.append(card)

    def put_away(self, seat: Seat, cards: list[Card]) -> None:
        """What is over the limit at the end of a turn."""
        for card in cards:
            self.discard(seat, card)
        self.say(f"{seat} discard {len(cards)}{self.spell_all(cards)}")

    def spell(self, card: Card) -> str:
        """The card as someone might note it: with or without its face."""
        return card.told if self.chance(0.5) else card.name

    def spell_all(self, cards: list[Card]) -> str:
        """` with CARD CARD`, or nothing for no cards."""
        return " with " + " ".join(map(self.spell, cards)) if cards else ""

    def follow(self, reading: str) -> None:
        """The next line is as the recommended reading of something has it that the sources leave open."""
        self.named.append((len(self.lines), reading))
        self.used.add(f"open {reading}")

    def say(self, line: str) -> None:
        """Write down what has just happened, and `turned` where that emptied the deck."""
        self._write(line)
        if self._straddled and not self.deck:
            raise Reroll("the deck ran out twice in one line")
        if self._straddled or not self.deck:
            if not self._straddled:
                self._shuffle()
            self._straddled = False
            self._write("turned")

    def _write(self, line: str) -> None:
        self.lines.append(line)
        self._count_cards()
        deck, discards = (None, None) if self._straddled else (len(self.deck), len(self.discards))
        turn = self.turn.number if self.turn else None
        seats = tuple(map(truth_of, self.seats))
        self.truths.append(Truth(seats, deck, discards, len(self.turned_up), turn, self.phase))

    def _count_cards(self) -> None:
        loose = len(self.deck) + len(self.discards) + len(self.turned_up)
        total = loose + sum([seat.cards() for seat in self.seats])
        if total != self.cards:
            raise AssertionError(f"{total} cards after {self.lines[-1]!r}")

    def _shuffle(self) -> None:
        if not self.discards:
            raise Reroll("no cards left to draw")
        self.deck, self.discards = self.discards, []
        self.rng.shuffle(self.deck)
