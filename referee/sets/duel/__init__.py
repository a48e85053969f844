"""The knock-out duel of the Italian championship of 2007: two players, two characters each in play, four in reserve.

It is a game at a championship table, so it stands on that set: cards on one's own and a second blue card of a name go
as there, and the time limit waits for the turn of a Sheriff, who is not at this table. A seat is a place, front or
rear; the characters stand in them.
"""

from referee.sets import read
from referee.sets.duel.box import DUEL as SET

__all__ = ["SET"]

read(__name__, __path__)
