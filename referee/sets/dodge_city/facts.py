"""The printed facts of Dodge City, read from the TOML beside this module."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from referee.core.book.facts import Facts, cards_of, copies_of, readings_of

_HERE = Path(__file__).parent


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / name).read_text(encoding="utf-8"))


_CARDS = _read("cards.toml")
_CHARACTERS = _read("characters.toml")
_REASONS = _read("reasons.toml")
_ROLES = _read("roles.toml")

DEALT: dict[int, tuple[str, ...]] = {int(seats): tuple(roles) for seats, roles in _ROLES["dealt"].items()}
"""The roles dealt, by number of seats."""
HUNTS: dict[str, str] = _ROLES["hunts"]
"""Whom each role hunts where three play."""

FACTS = Facts(
    cards=cards_of(_CARDS),
    copies=copies_of(_CARDS),
    characters={name: facts["life"] for name, facts in _CHARACTERS.items()},
    reasons=tuple(_REASONS["keys"]),
    readings=readings_of(_REASONS),
)
