"""A tournament being played: its log, how it stands, chance, and what sort of tournament it is."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from referee.championship.rules.course import moment
from referee.championship.rules.entries import Amendment, Fact, Logged
from referee.championship.rules.entry import LeftWhen
from referee.championship.rules.folding import evolve, tournament_of
from referee.championship.rules.history import Counted
from referee.championship.rules.state import Table, Tournament


class Temper(Struct, frozen=True):
    """What sort of tournament it is.

    Bids are `shy` (never more than the least), `usual`, `spendthrift` or `ruinous` (all one has); at `mirrored` tables
    the same happens, so that players tie; `by_hand` lots are drawn without a seed; `words` of auctions are logged one
    by one; `trouble` and `slips` are how often something befalls a table.
    """

    bids: str
    mirrored: bool
    by_hand: bool
    words: bool
    trouble: float
    slips: float


class Later(Struct, frozen=True):
    """A slip that will be noticed when the log is so long."""

    length: int
    amendment: Amendment


class Play:
    """A tournament being played."""

    def __init__(self, players: int, seed: int) -> None:
        self.seed = f"{players}/{seed}"
        self.chance = Random(self.seed)
        self.temper = tempered(self.chance)
        self.log: list[Logged] = []
        self.state = Tournament()
        self.later: list[Later] = []

    def say(self, *facts: Fact) -> None:
        """Log what happened."""
        for fact in facts:
            self.state = evolve(self.state, Counted(len(self.log), len(self.log), fact))
            self.log.append(fact)

    def amend(self, *amendments: Amendment) -> None:
        """Log what is said of earlier entries; everything after them is worked out again."""
        self.log += amendments
        self.state = tournament_of(self.log)

    def often(self, rate: float) -> bool:
        """Does chance will it?"""
        return self.chance.random() < rate

    def table(self, number: int) -> Table:
        """A table as it stands."""
        return self.state.tables[number]

    def moment(self, player: int) -> LeftWhen:
        """When somebody would leave, if he left now."""
        return moment(self.state, player)

    def may_go(self) -> bool:
        """Are enough players left for somebody to go, and the duels still to be full?"""
        return len(self.state.present) > (9 if len(self.state.tables) >= 5 else 5)

    def noticed(self) -> list[Amendment]:
        """The slips that are noticed now."""
        now = [each for each in self.later if each.length <= len(self.log)]
        self.later = [each for each in self.later if each not in now]
        return [each.amendment for each in now]


def tempered(chance: Random) -> Temper:
    """Some sort of tournament; mirrored ones are quiet, or the tables would not stay alike."""
    mirrored = chance.random() < 0.3
    bids = "shy" if mirrored else chance.choice(("shy", "usual", "usual", "spendthrift", "ruinous"))
    trouble, slips = (
        (0.0, 0.0) if mirrored else (chance.choice((0.0, 0.04, 0.12, 0.3)), chance.choice((0.0, 0.03, 0.1)))
    )
    return Temper(bids, mirrored, chance.random() < 0.25, chance.random() < 0.3, trouble, slips)
