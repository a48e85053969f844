"""What a duel adds to the facts of the sets below it: whose a character is stands in the place of a role."""

from __future__ import annotations

import tomllib
from pathlib import Path

from referee.core.book.facts import Facts, readings_of

DUELLISTS = ("duellist1", "duellist2")
"""He who drafts first, and the other; each is a side of his own."""
READING = "rear_ability_afterwards"
"""What the sources leave open."""
OPENING = "opening"
"""What the first hand is drawn for."""

_REASONS = tomllib.loads((Path(__file__).parent / "reasons.toml").read_text(encoding="utf-8"))

FACTS = Facts(
    roles=DUELLISTS,
    sides={name: name for name in DUELLISTS},
    options={"jail_in_front": ("character", "turn")},
    reasons=tuple(_REASONS["keys"]),
    readings=readings_of(_REASONS),
    causes=(OPENING,),
)
