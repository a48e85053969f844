"""The printed facts of Death Mesa, read from the TOML beside this module."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from referee.core.book.facts import Facts, readings_of

_HERE = Path(__file__).parent


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / name).read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class Spirit:
    """What the aid says of one card of the Dead Men's Deck; `ghost_cards.toml` tells the words."""

    aim: str
    clauses: tuple[str, ...]
    reaction: bool = False
    unanswerable: bool = False
    redrawn: str = ""
    lasts: str = ""
    faces: tuple[str, ...] = ()


def _spirit(said: dict[str, Any]) -> Spirit:
    return Spirit(**{**said, "clauses": tuple(said["clauses"]), "faces": tuple(said.get("faces", ()))})


SPIRITS: dict[str, Spirit] = {kind: _spirit(said) for kind, said in _read("ghost_cards.toml").items()}
"""The cards of the Dead Men's Deck by name."""
REDRAWN = tuple(kind for kind, spirit in SPIRITS.items() if spirit.redrawn)
"""Those that may be discarded for another one."""

_REASONS = _read("reasons.toml")

FACTS = Facts(
    draws=("bad_moon_rising", "unfinished_business"),
    options={
        "further_card": ("every", "after_success"),
        "lone_ghost": ("two_cards", "royal"),
        "bad_moon": ("all", "one"),
        "bad_moon_hearts": ("draw", "nothing"),
        "unfinished": ("last", "any"),
        "showdown": ("printed", "shared"),
        "hidden_stash": ("deck", "goods"),
        "last_testament": ("giving", "drawing"),
    },
    reasons=tuple(_REASONS["keys"]),
    lacking=tuple(_REASONS["lacking"]),
    readings=readings_of(_REASONS),
    causes=(*SPIRITS, "redraw", "spade_bonus", "heart_bonus", "scofflaw", "burial", "birth", "risen"),
)
