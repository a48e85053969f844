"""A play put right, by or at another player or as another card: what is said to have followed from it goes with it.

The name was a slip, and who typed `hit` after it spoke of whoever was shot at, by whatever card; a Beer gave its life
point to whoever drank it. So all that goes with the play, as corrections of their own on the same line, where less is
wrong with them then. A card in play that was taken of the one lies before the other as well, or is taken back: which
card it was is due again then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from referee.core.nouns.entries import (
    Answered,
    Assumed,
    Corrected,
    Declined,
    Drew,
    Eliminated,
    Entry,
    Flipped,
    LifeGained,
    LifeLost,
    Played,
    Retracted,
    Took,
    Tossed,
)
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.log.history import effective

FOLLOWS = (Answered, Declined, Flipped, LifeLost, Eliminated)
TAKEN = (Took, Tossed)
BRINGS = (Drew, LifeGained, *TAKEN)
"""What a card brings its player, or he does with it."""


def answers_along(
    entries: Sequence[Entry], log: Sequence[Entry], goes_on: Callable[[int], bool], table_before: Callable[[int], Table]
) -> tuple[Entry, ...]:
    """The corrections of what followed from a play that is put right; none where neither name nor card was wrong."""
    match entries:
        case (Corrected(entry=number, count=1), Played() as meant):
            was = log[number]
        case _:
            return ()
    if not isinstance(was, Played) or not _as_many(was, meant):
        return ()
    goes_along = (*FOLLOWS, *TAKEN) if was.by == meant.by else (*FOLLOWS, *BRINGS)
    moved: list[Entry] = []
    for answer, entry in _after(log, number):
        if not goes_on(answer) or not isinstance(entry, goes_along):
            break
        if isinstance(entry, TAKEN) and was.at == (entry.of,) != meant.at:
            moved += _taken_of(answer, entry, meant.at[0], table_before(answer))
            continue
        if (right := _following(entry, was, meant)) != entry:
            moved += [Corrected(answer, 1), right]
    return tuple(moved)


def _taken_of(number: int, taken: Took | Tossed, seat: int, found: Table) -> tuple[Entry, ...]:
    """What was taken of the one, as it is of this player, who may have no such card: nothing then."""
    if taken.card is None:
        return (Corrected(number, 1), replace(taken, of=seat, seen=Card()))
    kind = taken.card.kind
    lies = next((each for each in found.seat(seat).in_play if each.kind == kind), None)
    return (Corrected(number, 1), replace(taken, of=seat, card=lies)) if lies else (Retracted(number),)


def _as_many(was: Played, meant: Played) -> bool:
    """Is the other at the same players, or at one instead of one?"""
    return was.at == meant.at or len(was.at) == len(meant.at) == 1


def _following(entry: Entry, was: Played, meant: Played) -> Entry:
    """What followed from the one play, as it follows from the other."""
    by = getattr(entry, "by", 0)
    if was.at != meant.at and by == was.at[0]:
        entry = replace(entry, by=meant.at[0])
    if was.by != meant.by and by == was.by:
        entry = replace(entry, by=meant.by)
    if was.by != meant.by and isinstance(entry, LifeLost | Eliminated) and entry.author == was.by:
        entry = replace(entry, author=meant.by)
    of_it = isinstance(entry, LifeLost | Eliminated) and entry.cause == was.card.kind
    return replace(entry, cause=meant.card.kind) if of_it else entry


def _after(log: Sequence[Entry], number: int) -> list[tuple[int, Entry]]:
    """What counts and happened after this entry, which counts itself."""
    counting = effective(log)
    at = next((place for place, (each, _) in enumerate(counting) if each == number), len(counting))
    return [(each, entry) for each, entry in counting[at + 1 :] if not isinstance(entry, Assumed)]
