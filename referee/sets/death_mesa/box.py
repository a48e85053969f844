"""Death Mesa as a set of rules; the modules beside this one write theirs into it."""

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer, RuleSet, Slice
from referee.sets.death_mesa.facts import FACTS
from referee.sets.death_mesa.mesa import NAME, START, Mesa, own, public, sound

MESA = RuleSet[Situation, Mesa](
    NAME,
    FACTS,
    needs=("base",),
    layer=Layer.VARIANT,
    slice=Slice(Mesa, START, sound, public=public, own=own),
)
