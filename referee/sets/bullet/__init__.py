"""The Bullet: its three characters, Uncle Will, Johnny Kisch and Claus "The Saint".

All else in the box are the base game and three boxes that are sets of their own.
"""

from referee.sets import read
from referee.sets.bullet.box import BULLET as SET

__all__ = ["SET"]

read(__name__, __path__)
