"""Rules go by what a card is: each case holds as well where a card of another name works as the one it tells of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from referee import sets
from referee.core.book.binding import bind
from referee.core.book.facts import Facts
from referee.core.book.rulebook import Rulebook
from referee.core.book.rules import RuleSet
from tests.cases.case import Case, cases
from tests.cases.differences import differences
from tests.hunts import some

CARDS = sets.named("base").facts.cards
NO_CARD = ("keys", "doubts", "because", "verdict", "rests")
"""What a case says in which no card is named."""
THE_FIRST = ("wanted", "serves_as")
"""Where the known card is named all the same: as what would have been right, and as what another serves as."""
NOT_IN_THE_LINE = re.compile(r"(bang \d|sets |slice |bangs |death )")
"""Lines of a position in which no card is named, or one that nobody has any more."""


def second(kind: str) -> str:
    """What the second card is called."""
    return f"second_{kind}"


@cache
def with_a_second(kind: str, of: tuple[str, ...]) -> Rulebook:
    """These sets and a box in which every copy of this card bears the other name."""
    card = sets.bind(of).cards[kind]
    facts = Facts(cards={kind: replace(card, faces=()), second(kind): replace(card, kind=second(kind), works_as=kind)})
    box = RuleSet("second", facts, needs=of, overrides=frozenset({kind}))
    return bind([*map(sets.named, of), box])


def renamed(said: Any, kind: str) -> Any:
    """The same with the other name, wherever the card is named."""
    if isinstance(said, str):
        return re.sub(rf"(?<![\w-]){kind}(?![\w-])", second(kind), said)
    if isinstance(said, list | tuple):
        return type(said)(renamed(each, kind) for each in said)
    if isinstance(said, dict):
        return {renamed(word, kind): _told(word, value, kind) for word, value in said.items() if word != "choices"}
    return said


def _told(word: str, value: Any, kind: str) -> Any:
    return value if word.split()[0] in (*NO_CARD, *THE_FIRST) else renamed(value, kind)


def with_the_second(case: Case, kind: str) -> Case:
    """The case told of the other card."""
    lines = (line if NOT_IN_THE_LINE.match(line) else renamed(line, kind) for line in case.position.splitlines())
    return replace(case, position="\n".join(lines), when=renamed(case.when, kind), then=renamed(case.then, kind))


def told_of(kind: str) -> Iterator[tuple[Case, Case]]:
    """Where the card lies or is played, and is not only what something else counts as: the case, told of the other."""
    for case in cases():
        if any(kind in line for line in (case.position, *case.when)):
            two = with_the_second(case, kind)
            if (case.position, case.when) != (two.position, two.when):
                yield case, two


@pytest.mark.parametrize("kind", CARDS)
def test_what_holds_for_a_card_holds_for_a_second_one(kind: str) -> None:
    """Every case in which it is played, answered, lies or is owed comes out alike; one in three, if nobody hunts."""
    told = some([*told_of(kind)], 3)
    unlike = {case.id: found for case, two in told if (found := differences(two, with_a_second(kind, case.sets)))}
    assert told
    assert unlike == {}
