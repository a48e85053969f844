"""What an entry speaks of, and which entries are left when only some seats, cards, verbs or flags are looked for.

What is looked for is read from a line typed in any language, or made by a key. Each thing looked for has its
alternatives; an entry is left if it speaks of one of them for every thing looked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import Answered, Corrected, Entry, Inserted, LetStand, Opened, Played
from referee.core.nouns.vocabulary import Card
from referee.lexicon import plain
from referee.log.history import AMENDING, named
from referee.notation import line_of

SEATS = ("by", "at", "of", "to", "author", "seat")
THINGS = ("card", "cards", "seen", "serves", "cause", "character")
TEXTS = ("text", "reason")
VERBS = {Played: "play", Answered: "answer", Corrected: "correct", Inserted: "insert"}
"""The verbs of entries whose line does not begin with it."""


class Mention(Struct, frozen=True):
    """The seats that an entry concerns, the cards and characters it names, its verb, and what was written in it."""

    seats: frozenset[int] = frozenset()
    things: frozenset[str] = frozenset()
    verb: str = ""
    text: str = ""


class Wanted(Struct, frozen=True):
    """One thing looked for, in its alternatives. `text` is any part of a remark, empty where none is looked for."""

    seats: tuple[int, ...] = ()
    things: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    text: str = ""

    def found_in(self, mention: Mention) -> bool:
        """Does an entry speak of it?"""
        return (
            not mention.seats.isdisjoint(self.seats)
            or not mention.things.isdisjoint(self.things)
            or mention.verb in self.verbs
            or bool(self.text and self.text in mention.text)
        )


class HistoryFilter(Struct, frozen=True):
    """Everything looked for together; `flagged` are entries against which something was, or is, to be said."""

    wanted: tuple[Wanted, ...] = ()
    flagged: bool = False

    def passes(self, mention: Mention, flagged: bool) -> bool:
        """Is this entry left?"""
        return (flagged or not self.flagged) and all(wanted.found_in(mention) for wanted in self.wanted)


def mentions(log: Sequence[Entry], book: Rulebook, known: Sequence[Mention] = ()) -> list[Mention]:
    """What the entries of a log speak of, as far as it is not known already."""
    told = list(known)
    for number in range(len(told), len(log)):
        own = mention(log[number], book)
        others = [told[each] for each in _others(log[number]) if 0 < each < number]
        told.append(_together(own, others) if others else own)
    return told


def _others(entry: Entry) -> tuple[int, ...]:
    return named(entry) if isinstance(entry, (*AMENDING, LetStand)) else ()


def _together(own: Mention, others: Sequence[Mention]) -> Mention:
    """What speaks of other entries concerns whom they concern."""
    seats = own.seats.union(*(each.seats for each in others))
    return Mention(seats, own.things.union(*(each.things for each in others)), own.verb, own.text)


def mention(entry: Entry, book: Rulebook) -> Mention:
    """What an entry speaks of by itself; an opening speaks of everybody, and so of nobody."""
    if isinstance(entry, Opened):
        return Mention()
    seats = frozenset(value for value in _values(entry, SEATS) if isinstance(value, int) and value)
    text = " ".join(str(value) for value in _values(entry, TEXTS))
    return Mention(seats, frozenset(_kinds(_values(entry, THINGS))), _verb(entry, book), plain(text))


def _values(entry: Entry, names: Iterable[str]) -> Iterator[object]:
    for name in names:
        value = getattr(entry, name, None)
        yield from value if isinstance(value, tuple) else () if value is None else (value,)


def _kinds(values: Iterable[object]) -> Iterator[str]:
    for value in values:
        kind = value.kind if isinstance(value, Card) else value
        if isinstance(kind, str) and kind:
            yield kind


def _verb(entry: Entry, book: Rulebook) -> str:
    """The word that tells what is done, in a line in the full form."""
    if type(entry) in VERBS:
        return VERBS[type(entry)]
    first, _, rest = line_of(entry, book).partition(" ")
    return rest.partition(" ")[0] if first.isdigit() else first
