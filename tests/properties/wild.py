"""Anything of the right types, sound or not: entries and openings as a stranger's program might send them."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.owed_kinds import IN_EVERY_GAME
from referee.core.judging import bounds, soundness
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import TOLD_OF_FACES, Card
from referee.errors import BadJournal
from tests.properties.logs import BOOK

numbers = st.integers(1, 7) | st.integers(1, 7) | st.sampled_from([-1, 0, 0, 8, 99, 200, 201, 10**12])
odd = st.sampled_from(["", "xyz", "a;b", "\u2028", "passed_over", "4h", "turn", "law"]) | st.text(max_size=8)
LIKELY = {
    "card": sorted(BOOK.draws | BOOK.cards.keys()),
    "serves": ["", *BOOK.cards],
    "cause": ["", "turn", "reward", "limit", *BOOK.causes, *BOOK.cards],
    "role": ["", *BOOK.roles],
    "character": ["", *BOOK.characters],
    "side": sorted(set(BOOK.sides.values())),
    "winner": ["", *BOOK.sides.values()],
    "face": sorted(TOLD_OF_FACES),
    "over": ["", "4h"],
    "key": ["second_bang", "own_cards"],
    "played": ["", "bang", "beer"],
    "tried": ["jourdonnais", "barrel"],
    "clauses": ["NLB-013"],
}
"""What a field of this name mostly holds."""
FACTS = get_args(e.Fact)
KINDS = sorted({kind.name for kind in IN_EVERY_GAME})


@cache
def of(kind: Any, name: str = "") -> st.SearchStrategy[Any]:
    """Any value of this type, for a field of this name; one strategy for all that is drawn of it."""
    if kind is Card:
        return st.builds(Card, st.sampled_from(["", *BOOK.cards]) | odd, st.sampled_from(["", "", "4h"]) | odd)
    if kind is str and name in LIKELY:
        return st.one_of(*3 * [st.sampled_from(LIKELY[name])], odd)
    if kind is Owed:
        return st.builds(Owed, **{**_fields(Owed), "kind": st.sampled_from([*KINDS, "xyz"])})
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return st.sampled_from(inner)
    if origin is tuple and inner[-1] is not ...:
        return st.tuples(*(of(each, name) for each in inner))
    if origin is tuple:
        return st.lists(of(inner[0], name), max_size=2).map(tuple)
    if origin in (Union, UnionType):
        return st.one_of(*(of(each, name) for each in inner))
    if origin is dict:
        return st.just({}) | st.just({"edition": "fourth"}) | st.dictionaries(odd, odd, max_size=1)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return st.builds(kind, **_fields(kind))
    return {int: numbers, str: odd, bool: st.booleans(), NoneType: st.none()}[kind]


def _fields(kind: type[Struct]) -> dict[str, st.SearchStrategy[Any]]:
    hints = get_type_hints(kind)
    return {name: of(hints[name], name) for name in kind.__struct_fields__}


anything = st.sampled_from(FACTS).flatmap(of)
LATER = {"seats", "sets", "slices", "triggers"}
fields = {name: of(kind, name) for name, kind in get_type_hints(Table).items() if name not in LATER}


@st.composite
def openings(draw: st.DrawFn, table: Table) -> Table:
    """A table with some of it replaced by whatever has the right type."""
    changed = {name: draw(fields[name]) for name in draw(st.lists(st.sampled_from(sorted(fields)), max_size=2))}
    if draw(st.booleans()):
        seat = draw(of(type(table.seats[0])))
        changed["seats"] = tuple(replace(seat, number=n) if n == 2 else s for n, s in enumerate(table.seats, 1))
    return replace(table, **changed)


def sound(entry: e.Entry, table: Table) -> bool:
    """Is it let in?"""
    try:
        soundness.check(entry, table, BOOK)
    except BadJournal:
        return False
    return True


def fits(before: Table, after: Table) -> bool:
    """Has nothing grown beyond what a table may have?"""
    try:
        bounds.check(before, after)
    except BadJournal:
        return False
    return True
