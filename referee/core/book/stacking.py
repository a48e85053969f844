"""How sets stack: in which order, what may not stand twice, and which rules hold.

In go the chosen sets in any order; out come the same sets in the one order that does not depend on how they were
typed, what they bring as one, and their rules sorted by layer, with the struck ones gone and others replaced.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from referee.core.book.owed_kind import OwedKind, as_usual
from referee.core.book.rules import Now, Rule, RuleSet
from referee.errors import SetsClash, UnknownId

V = TypeVar("V")


def stacked(sets: Iterable[RuleSet[Now, Any]]) -> tuple[RuleSet[Now, Any], ...]:
    """The sets, each after those it needs, else by name.

    Raises `SetsClash` if one misses what it needs, or stands alone and does not.
    """
    chosen = sorted(_beside_each_other(tuple(sets)), key=lambda each: each.name)
    left = {each.name: each for each in chosen}
    for each in chosen:
        if left[each.name] is not each:
            raise SetsClash("sets_clash", set=each.name, other=each.name)
        if missing := [name for name in each.needs if name not in left]:
            raise SetsClash("set_needs", set=each.name, other=missing[0])
        if present := _unwelcome(each, left):
            raise SetsClash("stands_alone", set=each.name, other=present[0], clauses=each.alone)
    order: list[RuleSet[Now, Any]] = []
    while left:
        ready = next((name for name, each in left.items() if not left.keys() & {*each.needs} - {name}), None)
        if ready is None:
            first, *_, last = left
            raise SetsClash("sets_clash", set=last, other=first)
        order.append(left.pop(ready))
    return tuple(order)


def _beside_each_other(sets: tuple[RuleSet[Now, Any], ...]) -> list[RuleSet[Now, Any]]:
    """The sets as they are beside each other: one that another says in full what it says leaves that out."""
    names = [each.name for each in sets]
    return [next((each.beside[name] for name in names if name in each.beside), each) for each in sets]


def _unwelcome(one: RuleSet[Now, Any], chosen: Mapping[str, RuleSet[Now, Any]]) -> list[str]:
    """What this set cannot be played with: if it stands alone, all that it does not need.

    A set that needs it was made for it, and goes with it.
    """
    if not one.alone:
        return []
    needed = _with_what_they_need((one.name,), chosen)
    return [name for name in chosen if name not in needed and one.name not in _with_what_they_need((name,), chosen)]


def _with_what_they_need(names: Iterable[str], chosen: Mapping[str, RuleSet[Now, Any]]) -> list[str]:
    """These sets and all that they need of those chosen."""
    needed = list(names)
    for name in needed:
        needed += [each for each in chosen[name].needs if each in chosen and each not in needed]
    return needed


def merged(
    sets: Iterable[RuleSet[Now, Any]], brought: Callable[[RuleSet[Now, Any]], Mapping[str, V]], shared: bool = False
) -> dict[str, V]:
    """What each set brings under ids, as one; a later set may redefine only what it says it overrides.

    `shared`: two sets may say the same. Raises `SetsClash`.
    """
    whole: dict[str, V] = {}
    owner: dict[str, str] = {}
    for each in sets:
        for key, value in brought(each).items():
            if key in whole and key not in each.overrides and not (shared and whole[key] == value):
                raise SetsClash("sets_clash", set=each.name, other=owner[key], id=key)
            whole[key], owner[key] = value, each.name
    return whole


def owed_kinds(sets: Iterable[RuleSet[Now, Any]], in_every_game: Iterable[OwedKind[Now]]) -> dict[str, OwedKind[Now]]:
    """The kinds of owed things by name, each with what the sets say of it, but for the entries that meet it.

    Any set may say otherwise what the core says of a kind; what another set says, only if it overrides that kind.
    Raises `SetsClash`.
    """
    kinds = {kind.name: as_usual(kind.name).said_anew(kind) for kind in in_every_game}
    owner: dict[tuple[str, str], str] = {}
    for each in sets:
        for kind in each.owes:
            for part in kind.says:
                if (kind.name, part) in owner and kind.name not in each.overrides:
                    raise SetsClash("sets_clash", set=each.name, other=owner[kind.name, part], id=kind.name)
                owner[kind.name, part] = each.name
            kinds[kind.name] = kinds.get(kind.name, as_usual(kind.name)).said_anew(kind)
    return kinds


def in_force(sets: Iterable[RuleSet[Now, Any]], strike: Iterable[str] = ()) -> tuple[Rule, ...]:
    """The rules that hold, by layer, then by set, then as written; who replaces a rule stands in its place.

    Raises `UnknownId` for a rule struck, restated or replaced that no set has, `SetsClash` for one name or one place
    with two rules.
    """
    chosen = tuple(sets)
    known = {rule.id for each in chosen for rule in each.rules}
    struck = {*strike, *(rule for each in chosen for rule in each.strikes)}
    if unknown := sorted(struck - known):
        raise UnknownId("no_such_rule", rule=unknown[0])
    restated = _restated(chosen, known)
    heirs = _heirs(chosen)
    heads = (rule for each in chosen for rule in each.rules if not rule.replaces)
    holding = (rule for head in heads if (rule := _standing(head, heirs, struck)))
    cited = (replace(rule, clauses=restated[rule.id]) if rule.id in restated else rule for rule in holding)
    return tuple(sorted(cited, key=lambda rule: rule.layer))


def _restated(sets: tuple[RuleSet[Now, Any], ...], known: set[str]) -> dict[str, tuple[str, ...]]:
    """The clauses in which a set says a rule of another, by the id of that rule."""
    restated = merged(sets, lambda each: each.restates)
    if unknown := sorted(restated.keys() - known):
        raise UnknownId("no_such_rule", rule=unknown[0])
    return restated


def _heirs(sets: tuple[RuleSet[Now, Any], ...]) -> dict[str, Rule]:
    """The rule that stands in the place of another, by the id of the one replaced."""
    heirs: dict[str, Rule] = {}
    owner: dict[str, str] = {}
    for each in sets:
        for rule in each.rules:
            if rule.id in owner:
                raise SetsClash("sets_clash", set=each.name, other=owner[rule.id], id=rule.id)
            owner[rule.id] = each.name
            if not rule.replaces:
                continue
            if rule.replaces not in owner or rule.replaces == rule.id:
                raise UnknownId("no_such_rule", rule=rule.replaces)
            before = heirs.get(rule.replaces)
            if before is not None and rule.replaces not in each.overrides:
                raise SetsClash("sets_clash", set=each.name, other=owner[before.id], id=rule.replaces)
            heirs[rule.replaces] = rule
    return heirs


def _standing(head: Rule, heirs: Mapping[str, Rule], struck: set[str]) -> Rule | None:
    """The last heir of a rule that is not struck, in the layer of the first."""
    rule, found = head, None if head.id in struck else head
    while rule.id in heirs:
        rule = heirs[rule.id]
        found = found if rule.id in struck else rule
    return found if found is None or found.layer == head.layer else replace(found, layer=head.layer)
