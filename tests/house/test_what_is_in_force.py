"""What is in force at a table is what its sets say, for reasons and for rulings alike."""

from __future__ import annotations

import pytest

from referee import sets
from referee.core.book.clauses import Clauses
from referee.core.judging.due import agenda
from referee.library.search.filters import InForce
from tests.cases.case import cases
from tests.cases.outcome import played
from tests.shelf import the_shelf

BESIDE = {"own_cards": {"ITC-238"}}
"""Reasons that tell besides what another ruleset makes of a point that this one leaves open."""


def held(names: tuple[str, ...], clause: str) -> bool:
    """Does one of these sets, or of those they need, hold this clause?"""
    return any(clause in each.holds for each in sets.with_needs(map(sets.named, names)))


@pytest.mark.parametrize(
    ("said", "clause", "in_it"),
    [
        ("NLB CRD", "CRD-031", True),
        ("NLB CRD", "ITC-254", False),
        ("ITC-233..237 ITC-240", "ITC-237", True),
        ("ITC-233..237 ITC-240", "ITC-238", False),
        ("ITC-233..237 ITC-240", "ITC-240", True),
        ("ITC", "ITCX-1", False),
        ("ITC", "", False),
    ],
)
def test_clauses_are_documents_and_parts_of_them(said: str, clause: str, in_it: bool) -> None:
    """Letters alone are a whole document."""
    assert (clause in Clauses(said)) is in_it


def test_what_explains_the_base_game_holds_in_it() -> None:
    """The general cases and those of the characters, but for what belongs to the championship."""
    championship = {230, 231, 232, 238, 249}
    numbers = set(range(230, 264))
    assert {number for number in numbers if held(("base",), f"ITC-{number}")} == numbers - championship
    assert all(held(("championship",), f"ITC-{number}") for number in numbers)


def test_every_reason_cites_what_is_in_force() -> None:
    """Over all cases: what was objected, and what is due."""
    found = set()
    for case in cases():
        done = played(case)
        reasons = (*done.verdict.reasons, *done.verdict.doubts)
        said = {(each.key, clause) for each in reasons for clause in {*each.clauses} - BESIDE.get(each.key, set())}
        said |= {(item.owed.kind, c) for item in agenda(done.table, done.book).due for c in item.owed.clauses}
        found |= {(case.id, *each) for each in said if not held(case.sets, each[1])}
    assert found == set()


def test_a_ruling_holds_where_its_first_clause_does() -> None:
    """Wherever it was printed: of a base table the cases of characters, and no duel of the championship."""
    base = in_force(("base",))
    told = {ruling.id: base.holds(ruling.source, ruling.clauses[0]) for ruling in the_shelf().rulings if ruling.clauses}
    assert told["sid-heals-at-any-moment"] and not told["duel-sid-in-the-rear"]
    explained = {ruling.id for ruling in the_shelf().rulings if "ITC-233" <= (*ruling.clauses, "")[0] <= "ITC-237"}
    assert explained and all(told[id_] for id_ in explained)


def in_force(names: tuple[str, ...]) -> InForce:
    """What these sets say, with no document besides."""
    bound = sets.with_needs(map(sets.named, names))
    every = map(sets.named, sets.names())
    return InForce(tuple(each.holds for each in bound), tuple(each.holds for each in every), frozenset())
