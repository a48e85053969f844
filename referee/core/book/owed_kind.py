"""A kind of owed thing: what it is called, which entries meet it, what is left of it then, and what is typed for it.

The core and the sets register their kinds alike. A set that speaks of a kind already there says only what is different
with it: entries that meet it as well, what is forced or may be typed in the place of what was.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

import msgspec

from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import UNKNOWN

Now = TypeVar("Now")
WON = "won"
"""What is owed where the game is won."""
Fits = Callable[[Owed, Any], bool]
"""Does `(owed, entry)` go together?"""


def his_own(owed: Owed, entry: Any) -> bool:
    """It is met by whoever owes it."""
    return bool(owed.seat == entry.by)


def his_own_for_the_cause(owed: Owed, entry: Any) -> bool:
    """It is met by whoever owes it, for the cause that it is owed for."""
    return bool(owed.seat == entry.by and owed.cause == entry.cause)


def his_own_of_no_cause(owed: Owed, entry: Any) -> bool:
    """It is met by whoever owes it, where it is not said for what."""
    return bool(owed.seat == entry.by and entry.cause == UNKNOWN)


def his_own_with_the_card(owed: Owed, entry: Any) -> bool:
    """It is met by whoever owes it, with the card that it is owed for."""
    card = entry.card if isinstance(entry.card, str) else entry.card.kind
    return bool(owed.seat == entry.by and owed.cause == card)


def his_own_from_that_player(owed: Owed, entry: Any) -> bool:
    """It is met by whoever owes it, on the player whom it concerns."""
    return bool(owed.seat == entry.by and owed.other == entry.of)


def whoever(owed: Owed, entry: Any) -> bool:
    """It is met by whoever logs it."""
    return True


def _nothing_left(now: Any, entry: Any, owed: Owed) -> Owed | None:
    return None


def _nobody_is_forced(now: Any, owed: Owed) -> Entry | None:
    return None


def always(now: Any, owed: Owed) -> bool:
    """Whenever it is owed."""
    return True


def _never(now: Any, owed: Owed) -> bool:
    return False


def _what_it_is_called(now: Any, owed: Owed) -> tuple[str, ...]:
    return (owed.kind,) if owed.seat else ()


def _whatever(book: Any) -> Collection[str]:
    return {UNKNOWN, *something(book)}


def something(book: Any) -> Collection[str]:
    """Any card or cause that the game knows."""
    return {*book.cards, *book.causes, *book.draws}


def a_card(book: Any) -> Collection[str]:
    """Any card of the deck."""
    names: Collection[str] = book.cards
    return names


def nothing(book: Any) -> Collection[str]:
    """It is owed for no card and no cause."""
    return (UNKNOWN,)


def counted_down(now: Any, entry: Any, owed: Owed) -> Owed | None:
    """What is left when it is met card by card."""
    return msgspec.structs.replace(owed, count=owed.count - entry.count) if entry.count < owed.count else None


_NOT_SAID: Any = msgspec.UNSET
"""What a set leaves as it was said before; where nobody said it, it is as usual."""


@dataclass(frozen=True, slots=True)
class OwedKind(Generic[Now]):
    """One kind of owed thing.

    `met_by`: types of entries that meet it, each with the test `(owed, entry) -> bool` whether it does.
    `left(now, entry, owed) -> Owed | None`: what of it is still owed after the entry that met it; nothing, mostly.
    `forced(now, owed) -> Entry | None`: the entry that meets it, where nobody chooses and no card decides.
    `choices(now, owed) -> words`: what may be typed for it where somebody does; what it is called, mostly.
    `verb`: by which it is typed, where that is not what it is called. `holds_up`: what is due after it waits for it.
    `before_drawing`: as a step of a turn it comes before cards are drawn. `of_nobody`: no seat need owe it; `of_two`:
    another seat is always concerned. `tacit(now, owed) -> Entry | None`: what goes without saying as soon as what
    follows from it is logged. `whenever`: it has to be met, and play may go on before that.
    `causes(book) -> ids`: what it can be owed for, anything known and nothing, mostly. `of_side`: it is about a side.
    `named`: what is typed for it goes on with a name, as it is chosen or turns up. `turns_up`: whatever is chosen,
    the card that turns up is typed behind it. `happens(now, owed) -> bool`: where nobody chooses
    and play goes on past it, has it happened all the same, and only the log lacks it?
    `perhaps(now, owed) -> table`: where play goes on past it and nobody knows whether it happened, with both possible.
    """

    name: str
    met_by: tuple[tuple[type[Entry], Fits], ...] = ()
    left: Callable[[Now, Any, Owed], Owed | None] = _NOT_SAID
    forced: Callable[[Now, Owed], Entry | None] = _NOT_SAID
    choices: Callable[[Now, Owed], tuple[str, ...]] = _NOT_SAID
    verb: str = _NOT_SAID
    holds_up: bool = _NOT_SAID
    before_drawing: bool = _NOT_SAID
    of_nobody: bool = _NOT_SAID
    of_two: bool = _NOT_SAID
    whenever: bool = _NOT_SAID
    causes: Callable[[Any], Collection[str]] = _NOT_SAID
    of_side: bool = _NOT_SAID
    named: bool = _NOT_SAID
    turns_up: bool = _NOT_SAID
    happens: Callable[[Now, Owed], bool] = _NOT_SAID
    tacit: Callable[[Now, Owed], Entry | None] | None = _NOT_SAID
    perhaps: Callable[[Now, Owed], Table] | None = _NOT_SAID

    @property
    def typed_by(self) -> str:
        """The verb that it is typed with."""
        return self.verb or self.name

    @property
    def says(self) -> Mapping[str, Any]:
        """What is said of it, but for the entries that meet it."""
        parts = ((part, getattr(self, part)) for part in self.__slots__ if part not in ("name", "met_by"))
        return {part: said for part, said in parts if said is not _NOT_SAID}

    def said_anew(self, later: OwedKind[Now]) -> OwedKind[Now]:
        """This kind with what a later set says of it, but for the entries that meet it."""
        return replace(self, **later.says)


def as_usual(name: str) -> OwedKind[Any]:
    """What is so of every kind of which nobody says otherwise."""
    return OwedKind(
        name,
        (),
        _nothing_left,
        _nobody_is_forced,
        _what_it_is_called,
        verb="",
        holds_up=False,
        before_drawing=False,
        of_nobody=False,
        of_two=False,
        whenever=False,
        causes=_whatever,
        of_side=False,
        named=False,
        turns_up=False,
        happens=_never,
        tacit=None,
        perhaps=None,
    )


Wanted = tuple[tuple[str, Fits], ...]
"""Kinds of owed things that an entry can meet, each with the test whether it does."""


def met_by_entries(kinds: Iterable[OwedKind[Any]]) -> dict[type[Entry], Wanted]:
    """What each type of entry can meet, in the order in which it was registered."""
    wanted: dict[type[Entry], Wanted] = {}
    for kind in kinds:
        for entry, fits in kind.met_by:
            wanted[entry] = (*wanted.get(entry, ()), (kind.name, fits))
    return wanted
