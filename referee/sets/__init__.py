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
        raise UnknownId("no_such_set", set=name[:40], known=", ".join(names()))
    found: RuleSet[Situation, Any] = import_module(f"{__name__}.{name}").SET
    return found


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
