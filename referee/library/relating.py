"""The rulings that somebody who reads one asks for next.

In go a library and a ruling, out come others: those it names itself, then those that state the same clauses, then those
about the same cards, characters and roles. And those that one replaced, or was replaced by.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from referee.library.ruling import Ruling
from referee.library.shelf import Library

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


class _Kin:
    """What leads from one ruling of a library to others, so that nobody looks through all of them."""

    def __init__(self, library: Library) -> None:
        self._places: dict[tuple[str, str], list[int]] = {}
        for place, ruling in enumerate(library.rulings):
            for lead in _leads(ruling):
                self._places.setdefault(lead, []).append(place)
        documents = library.sources.items()
        self.common = {id_ for id_, source in documents if source.standing in COMMON and not source.box}

    def by(self, *leads: tuple[str, str]) -> list[int]:
        """The places of the rulings that one of these leads to, in the order of the shelf."""
        return sorted({place for lead in leads for place in self._places.get(lead, ())})


def _leads(ruling: Ruling) -> Iterator[tuple[str, str]]:
    """By what others come to this ruling: its id, those that it names or replaced, its clauses, what it is about."""
    yield "id", ruling.id
    yield from (("naming", id_) for id_ in ruling.see)
    yield from (("replacing", id_) for id_ in ruling.supersedes)
    yield from (("stating", clause) for clause in ruling.clauses)
    yield from (("about", thing) for thing in _touched(ruling))


@lru_cache(maxsize=2)
def _kin(library: Library) -> _Kin:
    return _Kin(library)


def beside(library: Library, ruling: Ruling) -> Beside:
    """What stands beside this ruling; it may have replaced one that is not there any more."""
    kin = _kin(library)
    later = tuple(library.rulings[place] for place in kin.by(("replacing", ruling.id)))
    earlier = tuple(library.rulings[place] for place in kin.by(*(("id", id_) for id_ in ruling.supersedes)))
    return Beside(later, earlier, related(library, ruling))


def related(library: Library, ruling: Ruling, most: int = MOST) -> tuple[Ruling, ...]:
    """The rulings next to this one, the nearest first; what was replaced is not among them."""
    kin = _kin(library)
    named = [("naming", ruling.id), *(("id", id_) for id_ in ruling.see)]
    alike = [*(("stating", clause) for clause in ruling.clauses), *(("about", thing) for thing in _touched(ruling))]
    found = (library.rulings[place] for place in kin.by(*named, *alike))
    others = [other for other in found if other.id != ruling.id and not library.replaced(other.id)]
    common = kin.common | {ruling.source}
    near = [(nearness, other) for other in others if (nearness := _nearness(ruling, other, other.source in common))]
    return tuple(other for _, other in sorted(near, key=lambda pair: -pair[0])[:most])


def _touched(ruling: Ruling) -> frozenset[str]:
    """The ids of everything that a ruling is about."""
    return frozenset((*ruling.cards, *ruling.characters, *ruling.roles, *ruling.events, *ruling.ghost_cards))


def _nearness(ruling: Ruling, other: Ruling, common: bool) -> float:
    if other.id in ruling.see:
        return 3.0 - ruling.see.index(other.id) / 10
    if ruling.id in other.see:
        return 2.0
    shared = len(set(ruling.clauses) & set(other.clauses)) / len({*ruling.clauses, *other.clauses, ""})
    mine, its = _touched(ruling), _touched(other)
    alike = len(mine & its) / len(mine | its) if mine | its else 0.0
    return 1.0 + shared if shared else alike if common and alike >= ALIKE else 0.0
