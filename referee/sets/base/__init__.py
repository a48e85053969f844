"""The base game: 80 cards, 16 characters, 4 to 7 players.

One module a subject, as the rulebook has its chapters; facts stand in the TOML files. Each rule names the clauses
it rests on.
"""

from referee.sets import read
from referee.sets.base.box import BASE as SET

__all__ = ["SET"]

read(__name__, __path__)
