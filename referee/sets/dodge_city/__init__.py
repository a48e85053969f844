"""Dodge City: 40 more cards, some that wait and some that cost a second one, 15 characters, three or eight players.

One module a subject; facts stand in the TOML files. What its cards do the base box says of such cards; `memory` is what
must be remembered for its characters.
"""

from referee.sets import read
from referee.sets.dodge_city.box import DODGE_CITY as SET

__all__ = ["SET"]

read(__name__, __path__)
