"""What is meant by taking back without naming every entry: the last thing, what was taken back last, all since one.

What was done to a log is a pile: taking back the thing on top is undoing, and undoing can itself be taken back until
something else is done. A retraction of something deeper, and a rewind, are things done like any other, and take
something back as well: while one of them was done last, undoing and bringing back both mean it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.core.nouns.entries import (
    Assumed,
    ClockStarted,
    ClockStopped,
    Corrected,
    Entry,
    LetStand,
    Noted,
    OfTheEvent,
    Played,
    Retracted,
)
from referee.errors import BadLine
from referee.log.history import AMENDING, named, order, parts, retracted

THE_LAST = Retracted(-1)
"""`retract` without a number: all that the line logged last brought, once the log is at hand."""
THE_LAST_UNDONE = Retracted(-2)
"""`redo`: the undoing that was done last, or the retraction of something deeper."""
LAST_TYPED = -1
"""The entry that `correct` puts right where it names none: the first typed on the line logged last."""
REMARKS = (Noted, ClockStopped, ClockStarted)
"""What a rewind leaves: it says nothing of the table, and is as true as before."""
_ALL_SINCE = (-1,)
LONGEST_LINE = 40
"""Things done that one line may have brought: nine answers, each with what follows."""


def all_since(number: int) -> Retracted:
    """`rewind N`: everything from this entry on, once the log is at hand."""
    return Retracted(number, _ALL_SINCE)


def entries_meant(entries: Sequence[Entry], log: Sequence[Entry], at: Sequence[str] = ()) -> tuple[Entry, ...]:
    """The entries of a line, where every retraction now names its entries; `at`: which line each entry came with.

    Without that every entry is a line of its own. Raises `BadLine` `nothing_to_retract`, `nothing_to_redo`,
    `entry_unknown`, `not_about_the_table`.
    """
    match entries:
        case (Corrected(entry=number) as correction, *said) if number == LAST_TYPED:
            *gone, named = _of_the_last(correction, log, at)
            return (*gone, named, *_with_its_face(named, said, log))
        case (Corrected() as correction, *said) if correction.entry < len(log):
            return (correction, *_with_its_face(correction, said, log))
    if Retracted not in map(type, entries):
        return tuple(entries)
    return tuple([_named(entry, log, at) if isinstance(entry, Retracted) else entry for entry in entries])


def last_typed(log: Sequence[Entry], at: Sequence[str]) -> tuple[int, ...]:
    """What was typed on the line logged last, what it corrected where it did. Raises `BadLine` `nothing_to_correct`."""
    line = [number for number in sorted(_last_line(log, at)) if not isinstance(log[number], Retracted)]
    unsaid = {part for each in line if _went_unsaid(log, each) for part in (each, *_went_unsaid(log, each))}
    typed = [_corrected(log, number) for number in line if number not in unsaid]
    if not typed or isinstance(log[typed[0]], AMENDING):
        raise BadLine("nothing_to_correct")
    return tuple(typed)


def _corrected(log: Sequence[Entry], number: int) -> int:
    """What has to be named to put this entry right: of a correction, what it replaced."""
    entry = log[number]
    return entry.entry if isinstance(entry, Corrected) else number


def _of_the_last(correction: Corrected, log: Sequence[Entry], at: Sequence[str]) -> tuple[Entry, ...]:
    """The correction of the first entry typed last; what else came with that is taken back."""
    first, *others = last_typed(log, at)
    gone = [Retracted(others[0], tuple(others[1:]))] if others else []
    return (*gone, replace(correction, entry=first))


def _with_its_face(correction: Entry, said: Sequence[Entry], log: Sequence[Entry]) -> Sequence[Entry]:
    """What is said of a play, whoever it is by or at: its card is the same one, whose rank and suit stay with it."""
    assert isinstance(correction, Corrected)
    was, (meant, *more) = log[correction.entry], said
    if not isinstance(was, Played) or not isinstance(meant, Played):
        return said
    same = was.card.face and meant.card == replace(was.card, face="") and meant.serves == was.serves
    return (replace(meant, card=was.card), *more) if same else said


def _named(entry: Retracted, log: Sequence[Entry], at: Sequence[str]) -> Retracted:
    if entry.also == _ALL_SINCE:
        return _retraction(since(log, entry.entry))
    if entry == THE_LAST:
        return _retraction(_last_line(log, at))
    if entry == THE_LAST_UNDONE:
        return _of(_taken_back_last(log), log)
    return entry if entry.also else _of(entry.entry, log)


def _taken_back_last(log: Sequence[Entry]) -> int:
    """The undoing on top; else the retraction of something deeper, if that was done last. Raises `BadLine`."""
    done, undone = piles(log)
    deeper = [number for number in done[-1:] if isinstance(log[number], Retracted)]
    if not (undone or deeper):
        raise BadLine("nothing_to_redo")
    return (undone or deeper)[-1]


def _of(number: int, log: Sequence[Entry]) -> Retracted:
    """The retraction of this entry: of what was assumed all goes with it."""
    return Retracted(number, _went_unsaid(log, number))


def _went_unsaid(log: Sequence[Entry], number: int) -> tuple[int, ...]:
    entry = log[number] if 0 < number < len(log) else None
    return tuple(range(number + 1, min(number + 1 + entry.count, len(log)))) if isinstance(entry, Assumed) else ()


def _retraction(numbers: Sequence[int]) -> Retracted:
    if not numbers:
        raise BadLine("nothing_to_retract")
    return Retracted(numbers[0], tuple(numbers[1:]))


def piles(log: Sequence[Entry]) -> tuple[list[int], list[int]]:
    """The numbers of the things done that stand, and of the undoings that can be taken back; the last ones on top.

    A correction or insertion is one thing, whatever it brought, and so is what was assumed at once. A retraction that
    names several things, the last one first, undoes them together. What was told from elsewhere, and was taken back
    there, was not done here; the clock is stopped and let go on by its own key.
    """
    done: list[int] = []
    undone: list[int] = []
    unsaid = {part for number in range(len(log)) for part in _went_unsaid(log, number)}
    clock = {number for number, entry in enumerate(log) if isinstance(entry, ClockStopped | ClockStarted)}
    not_done = parts(log) | _told(log) | clock | unsaid
    for number in range(1, len(log)):
        entry = log[number]
        if number in not_done:
            continue
        if count := _undoes(entry, done, log):
            del done[-count:]
            undone.append(number)
        elif undone and entry == _of(undone[-1], log):
            back = log[undone.pop()]
            assert isinstance(back, Retracted)
            done += [each for each in reversed(named(back)) if each not in not_done]
        else:
            done.append(number)
            undone.clear()
    return done, undone


def _told(log: Sequence[Entry]) -> set[int]:
    """The numbers of what was told from elsewhere, and of what takes back only that."""
    told: set[int] = set()
    for number, entry in enumerate(log):
        if isinstance(entry, Retracted):
            told |= {number} if told.issuperset(named(entry)) else set()
        elif isinstance(entry, OfTheEvent) and entry.told:
            told.add(number)
    return told


def _undoes(entry: Entry, done: Sequence[int], log: Sequence[Entry]) -> int:
    """How many of the things done last this takes back, one after the other; 0 where it is no undoing."""
    if not isinstance(entry, Retracted):
        return 0
    left, count = named(entry), 0
    while left and count < len(done):
        last = named(_of(done[-1 - count], log))
        if left[: len(last)] != last:
            return 0
        left, count = left[len(last) :], count + 1
    return 0 if left else count


def _last_line(log: Sequence[Entry], at: Sequence[str]) -> tuple[int, ...]:
    """All that came with the thing done last; nothing if nothing was done.

    What came with the opening was brought in as a whole, and too much for one line was none: each is one thing then.
    """
    done, _ = piles(log)
    things = [number for number in reversed(done) if at[number:] and at[number] == at[done[-1]]]
    if len(things) > LONGEST_LINE or not things or at[things[0]] == at[0]:
        things = done[-1:]
    return tuple(each for number in things for each in named(_of(number, log)))


def check_again(log: Sequence[Entry], entries: Sequence[Entry]) -> None:
    """Nothing is taken back twice. Raises `BadLine` `retracted_already`."""
    back = [each for entry in entries if isinstance(entry, Retracted) for each in named(entry)]
    if back and set(back) <= retracted(log):
        raise BadLine("retracted_already", number=back[0])


def since(log: Sequence[Entry], number: int) -> tuple[int, ...]:
    """The numbers of all entries that count from this one on; what was let stand before stays.

    So do remarks, pauses, and what was told from elsewhere.

    Raises `BadLine` `entry_unknown`, `not_about_the_table`.
    """
    if not 0 < number < len(log):
        raise BadLine("entry_unknown", number=max(0, number))
    if isinstance(log[number], AMENDING):
        raise BadLine("not_about_the_table", number=number, original=0)
    happened = order(log)
    first = next(place for place, (each, _) in enumerate(happened) if each == number)
    counting = {each for each, counts in happened[first:] if counts and not isinstance(log[each], REMARKS)}
    later = counting - _told(log)
    return tuple(sorted(each for each in later if _goes(log[each], later)))


def _goes(entry: Entry, later: set[int]) -> bool:
    return not isinstance(entry, LetStand) or entry.entry in later
