"""What follows by itself from what was just logged: the hammer falls, and the character is paid for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.tournament import bids as b
from referee.tournament import entries as e
from referee.tournament.auctioning import unpaid
from referee.tournament.folding import evolve
from referee.tournament.history import Counted
from referee.tournament.state import Tournament

SPOKEN = (b.BidRaised, b.BidWithdrawn, b.BidOpened, b.CharacterChosen)


def with_what_follows(state: Tournament, facts: Sequence[e.Fact], length: int) -> tuple[e.Fact, ...]:
    """The facts, and the hires that the auctions they are about come to; `length` is that of the log so far."""
    for number, fact in enumerate(facts, length):
        state = evolve(state, Counted(number, number, fact))
    return (*facts, *_hires(state, {(fact.table, fact.round) for fact in facts if isinstance(fact, SPOKEN)}))


def _hires(state: Tournament, places: set[tuple[int, int]]) -> Iterator[e.CharacterHired]:
    for number, round_number in sorted(places):
        table = state.tables[number]
        each = table.round(round_number)
        if each is not None:
            yield from unpaid(state, table, each)
