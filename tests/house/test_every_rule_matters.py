"""No rule is idle: each one struck in turn, some case must notice; and what a rule rests on is a clause that exists."""

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from referee import resources, sets
from referee.errors import BadLine
from referee.library import Library
from referee.rulebook import Rulebook
from referee.rules import Rule
from tests.cases.case import Case, cases
from tests.cases.differences import differences

BASE = sets.named("base")
BASE_MODULE = f"{sets.__name__}.{BASE.name}"


def likeliest_first(rule: Rule) -> list[Case]:
    """The cases that prove the clauses of the rule come first; one that notices is enough."""
    return sorted(cases(), key=lambda case: -len(set(case.clauses) & set(rule.clauses)))


def notices(case: Case, book: Rulebook) -> bool:
    """Does the case tell another outcome by this book? A line that can no longer be read tells nothing."""
    try:
        return bool(differences(case, book))
    except BadLine:
        return False


@pytest.mark.parametrize("rule", BASE.rules, ids=lambda rule: rule.id)
def test_a_rule_that_is_struck_is_missed(rule: Rule) -> None:
    """Without the rule at least one case comes out differently."""
    without = Rulebook.bind([BASE], strike=[rule.id])
    assert any(notices(case, without) for case in likeliest_first(rule)), f"no case needs {rule.id}"


def test_no_two_rules_bear_one_name() -> None:
    """A rule is struck by its name: a second one of that name would go with it unnoticed."""
    names = [rule.id for rule in BASE.rules]
    assert sorted(set(names)) == sorted(names)


@cache
def ruled() -> frozenset[str]:
    """Every clause that a ruling states: what a person is led to from a verdict."""
    shelf = Library.load(resources.rulings())
    return frozenset(clause for ruling in shelf.rulings for clause in ruling.clauses)


@pytest.mark.parametrize("rule", BASE.rules, ids=lambda rule: rule.id)
def test_a_rule_rests_on_clauses_that_exist(rule: Rule) -> None:
    """Every rule names the clauses it comes from, and the shelf has a ruling on each."""
    assert rule.clauses
    assert set(rule.clauses) <= ruled()


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_a_case_proves_clauses_that_exist(case: Case) -> None:
    """Every case names the clauses it proves, and the shelf has a ruling on each."""
    assert case.clauses
    assert set(case.clauses) <= ruled()


def test_every_rule_is_proven_by_its_own_clause() -> None:
    """For every rule there is a case that names one of its clauses."""
    proven = {clause for case in cases() for clause in case.clauses}
    assert [rule.id for rule in BASE.rules if not proven & set(rule.clauses)] == []


def test_every_clause_the_rules_rest_on_is_proven() -> None:
    """A clause that the judge may give as a reason has a case that proves it."""
    proven = {clause for case in cases() for clause in case.clauses}
    assert sorted({clause for rule in BASE.rules for clause in rule.clauses} - proven) == []


KEYS = re.compile(r'Objection\(\s*"(\w+)"')


def given_by_the_rules() -> set[str]:
    """Every key that the chapters of the box object with."""
    chapters = Path(next(iter(import_module(BASE_MODULE).__path__))).glob("*.py")
    return {key for path in chapters for key in KEYS.findall(path.read_text(encoding="utf-8"))}


def test_every_reason_the_rules_can_give_is_met_by_a_case() -> None:
    """A refusal that no case expects is a refusal that nobody has proven."""
    given = given_by_the_rules()
    met = {key for case in cases() for word in ("keys", "doubts") for key in case.then.get(word, ())}
    assert sorted(given - met) == []


def test_what_a_referee_may_decide_is_what_the_rules_object() -> None:
    """The keys declared by the box are those its rules give, so that a mistyped house rule is refused."""
    given = given_by_the_rules()
    assert sorted(given) == sorted(BASE.facts.reasons)
    assert set(BASE.facts.readings) <= given
