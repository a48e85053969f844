"""The seeds that were written down, and which of them drew: anybody can draw again (`ITC-025`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from referee.championship.reports.telling import Telling
from referee.championship.rules.draw import LOTS, SEATING
from referee.championship.rules.entries import Corrected, Drawn, Fact, Inserted, Logged, LotsDrawn, SeedWritten

Uses = Mapping[str, set[str]]
"""By purpose, the seeds that drew; a purpose for which nothing was drawn yet is missing."""


def seeds(told: Telling, log: Sequence[Logged], facts: Iterable[Fact]) -> Iterator[str]:
    """Every seed that a log ever tells of, also one that was taken back, and what of it the facts used."""
    standing = {(each.purpose, each.seed) for each in told.state.seeds}
    drew = uses(facts)
    for each in dict.fromkeys(_written(log)):
        use = _use(each, drew) if (each.purpose, each.seed) in standing else "back"
        yield told.word("seed", purpose=told.speech.purpose(each.purpose), seed=each.seed, use=use)


def uses(facts: Iterable[Fact]) -> Uses:
    """Which seeds drew: of the tables the one drawn by last, as it is the draw that counts."""
    found: dict[str, set[str]] = {}
    for fact in facts:
        if isinstance(fact, Drawn):
            found[SEATING] = {fact.seed}
        elif isinstance(fact, LotsDrawn):
            found.setdefault(LOTS, set()).add(fact.seed)
    return found


def _use(seed: SeedWritten, drew: Uses) -> str:
    if seed.purpose not in drew:
        return "open"
    return "used" if seed.seed in drew[seed.purpose] else "unused"


def _written(log: Sequence[Logged]) -> Iterator[SeedWritten]:
    for entry in log:
        fact = entry.to if isinstance(entry, Corrected) else entry.fact if isinstance(entry, Inserted) else entry
        if isinstance(fact, SeedWritten):
            yield fact
