"""An assumed part of an insertion, of which a line says more: in goes its number, out comes the insertion made anew.

What an insertion brought cannot be put right by itself, so that all of it is taken back and put in again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.core.nouns.entries import Assumed, Entry, Inserted, Retracted


def inserted_anew(number: int, said: Entry, log: Sequence[Entry]) -> tuple[Entry, ...]:
    """The insertion that brought this entry, with `said` in its place; nothing where none did."""
    for at in range(number - 1, 0, -1):
        made = log[at]
        if isinstance(made, Inserted) and number <= at + made.count:
            parts = (*_told_there(range(at + 1, at + 1 + made.count), number, said, log),)
            return (Retracted(at), Inserted(made.entry, len(parts)), *parts)
    return ()


def _told_there(places: range, number: int, said: Entry, log: Sequence[Entry]) -> Iterator[Entry]:
    """The entries at these places, what was assumed marked as before, but for this one, which was told."""
    at = places.start
    while at < places.stop:
        entry = log[at]
        end = at + 1 + entry.count if isinstance(entry, Assumed) else at
        if at < number < end:
            yield from _marked(log[at + 1 : number])
            yield said
            yield from _marked(log[number + 1 : end])
            at = end
        else:
            yield entry
            at += 1


def _marked(run: Sequence[Entry]) -> tuple[Entry, ...]:
    return (Assumed(len(run)), *run) if run else ()
