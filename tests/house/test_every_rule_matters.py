"""No rule is idle: each one struck in turn, some case must notice; and what a rule rests on is a clause that exists.

Every set is held to it, bound with the sets it needs, by the cases that are played by just these; a rule that speaks
only where boxes meet by the cases of `meetings/`, with all the sets of such a case. A rule about cards that only other
boxes bring is held to it by the made-up box.
"""

import re
from dataclasses import replace
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

from referee import sets
from referee.core.book.binding import bind
from referee.core.book.rulebook import Rulebook
from referee.core.book.rules import Rule, RuleSet
from referee.errors import BadLine
from tests.cases.case import Case, cases
from tests.cases.differences import differences
from tests.house.ruled import FOR_OTHER_BOXES, KEYS, RULES, SETS, keys_of, needed_by
from tests.shelf import the_shelf


def chapter_of(held: tuple[RuleSet, Rule]) -> str:
    """The module that a rule is written in."""
    return held[1].apply.__module__.removeprefix("referee.sets.")


of_every_set = pytest.mark.parametrize("of", SETS, ids=lambda each: each.name)
CHAPTERS = {chapter: tuple(rules) for chapter, rules in groupby(sorted(RULES, key=chapter_of), chapter_of)}
"""Every rule with its set, by the chapter that it stands in."""


def proving(of: RuleSet) -> tuple[Case, ...]:
    """The cases whose tables are played by this set and those it needs, then those where it meets other boxes."""
    return alone(of) + tuple(case for case in cases() if case.meets and of.name in case.sets)


def alone(of: RuleSet) -> tuple[Case, ...]:
    """The cases whose tables are played by this set and those it needs."""
    return _played_by(frozenset({of.name, *needed_by(of)}))


@cache
def _played_by(names: frozenset[str]) -> tuple[Case, ...]:
    return tuple(case for case in cases() if frozenset(case.sets) == names and not case.meets)


def likeliest_first(of: RuleSet, rule: Rule) -> list[Case]:
    """The cases that prove the clauses of the rule come first; one that notices is enough."""
    return sorted(proving(of), key=lambda case: -len(set(case.clauses) & set(rule.clauses)))


def notices(case: Case, book: Rulebook) -> bool:
    """Does the case tell another outcome by this book? A line that can no longer be read tells nothing."""
    try:
        return bool(differences(case, book))
    except BadLine:
        return False


def is_missed(of: RuleSet, rule: Rule) -> bool:
    """Does at least one case come out differently without the rule?"""

    @cache
    def without(names: tuple[str, ...]) -> Rulebook:
        return bind([sets.named(name) for name in names], strike=[rule.id])

    own = (*needed_by(of), of.name)
    played = ((case, without(case.sets if case.meets else own)) for case in likeliest_first(of, rule))
    return any(notices(case, book) for case, book in played)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_rule_that_is_struck_is_missed(chapter: str) -> None:
    """Without any rule of a chapter at least one case comes out differently."""
    assert [rule.id for of, rule in CHAPTERS[chapter] if not is_missed(of, rule)] == []


@pytest.mark.parametrize(
    ("of", "rule"),
    [(each, rule) for each in SETS for rule in each.restates],
    ids=lambda each: getattr(each, "name", each),
)
def test_a_rule_that_is_restated_is_cited_so(of: RuleSet, rule: str) -> None:
    """By the clauses it had before, at least one case comes out differently; those it has now are on the shelf."""
    plain = replace(of, restates={id_: clauses for id_, clauses in of.restates.items() if id_ != rule})
    assert set(of.restates[rule]) <= ruled()
    book = bind([*needed_by(of).values(), plain])
    assert any(notices(case, book) for case in alone(of)), f"no case cites {rule} by {of.restates[rule]}"


@of_every_set
def test_no_two_rules_bear_one_name(of: RuleSet) -> None:
    """A rule is struck by its name: a second one of that name would go with it unnoticed."""
    names = [rule.id for rule in of.rules]
    assert sorted(set(names)) == sorted(names)


@cache
def ruled() -> frozenset[str]:
    """Every clause that a ruling states: what a person is led to from a verdict."""
    shelf = the_shelf()
    return frozenset(clause for ruling in shelf.rulings for clause in ruling.clauses)


