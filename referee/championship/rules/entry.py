"""What every entry of a tournament is, and what those about a person are."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

LeftWhen = Literal["before_draw", "between_rounds", "during_game", "after_rounds", "during_duel"]
"""Where the tournament stood when somebody left it."""


class Entry(Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True):
    """Anything that is logged of a tournament."""


class TypedAt(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where something was typed, if not at the desk: an entry in the log of a round's game, or of a duel."""

    stream: str
    entry: int
    table: int | None = None
    round: int | None = None
    match: str = ""


class OfAPerson(Entry, frozen=True, kw_only=True):
    """About somebody as a person: one fact, whether it was typed at the desk or, as `typed_at` tells, at a table."""

    typed_at: TypedAt | None = None
