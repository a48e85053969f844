"""Every clause of the boxes that a table works by is kept by the rules, and by which of them is shown, not said.

A rule that cites it is struck as in test_every_rule_matters.py: a case of the clause comes out differently. Where none
does, the clause says how far such a rule goes, and has a case of that. What no rule cites stands in clauses.toml.
"""

from functools import cache
from pathlib import Path

import pytest

from referee import sets
from referee.core.book.binding import bind
from referee.core.book.rulebook import Rulebook
from tests import clauses
from tests.cases.case import Case, cases
from tests.house import test_dodge_city
from tests.house.test_every_name_has_cases import works
from tests.house.test_every_rule_matters import notices
from tests.rows import rows

HOUSE = Path(__file__).parents[2] / "docs" / "house.md"
BY_PREFIX = pytest.mark.parametrize("prefix", clauses.PREFIXES)


@cache
def without(names: tuple[str, ...], rule: str) -> Rulebook | None:
    """The book of these sets and those they need without that rule; None if they have no such rule."""
    bound = sets.with_needs(map(sets.named, names))
    return bind(bound, strike=[rule]) if any(each.id == rule for of in bound for each in of.rules) else None


def misses(case: Case, rule: str) -> bool:
    """Does the case come out differently without the rule?"""
    book = without(case.sets, rule)
    return book is not None and notices(case, book)


def missed_by_its_own(clause: str) -> bool:
    """Does a case of the clause miss a rule that cites it?"""
    rules = clauses.citing()[clause]
    return any(misses(case, rule.id) for case in clauses.proving().get(clause, ()) for rule in rules)


def case_of(id_: str) -> Case:
    """The case of this id."""
    return next(case for case in cases() if case.id == id_)


def test_every_clause_is_kept_in_one_way() -> None:
    """Cited by a rule, or else told of in the table: none is left out, and none stands there that would need not."""
    assert [(clause, ways) for clause in clauses.clauses() if len(ways := clauses.kept_as(clause)) != 1] == []
    said = [clause for kind in clauses.KINDS for clause in clauses.table()[kind]]
    assert [clause for clause in said if clause in clauses.citing() and missed_by_its_own(clause)] == []


def test_every_working_clause_has_a_case_or_is_counted() -> None:
    """Nothing is kept by what nobody has seen."""
    facts = clauses.table()["facts"]
    assert [clause for clause in clauses.working() if clause not in clauses.proving() and clause not in facts] == []
    assert [name for name in facts.values() if not callable(getattr(test_dodge_city, name, None))] == []


@BY_PREFIX
def test_a_case_of_the_clause_misses_a_rule_that_cites_it(prefix: str) -> None:
    """But where it says how far the rule goes: then a case of it shows that, and others miss the rule."""
    of = [clause for clause in clauses.working() if clause.startswith(prefix)]
    cited = [clause for clause in of if clauses.kept_as(clause) == ["cited"]]
    ends = [clause for clause in cited if not missed_by_its_own(clause)]
    assert cited and [clause for clause in ends if not clauses.proving()[clause]] == []
    assert ends == [clause for clause in clauses.table()["ends"] if clause.startswith(prefix)]


@BY_PREFIX
def test_rules_that_do_not_cite_a_clause_are_missed_by_its_cases(prefix: str) -> None:
    """Each of those in the table."""
    carried = {clause: rules for clause, rules in clauses.table()["carried"].items() if clause.startswith(prefix)}
    idle = [
        (clause, rule)
        for clause, rules in carried.items()
        for rule in rules
        if not any(misses(case, rule) for case in clauses.proving()[clause])
    ]
    assert carried and idle == []


@rows("clause", clauses.table()["bounds"])
def test_what_a_clause_allows_is_allowed_and_no_more(clause: str) -> None:
    """Its own case is in order; beyond it another misses the rule that this one is not held to."""
    told = clauses.table()["bounds"][clause]
    allowed, beyond = case_of(told["allowed"]), case_of(told["beyond"])
    assert clause in allowed.clauses and works(allowed)
    assert misses(beyond, told["rule"]) and allowed is not beyond


@pytest.mark.parametrize("clause", clauses.table()["moves"])
def test_what_an_entry_moves_is_no_matter_of_rules(clause: str) -> None:
    """One case in order, and one of the clause that is none: refused, or in doubt."""
    told = clauses.table()["moves"][clause]
    amiss = case_of(told["amiss"])
    assert works(case_of(told["moved"])) and clause in amiss.clauses and not works(amiss)


def test_the_page_shows_the_count() -> None:
    """As `python -m tests.clauses` prints it; no clause is kept by nothing."""
    text = HOUSE.read_text(encoding="utf-8")
    assert "\n".join(clauses.rows()) in text
    assert [clauses.count(prefix).neither for prefix in clauses.PREFIXES] == [0, 0, 0, 0]
