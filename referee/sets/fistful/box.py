"""A Fistful of Cards as a set of rules; the modules beside this one write theirs into it."""

from referee.core.book.clauses import Clauses
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer, RuleSet, Slice
from referee.sets.fistful.facts import FACTS
from referee.sets.fistful.holding import LINES, NAME, START, Fistful, sound

FISTFUL = RuleSet[Situation, Fistful](
    NAME,
    FACTS,
    holds=Clauses("FCX"),
    ruleset="fistful",
    needs=("base", "events"),
    layer=Layer.SCENARIO,
    slice=Slice(Fistful, START, sound, lines=LINES),
)
