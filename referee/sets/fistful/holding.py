"""What A Fistful of Cards must remember: what was done once in this turn, and who came back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.position_line import PositionLine
from referee.core.nouns.audience import Look, as_it_is
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.placing import remembering

NAME = "fistful"


class Fistful(Struct, frozen=True, omit_defaults=True):
    """`open`: the card that Law of the West has shown, while it has to be played. `guessed`: how often the colour was
    right in this turn (Peyote). `given`, `exchanged`: done once in this turn (Blood Brothers, Ranch). `aimed`: the
    card in play that a Ricochet is aimed at. `again`: whose extra turn comes next, `extra`: the turn under way is one
    (Vendetta). `first`: who was eliminated first, once he came back; `raised`: he has come back (Dead Man).
    """

    shown: ClassVar[Mapping[str, Look]] = as_it_is(
        "open", "guessed", "given", "exchanged", "aimed", "again", "extra", "first", "raised"
    )

    open: Card = Card()
    guessed: int = 0
    given: bool = False
    exchanged: bool = False
    aimed: Card = Card()
    again: int = 0
    extra: bool = False
    first: int = 0
    raised: bool = False


START = Fistful()


def fistful(table: Table) -> Fistful:
    """What is remembered at this table."""
    kept: Fistful = table.slices.get(NAME, START)
    return kept


def remembered(table: Table, **changes: Any) -> Table:
    """The table with this remembered besides."""
    return remembering(table, NAME, replace(fistful(table), **changes), START)


def sound(kept: Fistful, table: Table) -> bool:
    """Are all its seats at this table, and the extra turn that is to come of one whose turn is over?"""
    if not all(0 <= seat <= len(table.seats) for seat in (kept.again, kept.first)):
        return False
    return not kept.again or (table.turn.seat == kept.again and table.turn.phase == "over")


LINES = (
    PositionLine("fistful open <open> guessed <guessed> aimed <aimed> [given] [exchanged]"),
    PositionLine("vendetta <again> [extra]"),
    PositionLine("returned first <first> [raised]"),
)
"""How it is told in a position."""
