"""The Rebel!: a fifth role for 4, 6, 8, 9 or 10 players, who becomes Sheriff by killing the Sheriff in his own turn.

One module a subject, as the variant's own text has its chapters; facts stand in the TOML files. `standing` decides
whether the Sheriff's death calls for a Revolution, `rebellion` is what the game must remember of it. Of the event
decks it knows by itself the two cards that the text names; beside the boxes that have them it leaves them to these.
"""

from dataclasses import replace

from referee.sets import read
from referee.sets.events.lying import NAME as EVENTS
from referee.sets.rebel.box import EVENT_CARDS, REBEL
from referee.sets.rebel.facts import FACTS

__all__ = ["SET"]

read(__name__, __path__)
SET = replace(
    REBEL,
    facts=FACTS,
    rules=[*REBEL.rules, *EVENT_CARDS.rules],
    verbs=REBEL.verbs | EVENT_CARDS.verbs,
    brings=[*REBEL.brings, *EVENT_CARDS.brings],
    owes=[*REBEL.owes, *EVENT_CARDS.owes],
    panels=[*EVENT_CARDS.panels, *REBEL.panels],
    by_nobody=EVENT_CARDS.by_nobody,
    beside={EVENTS: REBEL},
)
