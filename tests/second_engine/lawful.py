"""The points at which a game could go wrong, all of them left as they should be.

A fault (see faults_*.py) overrides one of these. The engine asks here wherever the rules leave no choice,
so that it plays the lawful and the faulty game with the same code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import Card
from .moves import Move
from .seats import Seat
from .table import Table

if TYPE_CHECKING:
    from .rebel_table import RebelTable


class Lawful:
    """No mischief at all; `spirits` are the ways in which a game of the Rebel! may be played."""

    characters: tuple[str, ...] = ()
    """Who has to sit at the table."""
    spirits: tuple[str, ...] = ("as usual", "uprising", "uprising", "reckless")

    def fresh(self, table: Table) -> bool:
        """The illegal change has only just happened: nobody else may come between."""
        return False

    def taste(self, table: Table, move: Move) -> float:
        """How much more a lawful move is liked than usual, to make the fault's occasion likelier."""
        return 1.0

    def next_seat(self, table: Table, after: Seat) -> Seat:
        """Who begins the next turn."""
        return table.order_after(after)[0]

    def steps(self, table: Table, seat: Seat, steps: list[str]) -> list[str]:
        """The steps of the turn, in their order."""
        return steps

    def before_drawing(self, table: Table, seat: Seat) -> None:
        """The seat is about to draw in phase 1."""

    def after_drawing(self, table: Table, seat: Seat) -> None:
        """Phase 1 is done and nothing has been played yet: the Rebel! may turn up his role."""
        table.may_reveal(seat)

    def draw_count(self, table: Table, seat: Seat, count: int) -> int:
        """Cards drawn at once in an ordinary phase 1."""
        return count

    def in_turn(self, table: Table, seat: Seat) -> bool:
        """Phase 2, nothing under way: whether something unlawful was done here."""
        return False

    def before_answer(self, table: Table, author: Seat, seat: Seat, cause: str) -> None:
        """The seat is about to answer a card."""

    def leaves_out_answer(self, table: Table, author: Seat, seat: Seat) -> bool:
        """A single BANG! is passed over as if nothing had been played."""
        return False

    def false_answer(self, table: Table, seat: Seat, cause: str) -> Card | None:
        """A card from the hand that is given, though it is no answer to this."""
        return None

    def after_flip(self, table: Table, seat: Seat) -> None:
        """A real Barrel was flipped and the shot is still coming."""

    def leaves_out_reward(self, table: Table, killer: Seat, cause: str) -> bool:
        """The reward for an Outlaw is forgotten."""
        return False

    def leaves_out_penalty(self, table: Table, sheriff: Seat, cause: str) -> bool:
        """A Sheriff who killed his Deputy keeps his cards."""
        return False

    def leaves_out_bart(self, table: Table, seat: Seat) -> bool:
        """Bart Cassidy's draw is forgotten."""
        return False

    def after_elimination(self, table: Table, victim: Seat, killer: Seat) -> None:
        """Someone who was no Outlaw was eliminated by another player."""

    def pick_order(self, table: Table, seats: list[Seat]) -> list[Seat]:
        """Who takes from the General Store, one after the other."""
        return seats

    def discard_count(self, table: Table, seat: Seat, count: int) -> int:
        """Cards discarded in phase 3."""
        return count

    def after_answer(self, table: Table, seat: Seat, laid: bool) -> None:
        """A card was given up, perhaps from where it had been laid, and what it brings its player is done."""

    def before_draw_for(self, table: Table, seat: Seat, count: int, cause: str) -> None:
        """So many cards are about to be drawn for this."""

    def instead_of_revolution(self, table: RebelTable, seat: Seat) -> None:
        """The Rebel! has killed the Sheriff in his own turn, and all that the card did is done."""

    def revolution_steps(self, table: RebelTable, seat: Seat, steps: list[str]) -> list[str]:
        """What follows the Revolution, in the order in which it is done."""
        return steps

    def before_new_turn(self, table: RebelTable, seat: Seat) -> None:
        """The Revolution is done and the new Sheriff's new turn has not begun."""

    def passes_on(self, table: RebelTable, seat: Seat) -> bool:
        """The new Sheriff's new turn is left out."""
        return False

    def instead_of_won(self, table: Table, side: str) -> None:
        """Somebody has won, and it has not been written down yet."""

    def leaves_out_ghosts_cards(self, table: RebelTable, ghost: Seat) -> bool:
        """A ghost keeps his cards after his turn."""
        return False

    def winner(self, table: Table, side: str) -> str:
        """The side that is written down as the winner."""
        return side
