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
    slice=Slice(City, START, sound, lines=LINES, scenes=scenes),
)
