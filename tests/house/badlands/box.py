"""The box itself: its facts out of the TOML beside it, and what it remembers."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from msgspec import Struct

from referee.core.book.facts import Facts, cards_of, copies_of
from referee.core.book.position_line import PositionLine
from referee.core.book.rules import Layer, RuleSet, Slice
from referee.core.nouns.table import Table


class Badlands(Struct, frozen=True):
    """The event in force, since whose turn (0: none is), and whom each seat copies."""

    event: str = ""
    since: int = 0
    copied: tuple[tuple[int, str], ...] = ()


_SAID = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))


def facts(**more: Mapping[str, Any]) -> Facts:
    """What is printed in the box, and the cards told besides as one more entry of the TOML would."""
    return Facts(
        cards=cards_of({**_SAID, **more}),
        copies=copies_of(_SAID),
        characters={"mockingbird": 3},
        reasons=("copies_another",),
    )


LINES = (PositionLine("event <event> since <since>"), PositionLine("copies <>", "copied"))
BADLANDS = RuleSet(
    "badlands", facts(), needs=("base",), layer=Layer.SCENARIO, slice=Slice(Badlands, Badlands(), lines=LINES)
)


def with_one_more(**card: Mapping[str, Any]) -> RuleSet:
    """The box with one more card in its TOML, and no rule more."""
    return replace(BADLANDS, facts=facts(**card))


def badlands(table: Table) -> Badlands:
    """What the box remembers at this table."""
    kept: Badlands = table.slices.get("badlands", Badlands())
    return kept
