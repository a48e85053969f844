"""What every entry of a tournament is, who hears what it says, and what those about a person are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

LeftWhen = Literal["before_draw", "between_rounds", "during_game", "after_rounds", "during_duel"]
"""Where the tournament stood when somebody left it."""


class Entry(Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True):
    """Anything that is logged of a tournament.

    `aloud`: the fields of which everybody hears; `secret`: all others, each with what stands in its place in what was
    heard. Of an entry without anything aloud nobody but the referee knows that it was logged (`ITC-119`), unless it is
    `announced`: then everybody hears that it was, whatever it says.
    """

    announced: ClassVar[bool] = False
    aloud: ClassVar[tuple[str, ...]] = ()
    secret: ClassVar[Mapping[str, Any]] = {}

    def heard(self) -> Entry | None:
        """What everybody heard of it, as the entry that says just that."""
        return replace(self, **self.secret) if self.aloud or self.announced else None


def unheard(*fields: str) -> dict[str, Any]:
    """The fields of an entry of which nobody hears."""
    return dict.fromkeys(fields)


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
