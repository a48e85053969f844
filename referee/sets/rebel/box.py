"""The Rebel! as a set of rules; the modules beside this one write theirs into it."""

from referee.core.book.clauses import Clauses
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer, RuleSet, Slice
from referee.sets.rebel.facts import FACTS
from referee.sets.rebel.rebellion import LINES, NAME, START, Rebellion, sound

REBEL = RuleSet[Situation, Rebellion](
    NAME,
    FACTS,
    holds=Clauses("REB"),
    ruleset="rebel",
    by_nobody=("event",),
    needs=("base",),
    layer=Layer.VARIANT,
    slice=Slice(Rebellion, START, sound, lines=LINES),
)
