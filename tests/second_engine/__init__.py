"""An independent second engine of the base game, the Rebel! and the boxes, for random tables; see README.md."""

from .box_game import BOXES, play_box
from .faulty import KINDS, FaultyGame, fault
from .faulty_box import SLIPS, fault_box
from .faulty_rebel import WAYS, fault_rebel
from .game import Game, play
from .noon_game import play_noon
from .rebel_game import play_rebel

__all__ = [
    "BOXES",
    "KINDS",
    "SLIPS",
    "WAYS",
    "FaultyGame",
    "Game",
    "fault",
    "fault_box",
    "fault_rebel",
    "play",
    "play_box",
    "play_noon",
    "play_rebel",
]
