"""Death Mesa: the eliminated keep playing as ghosts, with a deck of their own and their goods buried before them.

One module a subject, as the player aid has its chapters; facts stand in the TOML files. What lies buried before a ghost
is what his seat holds and cannot play; the cards of the Dead Men's Deck are kept by `mesa`.
"""

from referee.sets import read
from referee.sets.death_mesa.box import MESA as SET

__all__ = ["SET"]

read(__name__, __path__)
