"""One line in a game with the other boxes that no clause allows, with which the log ends.

In: the moment at which it may be said, and a function that finds the line there, or finds no occasion. Out: the fault,
with the key and the clauses, of which one at least, that the judge must find it by. The slips are in slips_*.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from .box_table import BoxTable
from .fault import BrokenOff, Fault
from .moves import Move
from .seats import Seat
from .table import Table

Line = Callable[[BoxTable, Seat, str], str]
"""(table, who acts, what it is about): the line, empty where there is no occasion."""


@dataclass(frozen=True)
class Slip:
    """A way to go wrong: `when` it may be said, `clauses` that forbid it, and what brings the occasion about."""

    key: str
    clauses: tuple[str, ...]
    when: str
    line: Line
    box: str = "dodge_city"
    players: tuple[int, ...] = ()
    characters: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    likes: tuple[str, ...] = ()


class Slipped(Fault):
    """A game in which it is said once."""

    def __init__(self, rng: Random, slip: Slip) -> None:
        super().__init__(rng)
        self.slip = slip
        self.key = slip.key
        self.characters = slip.characters

    def say(self, when: str, table: Table, seat: Seat, about: str = "") -> None:
        """At this moment, if it is the slip's and there is an occasion."""
        assert isinstance(table, BoxTable)
        line = self.slip.line(table, seat, about) if when == self.slip.when else ""
        if line and self.strikes():
            self.mark(table)
            table.say(line)
            raise BrokenOff

    def taste(self, table: Table, move: Move) -> float:
        """What the slip is about is liked."""
        return 8.0 if move.card.name in self.slip.likes else 1.0

    def steps(self, table: Table, seat: Seat, steps: list[str]) -> list[str]:
        """The turn has just begun."""
        self.say("turn", table, seat)
        return steps

    def before_drawing(self, table: Table, seat: Seat) -> None:
        """Before phase 1."""
        self.say("before drawing", table, seat)

    def after_drawing(self, table: Table, seat: Seat) -> None:
        """After it."""
        self.say("after drawing", table, seat)

    def draw_count(self, table: Table, seat: Seat, count: int) -> int:
        """In an ordinary phase 1."""
        self.say("draw", table, seat, str(count))
        return count

    def in_turn(self, table: Table, seat: Seat) -> bool:
        """In phase 2, nothing under way."""
        self.say("play", table, seat)
        return False

    def before_answer(self, table: Table, author: Seat, seat: Seat, cause: str) -> None:
        """The seat is asked."""
        self.say("answer", table, seat, cause)

    def after_answer(self, table: Table, seat: Seat, laid: bool) -> None:
        """It has given something."""
        self.say("answered", table, seat, "laid" if laid else "")

    def before_draw_for(self, table: Table, seat: Seat, count: int, cause: str) -> None:
        """It is to draw for something."""
        self.say(f"draw for {cause}", table, seat, str(count))

    def discard_count(self, table: Table, seat: Seat, count: int) -> int:
        """At the end of its turn."""
        self.say("discard", table, seat, str(count))
        return count

    def next_seat(self, table: Table, after: Seat) -> Seat:
        """Between two turns."""
        self.say("next", table, after)
        return super().next_seat(table, after)

    def instead_of_won(self, table: Table, side: str) -> None:
        """Somebody has won."""
        self.say("won", table, table.seats[0], side)
