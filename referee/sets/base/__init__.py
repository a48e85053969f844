"""The base game: 80 cards, 16 characters, 4 to 7 players.

One module a subject, as the rulebook has its chapters; facts stand in the TOML files. Each rule names the clauses
it rests on.
"""

from referee.sets.base import (
    aid,
    answering,
    area,
    characters,
    distance,
    drawing,
    draws,
    elimination,
    equipment,
    healing,
    seating,
    shooting,
    shorthand,
    taking,
    turns,
    victory,
)
from referee.sets.base.box import BASE

SET = BASE
__all__ = ["SET"]

_CHAPTERS = (
    aid, answering, area, characters, distance, drawing, draws, elimination, equipment, healing, seating, shooting,
    shorthand, taking, turns, victory,
)  # fmt: skip
