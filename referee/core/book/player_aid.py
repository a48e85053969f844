"""What sets have to say to players: what might be done now, what holds, and the lines of a card to print.

Keys, ids and clauses only: the faces make words of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from referee.core.nouns.entries import Entry

Now = TypeVar("Now")


@dataclass(frozen=True, slots=True)
class PossibleAction:
    """Something that a player might do now: a key and typed arguments, and the entries that it might be logged as.

    One entry for each way to do it; the judge says which of them are allowed. `clauses` are what its price rests on.
    `if_allowed`: of a card that he may or may not hold, it is of no use to say that it cannot be played.
    """

    key: str
    entries: tuple[Entry, ...]
    args: Mapping[str, Any] = field(default_factory=dict)
    clauses: tuple[str, ...] = ()
    if_allowed: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """What holds for a player now: a limit, a price, something that binds him."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GoesOn(Generic[Now]):
    """How a line goes on after a verb of a set: with a name of this kind of the glossary, then seats, then small words.

    `names(now, seat) -> ids`: those that this seat may name, the surest first. `at(now, seat, id, named) -> seats`: at
    whom it may go besides those named already, where it goes at anybody. After one of `joints` come names again.
    `seat_first`: at whom is said before anything is named, if anything is.
    """

    kind: str
    names: Callable[[Now, int], Iterable[str]]
    at: Callable[[Now, int, str, tuple[int, ...]], Iterable[int]] | None = None
    joints: tuple[str, ...] = ()
    seat_first: bool = False


@dataclass(frozen=True, slots=True)
class CardLine:
    """A line of a set's reference card: its clauses, the card or character it is about, the option it waits for.

    `when` is an option with the one value with which the line is of use; empty: always. `ask`: what is said of it
    makes sense beside its question only.
    """

    clauses: tuple[str, ...]
    about: str = ""
    when: tuple[str, str] | None = None
    ask: bool = False


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of a set's reference card; `dense` where it lists many things of one kind."""

    key: str
    lines: tuple[CardLine, ...]
    dense: bool = False


def chapters_of(said: Iterable[Mapping[str, Any]]) -> list[Chapter]:
    """The chapters of a reference card as its TOML tells them."""
    return [Chapter(each["key"], tuple(map(_line, each["lines"])), each.get("dense", False)) for each in said]


def _line(said: Any) -> CardLine:
    """Clauses alone, or a table with what they are about and what they wait for."""
    if isinstance(said, list):
        return CardLine(tuple(said))
    name, value = said.get("when", ("", ""))
    when = (name, value) if name else None
    return CardLine(tuple(said["clauses"]), said.get("about", ""), when, said.get("ask", False))
