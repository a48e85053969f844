"""The boxes and variants: names go in; sets of facts and rules come out, or the one book that they make together.

One folder each; nothing outside names one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from referee.core.book import binding
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.book.rules import RuleSet
from referee.errors import UnknownId

USUAL = ("base",)
"""What a table is played by where nobody chose."""


@cache
def names() -> tuple[str, ...]:
    """The sets there are."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def named(name: str) -> RuleSet[Situation, Any]:
    """The set of this name. Raises `UnknownId`."""
    if name not in names():
        raise UnknownId("no_such_set", set=name[:40], known=names())
    found: RuleSet[Situation, Any] = import_module(f"{__name__}.{name}").SET
    return found


def called(word: str) -> tuple[RuleSet[Situation, Any], ...]:
    """The sets that go by this name, or that rulings call so; the usual ones for what no set is called."""
    found = tuple(each for each in map(named, names()) if word in (each.name, each.ruleset))
    return found or tuple(map(named, USUAL))


def with_needs(chosen: Iterable[RuleSet[Situation, Any]]) -> tuple[RuleSet[Situation, Any], ...]:
    """These sets and all that they need."""
    every = {each.name: each for each in chosen}
    for each in tuple(every.values()):
        every |= {need.name: need for need in with_needs(map(named, each.needs))}
    return tuple(every.values())


def read(folder: str, path: Iterable[str]) -> None:
    """Every module of a set's folder, in their order, so that what any of them adds to the set is there."""
    for chapter in iter_modules(path, f"{folder}."):
        import_module(chapter.name)


def bind(chosen: tuple[str, ...]) -> Rulebook:
    """The book of these sets, the same one in whatever order they are named. Raises `UnknownId`, `SetsClash`."""
    return _bound(tuple(sorted(set(chosen))))


@cache
def _bound(chosen: tuple[str, ...]) -> Rulebook:
    return binding.bind([named(name) for name in chosen])
