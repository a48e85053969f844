"""Rulings that can be played: what a ruling says of a play is what the judge says, for the ruling's own clauses.

A ruling about something that the table judges carries cases, in the form of tests/cases/README.md without a shared
table. So the shelf and the judge cannot drift apart.
"""

import pytest

from referee import resources, sets
from referee.due import agenda
from referee.library import Library, Ruling
from referee.rulebook import Situation
from tests.cases.case import Case
from tests.cases.differences import asked, differences
from tests.cases.outcome import Outcome, play

JUDGED = {"base", "rebel"}
"""The rulesets whose sets are there."""
LIBRARY = Library.load(resources.rulings())
PLAYED = [(ruling, number) for ruling in LIBRARY.rulings for number in range(len(ruling.case))]


def case_of(ruling: Ruling, number: int) -> Case:
    """One case of a ruling."""
    said = ruling.case[number]
    assert not said.keys() - {"given", "when", "then"}, (ruling.id, said.keys())
    assert said["then"], ruling.id
    return Case(ruling.id, f"{number + 1}", ruling.clauses, said["given"], tuple(said.get("when", ())), said["then"])


def named(case: Case, outcome: Outcome) -> set[str]:
    """The clauses that the outcome names: of the verdict, of what is due, of the answers that the case speaks of."""
    due = (clause for item in agenda(outcome.table, outcome.book).due for clause in item.owed.clauses)
    now = Situation(outcome.table, outcome.book)
    answers = (
        clause
        for each in case.then.get("answers", ())
        for step in now.explain(*asked(each)).steps
        for clause in step[1]
    )
    return {*outcome.verdict.clauses, *due, *answers}


@pytest.mark.parametrize(("ruling", "number"), PLAYED, ids=[f"{ruling.id} {number + 1}" for ruling, number in PLAYED])
def test_the_judge_says_what_the_ruling_says(ruling: Ruling, number: int) -> None:
    """Played, a case comes out as it is written."""
    assert not differences(case_of(ruling, number))


@pytest.mark.parametrize("ruling", [r for r in LIBRARY.rulings if r.case], ids=lambda ruling: ruling.id)
def test_the_judge_rests_on_the_clauses_of_the_ruling(ruling: Ruling) -> None:
    """Some case of a ruling is decided by a clause that the ruling states."""
    cases = [case_of(ruling, number) for number in range(len(ruling.case))]
    found = [named(case, play(case, sets.bind(case.sets))) for case in cases]
    assert any(not clauses.isdisjoint(ruling.clauses) for clauses in found), (found, ruling.clauses)


@pytest.mark.parametrize("ruling", [r for r in LIBRARY.rulings if r.case], ids=lambda ruling: ruling.id)
def test_the_verdict_is_that_of_the_ruling(ruling: Ruling) -> None:
    """The verdict that a ruling gives for a ruleset is one that its cases under these sets come to."""
    cases = [case_of(ruling, number) for number in range(len(ruling.case))]
    told = {("rebel" if "rebel" in case.sets else "base", case.then.get("verdict", "legal")) for case in cases}
    for ruleset in {ruleset for ruleset, _ in told} & set(ruling.verdicts):
        assert (ruleset, ruling.verdicts[ruleset]) in told


def test_every_judgement_can_be_played() -> None:
    """A ruling that judges a play under a ruleset whose sets are there carries a case."""
    assert [r.id for r in LIBRARY.rulings if JUDGED & set(r.verdicts) and not r.case and r.standing != "house"] == []
