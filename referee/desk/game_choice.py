"""What a new table is played by: the sets, and the values of their options.

In go the sets there are, out comes a game that can be played; what a set needs comes along, and what clashes is an
error that says why. Which sets, options and values there are is read from the sets themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from referee import sets
from referee.core.book.rulebook import Rulebook
from referee.core.book.stacking import stacked
from referee.errors import BadLine, RefereeError, SetsClash
from referee.lexicon import Lexicon


class GameChoice(Struct, frozen=True):
    """The sets chosen, those of them that only came along, and what was chosen for options.

    Options of sets left out since are kept in mind.
    """

    sets: tuple[str, ...] = sets.USUAL
    chosen: Mapping[str, str] = {}
    brought: frozenset[str] = frozenset()

    @property
    def book(self) -> Rulebook:
        """The book of these sets."""
        return sets.bind(self.sets)

    @property
    def options(self) -> dict[str, str]:
        """Every option of the sets chosen, with the value it has."""
        return {
            name: self.chosen[name] if self.chosen.get(name) in values else values[0]
            for name, values in self.book.options.items()
        }

    def with_set(self, name: str) -> GameChoice:
        """This set too, and what it needs. Raises `SetsClash`, `UnknownId`."""
        found = sets.bind(with_needs((*self.sets, name))).sets
        return replace(self, sets=found, brought=self.brought | {*found} - {*self.sets, name})

    def without_set(self, name: str) -> GameChoice:
        """Without this set, those that need it, and what only they brought along."""
        left = [each for each in self.sets if each != name]
        while gone := [each for each in left if not {*sets.named(each).needs} <= {*left} or self._idle(each, left)]:
            left = [each for each in left if each not in gone]
        return replace(self, sets=tuple(left), brought=self.brought & {*left})

    def _idle(self, name: str, among: Iterable[str]) -> bool:
        """Did it only come along, and does none of these need it?"""
        return name in self.brought and not any(name in sets.named(each).needs for each in among)

    def toggled(self, name: str) -> GameChoice:
        """With this set, or without it if it was chosen. Raises `SetsClash`, `UnknownId`."""
        return self.without_set(name) if name in self.sets else self.with_set(name)

    def with_option(self, name: str, value: str = "", by: int = 1) -> GameChoice:
        """With this value of an option; without one with the value after the present one, the first after the last.

        `by`: so many further, or back.
        """
        values = self.book.options[name]
        following = values[(values.index(self.options[name]) + by) % len(values)]
        return replace(self, chosen={**self.chosen, name: value or following})

    def refusal(self, name: str) -> SetsClash | None:
        """Why this set cannot come to those chosen, if it cannot."""
        try:
            stacked(map(sets.named, with_needs((*self.sets, name))))
        except SetsClash as error:
            return error
        return None

    def missing(self, name: str) -> tuple[str, ...]:
        """What would come along with this set."""
        return tuple(each for each in with_needs((name,)) if each not in self.sets and each != name)

    def needing(self, name: str) -> tuple[str, ...]:
        """The sets chosen that would go with this one."""
        return tuple(each for each in self.sets if each != name and name in with_needs((each,)))

    def options_of(self, name: str) -> tuple[str, ...]:
        """The options that a set brings to this game."""
        return tuple(each for each in sets.named(name).facts.options if name in self.sets and each in self.options)


def usual() -> tuple[str, ...]:
    """The sets of every game."""
    return sets.USUAL


def offered() -> tuple[str, ...]:
    """The sets to choose from besides the usual ones, each below the one that it stands on."""
    return tuple(_standing_on(""))


def _standing_on(ground: str) -> Iterator[str]:
    for name in sets.names():
        if name not in sets.USUAL and stands_on(name) == ground:
            yield name
            yield from _standing_on(name)


def goes_alone(name: str) -> tuple[str, ...]:
    """The clauses by which a set is played by itself, if it is."""
    return sets.named(name).alone


def stands_on(name: str) -> str:
    """The set that this one needs besides the usual ones, if it needs any."""
    return next((need for need in reversed(sets.named(name).needs) if need not in sets.USUAL), "")


def with_needs(chosen: Iterable[str]) -> tuple[str, ...]:
    """These sets and all that they need. Raises `UnknownId`."""
    found = list(dict.fromkeys(chosen))
    for name in found:
        found += [each for each in sets.named(name).needs if each not in found]
    return tuple(found)


def named_in(chosen: Iterable[str]) -> tuple[str, ...]:
    """What such a game is called by: the sets that no other of them needs; the usual ones alone need no name."""
    found = tuple(chosen)
    needed = {each for name in found for each in sets.named(name).needs}
    return tuple(name for name in found if name not in needed) if {*found} != {*sets.USUAL} else ()


def last_played(found: Iterable[str], options: Mapping[str, str]) -> GameChoice:
    """The game that was remembered, if there still is such a one; else the usual one."""
    try:
        bound = sets.bind(with_needs(found))
    except RefereeError:
        return GameChoice()
    return GameChoice(
        bound.sets, {name: value for name, value in options.items() if value in bound.options.get(name, ())}
    )


def stranger(kind: str, word: str, book: Rulebook, lexicon: Lexicon) -> BadLine | None:
    """What is wrong with a role or character if it belongs to sets that were not chosen alone."""
    meant = {*(lexicon.exact(word, kind) or lexicon.beginnings(word, kind))}
    if not meant or meant & {*(book.roles if kind == "role" else book.characters)}:
        return None
    owners = tuple(name for name in offered() if name not in book.sets and meant & _people(kind, name))
    return BadLine("of_another_set", word=word[:40], sets=owners) if owners else None


def _people(kind: str, name: str) -> set[str]:
    facts = sets.named(name).facts
    return {*(facts.roles if kind == "role" else facts.characters)}
