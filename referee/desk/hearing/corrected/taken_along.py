"""What goes with an entry that is taken back or put right: what its line logged after it, and what was assumed for it.

A Panic! that was none took no card, and Suzy Lafayette drew none for a hand that was not emptied. What later lines say
of the same play goes too.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from itertools import takewhile

from referee.core.nouns.entries import Assumed, Corrected, Entry, Played, Retracted
from referee.desk.hearing.corrected.brought_along import typed_with
from referee.desk.hearing.lately import assumed_entries
from referee.desk.hearing.outcomes import Changed
from referee.log.taking_back import of_the_play


def with_what_followed(
    entries: tuple[Entry, ...],
    log: Sequence[Entry],
    at: Sequence[str],
    counting: Container[int],
    goes_on: Callable[[int], bool],
) -> tuple[Entry, ...]:
    """The retraction of an entry with what its line logged after it and went on with it; nothing if there is none."""
    match entries:
        case (Retracted(entry=number, also=()),):
            later = (each for each in typed_with(log, at, counting, number) if each > number)
            followed = tuple(takewhile(goes_on, later))
            return (Retracted(number, followed),) if followed else ()
    return ()


def with_its_answers(
    entries: tuple[Entry, ...], log: Sequence[Entry], counting: Container[int], goes_on: Callable[[int], bool]
) -> tuple[Entry, ...]:
    """The retraction of a play with what later lines logged of it: answers, choices, what it cost; nothing if none did.

    With a card that was not played nobody was hit, and nobody took one of its cards.
    """
    match entries:
        case (Retracted() as back,):
            gone = (back.entry, *back.also)
            played = max((number for number in gone if isinstance(log[number], Played)), default=0)
            later = tuple(number for number in of_the_play(played, log, counting, goes_on) if number not in gone)
            more = (*later, *_marks((*gone, *later), log))
            return (Retracted(back.entry, (*back.also, *more)),) if played and later else ()
    return ()


def with_its_turn(
    entries: tuple[Entry, ...], log: Sequence[Entry], at: Sequence[str], counting: Iterable[int]
) -> tuple[Entry, ...]:
    """The retraction of what was done last with what was taken for granted just before it; nothing if nothing was."""
    match entries:
        case (Retracted(entry=number) as back,) if max(counting, default=0) in (number, *back.also):
            gone = tuple(dict.fromkeys((*back.also, *assumed_before(number, log, at))))
            return (Retracted(number, gone),) if gone != back.also else ()
    return ()


def assumed_before(number: int, log: Sequence[Entry], at: Sequence[str]) -> tuple[int, ...]:
    """What the line of this entry took for granted just before it, with its mark."""
    for mark in range(number - 1, 0, -1):
        match log[mark]:
            case Assumed(count=count):
                return tuple(range(mark, number)) if mark + count + 1 == number and at[mark] == at[number] else ()
    return ()


def cannot_stand_alone(entries: tuple[Entry, ...], changed: Iterable[Changed], log: Sequence[Entry]) -> bool:
    """Is what is taken back a play, without which something of this did not happen that it is said to have brought?"""
    gone = next(each for each in entries if isinstance(each, Retracted))
    played = any(isinstance(log[number], Played) for number in (gone.entry, *gone.also))
    return played and any(each.number in gone.also and not each.now.clean for each in changed)


def without_their_cause(
    entries: tuple[Entry, ...], changed: Iterable[Changed], log: Sequence[Entry]
) -> tuple[Entry, ...]:
    """What puts the log right with what was assumed, in order before, and is not any more; nothing if there is none."""
    assumed = assumed_entries(log)
    wrong = [each.number for each in changed if each.number in assumed and each.was.clean and not each.now.clean]
    first = min((each.entry for each in entries if isinstance(each, Retracted | Corrected)), default=0)
    gone = tuple(number for number in wrong if number > first)  # what was logged before it was for something else
    match entries:
        case (Retracted() as back,):
            more = tuple(each for each in gone if each not in back.also)
            gone_too = (*back.also, *more)
            return (Retracted(back.entry, (*gone_too, *_marks(gone_too, log))),) if more else ()
        case _ if gone and any(isinstance(each, Corrected) for each in entries):
            return (*entries, Retracted(gone[0], (*gone[1:], *_marks(gone, log))))
    return ()


def _marks(gone: tuple[int, ...], log: Sequence[Entry]) -> Iterator[int]:
    """The marks of what was assumed, where all of it is gone."""
    for number, each in enumerate(log):
        run = range(number + 1, number + 1 + each.count) if isinstance(each, Assumed) else range(0)
        if run and number not in gone and set(run) <= {*gone}:
            yield number
