"""An independent second engine of the base game, for random tables in the tests; see README.md."""

from .faulty import KINDS, FaultyGame, fault
from .game import Game, play

__all__ = ["KINDS", "FaultyGame", "Game", "fault", "play"]
