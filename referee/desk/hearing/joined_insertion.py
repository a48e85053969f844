"""What is put in where something was put in before: it joins that, before what was only assumed to close it.

A turn that nobody wrote is put in line by line. After each of them what must have happened up to the next entry is
assumed, and the line after it belongs before that. In goes an insertion before a part of another, or before the same
entry, out comes that one made anew with both.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.judging.assumed import assumed
from referee.core.nouns.entries import Assumed, Entry, Inserted, Retracted, TurnEnded
from referee.core.nouns.table import Table
from referee.core.play.evolve import replay
from referee.core.play.owing import place
from referee.log.history import named, retracted
from referee.log.piles import as_unsaid

TableBefore = Callable[[int], Table]
Run = tuple[int, ...]
"""The numbers of what was told or assumed at once; an assumed run has the mark first."""


class Joining(Struct, frozen=True):
    """A log in which something is put in before a part of what was put in."""

    log: Sequence[Entry]
    counting: Container[int]
    table_before: TableBefore
    book: Rulebook

    def joined(self, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """The insertion made anew with this one in its place; the entries as they are where they join none."""
        match entries:
            case (Inserted(entry=number), *given) if given:
                part = self._part_meant(number, given)
                return self._made_anew(part, tuple(given)) if part else entries
        return entries

    def _part_meant(self, number: int, given: Sequence[Entry]) -> int:
        """Before which part of an insertion it belongs; 0 if there is none."""
        if number in self.counting and self._brought_by(number):
            return number
        last = next(self._insertions_before(number), 0)
        closing = self._closing_run(last) if last else ()
        return closing[1] if len(closing) > 1 and self._belongs(given, closing[1], number) else 0

    def _belongs(self, given: Sequence[Entry], part: int, number: int) -> bool:
        """Is it done in a turn that goes on before what closes it, and is over behind that, or due only there?"""
        then, now, said = self.table_before(part), self.table_before(number), given[0]
        by, ends = getattr(said, "by", 0), any(isinstance(each, TurnEnded) for each in given)
        if then.turn.seat == by and (now.turn.seat != by or (now.turn.phase == "over" and not ends)):
            return then.turn.phase != "over"
        return place(then, said, self.book) is not None and place(now, said, self.book) is None

    def _made_anew(self, part: int, given: tuple[Entry, ...]) -> tuple[Entry, ...]:
        at = self._brought_by(part)
        made = self.log[at]
        assert isinstance(made, Inserted)
        later = tuple(each for each in self._insertions_before(made.entry) if each > at)[::-1]
        table = self.table_before(part)
        before, _ = assumed(table, given[0], self.book)
        table = replay((*before, *given), self.book, table)
        whole = [*self._up_to(at, part), *as_unsaid(before), *given]
        behind = [*self._from(at, part), *(self.log[n] for each in later for n in self._parts(each))]
        if behind:
            run, _ = assumed(table, next(each for each in behind if not isinstance(each, Assumed)), self.book)
            behind = [*as_unsaid(run), *behind]
            table = replay(behind, self.book, table)
        whole += behind
        after, _ = assumed(table, self.log[made.entry], self.book)
        whole += () if after and self.log[made.entry] == after[0] else as_unsaid(after)
        return (Inserted(made.entry, len(whole)), *whole, Retracted(at, later))

    # What was put in

    def _brought_by(self, number: int) -> int:
        """The insertion that brought this entry; 0 if none did."""
        made = (at for at in range(number - 1, 0, -1) if isinstance(self.log[at], Inserted))
        return next((at for at in made if number in self._parts(at)), 0)

    def _insertions_before(self, number: int) -> Iterator[int]:
        """Those before this entry that count, the last one first."""
        gone = retracted(self.log)
        for at in range(len(self.log) - 1, number, -1):
            each = self.log[at]
            if isinstance(each, Inserted) and each.entry == number and at not in gone:
                yield at

    def _parts(self, at: int) -> range:
        made = self.log[at]
        assert isinstance(made, Inserted)
        return range(at + 1, at + 1 + made.count)

    def _runs(self, at: int) -> Iterator[Run]:
        parts = self._parts(at)
        place = parts.start
        while place < parts.stop:
            entry = self.log[place]
            end = min(parts.stop, place + 1 + (entry.count if isinstance(entry, Assumed) else 0))
            yield tuple(range(place, end))
            place = end

    def _closing_run(self, at: int) -> Run:
        """What was assumed at its end; nothing where its last part was told."""
        last = tuple(self._runs(at))[-1]
        return last if isinstance(self.log[last[0]], Assumed) else ()

    def _up_to(self, at: int, part: int) -> Iterator[Entry]:
        for run in self._runs(at):
            if run[-1] < part:
                yield from (self.log[each] for each in run)
            elif run[0] < part:
                yield from as_unsaid(tuple(self.log[each] for each in run[1:] if each < part))

    def _from(self, at: int, part: int) -> Iterator[Entry]:
        """The parts from this one on, without what was assumed there, or to close them."""
        closing = self._closing_run(at)
        for run in self._runs(at):
            there = run[0] <= part <= run[-1] and isinstance(self.log[run[0]], Assumed)
            if run[-1] >= part and not there and run != closing:
                yield from (self.log[each] for each in run)


def told_just_before(entries: Sequence[Entry], log: Sequence[Entry]) -> int:
    """The part that says already what an insertion was made anew for, and stands just before that; 0 if none does."""
    _, *whole, back = entries
    assert isinstance(back, Retracted)
    parts = [part for at in sorted(named(back)) for part in range(at + 1, at + 1 + log[at].count)]  # type: ignore[attr-defined]
    before = list(_told((number, log[number]) for number in parts))
    now = [each for _, each in _told(enumerate(whole))]
    same = next((n for n, (was, each) in enumerate(zip(before, now, strict=False)) if was[1] != each), len(before))
    more = len(now) - len(before)
    just = before[same - more : same] if 0 < more <= same else []
    return just[0][0] if just and [each for _, each in just] == now[same : same + more] else 0


def _told(entries: Iterable[tuple[int, Entry]]) -> Iterator[tuple[int, Entry]]:
    """Those of a run that were not assumed."""
    unsaid = 0
    for number, each in entries:
        if isinstance(each, Assumed):
            unsaid = each.count
        elif unsaid:
            unsaid -= 1
        else:
            yield number, each
