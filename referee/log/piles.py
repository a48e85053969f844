"""What was done to a log, and what was taken back of it, each as a pile.

What was done to a log is a pile: taking back the thing on top is undoing, and undoing can itself be taken back until
something else is done. A retraction of something deeper, and a rewind, are things done like any other, and take
something back as well: while one of them was done last, undoing and bringing back both mean it.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.nouns.entries import (
    Assumed,
    ClockStarted,
    ClockStopped,
    Corrected,
    Entry,
    Inserted,
    OfTheEvent,
    Retracted,
)
from referee.log.growing import gone_on_with
from referee.log.history import named


def piles(log: Sequence[Entry]) -> tuple[Sequence[int], Sequence[int]]:
    """The numbers of the things done that stand, and of the undoings that can be taken back; the last ones on top.

    A correction or insertion is one thing, whatever it brought, and so is what was assumed at once. A retraction that
    names several things, the last one first, undoes them together. What was told from elsewhere, and was taken back
    there, was not done here; the clock is stopped and let go on by its own key.
    """
    found = _piled(log)
    return found.done, found.undone


class _Piles:
    """The piles of a log as far as it was gone through."""

    def __init__(self) -> None:
        self.done: list[int] = []
        self.undone: list[int] = []
        self._not_done: set[int] = set()
        self._told: set[int] = set()
        self._whole = 0
        """The first entry that came with none before it."""

    def lay(self, number: int, log: Sequence[Entry]) -> None:
        """Go through one more entry."""
        entry = log[number]
        alone = number >= self._whole
        if isinstance(entry, Corrected | Inserted) or (isinstance(entry, Assumed) and number):
            self._whole = max(self._whole, number + 1 + entry.count)
        if _is_told(entry, self._told):
            self._told.add(number)
        if not alone or number in self._told or isinstance(entry, ClockStopped | ClockStarted):
            self._not_done.add(number)
        elif number:
            self._lay(number, entry, log)

    def _lay(self, number: int, entry: Entry, log: Sequence[Entry]) -> None:
        """Something was done, or taken back, or brought back."""
        if (left := self._left_by(entry, log)) is not None:
            self.done = left
            self.undone.append(number)
        elif self.undone and entry == whole(self.undone[-1], log):
            back = log[self.undone.pop()]
            assert isinstance(back, Retracted)
            for each in reversed(named(back)):
                self._lay_again(each, log)
        else:
            self.done.append(number)
            self.undone.clear()

    def _left_by(self, entry: Entry, log: Sequence[Entry]) -> list[int] | None:
        """What of the things done is left where this takes back those done last, in a row; None where it does not.

        Behind what a line did it may name the undoing with which that line began: what was undone is done again then.
        """
        if not isinstance(entry, Retracted):
            return None
        names, left, first = named(entry), [*self.done], 0
        while names:
            last = named(whole(left[-1], log)) if left else ()
            if last and names[: len(last)] == last:
                left.pop()
            elif first and names[0] == first - 1 and isinstance(began := log[first - 1], Retracted):
                last = names[:1]
                left += [each for each in reversed(named(began)) if each not in self._not_done]
            else:
                return None
            first, names = last[0], names[len(last) :]
        return left

    def _lay_again(self, number: int, log: Sequence[Entry]) -> None:
        """Something is in force again; if that is an undoing, with which a line began, what it undid goes once more."""
        left = self._left_by(log[number], log)
        if left is not None:
            self.done = left
        elif number not in self._not_done:
            self.done.append(number)


@gone_on_with(_Piles)
def _piled(log: Sequence[Entry], found: _Piles, start: int) -> _Piles:
    for number in range(start, len(log)):
        found.lay(number, log)
    return found


def _is_told(entry: Entry, told: set[int]) -> bool:
    """Was it told from elsewhere, or does it take back only that?"""
    if isinstance(entry, Retracted):
        return told.issuperset(named(entry))
    return isinstance(entry, OfTheEvent) and bool(entry.told)


def told_elsewhere(log: Sequence[Entry]) -> set[int]:
    """The numbers of what was told from elsewhere, and of what takes back only that."""
    told: set[int] = set()
    for number, entry in enumerate(log):
        if _is_told(entry, told):
            told.add(number)
    return told


def undoing(entry: Retracted, log: Sequence[Entry]) -> Retracted:
    """The same, the last thing done first, where it takes back just what was done last: so that it is an undoing."""
    top, left = list[int](), {*named(entry)}
    for number in reversed(piles(log)[0]):
        last = named(whole(number, log))
        if not left.issuperset(last):
            break
        top, left = [*top, *last], left.difference(last)
    return entry if left else Retracted(top[0], tuple(top[1:]))


def whole(number: int, log: Sequence[Entry]) -> Retracted:
    """The retraction of this entry: of what was assumed all goes with it."""
    return Retracted(number, went_unsaid(log, number))


def went_unsaid(log: Sequence[Entry], number: int) -> tuple[int, ...]:
    """What was assumed at once with this mark; nothing where it is none."""
    entry = log[number] if 0 < number < len(log) else None
    return tuple(range(number + 1, min(number + 1 + entry.count, len(log)))) if isinstance(entry, Assumed) else ()


def as_unsaid(run: Sequence[Entry]) -> tuple[Entry, ...]:
    """The run as what nobody typed, with its mark before it; nothing where there is nothing."""
    return (Assumed(len(run)), *run) if run else ()
