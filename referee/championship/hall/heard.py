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
from referee.championship.rules.history import Counted, effective
from referee.championship.rules.places import Paused, WentOn
from referee.championship.rules.state import Tournament

Begun = dict[tuple[int, int], float]
"""By table and round, when it began, in seconds; one that was put in afterwards began nobody knows when."""


Pauses = tuple[tuple[float | None, float | None], ...]
"""From when to when all paused, in seconds; None where nobody knows. The last one goes on while the state says so."""


class Heard(Struct, frozen=True):
    """What everybody heard: as a log, what it comes to, what is called next, who meets whom, when rounds began.

    `opened` is the log with everything in it, empty as long as anything of it has to be kept hidden.
    """

    said: tuple[Fact, ...]
    state: Tournament
    due: tuple[Due, ...]
    matches: dict[str, Match]
    begun: Begun
    pauses: Pauses = ()
    opened: tuple[Logged, ...] = ()

    @property
    def over(self) -> bool:
        """Is the last duel over, so that nothing of money is hidden any more?"""
        return bool(self.opened)

    @property
    def paused(self) -> bool:
        """Does everything stand still?"""
        return self.state.paused is not None

    @property
    def paused_at(self) -> float | None:
        """Since when it does, where that is known."""
        return self.pauses[-1][0] if self.paused and self.pauses else None

    def stood(self, since: float, now: float) -> float:
        """For how many of the seconds since then the tournament paused; none of a pause of unknown length."""
        known = ((start, now if end is None else end) for start, end in self.pauses if start is not None)
        return sum(max(0.0, end - max(start, since)) for start, end in known)


def heard(log: Sequence[Logged], times: Sequence[float | None] = ()) -> Heard:
    """What everybody heard of a tournament with this log, its entries logged at these times."""
    said = tuple(aloud(log))
    state = tournament_of(said)
    due = due_aloud(said)
    return Heard(
        said, state, due, bracket_aloud(state), _begun(log, times), _pauses(log, times), () if due else tuple(log)
    )


def _begun(log: Sequence[Logged], times: Sequence[float | None]) -> Begun:
    begun: Begun = {}
    for each in effective(log):
        if isinstance(each.fact, RoundOpened):
            at = _at(each, times)
            begun.pop((each.fact.table, each.fact.round), None)
            if at is not None:
                begun[each.fact.table, each.fact.round] = at
    return begun


def _pauses(log: Sequence[Logged], times: Sequence[float | None]) -> Pauses:
    """Who says once more that all pause says nothing new; an end that nobody knows the time of ends it unknown."""
    found: list[tuple[float | None, float | None]] = []
    going = False
    for each in effective(log):
        if isinstance(each.fact, Paused) and not going:
            found.append((_at(each, times), None))
        elif isinstance(each.fact, WentOn) and going:
            start, end = found.pop()[0], _at(each, times)
            found += [] if start is None or end is None else [(start, end)]
        going = isinstance(each.fact, Paused) or (going and not isinstance(each.fact, WentOn))
    return tuple(found)


def _at(each: Counted, times: Sequence[float | None]) -> float | None:
    """When it was logged; of what was put in afterwards nobody knows when it was."""
    return times[each.number] if each.number < len(times) and not each.before else None
