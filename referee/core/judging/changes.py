"""What could have been otherwise: the kinds of it, and the one order in which they are told.

A referee tells first how the same play would have been right: another target or number, the card that was due. Then
comes the step that was left out, then another moment, then a card in play, and who somebody is comes last.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Owed, Table

KINDS = (
    "target", "targets", "no_target", "recipient", "owner", "about", "player", "turn_begins", "side",
    "card", "from_hand", "colour", "out_of_hand", "answered", "source", "author", "count", "points", "paid",
    "discarded", "drawn_first", "due_first", "all_due_first",
    "phase_play", "own_turn", "not_played",
    "with_card", "without_card",
    "hand", "life", "alive", "character",
)  # fmt: skip
"""Every kind of change, the one to tell first at the head."""


class LegalChange(Struct, frozen=True, omit_defaults=True):
    """One thing that could have been otherwise.

    `kind` is one of `KINDS`, `seat` whom it is about, `what` the card (its name, or its name and its face with a slash
    between), character, side, colour or number, `other` the second of two targets, `owed` what would have come first,
    `as_well` whom it might have been about as well as `seat`.
    """

    kind: str
    seat: int = 0
    what: str = ""
    other: int = 0
    owed: Owed | None = None
    as_well: tuple[int, ...] = ()


class Tried(NamedTuple):
    """A change with the table and the entry as they would have been."""

    change: LegalChange
    table: Table
    entry: Entry
