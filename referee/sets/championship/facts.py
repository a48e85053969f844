"""What the championship adds to the facts of the base box: no card, no role, only what its rules may object."""

from __future__ import annotations

import tomllib
from pathlib import Path

from referee.core.book.facts import Facts, readings_of

_REASONS = tomllib.loads((Path(__file__).parent / "reasons.toml").read_text(encoding="utf-8"))

FACTS = Facts(
    reasons=tuple(_REASONS["keys"]),
    readings=readings_of(_REASONS),
    causes=("noon",),
)
