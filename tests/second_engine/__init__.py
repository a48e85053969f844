"""An independent second engine of the base game and the Rebel!, for random tables in the tests; see README.md."""

from .faulty import KINDS, FaultyGame, fault
from .game import Game, play
from .rebel_game import play_rebel

__all__ = ["KINDS", "FaultyGame", "Game", "fault", "play", "play_rebel"]
