"""Which rules speak at a table: none of a scene that the game is not in, or of a step that nobody owes.

Such a rule is silent there by what it asks itself; it is left out only so that it is not asked. Which scenes the game
is in follows from what sets remember and from nothing else, so that it is worked out once for as long as that stays
as it is: it is compared with a copy, and cannot be taken for what it was before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from referee.core.book.rules import Rule, Slice
from referee.core.nouns.table import Table

B = TypeVar("B")
Names = frozenset[str]
NONE: Names = frozenset()


class Scenes(Generic[B]):
    """The books of the rules that speak, by the scenes that the game is in and the steps that are owed in the turn."""

    def __init__(self, rules: tuple[Rule, ...], slices: Mapping[str, Slice[Any]], bound: Callable[..., B]) -> None:
        self._rules = rules
        self._bound = bound
        self._scenes = frozenset(rule.scene for rule in rules) - {""}
        self._steps = frozenset(rule.step for rule in rules) - {""}
        self._told = tuple((name, kept.scenes) for name, kept in slices.items() if kept.scenes is not None)
        self._books: dict[Names, dict[Names, B]] = {}
        self._lately = self._seen({})

    def __bool__(self) -> bool:
        """Is any rule ever left out?"""
        return bool(self._scenes or self._steps)

    def book(self, table: Table) -> B:
        """The book of the rules that speak at this table."""
        remembered, scenes, books = self._lately
        if remembered != table.slices:
            _, scenes, books = self._lately = self._seen(table.slices)
        owed = table.frames[0].owed
        steps = self._steps.intersection([each.kind for each in owed]) if owed else NONE
        found = books.get(steps)
        if found is None:
            found = books[steps] = self._bound(tuple(rule for rule in self._rules if _speaks(rule, scenes, steps)))
        return found

    def _seen(self, slices: Mapping[str, Any]) -> tuple[dict[str, Any], Names, dict[Names, B]]:
        """What sets remember, the scenes that the game is in by that, and their books by the steps that are owed."""
        told = [scene for name, scenes in self._told if name in slices for scene in scenes(slices[name])]
        named = self._scenes.intersection(told)
        return dict(slices), named, self._books.setdefault(named, {})


def _speaks(rule: Rule, scenes: Names, steps: Names) -> bool:
    """Is the game in its scene, and its step owed?"""
    return (not rule.scene or rule.scene in scenes) and (not rule.step or rule.step in steps)
