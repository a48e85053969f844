"""Against letting go of a seed by which something was drawn already: who has seen what it drew could choose another.

As long as nothing was drawn by it, a seed that was mistyped is nobody's advantage, and may be put right.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.championship.rules.draw import LOTS, SEATING
from referee.championship.rules.entries import (
    Amendment,
    Corrected,
    Drawn,
    Fact,
    Inserted,
    Logged,
    LotsDrawn,
    Retracted,
    SeedWritten,
)
from referee.championship.rules.grounds import Grounds, for_referee
from referee.championship.rules.history import effective

Use = tuple[str, str]
"""What is drawn, and by which seed."""


def let_go(log: Sequence[Logged], entry: Amendment) -> Grounds:
    """Against an amendment after which such a seed stands no longer, even if the draw was taken back before."""
    drew, after = _drew(log), _written([*log, entry])
    for purpose, seed in _written(log):
        if (purpose, seed) in drew and (purpose, seed) not in after:
            yield for_referee("seed_let_go", "ITC-025", "ITC-064", purpose=purpose, seed=seed)


def _written(log: Sequence[Logged]) -> tuple[Use, ...]:
    """The seeds that stand."""
    facts = (each.fact for each in effective(log))
    return tuple(dict.fromkeys((fact.purpose, fact.seed) for fact in facts if isinstance(fact, SeedWritten)))


def _drew(log: Sequence[Logged]) -> set[Use]:
    """The seeds by which something was ever drawn, whether that still counts or not."""
    facts = [fact for fact in map(_told, log) if isinstance(fact, Drawn | LotsDrawn)]
    return {(SEATING if isinstance(fact, Drawn) else LOTS, fact.seed) for fact in facts}


def _told(entry: Logged) -> Fact | None:
    """What an entry tells, also where it tells it of another."""
    if isinstance(entry, Corrected):
        return entry.to
    if isinstance(entry, Inserted):
        return entry.fact
    return None if isinstance(entry, Retracted) else entry
