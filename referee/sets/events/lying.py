"""Which event lies open, which comes next, and which were turned up before: what the game has to remember of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.position_line import PositionLine
from referee.core.book.rulebook import Situation
from referee.core.nouns.audience import Look, as_it_is
from referee.core.nouns.table import Table
from referee.core.play.placing import remembering

NAME = "events"
MOST = 60
"""More cards than any event decks hold together."""


class Lying(Struct, frozen=True, omit_defaults=True):
    """`lying`: the event in force. `coming`: the one that lies on top of the deck, if somebody noted it.

    `turned`: those that were in force before. `fresh`: since it was turned up no turn has begun.
    """

    shown: ClassVar[Mapping[str, Look]] = as_it_is("lying", "coming", "turned", "fresh")

    lying: str = ""
    coming: str = ""
    turned: tuple[str, ...] = ()
    fresh: bool = False


START = Lying()


def lying(table: Table) -> Lying:
    """What is remembered of the events at this table."""
    kept: Lying = table.slices.get(NAME, START)
    return kept


def lies(now: Situation, event: str) -> bool:
    """Is this the event in force?"""
    kept = now.table.slices.get(NAME)
    return kept is not None and kept.lying == event


def in_force(table: Table) -> str:
    """The event in force; empty while none is."""
    kept: Lying | None = table.slices.get(NAME)
    return kept.lying if kept is not None else ""


def remembered(table: Table, **changes: Any) -> Table:
    """The table with this remembered besides."""
    return remembering(table, NAME, replace(lying(table), **changes), START)


def sound(kept: Lying, table: Table) -> bool:
    """Are they names as events have them, and no more than any decks hold?"""
    named = (kept.lying, kept.coming, *kept.turned)
    return len(kept.turned) <= MOST and all(not name or (name.isidentifier() and len(name) < MOST) for name in named)


LINES = (PositionLine("lies <lying> coming <coming> turned <turned> [fresh]"),)
"""How it is told in a position."""
