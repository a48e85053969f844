"""The printed facts of A Fistful of Cards, read from the TOML beside this module."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from referee.core.book.facts import Facts, readings_of

_HERE = Path(__file__).parent


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / name).read_text(encoding="utf-8"))


_EVENTS = _read("events.toml")
_REASONS = _read("reasons.toml")

LAST: str = _EVENTS["last"]
"""The card that lies under all the others."""
SHUFFLED: tuple[str, ...] = tuple(event for event in _EVENTS["events"] if event != LAST)
"""These others."""

FACTS = Facts(
    draws=("vendetta",),
    options={"mine_card": ("newest", "older")},
    reasons=tuple(_REASONS["keys"]),
    readings=readings_of(_REASONS),
    causes=tuple(_EVENTS["causes"]),
    events=tuple(_EVENTS["events"]),
)
