"""The table with a Rebel! at it: who is in the game, who gets a turn, who has overthrown whom.

In: what the base table knows, and the event deck. Out: the answers in which the variant differs (REB-).
"""

from __future__ import annotations

from random import Random

from .cards import LIFE, Card
from .lawful import Lawful
from .revolution import rise
from .seats import Seat
from .table import Reroll, Table


class RebelTable(Table):
    """A game of the Rebel! under way; `event` is the card that lies face up, the top of `events` comes next."""

    def __init__(self, rng: Random, seats: list[Seat], deck: list[Card], mischief: Lawful, events: list[str]) -> None:
        super().__init__(rng, seats, deck, mischief)
        self.with_events = bool(events)
        self.events = events
        self.event = ""
        self.ghost: Seat | None = None
        self.first_out: Seat | None = None
        self.first_returned = False
        self.first_revived = False
        self.fallen: list[Seat] = []
        self.revolutions = 0
        self.openness = rng.choice((0.0, 0.3, 0.8))
        self.spirit = rng.choice(mischief.spirits)

    def living(self) -> list[Seat]:
        """The players in the game; a ghost is there in his own turn only."""
        return [seat for seat in self.seats if seat.alive or seat is self.ghost]

    def beer_works(self) -> bool:
        """Whether a ghost makes a third player is written nowhere."""
        if self.ghost and len(self.living()) == 3:
            raise Reroll("two players and a ghost: is a Beer in vain?")
        return super().beer_works()

    def crews(self) -> list[list[Seat]]:
        """Without the ghost and with him: who has won must not depend on it."""
        return [[seat for seat in self.seats if seat.alive], self.living()]

    def order_after(self, seat: Seat) -> list[Seat]:
        """Who have a turn, clockwise: with Ghost Town all, with Dead Man also the first one eliminated."""
        start = seat.number
        return [other for other in self.seats[start:] + self.seats[: start - 1] if self.gets_a_turn(other)]

    def gets_a_turn(self, seat: Seat) -> bool:
        """The living, and whom the event brings back."""
        if seat.alive or self.event == "ghost_town":
            return True
        if self.event != "dead_man" or seat is not self.first_out:
            return False
        if self.first_revived:
            raise Reroll("the first one eliminated was back already and died again")
        return not self.first_returned

    def rebel(self) -> Seat | None:
        """The living player whose role is the Rebel! now."""
        return next((seat for seat in self.seats if seat.alive and seat.role == "rebel"), None)

    def penalty_suspended(self) -> bool:
        """Before any Revolution, while the Rebel! lives and lies face up (REB-022, REB-031)."""
        rebel = self.rebel()
        return not self.revolutions and rebel is not None and rebel.shown

    def penalty_due(self, killer: Seat, victim: Seat) -> bool:
        """As in the base box, unless suspended."""
        due = super().penalty_due(killer, victim)
        suspended = due and self.penalty_suspended()
        if suspended or (due and self.revolutions):
            self.used.add("penalty suspended" if suspended else "penalty of the new Sheriff")
        return due and not suspended

    def challenged_rebel(self) -> bool:
        """The last card played was a Duel with the Rebel!."""
        duels = [line for line in self.lines if line.startswith(f"{self.turn} duel")]
        return bool(duels) and duels[-1].endswith(f" {self.rebel()}")

    def fell(self, seat: Seat, killer: Seat | None) -> None:
        """Who was the first one; whether that was the Rebel!'s deed; what no source settles."""
        if killer is seat and seat.role == "sheriff" and killer is self.turn and self.challenged_rebel():
            self.used.add("the Sheriff dies in his Duel with the Rebel!")
        if killer and killer is self.turn and killer.role == "rebel" and seat.role == "sheriff":
            self.overthrown = seat
        self.fallen.append(seat)
        self.first_out = self.first_out or seat
        if self.ghost and self.ghost.character == "vulture_sam":
            raise Reroll("a ghost who is Vulture Sam")
        if self.event == "ghost_town" and seat is self.turn and seat.role != "sheriff":
            raise Reroll("eliminated in his own turn in Ghost Town")

    def mood(self, seat: Seat, card: Card, target: Seat | None) -> float:
        """In an uprising the Sheriff's last life point is left to the Rebel!; a reckless Sheriff challenges him."""
        sheriff = next((other for other in self.living() if other.role == "sheriff"), None)
        last = sheriff is not None and sheriff.life < 2
        if self.spirit == "as usual":
            return 1.0
        if self.spirit == "reckless" and seat is sheriff:
            return 30.0 if card.name == "duel" and target is self.rebel() else 1.0
        deadly = last and (target is sheriff or card.name in ("gatling", "indians"))
        if self.spirit in ("uprising", "hopeless") and seat.role == "rebel":
            return 12.0 if deadly else 1.0
        return 0.03 if deadly or (target and target.role == "rebel") else 1.0

    def willing(self, seat: Seat) -> float:
        """A reckless Sheriff gives up his own Duels; where all is hopeless his side lets the Rebel! have his way."""
        own_duel = seat is self.turn and seat.role == "sheriff" and self.spirit == "reckless"
        at_rebels = self.turn is self.rebel() and seat.role in ("sheriff", "deputy") and self.spirit == "hopeless"
        return 0.1 if own_duel or at_rebels else super().willing(seat)

    def may_reveal(self, seat: Seat) -> None:
        """After phase 1, before the first card (REB-019, REB-020)."""
        if seat.role == "rebel" and not seat.shown and self.chance(self.openness):
            seat.shown = True
            self.used.add("reveal")
            self.say(f"{seat} reveal")

    def turn_up_event(self) -> None:
        """The next card of the event deck; the last one stays where it lies."""
        name = self.events.pop() if self.events else "none"
        self.event = self.event if name == "none" else name
        self.used.add(f"event {name}")
        self.say(f"event {name}")

    def card_over(self) -> None:
        """After everything else comes the Revolution (REB-040)."""
        if self.overthrown and self.turn:
            rise(self, self.turn)
        self.fallen.clear()

    def say(self, line: str) -> None:
        """Ghosts lose nothing; an ex-Sheriff stays below the point where his most life points matter."""
        super().say(line)
        if self.ghost and self.ghost.life < 0:
            raise Reroll("a ghost lost his own Duel")
        for seat in self.seats:
            if seat.dethroned and seat.alive and seat.life > LIFE[seat.character] + (seat.role == "sheriff"):
                raise Reroll("the most life points of an ex-Sheriff")
