"""What a referee notices of a player, short of a penalty: that he plays slowly, that he let others see his role."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from referee.championship.rules.entry import OfAPerson, unheard

How = Literal["", "mistake", "purpose"]
"""By mistake or on purpose; empty where the referee has not made out which."""


class CalledToOrder(OfAPerson, frozen=True):
    """A player is told to play faster; that is no warning yet."""

    secret: ClassVar[Mapping[str, Any]] = unheard("player", "typed_at")

    player: int


class RoleShown(OfAPerson, frozen=True):
    """A player lets others see his role card, in the game that his table plays."""

    secret: ClassVar[Mapping[str, Any]] = unheard("player", "how", "typed_at")

    player: int
    how: How = ""


Noticed = CalledToOrder | RoleShown
"""All of it."""
