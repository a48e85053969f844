"""The Rebel! as a set of rules; the modules beside this one write theirs into it."""

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer, RuleSet, Slice
from referee.sets.rebel.facts import FACTS
from referee.sets.rebel.rebellion import NAME, START, Rebellion, sound

REBEL = RuleSet[Situation, Rebellion](
    NAME,
    FACTS,
    by_nobody=("event",),
    needs=("base",),
    layer=Layer.VARIANT,
    slice=Slice(Rebellion, START, sound, public=lambda kept: kept),
)
