"""The championship as a set of rules; the modules beside this one write theirs into it."""

from referee.core.book.clauses import Clauses
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer, RuleSet, Slice
from referee.sets.championship.facts import FACTS
from referee.sets.championship.match import LINES, NAME, START, Match, sound

CHAMPIONSHIP = RuleSet[Situation, Match](
    NAME,
    FACTS,
    holds=Clauses("ITC"),
    ruleset="champ-2007",
    needs=("base",),
    alone=("ITC-053",),
    layer=Layer.TOURNAMENT,
    slice=Slice(Match, START, sound, lines=LINES),
    strikes=("base.one_of_a_name",),
)
