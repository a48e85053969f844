"""A Fistful of Cards: fifteen events, one of which lies open at a time and binds everybody.

One module an event; the deck itself, its turning and what lies open are the event deck's, on which this set stands.
`holding` is what the box must remember of a turn, `as_a_shot` what its events share that ask for a Missed!.
"""

from referee.sets import read
from referee.sets.fistful.box import FISTFUL as SET

__all__ = ["SET"]

read(__name__, __path__)
