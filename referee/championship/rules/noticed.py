"""What a referee notices of a player, short of a penalty: that he plays slowly, that he let others see his role."""

from __future__ import annotations

from typing import Literal

from referee.championship.rules.entry import OfAPerson

How = Literal["", "mistake", "purpose"]
"""By mistake or on purpose; empty where the referee has not made out which."""


class CalledToOrder(OfAPerson, frozen=True):
    """A player is told to play faster; that is no warning yet."""

    player: int


class RoleShown(OfAPerson, frozen=True):
    """A player lets others see his role card, in the game that his table plays."""

    player: int
    how: How = ""


Noticed = CalledToOrder | RoleShown
"""All of it."""
