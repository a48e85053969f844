"""The knock-out duel as a set of rules; the modules beside this one write theirs into it."""

from referee.rules import Layer, RuleSet, Slice
from referee.sets.duel.facts import FACTS
from referee.sets.duel.pile import NAME, START, Duel, public, sound

DUEL = RuleSet(
    NAME,
    FACTS,
    needs=("base", "championship"),
    layer=Layer.TOURNAMENT,
    slice=Slice(Duel, START, sound, public),
)
