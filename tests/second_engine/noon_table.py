"""The table with the event deck of High Noon on it: what lies open, and what is otherwise while it does (HNX-)."""

from __future__ import annotations

from random import Random

from .box_cards import LIFE
from .cards import Card
from .lawful import Lawful
from .seats import Seat
from .table import Reroll, Table

EVENTS = (
    "blessing", "curse", "the_daltons", "the_doctor", "ghost_town", "gold_rush", "hangover", "the_reverend",
    "the_sermon", "shootout", "thirst", "train_arrival", "new_identity", "handcuffs",
)  # fmt: skip
SUIT = {"blessing": "h", "curse": "s"}
MORE = {"thirst": -1, "train_arrival": 1}


class NoonTable(Table):
    """A game under way; `event` lies open, the last of `events` comes next, `spare` are characters nobody plays."""

    def __init__(
        self, rng: Random, seats: list[Seat], deck: list[Card], mischief: Lawful, events: list[str], spare: list[str]
    ) -> None:
        super().__init__(rng, seats, deck, mischief)
        self.events, self.spare = events, spare
        self.event = ""
        self.ghost: Seat | None = None
        self.suit = ""
        self.changed: list[Seat] = []
        self.able = {seat.number: seat.character for seat in seats}

    def living(self) -> list[Seat]:
        """The players in the game; a ghost is there in his own turn (HNX-041, HNX-042)."""
        return [seat for seat in self.seats if seat.alive or seat is self.ghost]

    def order_after(self, seat: Seat) -> list[Seat]:
        """Clockwise over the living, or all in Ghost Town; in the Gold Rush the other way (HNX-036, HNX-058)."""
        start = seat.number
        order = self.seats[start:] + self.seats[: start - 1]
        order = order[::-1] if self.event == "gold_rush" else order
        return [other for other in order if other.alive or self.event == "ghost_town"]

    def counted(self, card: Card) -> Card:
        """Every card is hearts or spades (HNX-019, HNX-023)."""
        suit = SUIT.get(self.event)
        return Card(card.name, card.rank, suit) if suit else card

    def phase_one(self, seat: Seat) -> int:
        """One fewer, or one more (HNX-082, HNX-089)."""
        return super().phase_one(seat) + MORE.get(self.event, 0)

    def most_bangs(self) -> int:
        """A second one in the Shootout (HNX-080)."""
        return 2 if self.event == "shootout" else 1

    def beer_works(self) -> bool:
        """None is drunk under the Reverend (HNX-069, HNX-070)."""
        return self.event != "the_reverend" and super().beer_works()

    def may_play(self, seat: Seat, card: Card) -> bool:
        """No Beer, no BANG!, no card of another suit (HNX-069, HNX-074, HNX-094)."""
        if self.event == "the_reverend" and card.name == "beer":
            return False
        as_bang = card.name == "bang" or (card.name == "missed" and seat.character == "calamity_janet")
        return not (self.event == "the_sermon" and as_bang) and self.suit in ("", card.suit)

    def may_give(self, seat: Seat, card: Card) -> bool:
        """In his own turn nobody gives a BANG! under the Sermon, another suit under Handcuffs (HNX-075, HNX-097)."""
        return seat is not self.turn or (self.event != "the_sermon" and self.suit in ("", card.suit))

    def willing(self, seat: Seat) -> float:
        """Under Handcuffs nobody drinks in his own turn, since of what suit he may is for the referee."""
        return 0.0 if self.suit and seat is self.turn else super().willing(seat)

    def fell(self, seat: Seat, killer: Seat | None) -> None:
        """A ghost who is Vulture Sam, or somebody who falls in his own turn in Ghost Town, is told nowhere."""
        if self.event == "ghost_town" and (seat is self.turn or (self.ghost and self.ghost.character == "vulture_sam")):
            raise Reroll("eliminated in Ghost Town in his own turn, or before a ghost who is Vulture Sam")

    def steps(self, seat: Seat, steps: list[str]) -> list[str]:
        """What the event brings at the start of the turn, and after phase 1."""
        first = [step for step in ("new_identity", "high_noon") if step == self.event]
        after = steps.index("draw") + 1
        named = ["handcuffs"] if self.event == "handcuffs" else []
        return [*first, *steps[:after], *named, *steps[after:]]

    def cover(self, event: str) -> None:
        """The next event is turned up; with the Hangover abilities go and come back (HNX-063, HNX-067)."""
        for seat in self.seats:
            seat.character = "" if event == "hangover" else self.ability(seat)
        self.event = event
        self.used.add(f"event {event}")
        if self.chance(0.3):
            self.say(f"coming {event}")
        self.say(f"event {event}")

    def ability(self, seat: Seat) -> str:
        """What he can, unless it is asleep: that of his character."""
        return self.able[seat.number]

    def new_character(self, seat: Seat) -> None:
        """The spare card, with two life points (HNX-103, HNX-105)."""
        seat.character = self.able[seat.number] = self.spare.pop()
        seat.life, seat.maximum = 2, LIFE[seat.character] + (seat.role == "sheriff")
        self.changed.append(seat)
        self.used.add("new identity")
        self.say(f"{seat} becomes {seat.character}")

    def say(self, line: str) -> None:
        """Phase 1 is over when the suit is named; what a hit does to a ghost without life points is open."""
        if self.event == "handcuffs" and self.phase == "play" and not self.suit:
            self.phase = "draw"
        super().say(line)
        if self.ghost and self.ghost.life < 0:
            raise Reroll("a ghost lost his own Duel")