def test_a_rule_rests_on_clauses_that_exist() -> None:
    """Every rule names the clauses it comes from, and the shelf has a ruling on each."""
    assert [rule.id for _, rule in RULES if not rule.clauses or not ruled().issuperset(rule.clauses)] == []


@pytest.mark.parametrize("rule", FOR_OTHER_BOXES, ids=lambda rule: rule.id)
def test_a_rule_for_cards_of_other_boxes_rests_on_theirs(rule: Rule) -> None:
    """A set that has no such card has no clause on it: each card cites its own."""
    assert rule.clauses == ()


def test_a_case_proves_clauses_that_exist() -> None:
    """Every case names the clauses it proves, and the shelf has a ruling on each."""
    assert [case.id for case in cases() if not case.clauses or not ruled().issuperset(case.clauses)] == []


def test_every_case_is_played_by_a_set_and_those_it_needs() -> None:
    """A case of any other mix of sets stands where boxes meet, and there two of them do that do not need each other."""
    played = {case.id for of in SETS for case in alone(of)}
    assert [case.id for case in cases() if case.id not in played and not case.meets] == []
    whole = [frozenset({of.name, *needed_by(of)}) for of in SETS]
    assert [case.id for case in cases() if case.meets and frozenset(case.sets) in whole] == []


def proven_by(of: RuleSet) -> set[str]:
    """Every clause that the cases of this set prove."""
    return {clause for case in proving(of) for clause in case.clauses}


@of_every_set
def test_every_rule_is_proven_by_its_own_clause(of: RuleSet) -> None:
    """For every rule there is a case that names one of its clauses."""
    proven = proven_by(of)
    assert [rule.id for each, rule in RULES if each is of and not proven & set(rule.clauses)] == []


@of_every_set
def test_every_clause_the_rules_rest_on_is_proven(of: RuleSet) -> None:
    """A clause that the judge may give as a reason has a case that proves it; what a restated rule had, its own set."""
    rested_on = {clause for rule in of.rules for clause in rule.clauses}
    own = {rule.id: set(rule.clauses) for _, rule in RULES}
    rested_on |= {clause for id_, clauses in of.restates.items() for clause in set(clauses) - own.get(id_, set())}
    assert sorted(rested_on - proven_by(of)) == []


NAMED = re.compile(r"Objection\(\s*([A-Z_]+)\b")


def given_by_the_rules(of: RuleSet) -> set[str]:
    """Every key that the chapters of this set object with, said or by the name of a constant."""
    chapters = [path.read_text(encoding="utf-8") for path in (Path(sets.__path__[0]) / of.name).glob("*.py")]
    named = {name for text in chapters for name in NAMED.findall(text)}
    said = {key for text in chapters for key in KEYS.findall(text)}
    return said | {key for text in chapters for key in _meant(text, named)}


def _meant(text: str, named: set[str]) -> list[str]:
    """The keys that constants of these names stand for."""
    return [key for name, key in re.findall(r'^([A-Z_]+) = "(\w+)"$', text, re.MULTILINE) if name in named]


@of_every_set
def test_every_reason_the_rules_can_give_is_met_by_a_case(of: RuleSet) -> None:
    """A refusal that no case expects is a refusal that nobody has proven."""
    met = {key for case in proving(of) for word in ("keys", "doubts") for key in case.then.get(word, ())}
    assert sorted(given_by_the_rules(of) - met - keys_of(FOR_OTHER_BOXES)) == []


@of_every_set
def test_what_a_referee_may_decide_is_what_the_rules_object(of: RuleSet) -> None:
    """A set declares the keys its rules give beyond those it stands on, so that a mistyped house rule is refused."""
    known = {key for below in needed_by(of).values() for key in below.facts.reasons}
    given = given_by_the_rules(of)
    assert sorted(given - known) == sorted(of.facts.reasons)
    assert set(of.facts.readings) <= given


def test_a_rule_for_some_cards_amends_a_question_about_a_card() -> None:
    """Where a question is about no card, kinds and traits that a rule names would be passed over in silence."""
    amending = [rule for _, rule in RULES if rule.question is not None and (rule.kinds or rule.traits)]
    assert amending
    assert [rule.id for rule in amending if rule.question is not None and rule.question.kind is None] == []
