"""Every card, character and event of every set is told of in cases: one where it does its work, and a near miss."""

import re
from collections import defaultdict
from functools import cache

from referee.core.book.rules import RuleSet
from tests.cases.case import Case, cases
from tests.house.ruled import SETS
from tests.rows import rows

WORDS = re.compile(r"\w+")


@cache
def telling() -> dict[tuple[str, str], list[Case]]:
    """The cases in which a word lies on the table or is logged, by the sets they are played by."""
    found: dict[tuple[str, str], list[Case]] = defaultdict(list)
    for case in cases():
        words = set(WORDS.findall("\n".join((case.position, *case.when))))
        for key in ((name, word) for name in case.sets for word in words):
            found[key].append(case)
    return found


def names_of(of: RuleSet) -> list[str]:
    """What a set prints a name on: cards, more copies of cards, characters, events."""
    printed = (name for name, card in of.facts.cards.items() if card.faces)
    return [*printed, *of.facts.copies, *of.facts.characters, *of.facts.events]


def works(case: Case) -> bool:
    """Is the last line of it in order?"""
    return case.then.get("verdict", "legal") in ("legal", "open") and not case.then.get("doubts")


@rows("of", SETS, ids=lambda each: each.name)
def test_it_does_its_work_and_is_nearly_misplayed(of: RuleSet) -> None:
    """Of each name one case at least is in order, and one is refused or in doubt."""
    told = {name: telling().get((of.name, name), []) for name in names_of(of)}
    assert [name for name, found in told.items() if not any(map(works, found))] == []
    assert [name for name, found in told.items() if all(map(works, found))] == []
