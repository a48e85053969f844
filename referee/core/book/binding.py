"""Sets in, the book that they make together out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from referee.core.book.owed_kinds import IN_EVERY_GAME
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.book.rules import RuleSet


def bind(sets: Iterable[RuleSet[Situation, Any]], strike: Iterable[str] = ()) -> Rulebook:
    """The book of these sets, without the struck rules.

    Raises `SetsClash` if a set misses what it needs, stands alone beside another, or redefines what it does not say it
    overrides; `UnknownId` if there is no such rule to strike or replace.
    """
    return Rulebook(sets, IN_EVERY_GAME, strike)
