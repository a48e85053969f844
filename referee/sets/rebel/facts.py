"""The printed facts of the Rebel!, read from the TOML beside this module."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from referee.core.book.facts import Facts, readings_of

_HERE = Path(__file__).parent


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / name).read_text(encoding="utf-8"))


DEALT: dict[int, tuple[str, ...]] = {int(seats): tuple(roles) for seats, roles in _read("roles.toml")["dealt"].items()}
"""The roles dealt, by number of seats."""
_REASONS = _read("reasons.toml")
IN_DECK: dict[str, tuple[str, ...]] = {event: tuple(decks) for event, decks in _read("events.toml").items()}
"""The event decks, by the value of the option, that each event card is in."""

FACTS = Facts(
    roles=("rebel",),
    options={"events": ("none", "high_noon", "fistful", "both")},
    reasons=tuple(_REASONS["keys"]),
    readings=readings_of(_REASONS),
    causes=("revolution", "dead_man"),
    events=tuple(IN_DECK),
)
OF_HIS_OWN = Facts(
    roles=FACTS.roles,
    reasons=tuple(key for key in FACTS.reasons if key not in _REASONS["of_the_cards"]),
    readings=FACTS.readings,
    causes=("revolution",),
)
"""The same without the two event cards, where the boxes that have them say what these do."""
