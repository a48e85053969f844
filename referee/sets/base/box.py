"""The base box as a set of rules; the modules beside this one write theirs into it."""

from referee.core.book.clauses import Clauses
from referee.core.book.rulebook import Situation
from referee.core.book.rules import RuleSet
from referee.sets.base.facts import FACTS

BASE = RuleSet[Situation, None](
    "base",
    FACTS,
    holds=Clauses("CRD FAQ NLB ITC-233..237 ITC-239..248 ITC-250..263"),
    ruleset="base",
)
