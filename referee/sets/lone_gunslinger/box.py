"""The Lone Gunslinger as a set of rules; the modules beside this one write theirs into it."""

from referee.rules import Layer, RuleSet, Slice
from referee.sets.lone_gunslinger.facts import FACTS
from referee.sets.lone_gunslinger.gang import NAME, START, Gang, sound, without_seed

LONE = RuleSet(
    NAME,
    FACTS,
    needs=("base",),
    alone=True,
    layer=Layer.VARIANT,
    strikes=("base.the_law_wins_together", "base.the_outlaws_win_together"),
    slice=Slice(Gang, START, sound, public=without_seed),
)
