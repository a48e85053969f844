"""The rulings that somebody who reads one asks for next.

In go a library and a ruling, out come others: those it names itself, then those that state the same clauses, then those
about the same cards, characters and roles. And those that one replaced, or was replaced by.
"""

from __future__ import annotations

from typing import NamedTuple

from referee.library.ruling import Ruling
from referee.library.shelf import Library, touched

MOST = 8
COMMON = ("official", "community translation")
"""The standings of the documents that hold whatever is played, unless it takes a box to play by them."""
ALIKE = 0.5
"""Of the things that two rulings are about together, so many must be the same."""


class Beside(NamedTuple):
    """The rulings that stand beside one: those that took its place, those whose place it took, those asked for next."""

    replaced_by: tuple[Ruling, ...] = ()
    replaces: tuple[Ruling, ...] = ()
    next: tuple[Ruling, ...] = ()


def beside(library: Library, ruling: Ruling) -> Beside:
    """What stands beside this ruling; it may have replaced one that is not there any more."""
    later = tuple(other for other in library.rulings if ruling.id in other.supersedes)
    earlier = tuple(other for other in library.rulings if other.id in ruling.supersedes)
    return Beside(later, earlier, related(library, ruling))


def related(library: Library, ruling: Ruling, most: int = MOST) -> tuple[Ruling, ...]:
    """The rulings next to this one, the nearest first; what was replaced is not among them."""
    others = [other for other in library.near(ruling) if not library.replaced(other.id)]
    common = {id_ for id_, source in library.sources.items() if source.standing in COMMON and not source.box}
    common |= {ruling.source}
    near = [(nearness, other) for other in others if (nearness := _nearness(ruling, other, other.source in common))]
    return tuple(other for _, other in sorted(near, key=lambda pair: -pair[0])[:most])


def _nearness(ruling: Ruling, other: Ruling, common: bool) -> float:
    if other.id in ruling.see:
        return 3.0 - ruling.see.index(other.id) / 10
    if ruling.id in other.see:
        return 2.0
    shared = len(set(ruling.clauses) & set(other.clauses)) / len({*ruling.clauses, *other.clauses, ""})
    mine, its = touched(ruling), touched(other)
    alike = len(mine & its) / len(mine | its) if mine | its else 0.0
    return 1.0 + shared if shared else alike if common and alike >= ALIKE else 0.0
