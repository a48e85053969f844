"""The Italian championship of 2007: what its regulation changes in a game at the table.

The time limit, a player who leaves in mid-game, the pace of play, penalties at the table, what a role card that is
shown leads to, and the two general cases that hold there alone; the other cases of the regulation explain the base
game and stand there. Its auction, scores and duels are no part of a game at the table. It is played with the base box
only.
"""

from referee.sets import read
from referee.sets.championship.box import CHAMPIONSHIP as SET

__all__ = ["SET"]

read(__name__, __path__)
