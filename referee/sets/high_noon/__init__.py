"""High Noon: an event deck of thirteen cards, or fifteen with those that a later edition added.

One module for each event, or for two that say the same of different things; the printed facts stand in the TOML files.
How an event is written is told by the set it stands on, `sets/events`.
"""

from referee.sets import read
from referee.sets.high_noon.box import HIGH_NOON as SET

__all__ = ["SET"]

read(__name__, __path__)
