"""The Bullet as a set of rules; the modules beside this one write theirs into it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from referee.core.book.clauses import Clauses
from referee.core.book.facts import Facts, cards_of, readings_of
from referee.core.book.rulebook import Situation
from referee.core.book.rules import RuleSet

_HERE = Path(__file__).parent


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / name).read_text(encoding="utf-8"))


_REASONS = _read("reasons.toml")

BULLET = RuleSet[Situation, None](
    "bullet",
    Facts(
        cards=cards_of(_read("cards.toml")),
        characters={name: facts["life"] for name, facts in _read("characters.toml").items()},
        reasons=tuple(_REASONS["keys"]),
        readings=readings_of(_REASONS),
    ),
    holds=Clauses("BUL"),
    ruleset="bullet",
    needs=("base",),
)
