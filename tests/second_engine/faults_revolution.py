"""The Revolution forgotten, cut short, or claimed by somebody who made none (REB-008, REB-023 to REB-044)."""

from __future__ import annotations

from contextlib import suppress

from .fault import BrokenOff, Fault
from .moves import lawful_moves
from .plays import play
from .rebel_table import RebelTable
from .seats import Seat
from .settling import side_of, winner
from .table import Reroll, Table, Won


def claim(table: Table, seat: Seat) -> None:
    """A Revolution that is none is written down; nobody can say how play goes on."""
    table.say(f"{seat} revolution")
    raise BrokenOff


class RevolutionPassedOver(Fault):
    """The Rebel! has killed the Sheriff and plays his next card; the log ends with it."""

    key = "passed_over"

    def instead_of_revolution(self, table: RebelTable, seat: Seat) -> None:
        """Any card he may play."""
        table.overthrown, moves = None, lawful_moves(table, seat)
        if not moves:
            raise Reroll("nothing left to play")
        self.mark(table)
        with suppress(Won, Reroll):
            play(table, seat, self.rng.choice(moves))
        raise BrokenOff


class WonOutlaws(Fault):
    """The Outlaws are written down as the winners when the Revolution is due."""

    key = "not_won_yet"
    beside = ("passed_over",)

    def instead_of_revolution(self, table: RebelTable, seat: Seat) -> None:
        """As if another had killed the Sheriff."""
        self.mark(table)
        raise Won("outlaws")


class BrokenTurn(Fault):
    """Something is done in the turn that has broken off, so that the new one is passed over; then it begins."""

    key = "turn_broken_off"
    beside = ("not_your_turn", "passed_over")


class PlaysOn(BrokenTurn):
    """A card is played."""

    def before_new_turn(self, table: RebelTable, seat: Seat) -> None:
        """Any card he might play if the turn had gone on, but Beer, which has rules of its own."""
        moves = [move for move in lawful_moves(table, seat) if move.card.name != "beer"]
        if moves and self.strikes():
            self.mark(table)
            play(table, seat, self.rng.choice(moves))


class EndsTurn(BrokenTurn):
    """The turn is ended."""

    beside = ("not_your_turn",)

    def before_new_turn(self, table: RebelTable, seat: Seat) -> None:
        """As if nothing had happened."""
        if self.strikes():
            self.mark(table)
            table.say(f"{seat} end")


class DiscardsToLimit(BrokenTurn):
    """Phase 3 (REB-035)."""

    beside = ()

    def before_new_turn(self, table: RebelTable, seat: Seat) -> None:
        """What is over the limit is discarded."""
        over = len(seat.hand) - seat.life
        if over < 1 or not self.strikes():
            return
        self.mark(table)
        given = self.rng.sample(seat.hand, over)
        for card in given:
            table.discard(seat, card)
        table.say(f"{seat} discard {over}{table.spell_all(given)}")


class StepPassedOver(Fault):
    """One of the things that come with the Revolution is left out; it shows when the new turn begins."""

    key = "passed_over"
    step = ""

    def revolution_steps(self, table: RebelTable, seat: Seat, steps: list[str]) -> list[str]:
        """Not where the Revolution wins the game, nor for a ghost, who would stand there without life."""
        if winner(table) or seat.life < 1 or self.step not in steps or not self.strikes():
            return steps
        self.mark(table, ahead=len(steps) - 1)
        return [step for step in steps if step != self.step]


class GainPassedOver(StepPassedOver):
    """The new Sheriff does not get his life point."""

    step = "gain"


class EventPassedOver(StepPassedOver):
    """The event deck lies on the table and no card is turned up."""

    step = "event"
    events = ("high_noon", "fistful", "both")


class NextSeatBegins(Fault):
    """After the Revolution the next player begins, not the new Sheriff."""

    key = "wrong_seat_begins"

    def passes_on(self, table: RebelTable, seat: Seat) -> bool:
        """And play goes on from there."""
        if not self.strikes():
            return False
        self.mark(table)
        return True


class SheriffLives(Fault):
    """A Revolution while the Sheriff is in the game."""

    key = "sheriff_lives"

    def in_turn(self, table: Table, seat: Seat) -> bool:
        """In the Rebel!'s own turn."""
        if seat.role == "rebel" and self.strikes():
            self.mark(table)
            claim(table, seat)
        return False


class CardUnderWay(Fault):
    """The Revolution comes while others have not yet answered the card that killed the Sheriff."""

    key = "card_under_way"
    beside = ("passed_over",)
    spirits = ("hopeless",)

    def needs(self, table: Table) -> tuple[str, ...]:
        """The Rebel! himself."""
        return ("rebel",)

    def before_answer(self, table: Table, author: Seat, seat: Seat, cause: str) -> None:
        """Gatling or Indians! has got past him."""
        if table.overthrown and self.strikes():
            self.mark(table)
            claim(table, author)


class NotTheRebel(Fault):
    """Another than the Rebel! has killed the Sheriff and claims a Revolution."""

    key = "not_the_rebel"
    beside = ("passed_over",)

    def instead_of_won(self, table: Table, side: str) -> None:
        """In his own turn."""
        killer = table.turn
        killed = killer and killer.alive and side_of([seat.role for seat in table.living()]) == "outlaws"
        if killer and killed and killer.role != "rebel" and self.strikes():
            self.mark(table)
            claim(table, killer)


class NotInHisTurn(Fault):
    """The Sheriff died in a Duel of his own, and the Rebel! claims a Revolution (REB-044)."""

    key = "not_in_his_turn"
    beside = ("passed_over",)

    def instead_of_won(self, table: Table, side: str) -> None:
        """The Rebel! was the one he challenged, or any other."""
        rebel = next((seat for seat in table.living() if seat.role == "rebel"), None)
        fell = table.turn and table.turn.role == "sheriff" and not table.turn.alive
        if rebel and fell and self.strikes():
            self.mark(table)
            claim(table, rebel)
