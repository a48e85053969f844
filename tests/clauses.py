"""The clauses of the boxes, and by what each is kept: rules that cite it, other rules, the bounds of one, a fact.

`house/clauses.toml` says it of those that no rule cites; `python -m tests.clauses` prints the count, which
docs/house.md shows.
"""

from __future__ import annotations

import inspect
import re
import sys
import tomllib
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from referee.core.book.rules import Rule
from tests.cases.case import Case, cases
from tests.house.ruled import SETS
from tests.shelf import the_shelf

PREFIXES = ("DCX", "HNX", "FCX", "BUL")
TABLE = Path(__file__).parent / "house" / "clauses.toml"
WRITTEN = re.compile(r'"((?:DCX|HNX|FCX|BUL)-\d{3})"')
KINDS = ("carried", "bounds", "moves", "facts", "told")
"""How a clause is kept that no rule cites."""


class Counted(NamedTuple):
    """How many clauses of a document there are, what has been done with them, and how the working ones are kept."""

    document: str
    clauses: int
    ruled: int
    working: int
    cited: int
    carried: int
    bounds: int
    facts: int
    neither: int
    proven: int


@cache
def table() -> dict[str, dict[str, Any]]:
    """What is said of the clauses that no rule cites, by how they are kept."""
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


@cache
def clauses() -> tuple[str, ...]:
    """Every clause of the boxes, by the number of each document."""
    many = {source.clauses: source.count for source in the_shelf().sources.values()}
    return tuple(f"{prefix}-{number:03}" for prefix in PREFIXES for number in range(1, many[prefix] + 1))


def working() -> tuple[str, ...]:
    """Those that a table works by."""
    return tuple(clause for clause in clauses() if clause not in table()["told"])


@cache
def citing() -> dict[str, tuple[Rule, ...]]:
    """The rules that cite a clause: themselves, as a set restates them, for their cards, or in their chapter."""
    found: dict[str, dict[str, Rule]] = defaultdict(dict)
    for rule in (rule for of in SETS for rule in of.rules):
        for clause in _cited_by(rule):
            found[clause][rule.id] = rule
    return {clause: tuple(rules.values()) for clause, rules in found.items()}


def _cited_by(rule: Rule) -> set[str]:
    restated = {clause for of in SETS for clause in of.restates.get(rule.id, ())}
    cards = [(kind, card) for of in SETS for kind, card in of.facts.cards.items()]
    heard = (card for kind, card in cards if kind in rule.kinds or not set(card.traits).isdisjoint(rule.traits))
    return {*rule.clauses, *restated, *(clause for card in heard for clause in card.clauses), *_in_chapter(rule)}


def _in_chapter(rule: Rule) -> frozenset[str]:
    return _written_in(rule.apply.__module__)


@cache
def _written_in(module: str) -> frozenset[str]:
    return frozenset(WRITTEN.findall(inspect.getsource(sys.modules[module])))


@cache
def proving() -> dict[str, tuple[Case, ...]]:
    """The cases of a clause, those of the fewest sets first."""
    found: dict[str, list[Case]] = defaultdict(list)
    for case in sorted(cases(), key=lambda case: len(case.sets)):
        for clause in case.clauses:
            found[clause].append(case)
    return {clause: tuple(of) for clause, of in found.items()}


def kept_as(clause: str) -> list[str]:
    """In which way a clause is kept: as the table says, else by rules that cite it; none if by nothing."""
    ways = [kind for kind in KINDS if clause in table()[kind]]
    return ways or (["cited"] if clause in citing() else [])


def count(prefix: str) -> Counted:
    """The clauses of one document."""
    of = [clause for clause in clauses() if clause.startswith(prefix)]
    works = [clause for clause in of if clause in working()]
    ways = [kept_as(clause) for clause in works]
    ruled = {clause for ruling in the_shelf().rulings for clause in ruling.clauses}
    proven = [clause for clause in works if clause in proving() or clause in table()["facts"]]
    by = {kind: sum(kind in way for way in ways) for kind in ("cited", *KINDS)}
    return Counted(
        prefix,
        len(of),
        len(ruled.intersection(of)),
        len(works),
        by["cited"],
        by["carried"],
        by["bounds"],
        by["moves"] + by["facts"],
        sum(not way for way in ways),
        len(proven),
    )


def rows() -> list[str]:
    """The count as it stands in docs/house.md."""
    head = ("", *Counted._fields[1:])
    told = [head, tuple("---" for _ in head), *map(count, PREFIXES)]
    return [f"| {' | '.join(map(str, row))} |".replace("|  |", "| |") for row in told]


if __name__ == "__main__":
    print("\n".join(rows()))
