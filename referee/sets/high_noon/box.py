"""High Noon as a set of rules; the modules beside this one write theirs into it."""

from referee.core.book.clauses import Clauses
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer, RuleSet, Slice
from referee.sets.high_noon.facts import FACTS
from referee.sets.high_noon.noon import LINES, NAME, START, Noon, scenes, sound

HIGH_NOON = RuleSet[Situation, Noon](
    NAME,
    FACTS,
    holds=Clauses("HNX"),
    ruleset="high-noon",
    needs=("base", "events"),
    restates={"base.no_jail_for_the_sheriff": ("NLB-033", "HNX-015")},
    layer=Layer.SCENARIO,
    slice=Slice(Noon, START, sound, lines=LINES, scenes=scenes),
)
