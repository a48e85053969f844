"""What a player knows when he has to choose: the table as everybody sees it, and what presses."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.rulebook import Situation
from referee.core.nouns.audience import seen_of
from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import NOBODY, Card
from referee.sets.lone_gunslinger import LAWMEN, NAME, Gang, is_cowboy, the_gang
from referee.solo.choices import held, offered
from referee.solo.dealing import DealStage, pressing
from referee.solo.setup import BOOK


class View(Struct, frozen=True):
    """The table as rules see it, without what tells the order of the deck; `owed`: what is to be met, if anything."""

    now: Situation
    owed: Owed | None

    @property
    def table(self) -> Table:
        """The table by itself."""
        return self.now.table

    @property
    def seat(self) -> int:
        """The seat to choose for."""
        return self.owed.seat if self.owed is not None else self.table.turn.seat

    def offered(self) -> tuple[Entry, ...]:
        """Everything that may be chosen."""
        return offered(self.now, self.owed)

    def cards(self, seat: int) -> tuple[Card, ...]:
        """The cards of a hand or of a stack, which lie open."""
        return held(self.now, seat)

    def count(self, seat: int, kind: str) -> int:
        """How many cards of a name this seat holds."""
        return sum(card.kind == kind for card in self.cards(seat))

    @property
    def foes(self) -> tuple[int, ...]:
        """The cowboys who live."""
        return tuple(seat.number for seat in self.table.seats if not seat.out and is_cowboy(self.table, seat.number))

    @property
    def friends(self) -> tuple[int, ...]:
        """Sheriff and Deputy, while they live."""
        return tuple(seat.number for seat in self.table.seats if not seat.out and seat.role in LAWMEN)

    def life(self, seat: int) -> int:
        """Life points left."""
        return self.table.seats[seat - 1].life or 0


Player = Callable[[View], Entry]
"""Chooses one of the lawful entries."""


def view_of(at: DealStage) -> View:
    """What the player sees of this game."""
    gang: Gang = seen_of(the_gang(at.table), Gang(), NOBODY)
    table = replace(at.table, slices={**at.table.slices, NAME: gang})
    return View(Situation(table, BOOK), pressing(at))
