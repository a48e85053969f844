"""The printed facts of High Noon, read from the TOML beside this module."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from referee.core.book.facts import Facts, readings_of
from referee.sets.events.deck import EventDeck

_HERE = Path(__file__).parent


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / name).read_text(encoding="utf-8"))


_EVENTS = _read("events.toml")
_REASONS = _read("reasons.toml")

CARDS: tuple[str, ...] = tuple(_EVENTS["cards"])
ADDED: tuple[str, ...] = tuple(_EVENTS["added"])
LAST: str = _EVENTS["last"]
OPTION = "high_noon_cards"
"""The option of the game that says how many cards the deck holds."""
THIRTEEN = "thirteen"

FACTS = Facts(
    events=(*CARDS, *ADDED, LAST),
    options={OPTION: ("fifteen", THIRTEEN)},
    reasons=tuple(_REASONS["keys"]),
    readings=readings_of(_REASONS),
    causes=tuple(_EVENTS["causes"]),
)


_SMALL, _FULL = (EventDeck("high_noon", cards, LAST) for cards in (CARDS, CARDS + ADDED))


def deck(edition: str) -> EventDeck:
    """The deck by the value of the option."""
    return _SMALL if edition == THIRTEEN else _FULL
