"""The table of a duel: four places, two players, one hand each, characters that change places (ITC-145 to ITC-168).

In: a deck and twelve characters in two piles. Out: the answers in which a duel differs. A seat is a place; `character`
is the ability that counts there now, `figure` who stands there.
"""

from __future__ import annotations

from random import Random

from .cards import LIFE, REACH, Card
from .lawful import Lawful
from .seats import Seat, SeatTruth
from .table import Table

ROLES = ("duellist1", "duellist1", "duellist2", "duellist2")


class Place(Seat):
    """A front or a rear place; both of a player's share one hand."""

    table: DuelTable
    figure: str

    @property
    def front(self) -> bool:
        """Places 1 and 3 are in front."""
        return self.number % 2 == 1

    @property
    def character(self) -> str:  # type: ignore[override]
        """The ability that counts: in front, or of a rear one who has to react, and then not in front."""
        if not self.alive:
            return ""
        reacting = self.table.reacting
        rear = self if not self.front else self.table.companion(self)
        return self.figure if (reacting is rear) != self.front else ""

    @character.setter
    def character(self, name: str) -> None:
        self.figure = name

    def cards(self) -> int:
        """The one hand counts once."""
        return len(self.in_play) + (len(self.hand) if self.front else 0)


class DuelTable(Table):
    """A duel under way; `piles` are the reinforcements, the last one on top."""

    def __init__(self, rng: Random, piles: dict[str, list[str]], deck: list[Card]) -> None:
        self.reacting: Seat | None = None
        seats = [Place(n, "Anna" if n < 3 else "Bruno", ROLES[n - 1], "", 0, 0, shown=True) for n in range(1, 5)]
        super().__init__(rng, list(seats), deck, Lawful())
        for place in seats:
            place.table = self
        self.piles = piles
        self.barred: set[str] = set()
        for place in seats:
            if not place.front:
                place.hand = self.companion(place).hand

    def companion(self, seat: Seat) -> Seat:
        """The other place of the same player."""
        return self.seats[seat.number if seat.number % 2 else seat.number - 2]

    def opposing(self, seat: Seat) -> Seat:
        """The opponent's front place."""
        return self.seats[2 if seat.number < 3 else 0]

    def enter(self, seat: Seat) -> None:
        """The top of the pile comes to this place, with full life and nothing before it."""
        name = self.piles[seat.role].pop()
        seat.character, seat.life, seat.maximum = name, LIFE[name], LIFE[name]
        seat.in_play, seat.alive = [], True

    def swap(self, seat: Seat) -> None:
        """The two characters of a player change places."""
        one, other = self.seats[seat.number - 1], self.companion(seat)
        assert isinstance(one, Place) and isinstance(other, Place)
        one.figure, other.figure = other.figure, one.figure
        one.life, other.life = other.life, one.life
        one.maximum, other.maximum = other.maximum, one.maximum
        one.in_play, other.in_play = other.in_play, one.in_play
        one.alive, other.alive = other.alive, one.alive
        self.say(f"{one} swap")

    def clockwise(self, first: Seat) -> list[Seat]:
        """A front one, the nearest opponent, his own companion, the farther opponent (ITC-154)."""
        near = self.opposing(first)
        order = [first, near, self.companion(first), self.companion(near)]
        return [seat for seat in order if seat.alive]

    def distance(self, seer: Seat, seen: Seat) -> int:
        """Front to front 1, front to rear 2, and what lies before them on top (ITC-151 to ITC-153)."""
        assert isinstance(seen, Place)
        steps = 1 + (not seen.front)
        steps += len(seen.showing("mustang")) + (seen.figure == "paul_regret")
        steps -= len(seer.showing("scope")) + (seer.character == "rose_doolan")
        return max(1, steps)

    def in_reach(self, shooter: Seat, target: Seat) -> bool:
        """A BANG! may be aimed there."""
        return self.distance(shooter, target) <= max((REACH[card.name] for card in shooter.weapons()), default=1)

    def truth(self, seat: Seat) -> SeatTruth:
        """What is so at one place: the hand is that of the front one."""
        shown = tuple([card.told for card in seat.in_play])
        held = len(seat.hand) if seat.number % 2 else 0
        return SeatTruth(seat.role, True, seat.life, seat.maximum, held, shown, seat.alive)

    def _write(self, line: str) -> None:
        super()._write(line)
        last = self.truths[-1]
        self.truths[-1] = type(last)(
            tuple(map(self.truth, self.seats)), last.deck, last.discards, last.turned_up, last.turn, last.phase
        )
