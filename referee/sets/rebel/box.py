"""The Rebel! as a set of rules; the modules beside this one write theirs into it.

His text names two event cards. What these do is written into `EVENT_CARDS`, which is of use where the boxes that have
them are not in the game; where they are, they say it.
"""

from referee.core.book.clauses import Clauses
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer, RuleSet, Slice
from referee.sets.rebel.facts import OF_HIS_OWN
from referee.sets.rebel.rebellion import LINES, NAME, START, Rebellion, sound

REBEL = RuleSet[Situation, Rebellion](
    NAME,
    OF_HIS_OWN,
    holds=Clauses("REB"),
    ruleset="rebel",
    needs=("base",),
    layer=Layer.VARIANT,
    slice=Slice(Rebellion, START, sound, lines=LINES),
)
EVENT_CARDS = RuleSet[Situation, Rebellion](NAME, by_nobody=("event",), layer=Layer.VARIANT)
