"""The printed facts of Dodge City, read from the TOML beside this module."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from referee.core.book.facts import Facts, cards_of, copies_of

_HERE = Path(__file__).parent


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / name).read_text(encoding="utf-8"))


_CARDS = _read("cards.toml")

FACTS = Facts(cards=cards_of(_CARDS), copies=copies_of(_CARDS))
