"""The event deck as a set of rules; the modules beside this one write theirs into it."""

import tomllib
from pathlib import Path

from referee.core.book.clauses import Clauses
from referee.core.book.facts import Facts
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer, RuleSet, Slice
from referee.sets.events.lying import LINES, NAME, START, Lying, sound

_REASONS = tomllib.loads(Path(__file__).with_name("reasons.toml").read_text(encoding="utf-8"))
OTHER = "other"
"""A card that is in no deck of which the program knows, or that nobody named."""
NONE = "none"
"""No card is left: of a deck of which nobody said how many it holds."""

EVENTS = RuleSet[Situation, Lying](
    NAME,
    Facts(events=(OTHER, NONE), reasons=tuple(_REASONS["keys"])),
    holds=Clauses("HNX-001..018 FCX-001..004"),
    ruleset=NAME,
    by_nobody=("event", "coming"),
    needs=("base",),
    layer=Layer.SCENARIO,
    slice=Slice(Lying, START, sound, lines=LINES, scenes=lambda kept: (kept.lying,)),
)
