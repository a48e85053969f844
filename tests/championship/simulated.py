"""The simulated tournaments that one test after another looks at, each played once: the players of a seed, and all."""

from functools import lru_cache

from referee.championship.rules.entries import Logged
from referee.championship.simulating.tournament import simulated

MANY = 40
"""So many are looked at again and again; a long hunt looks at more, each once."""


def players_of(seed: int) -> int:
    """How many sit down: all sizes come about."""
    return 10 + seed % 41


@lru_cache(maxsize=MANY)
def tournament(seed: int) -> tuple[Logged, ...]:
    """The log of the tournament of this seed."""
    return tuple(simulated(players_of(seed), seed))
