"""Turns that begin with the wrong seat, leave out or swap a step, draw or discard the wrong number."""

from __future__ import annotations

from .fault import Fault
from .moves import Move
from .seats import Seat
from .table import Table


class WrongSeatBegins(Fault):
    """The player whose turn it would be is skipped."""

    key = "wrong_seat_begins"

    def next_seat(self, table: Table, after: Seat) -> Seat:
        """The one behind him begins, and play goes on from there."""
        others = table.order_after(after)
        if len(others) < 2 or not self.strikes():
            return others[0]
        self.mark(table)
        return others[1]


class DynamiteFirst(Fault):
    """Jail is flipped before Dynamite; it is a heart, so that the turn goes on and Dynamite comes then."""

    key = "dynamite_first"

    def steps(self, table: Table, seat: Seat, steps: list[str]) -> list[str]:
        """Both are before the seat."""
        heart = table.deck[-1].hearts and seat.character != "lucky_duke"
        if steps[:2] != ["dynamite", "jail"] or not heart or not self.strikes():
            return steps
        self.mark(table)
        return ["jail", "dynamite", *steps[2:]]

    def taste(self, table: Table, move: Move) -> float:
        """Dynamite is laid gladly, and its next holders are jailed gladly."""
        if move.card.name == "dynamite":
            return 50.0
        holder = next((seat for seat in table.living() if seat.showing("dynamite")), None)
        return 50.0 if move.card.name == "jail" and holder else 1.0


class FlipSkipped(Fault):
    """Dynamite or Jail is not flipped and stays where it is."""

    key = "step_skipped"

    def steps(self, table: Table, seat: Seat, steps: list[str]) -> list[str]:
        """One of the two is before the seat, not both."""
        if steps[0] == "draw" or steps[1] != "draw" or not self.strikes():
            return steps
        self.mark(table)
        return steps[1:]


class DrawSkipped(Fault):
    """A turn without phase 1: it begins and ends."""

    key = "step_skipped"

    def steps(self, table: Table, seat: Seat, steps: list[str]) -> list[str]:
        """By someone who has nothing to discard."""
        if steps[0] != "draw" or len(seat.hand) > seat.life or not self.strikes():
            return steps
        self.mark(table)
        return []


class WrongDrawCount(Fault):
    """One card too many or too few in phase 1."""

    key = "wrong_draw_count"

    def draw_count(self, table: Table, seat: Seat, count: int) -> int:
        """Too few may be noticed only when play goes on."""
        if not self.strikes():
            return count
        self.mark(table)
        wrong = self.rng.choice((1, 3))
        self.late = int(wrong == 1)
        return wrong


class OverHandLimit(Fault):
    """The turn ends with more cards than life points."""

    key = "over_hand_limit"

    def discard_count(self, table: Table, seat: Seat, count: int) -> int:
        """Too little is discarded; it shows at the end of the turn."""
        if count < 2 or not self.strikes():
            return count
        self.mark(table, ahead=1)
        return self.rng.randrange(1, count)


class DiscardWithinLimit(Fault):
    """A card discarded though the hand was within the limit."""

    key = "discard_within_limit"

    def discard_count(self, table: Table, seat: Seat, count: int) -> int:
        """One card, of several."""
        if count or len(seat.hand) < 2 or not self.strikes():
            return count
        self.mark(table)
        return 1
