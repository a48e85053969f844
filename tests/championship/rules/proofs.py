"""The tests of this folder, and of the money reports, as proofs: each test with each of its rows, and its clauses.

They are made anew each time they are asked for, by the program as it is then, so that what a test works out before it
begins is worked out by a rule that is struck, too. Tests that try things at random are left out: they take their time.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from inspect import isfunction
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

HERE = Path(__file__).parent
NO_PROOFS = {"test_every_ground_matters", "test_whole_tournaments", "test_no_words"}
"""What strikes is no proof of its own, nor is what looks at how the core is written; whole tournaments take long."""
OF_THE_FILES = {"test_every_clause_of_the_regulation_is_proven_or_only_told"}
BESIDE = ("tests.championship.reports.test_organiser_report", "tests.championship.reports.test_money_reports")
CLAUSE = re.compile(r"\b((?:ITC|NLB)-\d{3})\b`?(?: to `?((?:ITC|NLB)-\d{3})\b)?")


@cache
def clauses_in(text: str) -> frozenset[str]:
    """All clauses that are named, those of `ITC-010 to ITC-013` and the like among them."""
    return frozenset(
        f"{first[:4]}{number:03}"
        for first, last in CLAUSE.findall(text)
        for number in range(int(first[4:]), int((last or first)[4:]) + 1)
    )


class Proof(NamedTuple):
    """A test with one of its rows, and the clauses that either names."""

    test: Callable[..., None]
    row: dict[str, Any]
    clauses: frozenset[str]

    def fails(self) -> bool:
        """Is the program another one than the test says?"""
        try:
            self.test(**self.row)
        except Exception:
            return True
        return False


@cache
def modules() -> tuple[str, ...]:
    """The names of the modules that prove something."""
    here = sorted(
        f"tests.championship.rules.{path.stem}" for path in HERE.glob("test_*.py") if path.stem not in NO_PROOFS
    )
    return (*here, *BESIDE)


@cache
def named_in(module: str) -> frozenset[str]:
    """All clauses that the proofs of a module name."""
    return frozenset(clause for proof in made_anew(module) for clause in proof.clauses)


def proofs(clauses: frozenset[str]) -> Iterator[Proof]:
    """The proofs of these clauses, made by the program as it stands."""
    for module in (each for each in modules() if clauses & named_in(each)):
        yield from (proof for proof in made_anew(module) if clauses & proof.clauses)


NOTICED: Counter[str] = Counter()
"""How often the tests of a module, and how often a test, noticed something."""


def notices(clauses: frozenset[str]) -> bool:
    """Does any proof fail by now? Those of these clauses are asked first, then those that noticed most until now.

    What cannot even be made has failed.
    """
    here = (module for module in modules() if module not in BESIDE)
    for module in sorted(here, key=lambda each: (-len(clauses & named_in(each)), -NOTICED[each])):
        try:
            made = made_anew(module)
        except Exception:
            return True
        likeliest = sorted(made, key=lambda each: (-len(clauses & each.clauses), -NOTICED[each.test.__qualname__]))
        if found := next((proof for proof in likeliest if proof.fails()), None):
            NOTICED.update((module, found.test.__qualname__))
            return True
    return False


@cache
def _code(module: str) -> CodeType:
    spec = find_spec(module)
    assert spec is not None and spec.origin is not None
    return compile(Path(spec.origin).read_text(encoding="utf-8"), spec.origin, "exec")


def made_anew(module: str) -> list[Proof]:
    """The proofs of a module, made by the program as it stands."""
    space: dict[str, Any] = {"__name__": module, "__file__": _code(module).co_filename}
    exec(_code(module), space)
    tests = (test for name, test in space.items() if name.startswith("test_") and isfunction(test))
    tests = (test for test in tests if test.__module__ == module and test.__name__ not in OF_THE_FILES)
    return [proof for test in tests if not hasattr(test, "hypothesis") for proof in _rows(test)]


def _rows(test: Callable[..., None]) -> Iterator[Proof]:
    """A test with each of its rows; of several lists of rows, each with each."""
    rows: list[dict[str, Any]] = [{}]
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize":
            rows = [{**row, **one} for row in rows for one in _told(*mark.args[:2])]
    asked_for = {*test.__code__.co_varnames[: test.__code__.co_argcount]}
    for row in (each for each in rows if set(each) == asked_for):
        yield Proof(test, row, clauses_in(f"{test.__doc__} {list(_strings([*row.values()]))}"))


def _told(names: Any, values: Any) -> Iterator[dict[str, Any]]:
    listed = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    for value in values:
        several = type(value).__name__ == "ParameterSet" or len(listed) > 1
        told = getattr(value, "values", value) if type(value).__name__ == "ParameterSet" else value
        yield dict(zip(listed, told if several else (told,), strict=True))


def _strings(value: Any) -> Iterator[str]:
    """What a row says in words; what it says in entries names no clause."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _strings(each)
