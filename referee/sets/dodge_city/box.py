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
        "base.used_from_before_oneself": ("DCX-009", "DCX-011", "DCX-019"),
        "base.has_what_it_costs": ("DCX-028", "DCX-031"),
        "base.one_of_a_name": ("CRD-012", "NLB-015", "DCX-018"),
        "base.missed_averts_shots": ("NLB-041", "DCX-033"),
        "base.beer_rescues": ("CRD-015", "DCX-035"),
        "base.beer_with_two_left": ("ITC-248", "FAQ-025", "DCX-036"),
        "base.barrel_in_play": ("NLB-027", "DCX-037"),
        "base.jourdonnais": ("CRD-025", "ITC-251", "DCX-038"),
        "base.slab_the_killer": ("CRD-032", "DCX-039"),
        "base.never_above_the_start": ("NLB-043", "DCX-060"),
        "base.bang_meets_challenges": ("NLB-047", "NLB-049", "DCX-062"),
        "base.to_the_left": ("NLB-031", "DCX-040", "DCX-041"),
        "base.el_gringo": ("CRD-023", "NLB-023", "ITC-261", "ITC-246", "DCX-152"),
        "base.suzy_lafayette": ("CRD-033", "ITC-256", "ITC-257", "ITC-258", "DCX-153"),
        "base.calamity_janet": ("CRD-022", "NLB-021", "NLB-022", "DCX-151"),
        "base.pedro_ramirez": ("CRD-029", "DCX-156"),
    },
    slice=Slice(City, START, sound, lines=LINES, scenes=scenes),
)
