"""A fault: exactly one illegal change in a game, play going on lawfully from the table as altered.

In: the hooks of lawful.py. Out: where in the log the change shows. The subclasses are in faults_*.py.
"""

from __future__ import annotations

from random import Random

from .cards import Card
from .lawful import Lawful
from .moves import Move
from .plays import play
from .seats import Seat
from .table import Reroll, Table


class BrokenOff(Exception):
    """The log ends here: what lawfully comes after such a change is written nowhere."""


class Fault(Lawful):
    """Waits for its occasion, takes one of those that come, and then is lawful for the rest of the game."""

    key = ""
    beside: tuple[str, ...] = ()
    players: tuple[int, ...] = (4, 6, 8, 9, 10)
    events: tuple[str, ...] = ("none", "none", "high_noon", "fistful", "both")

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.odds = rng.choice((0.1, 0.4, 1.0))
        self.index: int | None = None
        self.late = 0

    def strikes(self) -> bool:
        """Whether this occasion is taken."""
        return self.index is None and self.rng.random() < self.odds

    def needs(self, table: Table) -> tuple[str, ...]:
        """The living roles without whom no occasion can come any more."""
        return ()

    def next_seat(self, table: Table, after: Seat) -> Seat:
        """A game in which no occasion can come is not played to its end."""
        if self.index is None and not {seat.role for seat in table.living()}.issuperset(self.needs(table)):
            raise Reroll("no occasion any more")
        return super().next_seat(table, after)

    def mark(self, table: Table, ahead: int = 0) -> None:
        """The next line, or one so many further on, is where the change shows."""
        self.index = len(table.lines) + ahead

    def fresh(self, table: Table) -> bool:
        """Nobody comes between the change and the line after it."""
        return self.index is not None and len(table.lines) <= self.index + 1


class BadPlay(Fault):
    """A play in one's own phase 2 that the rules forbid, carried out all the same."""

    def in_turn(self, table: Table, seat: Seat) -> bool:
        """Play one of the forbidden moves, if there is one."""
        moves = self.moves(table, seat) if self.index is None else []
        if not moves or not self.strikes():
            return False
        self.mark(table)
        self.carry_out(table, seat, self.rng.choice(moves))
        return True

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """The moves that break this one rule and no other."""
        raise NotImplementedError

    def carry_out(self, table: Table, seat: Seat, move: Move) -> None:
        """The card does what it does."""
        play(table, seat, move)


def aimed(cards: list[Card], targets: list[Seat]) -> list[Move]:
    """Each card at each target."""
    return [Move(card, target) for card in cards for target in targets]
