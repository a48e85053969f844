"""Death Mesa as a set of rules; the modules beside this one write theirs into it."""

from referee.core.book.clauses import Clauses
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer, RuleSet, Slice
from referee.sets.death_mesa.facts import FACTS
from referee.sets.death_mesa.mesa import LINES, NAME, START, Mesa, sound, told, understood

MESA = RuleSet[Situation, Mesa](
    NAME,
    FACTS,
    holds=Clauses("DMS"),
    ruleset="death-mesa",
    needs=("base",),
    layer=Layer.VARIANT,
    slice=Slice(Mesa, START, sound, lines=LINES, told=told, understood=understood),
)
