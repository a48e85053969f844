"""What is counted and remembered at a table with the other boxes on it: turns, what was put down when, who fell first.

In: what the table of High Noon knows. Out: the state that the answers of box_characters.py and box_table.py rest on.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from .box_cards import SHIELDS
from .cards import Card
from .lawful import Lawful
from .noon_table import NoonTable
from .seats import Seat


class BoxState(NoonTable):
    """A game under way; `between` while an event enters and it is nobody's turn, `shown` by the Law of the West."""

    def __init__(
        self, rng: Random, seats: list[Seat], deck: list[Card], mischief: Lawful, events: list[str], spare: list[str]
    ) -> None:
        super().__init__(rng, seats, deck, mischief, events, spare)
        self.with_events = bool(events)
        self.between = self.jailed = self.revived = False
        self.turns = 0
        self.since: dict[Card, int] = {}
        self.uses: Counter[str] = Counter()
        self.copied = ""
        self.model: Seat | None = None
        self.mourners: list[Seat] = []
        self.used_abroad: list[tuple[Seat, str]] = []
        self.first_out: Seat | None = None
        self.hunted: str | None = None
        self.shown: Card | None = None
        self.by_law = False
        self.drawn_for = ""
        self.thrown_at: Card | None = None
        self.before_drawing: list[Card] = []

    @property
    def hunts(self) -> bool:
        """Three players (DCX-166)."""
        return len(self.seats) == 3

    def whose(self) -> Seat | None:
        """Whose turn is under way."""
        return None if self.between or self.phase == "over" else self.turn

    def begins(self, seat: Seat) -> None:
        """What is counted in a turn is counted anew."""
        self.turns += 1
        self.uses.clear()
        self.jailed, self.shown, self.by_law = False, None, False

    def leads(self, seat: Seat) -> bool:
        """He begins, and turns up the events: the Sheriff, of three the Deputy (DCX-167, DCX-176)."""
        return seat.role == ("deputy" if self.hunts else "sheriff")

    def ready(self, seat: Seat, card: Card) -> bool:
        """A green card that has waited long enough (DCX-012 to DCX-015); another is being thrown at it (FCX-081)."""
        waited = self.since[card] < self.turns and card is not self.thrown_at
        return waited and self.works(seat) and (card.name in SHIELDS or self.whose() is seat)

    def draw_for(self, seat: Seat, count: int, cause: str) -> None:
        """Cards off the deck, and what for."""
        self.drawn_for = cause
        self.mischief.before_draw_for(self, seat, count, cause)
        seat.hand += self.take(count)
        self.used.add(f"draw for {cause}")
        self.say(f"{seat} draw {count} for {cause}")

    def say(self, line: str) -> None:
        """By the Law of the West phase 1 is over when the second card has been shown."""
        to_show = self.event == "law_of_the_west" and not self.by_law and self.turn is not None
        if to_show and self.phase == "play" and self.turn and self.turn.character != "black_jack":
            drawn = [card for card in self.turn.hand if card not in self.before_drawing]
            self.phase = "draw" if len(drawn) > 1 else "play"
        if line == f"{self.turn} turn" and self.turn and self.has_no_step(self.turn):
            self.phase = "play"
        super().say(line)

    def has_no_step(self, seat: Seat) -> bool:
        """Bill Noface without a wound in a Thirst, before whom neither Dynamite nor Jail lies."""
        waits = seat.showing("dynamite") + seat.showing("jail")
        return not self.phase_one(seat) and not waits and self.able[seat.number] != "vera_custer"

    def spell(self, card: Card) -> str:
        """Where Apache Kid sits, suits are noted."""
        exact = any(seat.character == "apache_kid" for seat in self.seats)
        return card.told if exact else super().spell(card)

    def order_after(self, seat: Seat) -> list[Seat]:
        """With Dead Man the first one eliminated has a turn too (FCX-028, FCX-032)."""
        start = seat.number
        order = self.seats[start:] + self.seats[: start - 1]
        if self.event != "dead_man":
            return super().order_after(seat)
        return [other for other in order if other.alive or (other is self.first_out and not self.revived)]
