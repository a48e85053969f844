"""What is refused names the clause by which it is, everywhere: verdicts, what is due, sets that do not go together."""

from __future__ import annotations

from referee import sets
from referee.core.judging.due import agenda
from tests.cases.case import cases
from tests.cases.outcome import played

OF_THE_CARD = {
    "base.has_what_it_costs",
    "base.as_much_as_it_costs",
    "base.what_it_costs_is_given_up",
    "base.waits_a_turn",
    "base.used_from_before_oneself",
    "base.works_where_it_lies",
}
"""Rules without a clause of their own: no printed card waits or costs others, and those of boxes bring theirs."""


def test_every_rule_names_a_clause() -> None:
    """But for those that cite the clauses of the card they speak of."""
    every = (rule for name in sets.names() for rule in sets.named(name).rules)
    assert {rule.id for rule in every if not rule.clauses} == OF_THE_CARD


def test_every_verdict_of_a_case_names_its_clauses() -> None:
    """Every reason of it, and every doubt; and so does all that is due then, but for what a position says."""
    bare = set()
    for case in cases():
        done = played(case)
        reasons = (*done.verdict.reasons, *done.verdict.doubts)
        bare |= {(case.id, each.key) for each in reasons if not each.clauses}
        due = agenda(done.table, done.book).due if case.when else ()
        bare |= {(case.id, item.owed.kind) for item in due if not item.owed.clauses}
    assert bare == set()


def test_a_set_stands_alone_by_a_clause_of_its_own() -> None:
    """So that who chooses it beside another is told why not."""
    for found in map(sets.named, sets.names()):
        assert all(clause in found.holds for clause in found.alone), found.name
