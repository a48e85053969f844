"""Rules struck one at a time: a function of the tournament is given the code that it would have without one.

A strike changes the one place that is named, for as long as it lasts, wherever the function was imported to; what it
rests on are the clauses that are named at that place.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import referee
from tests.championship.rules.proofs import clauses_in

ROOT = Path(referee.__file__).parent
CORE = "championship.rules"
AROUND = ("championship.office", "championship.reports")
"""What is not the core and still does what the regulation asks for: how a game is opened, and what is reported."""
Made = ast.FunctionDef


class Place(NamedTuple):
    """A function: the module it is in, its name there, and how it is written."""

    module: str
    name: str
    written: Made

    @property
    def told(self) -> str:
        """What it says of itself."""
        return ast.get_docstring(self.written) or ""

    @property
    def id(self) -> str:
        """What it is called, the core's without saying that it is the core's."""
        return f"{self.module}.{self.name}".removeprefix(f"{CORE}.").removeprefix("championship.")


class Struck(NamedTuple):
    """A function, written without one of its rules; `clauses` are those that the rule rests on.

    It is written once it is struck: most are only looked for by their name.
    """

    id: str
    clauses: frozenset[str]
    place: Place
    without: Callable[[], Made]

    @contextmanager
    def apply(self) -> Iterator[None]:
        """While this lasts the rule is not there."""
        function = _found(self.place)
        before = function.__code__
        function.__code__ = _code(self.place, self.without())
        forget()
        try:
            yield
        finally:
            function.__code__ = before
            forget()


@cache
def tree(module: str) -> ast.Module:
    """A module as it is written."""
    return ast.parse((ROOT / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"))


@cache
def modules(folder: str = CORE) -> tuple[str, ...]:
    """The modules of a folder."""
    return tuple(
        sorted(
            f"{folder}.{path.stem}"
            for path in (ROOT / folder.replace(".", "/")).glob("*.py")
            if path.stem != "__init__"
        )
    )


@cache
def places(folder: str = CORE) -> tuple[Place, ...]:
    """All the functions of a folder, those of its classes among them."""
    return tuple(place for module in modules(folder) for place in _functions(module, tree(module), ""))


def _functions(module: str, within: ast.Module | ast.ClassDef, before: str) -> Iterator[Place]:
    for node in within.body:
        if isinstance(node, ast.FunctionDef):
            yield Place(module, f"{before}{node.name}", node)
        elif isinstance(node, ast.ClassDef):
            yield from _functions(module, node, f"{before}{node.name}.")


def without(place: Place, node: ast.AST, instead: ast.AST) -> Made:
    """The function with one of its nodes put in the place of another."""
    memo: dict[int, Any] = {id(node): ast.copy_location(instead, node)}
    return deepcopy(place.written, memo)


def module_of(name: str) -> ModuleType:
    """The module itself."""
    return import_module(f"referee.{name}")


def _found(place: Place) -> FunctionType:
    holder: Any = module_of(place.module)
    for name in place.name.split("."):
        holder = vars(holder)[name]
    found = getattr(holder, "fget", None) or getattr(holder, "__wrapped__", holder)
    assert isinstance(found, FunctionType)
    return found


def _code(place: Place, written: Made) -> CodeType:
    """The function as it is compiled; annotations and decorators are of no concern."""
    alone = ast.Module([_future(), written], [])
    written.decorator_list = []
    compiled = compile(ast.fix_missing_locations(alone), f"{place.module}.py", "exec")
    return next(each for each in compiled.co_consts if isinstance(each, CodeType) and each.co_name == written.name)


def _future() -> ast.ImportFrom:
    return ast.ImportFrom("__future__", [ast.alias("annotations")], 0)


def forget() -> None:
    """Nothing that was worked out before is remembered."""
    kept = type(lru_cache(lambda: None))
    for module in modules():
        for each in vars(module_of(module)).values():
            if isinstance(each, kept):
                each.cache_clear()


def named_at(place: Place, node: ast.AST) -> frozenset[str]:
    """The clauses that are named at a node, by themselves or by a name that stands for them."""
    names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    told = [_text(node), *(_text(value) for value in _meant(place, names))]
    return frozenset(clause for text in told for clause in clauses_in(text))


def _meant(place: Place, names: set[str]) -> Iterator[ast.expr]:
    """What these names stand for, in the function or in the whole module."""
    for within in (place.written, *_statements(place.module)):
        for each in ast.walk(within):
            if isinstance(each, ast.Assign) and names & {one.id for one in _targets(each)} and _spells(each.value):
                yield each.value


def _statements(module: str) -> list[ast.stmt]:
    return [each for each in tree(module).body if isinstance(each, ast.Assign)]


def _targets(node: ast.Assign) -> list[ast.Name]:
    return [one for target in node.targets for one in ast.walk(target) if isinstance(one, ast.Name)]


def _spells(node: ast.expr) -> bool:
    """Is this made of clauses and nothing else: a tuple, or one of two?"""
    return isinstance(node, ast.Tuple | ast.IfExp | ast.Constant | ast.Dict)


def _text(node: ast.AST) -> str:
    told = (each.value for each in ast.walk(node) if isinstance(each, ast.Constant))
    return " ".join(each for each in told if isinstance(each, str))
