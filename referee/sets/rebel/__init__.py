"""The Rebel!: a fifth role for 4, 6, 8, 9 or 10 players, who becomes Sheriff by killing the Sheriff in his own turn.

One module a subject, as the variant's own text has its chapters; facts stand in the TOML files. `standing` decides
whether the Sheriff's death calls for a Revolution, `rebellion` is what the game must remember of it. Of the event
decks it knows the two cards that the text names.
"""

from referee.sets.rebel import (
    dead_man,
    events,
    ghost_town,
    new_sheriff,
    new_turn,
    panels,
    revealing,
    revolution,
    seating,
    shorthand,
    victory,
)
from referee.sets.rebel.box import REBEL

SET = REBEL
__all__ = ["SET"]

_CHAPTERS = (
    dead_man, events, ghost_town, new_sheriff, new_turn, panels, revealing, revolution, seating, shorthand, victory,
)  # fmt: skip
