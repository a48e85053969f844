"""The Lone Gunslinger as a set of rules; the modules beside this one write theirs into it."""

from referee.core.book.clauses import Clauses
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer, RuleSet, Slice
from referee.sets.lone_gunslinger.facts import FACTS
from referee.sets.lone_gunslinger.gang import LINES, NAME, START, Gang, sound

LONE = RuleSet[Situation, Gang](
    NAME,
    FACTS,
    holds=Clauses("LGS"),
    ruleset="lone-gunslinger",
    needs=("base",),
    alone=("LGS-002", "LGS-065"),
    layer=Layer.VARIANT,
    restates={
        "base.law_is_done": ("LGS-018",),
        "base.the_side_that_won": ("LGS-018", "LGS-019"),
        "base.the_law_wins_together": ("LGS-018",),
        "base.the_outlaws_win_together": ("LGS-019",),
    },
    slice=Slice(Gang, START, sound, lines=LINES),
)
