"""A rule that is left out, because its scene or its step is not there, would have said nothing there.

Every case of the sets that have such rules is played by a book that asks them all, always; each is watched. Besides,
the rules that are left out follow from the table as it stands, and from nothing that was asked before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from referee import sets
from referee.core.book.binding import bind
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.book.rules import Rule
from referee.core.nouns.table import Frame, Owed, Table
from referee.sets.dodge_city.memory import City, Copy
from referee.sets.events.lying import Lying
from referee.sets.high_noon.noon import Noon
from tests.cases.case import Case, cases
from tests.cases.differences import differences

APART = {rule.id: rule for name in sets.names() for rule in sets.named(name).rules if rule.scene or rule.step}
"""Every rule that is left out somewhere."""
BOXES = ("base", "dodge_city", "events", "fistful", "high_noon")


def is_there(rule: Rule, now: Situation) -> bool:
    """Is the game in the scene of the rule, and its step owed in the turn?"""
    kept, steps = now.table.slices, {owed.kind for owed in now.table.frames[0].owed}
    told = [
        scene for name, of in now.book.slices.items() if of.scenes and name in kept for scene in of.scenes(kept[name])
    ]
    return rule.scene in ("", *told) and rule.step in ("", *steps)


def watched(rule: Rule, silent: Counter[str], spoke: list[str]) -> Rule:
    """The rule, asked everywhere: `silent` counts where it is not there, `spoke` tells where it spoke all the same."""

    def apply(now: Situation, about: Any, *more: Any) -> Any:
        said = rule.apply(now, about, *more)
        if not is_there(rule, now):
            silent[rule.id] += 1
            if said is not None if rule.use == "object" else said != about:
                spoke.append(f"{rule.id} {about} {more}")
        return said

    return replace(rule, apply=apply, scene="", step="")


def asking_all(watch: Callable[[Rule], Rule]) -> Callable[[tuple[str, ...]], Rulebook]:
    """What binds sets so that every rule is asked everywhere."""

    @cache
    def bound(names: tuple[str, ...]) -> Rulebook:
        chosen = map(sets.named, names)
        return bind(
            replace(of, rules=[watch(rule) if rule.id in APART else rule for rule in of.rules]) for of in chosen
        )

    return bound


def those_with_such_rules() -> list[Case]:
    """The cases that are played by a set with rules that are left out somewhere."""
    owners = {id_.partition(".")[0] for id_ in APART}
    return [case for case in cases() if not owners.isdisjoint(case.sets)]


def test_what_is_left_out_would_say_nothing() -> None:
    """Each was asked where it is not there, and spoke nowhere; no case comes out differently for it."""
    silent: Counter[str] = Counter()
    spoke: list[str] = []
    book = asking_all(lambda rule: watched(rule, silent, spoke))
    told = {case.id: found for case in those_with_such_rules() if (found := differences(case, book(case.sets)))}
    assert (told, spoke) == ({}, [])
    assert APART.keys() == silent.keys()


def left_out(table: Table, book: Rulebook) -> set[str]:
    """The rules of the book that are not asked at this table."""
    return {rule.id for rule in book.rules} - {rule.id for rule in Situation(table, book).book.rules}


def test_it_follows_from_the_table_alone() -> None:
    """Whatever table was asked about before, and where what is remembered was changed in its place."""
    book = sets.bind(BOXES)
    plain, owing = Table(), Table(frames=(Frame(owed=(Owed("return", 1, ordered=True),)),))
    town = Table(slices={"events": Lying("ghost_town"), "high_noon": Noon(ghost=2)})
    silent = left_out(plain, book)
    assert silent == {id_ for id_ in APART if id_.partition(".")[0] in BOXES}
    assert silent - left_out(town, book) == {id_ for id_ in silent if APART[id_].scene in ("ghost_town", "ghost")}
    assert silent - left_out(owing, book) == {id_ for id_ in silent if APART[id_].step == "return"}
    town.slices["dodge_city"] = City((Copy(1, "el_gringo"),))
    assert "dodge_city.vera_custer" not in left_out(town, book)
    town.slices.clear()
    assert left_out(town, book) == left_out(plain, book) == silent
