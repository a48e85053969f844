"""What a log comes to once its retractions, corrections and insertions are worked in.

Entries are numbered from 0 (the opening) as they were logged, for good. A retraction can itself be retracted; a
correction puts the entries that follow it in the log in the place of another, an insertion before another. What only
speaks of other entries stands, in the order of what happened, where it was logged.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from referee.core.nouns.entries import Corrected, Entry, Inserted, LetStand, Opened, Retracted
from referee.errors import BadLine
from referee.log.growing import gone_on_with

Numbered = tuple[int, Entry]

MOST_LOGGED = 10_000
"""Entries of one log; the longest game has a tenth of them."""
AMENDING = (Retracted, Corrected, Inserted)
"""What only speaks of other entries, and changes which of them count."""
_AMENDING = frozenset(AMENDING)


def named(entry: Retracted | Corrected | Inserted | LetStand) -> tuple[int, ...]:
    """The numbers of the entries that this one speaks of."""
    return (entry.entry, *entry.also) if isinstance(entry, Retracted) else (entry.entry,)


def check(log: Sequence[Entry]) -> None:
    """Does every entry of a whole log speak of what is in it? Raises `BadLine`, see `check_amending`."""
    check_length(len(log))
    moved = parts(log)
    for number in range(1, len(log)):
        _check(log, number, moved)


def misplaced(log: Sequence[Entry], start: int = 1) -> int:
    """The first entry from this number on that speaks of what is not in the log, or opens it again; 0 if none does."""
    moved = parts(log)
    for number in range(max(1, start), len(log)):
        try:
            _check(log, number, moved)
        except BadLine:
            return number
    return 0


def amends(entries: Iterable[Entry]) -> bool:
    """Does any of these change which entries count?"""
    return not _AMENDING.isdisjoint(map(type, entries))


def check_amending(log: Sequence[Entry], entries: Sequence[Entry]) -> None:
    """Can these entries be added to this log, whatever they take back, put right or let stand? Raises `BadLine`.

    `log_too_long`, `entry_unknown`, `not_about_the_table` (a correction of what is itself said about the log, or of a
    part of a correction), `not_in_a_correction`, `number_out_of_range` (a correction of nothing), `opened_twice`.
    """
    check_length(len(log) + len(entries))
    if is_about_the_log(entries):
        together = [*log, *entries]
        moved = _moved_of(log) | parts(together, len(log)) if amends(entries) else set()
        for number in range(len(log), len(together)):
            _check(together, number, moved)


@gone_on_with(set[int])
def _moved_of(log: Sequence[Entry], known: set[int], start: int) -> set[int]:
    for number in range(start, len(log)):
        if isinstance(entry := log[number], Corrected | Inserted):
            known.update(range(number + 1, number + 1 + entry.count))
    return known


def is_about_the_log(entries: Iterable[Entry]) -> bool:
    """Does any of these speak of other entries, or open the log again? All others can be added to any log."""
    return not _ABOUT_THE_LOG.isdisjoint(map(type, entries))


def check_length(length: int) -> None:
    """May a log hold so many entries? Raises `BadLine` `log_too_long`."""
    if length > MOST_LOGGED:
        raise BadLine("log_too_long", most=MOST_LOGGED)


def speaks_of_others(log: Sequence[Entry], start: int = 0) -> bool:
    """Does any entry from this one on change what became of another?"""
    return any(type(log[number]) in _SPEAKING for number in range(start, len(log)))


_SPEAKING = frozenset({*AMENDING, LetStand})
_ABOUT_THE_LOG = _SPEAKING | {Opened}


def _check(log: Sequence[Entry], number: int, moved: set[int]) -> None:
    entry = log[number]
    if isinstance(entry, Opened):
        raise BadLine("opened_twice", number=number)
    if isinstance(entry, (*AMENDING, LetStand)):
        for each in named(entry):
            if not 0 < each < number:
                raise BadLine("entry_unknown", number=max(0, each))
    if isinstance(entry, AMENDING) and number in moved:
        raise BadLine("not_in_a_correction", number=number)
    if isinstance(entry, Corrected | Inserted):
        if isinstance(log[entry.entry], AMENDING) or entry.entry in moved:
            raise BadLine("not_about_the_table", number=entry.entry, original=_put_right(log, entry.entry))
        if not 0 < entry.count < len(log) - number:
            raise BadLine("number_out_of_range", number=entry.count)


def _put_right(log: Sequence[Entry], number: int) -> int:
    """Which entry was put right by this one, or by the correction that it belongs to; 0 if none was."""
    of = (at for at in range(number, 0, -1) if isinstance(log[at], Corrected) and number in (at, *_part_of(log, at)))
    corrected = next(of, 0)
    return log[corrected].entry if corrected else 0  # type: ignore[attr-defined]


def _part_of(log: Sequence[Entry], number: int) -> range:
    entry = log[number]
    return _brought(log, number, entry) if isinstance(entry, Corrected) else range(0)


def effective(entries: Sequence[Entry]) -> list[Numbered]:
    """The entries that count, in the order in which they happened, each with its number in the log.

    A log without amendments comes back as it is. What an amendment names and cannot find is left alone.
    """
    if not any(isinstance(entry, AMENDING) for entry in entries):
        return list(enumerate(entries))
    return [(number, entries[number]) for number, counts in order(entries) if counts]


def before(entries: Sequence[Entry], number: int) -> list[Numbered]:
    """The entries that count and happened before this one, which itself may have been taken back or replaced."""
    earlier: list[Numbered] = []
    for each, counts in order(entries):
        if each == number:
            break
        if counts:
            earlier.append((each, entries[each]))
    return earlier


def order(entries: Sequence[Entry], start: int = 0) -> list[tuple[int, bool]]:
    """All entries in the order in which they happened, and whether each still counts as something that did.

    Or those from one on that stands before all that the later ones speak of, see `first_moved`.
    """
    back, brought = _taken_back(entries, start), parts(entries, start)
    instead, forgotten, replaced = _placed(entries, back, start)
    laid: list[int] = []
    for number in range(start, len(entries)):
        entry = entries[number]
        if isinstance(entry, AMENDING):
            laid += () if number in brought else (number,)
        elif number not in brought:
            _lay(number, laid, instead, forgotten)
    gone = back | replaced
    return [(number, number not in gone and not isinstance(entries[number], AMENDING)) for number in laid]


def first_moved(entries: Sequence[Entry], amending: Sequence[int], length: int) -> int:
    """The first entry that happens otherwise, or might, now that the log is no more of this length but grown longer.

    `amending` are the numbers of all its retractions, corrections and insertions: none of those from that entry on
    speaks of one before it, or brought it.
    """
    first, before = length, -1
    while first != before:
        before = first
        for number in reversed(amending):
            first = _moved(entries, number, first)
    return first


def _moved(entries: Sequence[Entry], number: int, first: int) -> int:
    """The first entry that this amendment moves, if it stands there or later or what it brought does."""
    entry = entries[number]
    assert isinstance(entry, AMENDING)
    reaches = isinstance(entry, Corrected | Inserted) and number + entry.count >= first
    if number < first and not reaches:
        return first
    return min(number, *(each for each in named(entry) if each > 0), first)


def retracted(entries: Sequence[Entry]) -> frozenset[int]:
    """The numbers of the entries that do not count any more, those of a retracted correction among them."""
    return _retracted(entries)[0]


Back = tuple[frozenset[int], int]
"""What does not count, and the length of the log at which all that was retracted had come with it."""


def _none_yet() -> Back:
    return frozenset(), 0


@gone_on_with(_none_yet)
def _retracted(entries: Sequence[Entry], found: Back, start: int) -> Back:
    """Only a retraction takes anything back: what else is new leaves it as it was."""
    if found[1] <= start and not any(isinstance(entries[number], Retracted) for number in range(start, len(entries))):
        return found
    back = _taken_back(entries)
    brought = ((number, entry) for number in back if isinstance(entry := entries[number], Corrected | Inserted))
    return frozenset(back), max((number + 1 + entry.count for number, entry in brought), default=0)


def _taken_back(entries: Sequence[Entry], start: int = 0) -> set[int]:
    back: set[int] = set()
    for number in range(len(entries) - 1, start - 1, -1):
        entry = entries[number]
        if isinstance(entry, Retracted) and number not in back:
            back.update(each for each in named(entry) if 0 < each < number)
    for number in list(back):
        entry = entries[number]
        if isinstance(entry, Corrected | Inserted):
            back.update(_brought(entries, number, entry))
    return back


def parts(entries: Sequence[Entry], start: int = 0) -> set[int]:
    """The numbers of the entries that a correction or insertion brought: they stand where it puts them."""
    return {
        part
        for number in range(start, len(entries))
        if isinstance(entry := entries[number], Corrected | Inserted)
        for part in _brought(entries, number, entry)
    }


Places = dict[int, list[int]]


def _placed(entries: Sequence[Entry], back: set[int], start: int) -> tuple[Places, Places, set[int]]:
    """By the number of an entry: what was to stand in its place, and before it; and what is replaced by something."""
    instead: Places = {}
    forgotten: Places = {}
    replaced: set[int] = set()
    for number in range(start, len(entries)):
        entry = entries[number]
        if not isinstance(entry, Corrected | Inserted) or not 0 < entry.entry < number:
            continue
        places = instead if isinstance(entry, Corrected) else forgotten
        before = places.setdefault(entry.entry, [])
        if isinstance(entry, Corrected) and number not in back:
            replaced |= {entry.entry, *before}
        before.extend(_brought(entries, number, entry))
    return instead, forgotten, replaced


def _brought(entries: Sequence[Entry], number: int, entry: Corrected | Inserted) -> range:
    """The numbers of the entries that a correction or insertion brings."""
    return range(number + 1, min(number + 1 + entry.count, len(entries)))


def _lay(number: int, laid: list[int], instead: Places, forgotten: Places) -> None:
    """Puts an entry where it belongs: first what was forgotten before it, then it, then what replaces it."""
    pending = [number]
    while pending:
        current = pending.pop()
        if current < 0:
            laid.append(~current)
            continue
        pending.extend(reversed([*forgotten.get(current, ()), ~current, *instead.get(current, ())]))
