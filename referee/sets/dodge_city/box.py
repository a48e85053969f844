"""Dodge City as a set of rules; the modules beside this one write theirs into it."""

from referee.core.book.clauses import Clauses
from referee.core.book.rulebook import Situation
from referee.core.book.rules import RuleSet
from referee.sets.dodge_city.facts import FACTS

DODGE_CITY = RuleSet[Situation, None](
    "dodge_city",
    FACTS,
    holds=Clauses("DCX"),
    ruleset="dodge-city",
    needs=("base",),
)
