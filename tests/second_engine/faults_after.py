"""What follows from a card, left out, given for nothing, taken out of turn; and the wrong winner."""

from __future__ import annotations

from .fault import Fault
from .loss import reward
from .seats import Seat
from .settling import waiting, winner
from .table import Table


class AnswerPassedOver(Fault):
    """A single BANG! after which play simply goes on."""

    key = "passed_over"

    def leaves_out_answer(self, table: Table, author: Seat, seat: Seat) -> bool:
        """It shows in the next line, which must not be an ability's."""
        if waiting(table) or not self.strikes():
            return False
        self.mark(table)
        return True


class RewardPassedOver(Fault):
    """Nobody draws for a dead Outlaw."""

    key = "passed_over"

    def leaves_out_reward(self, table: Table, killer: Seat, cause: str) -> bool:
        """Nothing else may be due after a single card of the player on turn."""
        last = cause in ("bang", "duel") and not table.aside and not waiting(table)
        if not last or winner(table) or killer is not table.turn or not self.strikes():
            return False
        self.mark(table)
        return True


class BartPassedOver(Fault):
    """Bart Cassidy does not draw."""

    key = "passed_over"

    def leaves_out_bart(self, table: Table, seat: Seat) -> bool:
        """Nothing else is due, and no rescue makes it a matter of opinion."""
        if seat.life < 2 or waiting(table) or not self.strikes():
            return False
        self.mark(table)
        return True


class RewardForNothing(Fault):
    """Three cards for someone who was no Outlaw."""

    key = "no_draw_due"

    def after_elimination(self, table: Table, victim: Seat, killer: Seat) -> None:
        """The game goes on."""
        if not winner(table) and self.strikes():
            self.mark(table)
            reward(table, killer)


class BartForNothing(Fault):
    """Bart Cassidy draws though he lost nothing."""

    key = "no_draw_due"

    def in_turn(self, table: Table, seat: Seat) -> bool:
        """In anybody's phase 2, nothing under way."""
        bart = table.find("bart_cassidy")
        if not bart or not self.strikes():
            return False
        self.mark(table)
        bart.hand += table.take(1)
        table.say(f"{bart} draw 1 for bart_cassidy")
        return True


class OutOfOrder(Fault):
    """Two neighbours pick from the General Store the wrong way round."""

    key = "out_of_order"

    def pick_order(self, table: Table, seats: list[Seat]) -> list[Seat]:
        """All the cards differ, so that the order matters."""
        names = {card.name for card in table.turned_up}
        if len(names) < len(seats) or not self.strikes():
            return seats
        first = self.rng.randrange(len(seats) - 1)
        self.mark(table, ahead=first)
        swapped = seats.copy()
        swapped[first : first + 2] = reversed(seats[first : first + 2])
        return swapped


class WrongWinner(Fault):
    """Another side is written down."""

    key = "wrong_winner"

    def winner(self, table: Table, side: str) -> str:
        """One of the other two."""
        self.mark(table)
        return self.rng.choice([other for other in ("law", "outlaws", "renegade") if other != side])
