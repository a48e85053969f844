"""A role turned up at the wrong moment, or by somebody who is not the Rebel! (REB-018, REB-019)."""

from __future__ import annotations

from .cards import BOX
from .fault import Fault
from .seats import Seat
from .table import Table


def show_role(table: Table, seat: Seat) -> None:
    """It lies face up, whether it may or not."""
    seat.shown = True
    table.say(f"{seat} reveal")


def hidden_rebel(table: Table) -> Seat | None:
    """The Rebel!, while he hides."""
    return next((seat for seat in table.seats if seat.alive and seat.role == "rebel" and not seat.shown), None)


class RevealBeforeDrawing(Fault):
    """The Rebel! shows himself in his turn before he has drawn."""

    key = "reveal_moment"

    def before_drawing(self, table: Table, seat: Seat) -> None:
        """Before phase 1's draw, Dynamite and Jail being done."""
        if seat is hidden_rebel(table) and self.strikes():
            self.mark(table)
            show_role(table, seat)


class RevealAfterCard(Fault):
    """The Rebel! shows himself after he has played a card."""

    key = "reveal_moment"
    drawn = 0

    def after_drawing(self, table: Table, seat: Seat) -> None:
        """At the right moment he stays hidden, until the wrong one has come."""
        self.drawn = len(table.lines)
        if self.index is not None:
            super().after_drawing(table, seat)

    def in_turn(self, table: Table, seat: Seat) -> bool:
        """Nothing is under way, and one of the lines since the draw is a card he played."""
        words = [line.split() for line in table.lines[self.drawn :]]
        played = any(who == str(seat) and what.split("/")[0] in {*BOX, "play"} for who, what, *_ in words)
        if not played or seat is not hidden_rebel(table) or not self.strikes():
            return False
        self.mark(table)
        show_role(table, seat)
        return True


class RevealInAnothersTurn(Fault):
    """The Rebel! shows himself when it is not his turn."""

    key = "reveal_moment"

    def in_turn(self, table: Table, seat: Seat) -> bool:
        """In anybody else's phase 2."""
        rebel = hidden_rebel(table)
        if not rebel or rebel is seat or not self.strikes():
            return False
        self.mark(table)
        show_role(table, rebel)
        return True


class RevealByAnother(Fault):
    """An Outlaw, a Deputy or a Renegade shows his role at the moment that is the Rebel!'s."""

    key = "only_the_rebel_reveals"

    def after_drawing(self, table: Table, seat: Seat) -> None:
        """After his phase 1."""
        if seat.role in ("outlaw", "deputy", "renegade") and not seat.shown and self.strikes():
            self.mark(table)
            show_role(table, seat)
        super().after_drawing(table, seat)
