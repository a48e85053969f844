"""A tournament as far as everybody heard of it, with the times that were heard too: all that pages are made from.

What nobody heard is not in here, so that no page can tell it. The whole log comes along once the last duel is over
and not before: then money is no secret any more (`ITC-119`), and until then there is nothing to keep back.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from referee.championship.rules.aloud import aloud, bracket_aloud, due_aloud
from referee.championship.rules.bracket import Match
from referee.championship.rules.due import Due
from referee.championship.rules.entries import Fact, Logged, RoundOpened
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.history import effective
from referee.championship.rules.state import Tournament

Begun = dict[tuple[int, int], float]
"""By table and round, when it began, in seconds; one that was put in afterwards began nobody knows when."""


class Heard(Struct, frozen=True):
    """What everybody heard: as a log, what it comes to, what is called next, who meets whom, when rounds began.

    `opened` is the log with everything in it, empty as long as anything of it has to be kept hidden.
    """

    said: tuple[Fact, ...]
    state: Tournament
    due: tuple[Due, ...]
    matches: dict[str, Match]
    begun: Begun
    opened: tuple[Logged, ...] = ()

    @property
    def over(self) -> bool:
        """Is the last duel over, so that nothing of money is hidden any more?"""
        return bool(self.opened)


def heard(log: Sequence[Logged], times: Sequence[float | None] = ()) -> Heard:
    """What everybody heard of a tournament with this log, its entries logged at these times."""
    said = tuple(aloud(log))
    state = tournament_of(said)
    due = due_aloud(said)
    return Heard(said, state, due, bracket_aloud(state), _begun(log, times), () if due else tuple(log))


def _begun(log: Sequence[Logged], times: Sequence[float | None]) -> Begun:
    begun: Begun = {}
    for each in effective(log):
        if isinstance(each.fact, RoundOpened):
            at = times[each.number] if each.number < len(times) and not each.before else None
            begun.pop((each.fact.table, each.fact.round), None)
            if at is not None:
                begun[each.fact.table, each.fact.round] = at
    return begun
