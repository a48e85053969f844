"""What a log comes to once its retractions, corrections and insertions are worked in.

Entries are numbered from 0 (the opening) as they were logged, for good. A retraction can itself be retracted; a
correction puts the entries that follow it in the log in the place of another, an insertion before another.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.entries import Corrected, Entry, Inserted, LetStand, Opened, Retracted
from referee.errors import BadLine

Numbered = tuple[int, Entry]

THE_LAST = Retracted(-1)
"""`retract` without a number: whatever `last_standing` finds, once the log is at hand."""


def meant(entries: Sequence[Entry], log: Sequence[Entry]) -> tuple[Entry, ...]:
    """The entries of a line, where `retract` alone now names its entry. Raises `BadLine` `nothing_to_retract`."""
    return tuple(_named(log) if entry == THE_LAST else entry for entry in entries)


def _named(log: Sequence[Entry]) -> Retracted:
    last = last_standing(log)
    if last is None:
        raise BadLine("nothing_to_retract")
    return Retracted(last)


def last_standing(entries: Sequence[Entry]) -> int | None:
    """The last thing that was not taken back yet, a correction or insertion as a whole; None if there is nothing."""
    back, moved = retracted(entries), _moved(entries)
    for number in range(len(entries) - 1, 0, -1):
        if number not in back and number not in moved and not isinstance(entries[number], Retracted):
            return number
    return None


def check(log: Sequence[Entry]) -> None:
    """Does every entry of a whole log speak of what is in it? Raises `BadLine`, see `check_amending`."""
    moved = _moved(log)
    for number in range(1, len(log)):
        _check(log, number, moved)


def check_amending(log: Sequence[Entry], entries: Sequence[Entry]) -> None:
    """Can these entries be added to this log, whatever they take back, put right or let stand? Raises `BadLine`.

    `entry_unknown`, `not_about_the_table` (a correction of what is itself said about the log, or of a part of a
    correction), `not_in_a_correction`, `number_out_of_range` (a correction of nothing), `opened_twice`.
    """
    if any(isinstance(entry, _ABOUT_THE_LOG) for entry in entries):
        together = [*log, *entries]
        moved = _moved(together)
        for number in range(len(log), len(together)):
            _check(together, number, moved)


_AMENDING = (Retracted, Corrected, Inserted)
_ABOUT_THE_LOG = (*_AMENDING, LetStand, Opened)


def _check(log: Sequence[Entry], number: int, moved: set[int]) -> None:
    entry = log[number]
    if isinstance(entry, Opened):
        raise BadLine("opened_twice", number=number)
    if isinstance(entry, (*_AMENDING, LetStand)) and not 0 < entry.entry < number:
        raise BadLine("entry_unknown", number=max(0, entry.entry))
    if isinstance(entry, _AMENDING) and number in moved:
        raise BadLine("not_in_a_correction", number=number)
    if isinstance(entry, Corrected | Inserted):
        if isinstance(log[entry.entry], _AMENDING) or entry.entry in moved:
            raise BadLine("not_about_the_table", number=entry.entry)
        if not 0 < entry.count < len(log) - number:
            raise BadLine("number_out_of_range", number=entry.count)


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
