"""Figures that explain themselves: each opens into the figures it is made of, the entries and the clauses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from msgspec import Struct

from referee.core.nouns.verdict import Argument

Value = int | Fraction
"""Money and counts are whole; what is divided or multiplied is an exact fraction."""


class Figure(Struct, frozen=True, gc=False):
    """An exact value, what it is, what it rests on, which entries say so, and what it is made of."""

    key: str
    value: Value
    clauses: tuple[str, ...]
    entries: tuple[int, ...] = ()
    parts: tuple[Figure, ...] = ()
    args: dict[str, Argument] = {}

    def opened(self) -> Iterator[Figure]:
        """This figure and all it is made of, the whole before its parts."""
        yield self
        for part in self.parts:
            yield from part.opened()


def summed(key: str, parts: Iterable[Figure], *clauses: str) -> Figure:
    """The sum of these figures."""
    parts = tuple(parts)
    value: Value = sum(part.value for part in parts)
    return Figure(key, value, clauses, (), parts)
