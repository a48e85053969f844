"""What became of the entries of a log, and how those came into it that something was put right with.

In goes a whole log, out comes what there is to say, by the number of an entry; of most there is nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from referee.core.nouns.entries import Corrected, Entry, Inserted, LetStand, Retracted
from referee.log.growing import gone_on_with
from referee.log.history import named, retracted, speaks_of_others


class EntryStatus(Struct, frozen=True):
    """`gone` and by which entry; `came` and of which entry, of one that a correction or insertion brought.

    `stood` is why the referee let it stand, perhaps without a word; None if he did not.
    """

    gone: Literal["", "retracted", "replaced"] = ""
    by: int = 0
    came: Literal["", "instead", "forgotten"] = ""
    of: int = 0
    stood: str | None = None


PLAIN = EntryStatus()


def entry_statuses(log: Sequence[Entry]) -> Mapping[int, EntryStatus]:
    """Of each entry of which there is something to say, what it is."""
    return _statuses(log)


Statuses = dict[int, EntryStatus]


@gone_on_with(Statuses)
def _statuses(log: Sequence[Entry], found: Statuses, start: int) -> Statuses:
    """What speaks of no other entry changes nothing about any."""
    if not speaks_of_others(log, start):
        return found
    anew = Statuses()
    for number, changes in _told(log, retracted(log)):
        anew[number] = replace(anew.get(number, PLAIN), **changes)
    return anew


Told = Iterator[tuple[int, dict[str, object]]]


def _told(log: Sequence[Entry], back: frozenset[int]) -> Told:
    """What each entry says of others, a retraction last: it goes before whatever else became of them."""
    instead: dict[int, list[int]] = {}
    for number, entry in enumerate(log):
        if isinstance(entry, Corrected):
            there = instead.setdefault(entry.entry, [entry.entry])
            yield from ((each, {"gone": "replaced", "by": number}) for each in there if number not in back)
            there.extend(_parts(number, entry))
        if isinstance(entry, Corrected | Inserted):
            came = "instead" if isinstance(entry, Corrected) else "forgotten"
            yield from ((part, {"came": came, "of": entry.entry}) for part in _parts(number, entry))
        elif isinstance(entry, LetStand) and number not in back:
            yield entry.entry, {"stood": entry.reason}
    for number, entry in enumerate(log):
        if isinstance(entry, Retracted) and number not in back:
            for each in named(entry):
                yield from ((one, {"gone": "retracted", "by": number}) for one in _with_it(log, each))


def _with_it(log: Sequence[Entry], number: int) -> Iterator[int]:
    """An entry, and what it brought."""
    yield number
    entry = log[number]
    if isinstance(entry, Corrected | Inserted):
        yield from _parts(number, entry)


def _parts(number: int, entry: Corrected | Inserted) -> range:
    return range(number + 1, number + 1 + entry.count)
