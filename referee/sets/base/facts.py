"""The printed facts of the base box, read from the TOML beside this module."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from referee.core.book.facts import Facts, cards_of, readings_of

_HERE = Path(__file__).parent


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / name).read_text(encoding="utf-8"))


_CHARACTERS = _read("characters.toml")
_ROLES = _read("roles.toml")
_REASONS = _read("reasons.toml")

DEALT: dict[int, tuple[str, ...]] = {int(seats): tuple(roles) for seats, roles in _ROLES["dealt"].items()}
"""The roles dealt, by number of seats."""
SIDES: dict[str, str] = _ROLES["sides"]
"""The side each role is on."""
FIRST_EDITION: dict[str, int] = {name: facts["first"] for name, facts in _CHARACTERS.items() if "first" in facts}
"""Life points where the first edition printed others."""
CHARACTER_CARDS: dict[str, str] = {name: facts["clause"] for name, facts in _CHARACTERS.items()}
"""The clause of each character's card."""

FACTS = Facts(
    cards=cards_of(_read("cards.toml")),
    characters={name: facts["life"] for name, facts in _CHARACTERS.items()},
    roles=tuple(SIDES),
    sides=SIDES,
    draws=tuple(name for name, facts in _CHARACTERS.items() if facts.get("draws")),
    options={"edition": ("fourth", "first")},
    reasons=tuple(_REASONS["keys"]),
    lacking=tuple(_REASONS["lacking"]),
    slips={kind: tuple(keys) for kind, keys in _REASONS["slips"].items()},
    readings=readings_of(_REASONS),
    causes=("reward", "penalty"),
    by_role=("reward", "penalty"),
    rewards=("reward",),
)
