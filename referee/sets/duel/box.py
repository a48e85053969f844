"""The knock-out duel as a set of rules; the modules beside this one write theirs into it."""

from referee.core.book.clauses import Clauses
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer, RuleSet, Slice
from referee.sets.duel.facts import FACTS
from referee.sets.duel.pile import LINES, NAME, START, Duel, sound

DUEL = RuleSet[Situation, Duel](
    NAME,
    FACTS,
    holds=Clauses("ITC-131..178"),
    ruleset="champ-2007",
    needs=("base", "championship"),
    layer=Layer.TOURNAMENT,
    strikes=("championship.his_turn_is_skipped", "championship.he_discards_all_the_same"),
    restates={"base.the_side_that_won": ("ITC-149",)},
    overrides=frozenset({"withdrew", "expelled"}),
    slice=Slice(Duel, START, sound, lines=LINES),
)
