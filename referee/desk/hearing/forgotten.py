"""What a referee did not write in time and tells afterwards: put in where it was in order, or asked about.

In go a line that is said to be late, or one that somebody did out of his turn as it stands, out comes what it comes to
in the log before. Nobody plays Barrels in another's turn as often as somebody writes one down too late.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from referee.core.book.rulebook import kind_of
from referee.core.nouns.entries import Assumed, Entry, Inserted, Played, Retracted
from referee.core.nouns.verdict import Verdict
from referee.core.play.owing import place
from referee.desk.hearing.amending import Amending
from referee.desk.hearing.asked.laid_late import is_laid
from referee.desk.hearing.corrected.putting_right import anchor
from referee.desk.hearing.late.put_in_late import best_place, places_in_order
from referee.desk.hearing.late.where_it_belongs import forgotten
from referee.desk.hearing.lately import BEGIN_AND_END, TURNS_BACK, asked_now, by_whom, meets, read_there
from referee.desk.hearing.outcomes import Outcome, doubted, mends
from referee.desk.hearing.typed_line import TypedLine
from referee.desk.hearing.understanding import ReadAt, filled_between, put_in, read_once
from referee.errors import BadLine

OF_HIS_LAST = "of_his_last"
"""A slip: what somebody may have done in his own turn, which is over."""


class Forgotten(Amending, frozen=True):
    """A log into which something is put that nobody wrote in time."""

    def put_in_late(self, line: TypedLine) -> Outcome | None:
        """What the line comes to where it lacks, or in the last place of a round where it was in order.

        None where there is none, or where it is what is due now.
        """
        read_at = read_once(partial(self.read_at, line))
        for number, entries in forgotten(read_at, self.table, self.lately):
            if outcome := self.filled_in(number, entries):
                return outcome
        now = read_there(read_at, self.table)
        if now and meets(now[0], self.table, self.book) and not self._is_of_no_play_under_way(now):
            return None
        places = self._not_between_answers(now, places_in_order(read_at, self.lately, self._round))
        put = partial(self._put_in_order, instead_of=self._told_out_of_turn(now))
        found = best_place(places, put, self.lately)
        return found[1] if found else None

    def put_before_a_play(self, line: TypedLine, kind: str) -> Outcome | None:
        """What the line comes to right before the latest play of that card; None where it is not in order there."""
        played = (number for number in self.lately.numbers(self._round) if self._plays(number, kind))
        number = next(played, 0)
        entries = read_there(read_once(partial(self.read_at, line)), self.table_before(number)) if number else ()
        return self._put_in_order(number, entries) if entries else None

    def _plays(self, number: int, kind: str) -> bool:
        entry = self.log[number]
        return isinstance(entry, Played) and kind in (entry.card.kind, kind_of(entry))

    def _is_of_no_play_under_way(self, said: tuple[Entry, ...]) -> bool:
        """Is somebody still to answer, and this nothing that is due of anybody meanwhile?"""
        return bool(asked_now(self.table)) and bool(said) and place(self.table, said[0], self.book) is None

    def _not_between_answers(
        self, said: tuple[Entry, ...], places: Iterator[tuple[int, tuple[Entry, ...]]]
    ) -> Iterator[tuple[int, tuple[Entry, ...]]]:
        """The places, none of them between a play that is under way and its answers: they belong together."""
        if not self._is_of_no_play_under_way(said):
            return places
        opened = next((number for number in self.lately.numbers(1) if isinstance(self.log[number], Played)), 0)
        return ((number, entries) for number, entries in places if number <= opened)

    def ask_whether_forgotten(self, line: TypedLine, read_at: ReadAt, outcome: Outcome) -> None:
        """Raises `BadLine` `forgotten_before` where it is out of turn, and was in order in his own just before this."""
        typed = next((each for each in outcome.judged if not isinstance(each.entry, Assumed)), None)
        if typed is None or not self._is_of_his_last(typed.verdict):
            return
        by = by_whom((typed.entry,))
        if number := self.place_in_a_turn_of(by, read_at):
            player = self.table.seat(by).name[:40]
            choices = (line.before(number), line.as_meant)
            raise BadLine("forgotten_before", word=line.shown, player=player, choices=choices)

    def place_in_a_turn_of(self, by: int, read_at: ReadAt) -> int:
        """Before which entry of his last turn the line lays down a card, if that turn was the one before this; else 0.

        Also if it was one before that, and the card explains what is held against somebody since. What was aimed at
        somebody was answered, and what was drawn or given up is looked for where it lacks.
        """
        if by in (0, self.table.turn.seat):
            return 0
        places = places_in_order(read_at, self.lately, self._round, by)
        his = ((number, given) for number, given in places if self._lays_one_in_his_turn(number, given, by))
        found = best_place(his, self._put_in_order, self.lately)
        if found is None:
            return 0
        number, outcome = found
        return number if mends(outcome) or number in self.lately.numbers(TURNS_BACK) else 0

    @property
    def _round(self) -> int:
        """So many turns, this one among them, that everybody has had one."""
        return len(self.table.seats) + 1

    def _lays_one_in_his_turn(self, number: int, entries: tuple[Entry, ...], by: int) -> bool:
        found = self.table_before(number)
        return found.turn.seat == by and is_laid(entries[:1], found, self.book)

    def _told_out_of_turn(self, said: tuple[Entry, ...]) -> int:
        """The entry of this turn that tells the same, and is held to be out of turn; 0 if there is none."""
        for number in self.lately.numbers(1) if len(said) == 1 else ():
            if self.log[number] == said[0] and self._is_of_his_last(self.now[number]):
                return number
        return 0

    def _is_of_his_last(self, verdict: Verdict) -> bool:
        return not self.book.slips.get(OF_HIS_LAST, frozenset()).isdisjoint(verdict.keys)

    def _put_in_order(self, number: int, entries: tuple[Entry, ...], instead_of: int = 0) -> Outcome | None:
        """What these do before this entry, if all of it is in order there and nothing gets worse by it.

        That an answer lacks then may be told at the end of that turn, as of any that was not written.
        """
        whole = filled_between(entries, self.table_before(number), self.book)
        joined = self.joined((Inserted(number, len(whole)), *whole))
        again = tuple(each for each in joined if isinstance(each, BEGIN_AND_END))
        if not isinstance(joined[-1], Retracted):
            before, again = Inserted(anchor(self.log, number), len(whole)), ()
            joined = put_in((before, *whole), self.log, self.table_before, self.book)
        outcome = self.put_right((Retracted(instead_of), *joined) if instead_of else joined, again)
        return outcome if outcome and all(isinstance(each, BEGIN_AND_END) for each in doubted(outcome)) else None
