"""What follows by itself from what is logged, or put in later: the hammer falls, and the character is paid for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.championship.rules import bids as b
from referee.championship.rules import entries as e
from referee.championship.rules.auctioning import unpaid
from referee.championship.rules.folding import evolve
from referee.championship.rules.history import Counted
from referee.championship.rules.state import Tournament

SPOKEN = (b.BidRaised, b.BidWithdrawn, b.BidOpened, b.CharacterChosen)


def with_what_follows(state: Tournament, facts: Sequence[e.Fact], length: int) -> tuple[e.Fact, ...]:
    """The facts, and the hires that the auctions they are about come to; `length` is that of the log so far."""
    return (*facts, *what_follows(state, facts, length))


def what_follows(state: Tournament, facts: Sequence[e.Fact], length: int) -> Iterator[e.CharacterHired]:
    """The hires that the auctions come to that these facts, the next in a log so long, are about."""
    for number, fact in enumerate(facts, length):
        state = evolve(state, Counted(number, number, fact))
    return _hires(state, {(fact.table, fact.round) for fact in facts if isinstance(fact, SPOKEN)})


def paid_for(state: Tournament, hire: e.CharacterHired) -> bool:
    """Is what this player hired in this round logged already?"""
    table = state.tables.get(hire.table)
    each = table.round(hire.round) if table else None
    return each is not None and each.hire_of(hire.player) is not None


def _hires(state: Tournament, places: set[tuple[int, int]]) -> Iterator[e.CharacterHired]:
    for number, round_number in sorted(places):
        table = state.tables[number]
        each = table.round(round_number)
        if each is not None:
            yield from unpaid(state, table, each)
