"""The knock-out duels after the elimination round: who meets whom, who went through and why, and the final places.

The best four of the ranking, or the best eight from five tables up, meet as printed; how a duel comes out is told in
`climbing`. Places below the fourth are those of the ranking: nobody plays for them.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.championship.rules.climbing import Climb
from referee.championship.rules.course import rounds_over
from referee.championship.rules.rungs import (
    BOTH_LEFT,
    EMPTY_PLACE,
    FEW,
    FINAL,
    MANY,
    MANY_TABLES,
    THIRD,
    Match,
    Origin,
    Rung,
)
from referee.championship.rules.standings import standings
from referee.championship.rules.state import Tournament

__all__ = [
    "BOTH_LEFT", "EMPTY_PLACE", "FEW", "FINAL", "MANY", "MANY_TABLES", "THIRD", "Match", "Origin", "Rung", "bracket",
    "climbed", "going_on", "ladder", "places", "qualifiers", "qualifying",
]  # fmt: skip


def ladder(state: Tournament) -> tuple[Rung, ...]:
    """The duels that so many tables lead to."""
    return _leading_from(len(state.sizes))


def _leading_from(tables: int) -> tuple[Rung, ...]:
    return MANY if tables >= MANY_TABLES else FEW


def going_on(tables: int) -> int:
    """How many players the duels are printed for that so many tables lead to."""
    return sum(len(rung.seeds) for rung in _leading_from(tables))


def qualifying(state: Tournament) -> int:
    """How many the duels are printed for."""
    return going_on(len(state.sizes))


def qualifiers(state: Tournament) -> tuple[int, ...]:
    """Who plays the duels, the best first; empty while rounds, or lots that matter for it, are missing."""
    best = (standings(state) if rounds_over(state) else ())[: qualifying(state)]
    return () if any(each.tied for each in best) else tuple(each.player for each in best)


def bracket(state: Tournament) -> dict[str, Match]:
    """Every duel by its key, in the order in which they are printed; nobody is in one before all rounds are over."""
    over = rounds_over(state)
    ranking = standings(state) if over else ()
    seeds = {each.place: each.player for each in ranking if not each.tied}
    return climbed(state, seeds, len(ranking) if over else None)


def climbed(state: Tournament, seeds: Mapping[int, int], there: int | None) -> dict[str, Match]:
    """Every duel between these players, by their places in the ranking; `there` is how many are in it, once known."""
    return Climb(state, ladder(state), seeds, there).matches()


def places(state: Tournament) -> tuple[int, ...]:
    """All who have a place, the champion first; empty before the final and the match for third place are over.

    Where both who would play for third place have left before they could, the ranking tells them apart.
    """
    matches, ranking = bracket(state), [each.player for each in standings(state)]
    final, third = matches[FINAL], matches[THIRD]
    if final.winner is None or not third.over:
        return ()
    top = (final.winner, final.loser, third.winner, third.loser)
    return tuple(dict.fromkeys([player for player in top if player is not None] + _next(third, ranking) + ranking))


def _next(third: Match, ranking: list[int]) -> list[int]:
    return [player for player in ranking if player in third.players]
