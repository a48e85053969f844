"""The printed facts of the Lone Gunslinger: who counts life points, who is wanted, what may be agreed."""

from __future__ import annotations

import tomllib
from pathlib import Path

from referee.core.book.facts import Facts, readings_of

_REASONS = tomllib.loads((Path(__file__).parent / "reasons.toml").read_text(encoding="utf-8"))

COUNTERS = ("calamity_janet", "el_gringo", "jesse_jones", "kit_carlson", "pedro_ramirez", "sid_ketchum")
"""The characters that are taken out: their backs count the life points."""
WANTED = ("bart_cassidy", "jourdonnais", "slab_the_killer", "willy_the_kid")
"""The four most wanted."""
LAWMEN = ("sheriff", "deputy")
"""The roles that the player plays."""
COWBOYS = ("outlaw", "renegade")
"""The roles of those whose moves follow from their cards."""
NIGHT = "night"
"""What the cowboys regain life points for when the night brings chaos."""
YES_OR_NO = ("no", "yes")

FACTS = Facts(
    options={
        "level": ("0", "1", "2", "3", "4"),
        "two_characters": YES_OR_NO,
        "night_brings_chaos": YES_OR_NO,
        "four_most_wanted": YES_OR_NO,
        "final_challenge": YES_OR_NO,
        "robbed": ("any_card", "hand_only"),
    },
    readings=readings_of(_REASONS),
    reasons=tuple(_REASONS["keys"]),
    causes=(NIGHT,),
)
