"""What takes a player out of a tournament or warns him: he leaves, is warned or expelled, or a penalty is withdrawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from referee.championship.rules.entry import Entry, LeftWhen, OfAPerson, unheard


class PlayerLeft(OfAPerson, frozen=True):
    """Somebody leaves of his own will, or does not turn up."""

    aloud: ClassVar[tuple[str, ...]] = ("player",)
    secret: ClassVar[Mapping[str, Any]] = {"when": "between_rounds", "typed_at": None}

    player: int
    when: LeftWhen


class Warned(OfAPerson, frozen=True):
    """A warning."""

    secret: ClassVar[Mapping[str, Any]] = unheard("player", "reason", "typed_at")

    player: int
    reason: str


class Expelled(OfAPerson, frozen=True):
    """A player is put out of the tournament; he is handled like one who leaves."""

    aloud: ClassVar[tuple[str, ...]] = ("player",)
    secret: ClassVar[Mapping[str, Any]] = {"reason": "", "when": "between_rounds", "typed_at": None}

    player: int
    reason: str
    when: LeftWhen

    def heard(self) -> PlayerLeft:
        """That he left; nobody hears that he had to."""
        return PlayerLeft(self.player, "between_rounds")


class PenaltyCancelled(Entry, frozen=True):
    """The warning or expulsion logged as `entry` is withdrawn; that it was given stays known."""

    aloud: ClassVar[tuple[str, ...]] = ("entry",)
    secret: ClassVar[Mapping[str, Any]] = {"reason": ""}

    entry: int
    reason: str

    def heard(self) -> None:
        """Who is let back in never went, in what all heard; of a warning nobody heard."""
