"""The rules of every set: those that its own cards are played by, and those that wait for the cards of other boxes."""

from __future__ import annotations

import inspect
import re
from functools import cache

from referee import sets
from referee.core.book.rules import Rule, RuleSet

SETS = tuple(sets.named(name) for name in sets.names())
KEYS = re.compile(r'Objection\(\s*"(\w+)"')


def needed_by(of: RuleSet) -> dict[str, RuleSet]:
    """The sets that this one stands on, and those that they do."""
    return _with_those_below(tuple(of.needs))


@cache
def _with_those_below(names: tuple[str, ...]) -> dict[str, RuleSet]:
    needed = {name: sets.named(name) for name in names}
    return needed | {name: each for below in needed.values() for name, each in needed_by(below).items()}


def is_for_other_boxes(of: RuleSet, rule: Rule) -> bool:
    """Is the rule about traits alone that no card has, of this set or of those it stands on?"""
    cards = [card for each in (of, *needed_by(of).values()) for card in each.facts.cards.values()]
    theirs = {trait for card in cards for trait in card.traits}
    return bool(rule.traits) and not rule.kinds and theirs.isdisjoint(rule.traits)


RULES = tuple((each, rule) for each in SETS for rule in each.rules if not is_for_other_boxes(each, rule))
"""Held to the cases, and to the clauses that they rest on."""
FOR_OTHER_BOXES = tuple(rule for each in SETS for rule in each.rules if is_for_other_boxes(each, rule))
"""Held to a made-up box, and to the clauses of its cards."""


def keys_of(rules: tuple[Rule, ...]) -> set[str]:
    """What these rules object with."""
    return {key for rule in rules for key in KEYS.findall(inspect.getsource(rule.apply))}
