"""The printed figures struck one at a time: each value of the regulation's tables put as another one.

All that the core works out of its figures when it is loaded is worked out anew, for as long as a strike lasts.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from fractions import Fraction
from functools import cache
from types import CodeType
from typing import Any, NamedTuple

from tests.championship.rules.proofs import clauses_in
from tests.championship.rules.striking import CORE, ROOT, forget, module_of, modules, tree

Path = tuple[str | int, ...]
FILES = ("regulation", "prizes", "bracket", "annex1")
_SECTION = re.compile(r"^(\[\[?)([\w.]+)\]")
_KEY = re.compile(r"^(\w+) = ")


class Altered(NamedTuple):
    """A file of figures with one of them put as another; `clauses` are those that the file names beside it."""

    id: str
    clauses: frozenset[str]
    file: str
    figures: dict[str, Any]

    @contextmanager
    def apply(self) -> Iterator[None]:
        """While this lasts the regulation is printed so."""
        kept = {name: dict(vars(module_of(name))) for name in (*modules(), *_around())}
        facts = vars(module_of(f"{CORE}.facts"))
        facts["read"] = self._reading(facts["read"])
        _work_out()
        try:
            yield
        finally:
            for name, before in kept.items():
                vars(module_of(name)).update(before)
            forget()

    def _reading(self, read: Callable[[str], dict[str, Any]]) -> Callable[[str], dict[str, Any]]:
        return lambda name: deepcopy(self.figures) if name == f"{self.file}.toml" else read(name)


@cache
def altered() -> tuple[Altered, ...]:
    """Every value of every file, each put as another one; every line of a list left out."""
    return tuple(each for file in FILES for each in (*_otherwise(file), *_left_out(file)))


def _otherwise(file: str) -> Iterator[Altered]:
    figures = tomllib.loads(_text(file))
    for path, value in _leaves(figures) if file != "annex1" else ():
        changed = deepcopy(figures)
        _put(changed, path, _another(value, path[-1], figures))
        yield Altered(_named(file, path), _clauses(_beside(file), path), file, changed)


def _left_out(file: str) -> Iterator[Altered]:
    """Each criterion, each cell, each of the partitions that are printed for a number of players."""
    figures = tomllib.loads(_text(file))
    for path, listed in _lists(figures):
        for at in range(len(listed)):
            changed = deepcopy(figures)
            del _at(changed, path)[at]
            yield Altered(f"{_named(file, (*path, at))}:none", _clauses(_beside(file), (*path, at)), file, changed)


def _lists(value: Any, path: Path = ()) -> Iterator[tuple[Path, list[Any]]]:
    for key, each in value.items() if isinstance(value, dict) else ():
        yield from _lists(each, (*path, key))
    if isinstance(value, list) and isinstance(value[0], dict | list):
        yield path, value


def _named(file: str, path: Path) -> str:
    return ":".join((file, *map(str, path)))


@cache
def _text(file: str) -> str:
    return (ROOT / CORE.replace(".", "/") / f"{file}.toml").read_text(encoding="utf-8")


def _leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if not isinstance(value, dict | list):
        yield path, value
    for key, each in inner:
        yield from _leaves(each, (*path, key))


def _put(figures: Any, path: Path, value: Any) -> None:
    _at(figures, path[:-1])[path[-1]] = value


def _at(figures: Any, path: Path) -> Any:
    for key in path:
        figures = figures[key]
    return figures


def _another(value: Any, key: str | int, figures: Any) -> Any:
    """One more of a number; another word of those that the file has in such a place."""
    if isinstance(value, int):
        return value + 1
    if re.fullmatch(r"\d+\.\d+", value):
        return str(Fraction(value) + 1)
    words = sorted({each for path, each in _leaves(figures) if path[-1] == key and isinstance(each, str)} - {value})
    return next((word for word in words if word > value), words[0] if words else "struck")


def _beside(file: str) -> dict[Path, frozenset[str]]:
    """The clauses that stand in the file where a value, or the section it is in, begins."""
    found: dict[Path, frozenset[str]] = {(): _of_all(file)}
    counts: dict[str, int] = {}
    section: Path = ()
    for line in _text(file).splitlines():
        if head := _SECTION.match(line):
            name = head[2]
            counts[name] = counts.get(name, -1) + 1
            section = (name, counts[name]) if head[1] == "[[" else (name,)
            found[section] = clauses_in(line)
        elif key := _KEY.match(line):
            found[(*section, key[1])] = clauses_in(line)
            if len(section) == 2:
                found[section] |= clauses_in(line)
    return found


def _of_all(file: str) -> frozenset[str]:
    """What a file names that speaks of one thing only."""
    return clauses_in(_text(file)) if file == "annex1" else frozenset()


def _clauses(beside: dict[Path, frozenset[str]], path: Path) -> frozenset[str]:
    starts = (path[:length] for length in range(len(path) + 1))
    return frozenset(clause for start in starts for clause in beside.get(start, ()))


def _work_out() -> None:
    """What the modules take from each other, and make of it, once more."""
    for name in (*_in_order(), *_around()):
        exec(_made_of_figures(name), vars(module_of(name)))
    forget()


@cache
def _made_of_figures(name: str) -> CodeType:
    """The part of a module that names things, without what it defines."""
    keep = ast.ImportFrom | ast.Assign | ast.AnnAssign if name in modules() else ast.ImportFrom
    found: list[ast.stmt] = [each for each in tree(name).body if isinstance(each, keep)]
    return compile(ast.Module(found, []), f"{name}.py", "exec")


@cache
def _around() -> tuple[str, ...]:
    """What is not the core and goes by its figures: how a game, and a duel, is opened."""
    return tuple(name for name in modules("championship.office") if f"{CORE}.facts" in _taken_from(name))


@cache
def _in_order() -> tuple[str, ...]:
    """The modules, each after those that it takes something from."""
    order: dict[str, None] = {}

    def place(name: str) -> None:
        if name not in order:
            for other in _taken_from(name):
                place(other)
            order[name] = None

    for name in modules():
        place(name)
    return tuple(order)


def _taken_from(name: str) -> list[str]:
    taken = [each for each in tree(name).body if isinstance(each, ast.ImportFrom) and each.module]
    told = {f"{each.module}.{alias.name}" for each in taken for alias in each.names} | {each.module for each in taken}
    return [other for other in modules() if f"referee.{other}" in told and other != name]
