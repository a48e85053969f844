"""A part of an insertion that is put right, or of which a line says more: the insertion made anew.

What an insertion brought cannot be put right by itself, so that all of it is taken back and put in again. In goes the
number of the part, as the history shows it, and what stands in its place.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from referee.core.nouns.entries import Assumed, Corrected, Entry, Inserted, Retracted
from referee.log.piles import as_unsaid


def corrected_there(entries: tuple[Entry, ...], log: Sequence[Entry], counting: Container[int]) -> tuple[Entry, ...]:
    """The insertion made anew, where this is the correction of what one brought that counts; other entries as is."""
    match entries:
        case (Corrected(entry=number), *said) if number in counting:
            return inserted_anew(number, tuple(said), log) or entries
    return entries


def inserted_anew(number: int, said: tuple[Entry, ...], log: Sequence[Entry]) -> tuple[Entry, ...]:
    """The insertion that brought this entry, with `said` in its place; nothing where none did."""
    for at in range(number - 1, 0, -1):
        made = log[at]
        if isinstance(made, Inserted) and number <= at + made.count:
            parts = (*_told_there(range(at + 1, at + 1 + made.count), number, said, log),)
            return (Inserted(made.entry, len(parts)), *parts, Retracted(at))
    return ()


def _told_there(places: range, number: int, said: tuple[Entry, ...], log: Sequence[Entry]) -> Iterator[Entry]:
    """The entries at these places, what was assumed marked as before, but for this one, which was told."""
    at = places.start
    while at < places.stop:
        entry = log[at]
        end = at + 1 + entry.count if isinstance(entry, Assumed) else at
        if at < number < end:
            yield from as_unsaid(log[at + 1 : number])
            yield from said
            yield from as_unsaid(log[number + 1 : end])
            at = end
        else:
            yield from said if at == number else (entry,)
            at += 1
