"""The Rebel!: a fifth role for 4, 6, 8, 9 or 10 players, who becomes Sheriff by killing the Sheriff in his own turn.

One module a subject, as the variant's own text has its chapters; facts stand in the TOML files. `standing` decides
whether the Sheriff's death calls for a Revolution, `rebellion` is what the game must remember of it. Of the event
decks it knows the two cards that the text names.
"""

from referee.sets import read
from referee.sets.rebel.box import REBEL as SET

__all__ = ["SET"]

read(__name__, __path__)
