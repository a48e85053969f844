"""What is meant by taking back without naming every entry: the last thing, what was taken back last, all since one."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from itertools import islice, takewhile

from msgspec.structs import replace

from referee.core.nouns.entries import (
    Assumed,
    ClockStarted,
    ClockStopped,
    Corrected,
    Entry,
    Flipped,
    Inserted,
    LetStand,
    Noted,
    Played,
    Retracted,
)
from referee.errors import BadLine
from referee.log.history import AMENDING, named, order, retracted
from referee.log.piles import piles, told_elsewhere, went_unsaid, whole

THE_LAST = Retracted(-1)
"""`retract` without a number: all that the line logged last brought, once the log is at hand."""
THE_LAST_UNDONE = Retracted(-2)
"""`redo`: the undoing that was done last, or the retraction of something deeper."""
LAST_TYPED = -1
"""The entry that `correct` puts right where it names none: the first typed on the line logged last."""
REMARKS = (Noted, ClockStopped, ClockStarted)
"""What a rewind leaves: it says nothing of the table, and is as true as before."""
BESIDE_A_PLAY = (*REMARKS, Assumed, LetStand)
"""What may stand between a play and what goes on with it."""
_ALL_SINCE = (-1,)
_SO_MANY = (-2,)
LONGEST_LINE = 40
"""Things done that one line may have brought: nine answers, each with what follows."""


def all_since(number: int) -> Retracted:
    """`rewind N`: everything from this entry on, once the log is at hand."""
    return Retracted(number, _ALL_SINCE)


def the_last(count: int) -> Retracted:
    """`retract last N`: everything since so many things happened that still count, once the log is at hand."""
    return Retracted(count, _SO_MANY)


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
    unsaid = {part for each in line if went_unsaid(log, each) for part in (each, *went_unsaid(log, each))}
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
    """What is said of a play, whoever it is by or at: its card is the same one, whose rank and suit stay with it.

    Not where these are told of another card, nor where without them all that is said was said before.
    """
    assert isinstance(correction, Corrected)
    was, (meant, *more) = log[correction.entry], said
    if not isinstance(was, Played) or not isinstance(meant, Played):
        return said
    same = was.card.face and meant.card == replace(was.card, face="") and meant.serves == was.serves
    told_anew = replace(meant, card=was.card) == was
    of_another = any(isinstance(each, Flipped) and each.face == was.card.face for each in more)
    return (replace(meant, card=was.card), *more) if same and not (told_anew or of_another) else said


def _named(entry: Retracted, log: Sequence[Entry], at: Sequence[str]) -> Retracted:
    if entry.also == _ALL_SINCE:
        return _retraction(since(log, entry.entry))
    if entry.also == _SO_MANY:
        return _retraction(since(log, _the_last_of(log, entry.entry)))
    if entry == THE_LAST:
        return _retraction(_last_line(log, at))
    if entry == THE_LAST_UNDONE:
        return whole(_taken_back_last(log), log)
    return entry if entry.also else whole(entry.entry, log)


def _the_last_of(log: Sequence[Entry], count: int) -> int:
    """The first of so many things that happened last and count. Raises `BadLine` `nothing_to_retract`."""
    beside = (*AMENDING, *REMARKS, Assumed)
    counting = [number for number, counts in order(log) if number and counts and not isinstance(log[number], beside)]
    if not 0 < count <= len(counting):
        raise BadLine("nothing_to_retract")
    return counting[-count]


def _taken_back_last(log: Sequence[Entry]) -> int:
    """The undoing on top; else the retraction of something deeper, if that was done last. Raises `BadLine`."""
    done, undone = piles(log)
    deeper = [number for number in done[-1:] if isinstance(log[number], Retracted)]
    if not (undone or deeper):
        raise BadLine("nothing_to_redo")
    return (undone or deeper)[-1]


def _retraction(numbers: Sequence[int]) -> Retracted:
    if not numbers:
        raise BadLine("nothing_to_retract")
    return Retracted(numbers[0], tuple(numbers[1:]))


def _last_line(log: Sequence[Entry], at: Sequence[str]) -> tuple[int, ...]:
    """All that came with the thing done last; nothing if nothing was done.

    What came with the opening was brought in as a whole, and too much for one line was none: each is one thing then.
    """
    done, _ = piles(log)
    came_with = takewhile(lambda number: number < len(at) and at[number] == at[done[-1]], reversed(done))
    things = [*islice(came_with, LONGEST_LINE + 1)]
    if len(things) > LONGEST_LINE or not things or at[things[0]] == at[0]:
        things = [*done[-1:], *_made_anew(done, log)]
    began = _undoings_before(things[-1], log, at) if things else ()
    return (*(each for number in things for each in named(whole(number, log))), *began)


def _undoings_before(number: int, log: Sequence[Entry], at: Sequence[str]) -> tuple[int, ...]:
    """The undoings with which the line began of which this is the first thing done, the last one first."""
    earlier = takewhile(lambda each: at[0] != at[each] == at[number], range(min(number, len(at)) - 1, 0, -1))
    return tuple(takewhile(lambda each: isinstance(log[each], Retracted), earlier))


def _made_anew(done: Sequence[int], log: Sequence[Entry]) -> tuple[int, ...]:
    """The insertion with which what was done last took back another, in the place of which it stands: one thing."""
    *_, made, back = (0, 0, *done)
    anew, gone = log[made], log[back]
    was = log[gone.entry] if isinstance(gone, Retracted) and gone.entry < len(log) else None
    if not isinstance(anew, Inserted) or not isinstance(was, Inserted):
        return ()
    return (made,) if anew.entry == was.entry and made + anew.count + 1 == back else ()


def of_the_play(
    played: int, log: Sequence[Entry], counting: Container[int], goes_on: Callable[[int], bool]
) -> tuple[int, ...]:
    """What goes on with this play, up to what does not; a remark in between is none."""
    happened = [number for number, counts in order(log) if counts and number in counting]
    behind = happened[happened.index(played) + 1 :] if played in happened else []
    return tuple(takewhile(goes_on, (number for number in behind if not isinstance(log[number], BESIDE_A_PLAY))))


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
    later = counting - told_elsewhere(log)
    return tuple(sorted(each for each in later if _goes(log[each], later)))


def _goes(entry: Entry, later: set[int]) -> bool:
    return not isinstance(entry, LetStand) or entry.entry in later
