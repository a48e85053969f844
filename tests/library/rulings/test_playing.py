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
by_its_words = pytest.mark.parametrize("words", ("a-g", "h-o", "p-z"))
"""The rulings in three parts, by the first letter of what they are called."""


def played(words: str) -> list[Ruling]:
    """The rulings of a part that carry cases; some always do."""
    first, last = words.split("-")
    found = [ruling for ruling in LIBRARY.rulings if ruling.case and first <= ruling.id[0] <= last]
    assert found
    return found


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


def cases_of(ruling: Ruling) -> list[Case]:
    """All cases of a ruling."""
    return [case_of(ruling, number) for number in range(len(ruling.case))]


@by_its_words
def test_the_judge_says_what_the_ruling_says(words: str) -> None:
    """Played, a case comes out as it is written."""
    told = {case.id: found for ruling in played(words) for case in cases_of(ruling) if (found := differences(case))}
    assert told == {}


@by_its_words
def test_the_judge_rests_on_the_clauses_of_the_ruling(words: str) -> None:
    """Some case of a ruling is decided by a clause that the ruling states."""
    assert [ruling.id for ruling in played(words) if not rests_on_its_clauses(ruling)] == []


def rests_on_its_clauses(ruling: Ruling) -> bool:
    """Does the outcome of one of its cases name a clause that the ruling states?"""
    found = (named(case, play(case, sets.bind(case.sets))) for case in cases_of(ruling))
    return any(not clauses.isdisjoint(ruling.clauses) for clauses in found)


@by_its_words
def test_the_verdict_is_that_of_the_ruling(words: str) -> None:
    """The verdict that a ruling gives for a ruleset is one that its cases under these sets come to.

    What may not be left out, or cannot be taken where it does not lie, is forbidden by the ruling; the judge cannot
    know whether only a line is missing, and doubts.
    """
    assert {ruling.id: missed for ruling in played(words) if (missed := verdicts_not_met(ruling))} == {}


def verdicts_not_met(ruling: Ruling) -> set[str]:
    """The rulesets by which its cases are played, and come to another verdict than it gives."""
    told = {(ruleset_of(case), verdict) for case in cases_of(ruling) for verdict in _verdicts(case)}
    played = {ruleset for ruleset, _ in told} & set(ruling.verdicts)
    return {ruleset for ruleset in played if (ruleset, ruling.verdicts[ruleset]) not in told}


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


def test_rulesets_that_agree_judge_alike() -> None:
    """A case of the base game comes out the same by a set that a ruling gives the same verdict; else that is played."""
    both = [
        (ruling, name)
        for ruling in LIBRARY.rulings
        for name, ruleset in RULESETS.items()
        if ruling.case and name not in {"base", *FOR_TWO} and {"base", ruleset} <= set(ruling.verdicts)
    ]
    assert both and [(ruling.id, name) for ruling, name in both if not judged_alike(ruling, name)] == []


def judged_alike(ruling: Ruling, name: str) -> bool:
    """Do its cases of the base game come out the same by this set, or is one played by it where it differs?"""
    if differs(ruling, RULESETS[name]):
        return any(ruleset_of(case) == RULESETS[name] for case in cases_of(ruling))
    of_base = (case for case in cases_of(ruling) if case.sets == ("base",))
    by_both = (replace(case, position=case.position.replace("sets base\n", f"sets base {name}\n")) for case in of_base)
    return not any(differences(case) for case in by_both)
