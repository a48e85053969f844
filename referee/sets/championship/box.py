"""The championship as a set of rules; the modules beside this one write theirs into it."""

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer, RuleSet, Slice
from referee.sets.championship.facts import FACTS
from referee.sets.championship.match import NAME, START, Match, sound

CHAMPIONSHIP = RuleSet[Situation, Match](
    NAME,
    FACTS,
    needs=("base",),
    alone=True,
    layer=Layer.TOURNAMENT,
    slice=Slice(Match, START, sound, public=lambda kept: kept),
    strikes=("base.one_of_a_name",),
)
