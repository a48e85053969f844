"""What a log comes to once its retractions, corrections and insertions are worked in.

Entries are numbered from 0 (the opening) as they were logged, for good. A retraction can itself be retracted; a
correction puts the entries that follow it in the log in the place of another, an insertion before another.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.entries import Corrected, Entry, Inserted, Retracted

Numbered = tuple[int, Entry]


def effective(entries: Sequence[Entry]) -> list[Numbered]:
    """The entries that count, in the order in which they happened, each with its number in the log.

    A log without amendments comes back as it is. What an amendment names and cannot find is left alone.
    """
    if not any(isinstance(entry, Retracted | Corrected | Inserted) for entry in entries):
        return list(enumerate(entries))
    return [(number, entries[number]) for number, counts in _order(entries) if counts]


def before(entries: Sequence[Entry], number: int) -> list[Numbered]:
    """The entries that count and happened before this one, which itself may have been taken back or replaced."""
    earlier: list[Numbered] = []
    for each, counts in _order(entries):
        if each == number:
            break
        if counts:
            earlier.append((each, entries[each]))
    return earlier


def _order(entries: Sequence[Entry]) -> list[tuple[int, bool]]:
    """All entries about the table in the order in which they happened, and whether each still counts."""
    back, moved = retracted(entries), _moved(entries)
    instead, forgotten = _placed(entries, back)
    order: list[int] = []
    for number, entry in enumerate(entries):
        if not isinstance(entry, Retracted | Corrected | Inserted) and number not in moved:
            _lay(number, order, instead, forgotten)
    return [(number, number not in back and number not in instead) for number in order]


def retracted(entries: Sequence[Entry]) -> frozenset[int]:
    """The numbers of the entries that do not count any more, those of a retracted correction among them."""
    back: set[int] = set()
    for number in range(len(entries) - 1, -1, -1):
        entry = entries[number]
        if isinstance(entry, Retracted) and number not in back and 0 < entry.entry < number:
            back.add(entry.entry)
    for number in list(back):
        entry = entries[number]
        if isinstance(entry, Corrected | Inserted):
            back.update(range(number + 1, min(number + 1 + entry.count, len(entries))))
    return frozenset(back)


def _moved(entries: Sequence[Entry]) -> set[int]:
    """The numbers of entries that stand elsewhere than where they were logged."""
    return {
        part
        for number, entry in enumerate(entries)
        if isinstance(entry, Corrected | Inserted)
        for part in range(number + 1, min(number + 1 + entry.count, len(entries)))
    }


def _placed(entries: Sequence[Entry], back: frozenset[int]) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    """By the number of an entry: what stands in its place, and what stands before it."""
    instead: dict[int, list[int]] = {}
    forgotten: dict[int, list[int]] = {}
    for number, entry in enumerate(entries):
        if number in back or not isinstance(entry, Corrected | Inserted) or not 0 < entry.entry < number:
            continue
        parts = list(range(number + 1, min(number + 1 + entry.count, len(entries))))
        if isinstance(entry, Corrected):
            instead[entry.entry] = parts
        else:
            forgotten.setdefault(entry.entry, []).extend(parts)
    return instead, forgotten


def _lay(number: int, order: list[int], instead: dict[int, list[int]], forgotten: dict[int, list[int]]) -> None:
    """Puts an entry where it belongs: first what was forgotten before it, then it, then what replaces it."""
    pending = [number]
    while pending:
        current = pending.pop()
        if current < 0:
            order.append(~current)
            continue
        pending.extend(reversed([*forgotten.get(current, ()), ~current, *instead.get(current, ())]))
