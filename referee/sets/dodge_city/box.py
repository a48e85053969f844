"""Dodge City as a set of rules; the modules beside this one write theirs into it."""

from referee.core.book.clauses import Clauses
from referee.core.book.rulebook import Situation
from referee.core.book.rules import RuleSet, Slice
from referee.sets.dodge_city.facts import FACTS
from referee.sets.dodge_city.memory import LINES, NAME, START, City, scenes, sound

DODGE_CITY = RuleSet[Situation, City](
    NAME,
    FACTS,
    holds=Clauses("DCX"),
    ruleset="dodge-city",
    needs=("base",),
    restates={
        "base.waits_a_turn": ("DCX-012",),
        "base.used_from_before_oneself": ("DCX-009",),
        "base.has_what_it_costs": ("DCX-028", "DCX-031"),
    },
    slice=Slice(City, START, sound, lines=LINES, scenes=scenes),
)
