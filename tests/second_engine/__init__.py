"""An independent second engine of the base game and the Rebel!, for random tables in the tests; see README.md."""

from .faulty import KINDS, FaultyGame, fault
from .faulty_rebel import WAYS, fault_rebel
from .game import Game, play
from .rebel_game import play_rebel

__all__ = ["KINDS", "WAYS", "FaultyGame", "Game", "fault", "fault_rebel", "play", "play_rebel"]
