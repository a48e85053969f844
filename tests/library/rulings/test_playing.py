"""Rulings that can be played: what a ruling says of a play is what the judge says, for the ruling's own clauses.

A ruling about something that the table judges carries cases, in the form of tests/cases/README.md without a shared
table. So the shelf and the judge cannot drift apart.
"""

from dataclasses import replace

import pytest

from referee import sets
from referee.core.book.rulebook import Situation
from referee.core.judging.due import agenda
from referee.library.ruling import Ruling
from tests.cases.case import Case
from tests.cases.differences import asked, differences
from tests.cases.outcome import Outcome, play
from tests.shelf import the_shelf

RULESETS = {
    "base": "base",
    "rebel": "rebel",
    "championship": "champ-2007",
    "duel": "champ-2007",
    "death_mesa": "death-mesa",
    "lone_gunslinger": "lone-gunslinger",
    "dodge_city": "dodge-city",
    "bullet": "bullet",
    "high_noon": "high-noon",
    "fistful": "fistful",
}
"""By the name of a set, the word for it in verdicts."""
FOR_TWO = {"duel"}
"""Sets that are a game of their own: a case of the base game cannot be played by them."""
REGULATION = "003-italian-championship-2007"
AWAY = {"annex 1", "auction", "scoring", "table formation"}
"""Its sections on what lies outside a game at the table as it is played here."""
LIBRARY = the_shelf()
PLAYED = [(ruling, number) for ruling in LIBRARY.rulings for number in range(len(ruling.case))]


def case_of(ruling: Ruling, number: int) -> Case:
    """One case of a ruling."""
    said = ruling.case[number]
    assert not said.keys() - {"given", "when", "then"}, (ruling.id, said.keys())
    assert said["then"], ruling.id
    return Case(ruling.id, f"{number + 1}", ruling.clauses, said["given"], tuple(said.get("when", ())), said["then"])


def ruleset_of(case: Case) -> str:
    """The word for the set that stands on all the others."""
    return RULESETS[sets.bind(case.sets).sets[-1]]


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
    """The verdict that a ruling gives for a ruleset is one that its cases under these sets come to.

    What may not be left out, or cannot be taken where it does not lie, is forbidden by the ruling; the judge cannot
    know whether only a line is missing, and doubts.
    """
    cases = [case_of(ruling, number) for number in range(len(ruling.case))]
    told = {(ruleset_of(case), verdict) for case in cases for verdict in _verdicts(case)}
    for ruleset in {ruleset for ruleset, _ in told} & set(ruling.verdicts):
        assert (ruleset, ruling.verdicts[ruleset]) in told


def _verdicts(case: Case) -> set[str]:
    left_out = {"before_drawing", "step_skipped", "card_not_there"} & {*case.then.get("doubts", ())}
    return {case.then.get("verdict", "legal"), *(("illegal",) if left_out else ())}


def away(ruling: Ruling) -> bool:
    """Does it speak of the tournament around the game?"""
    return ruling.source == REGULATION and ruling.section in AWAY


def at_the_table(ruling: Ruling) -> bool:
    """Does it judge a play in a game whose sets are there?"""
    judged = {*RULESETS.values()} & set(ruling.verdicts)
    return bool(judged) and not away(ruling) and ruling.standing != "house"


def test_every_judgement_can_be_played() -> None:
    """A ruling that judges a play under a ruleset whose sets are there carries a case."""
    assert [ruling.id for ruling in LIBRARY.rulings if at_the_table(ruling) and not ruling.case] == []


def test_what_lies_outside_a_game_is_left_out_for_a_reason() -> None:
    """Each section left out has rulings that judge something, and none of them can be played yet."""
    left_out = [each for each in LIBRARY.rulings if each.verdicts and away(each)]
    assert {ruling.section for ruling in left_out} >= AWAY
    assert [ruling.id for ruling in left_out if ruling.case] == []


def differs(ruling: Ruling, ruleset: str) -> bool:
    """Does this ruleset give another verdict than the base game?"""
    return ruling.verdicts[ruleset] != ruling.verdicts["base"]


BOTH = [
    (ruling, number, name)
    for ruling, number in PLAYED
    for name, ruleset in RULESETS.items()
    if name not in {"base", *FOR_TWO} and {"base", ruleset} <= set(ruling.verdicts)
]


@pytest.mark.parametrize(
    ("ruling", "number", "name"), BOTH, ids=[f"{ruling.id} {number + 1} {name}" for ruling, number, name in BOTH]
)
def test_rulesets_that_agree_judge_alike(ruling: Ruling, number: int, name: str) -> None:
    """A case of the base game comes out the same by a set that a ruling gives the same verdict; else that is played."""
    case = case_of(ruling, number)
    if differs(ruling, RULESETS[name]):
        assert any(ruleset_of(case_of(ruling, each)) == RULESETS[name] for each in range(len(ruling.case)))
    elif case.sets == ("base",):
        position = case.position.replace("sets base\n", f"sets base {name}\n")
        assert not differences(replace(case, position=position))
