"""What a line comes to at a table: as it stands, late, said again, or putting right what was logged before it.

In go the line and all that was logged, out comes what would be logged. Whoever types at a table is now and then a line
behind, so that a line is read at the table as it is and, where something speaks against that, at those before it: what
makes the log lack less is taken, and what only the referee knows is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from referee.core.nouns.entries import (
    Corrected,
    Entry,
    Retracted,
)
from referee.core.nouns.verdict import Level
from referee.desk.hearing.amending import Amending
from referee.desk.hearing.answered_of_two import answered_of_two
from referee.desk.hearing.asked.drawn_otherwise import ask_which
from referee.desk.hearing.asked.laid_late import ask_whether_it_lay_there
from referee.desk.hearing.asked.laid_untold import ask_whether_laid
from referee.desk.hearing.asked.played_again import ask_whether_again
from referee.desk.hearing.asked.played_instead import ask_whether_instead
from referee.desk.hearing.asked.taken_back_before import ask_whether_it_was_made
from referee.desk.hearing.asked.told_late import is_done_now
from referee.desk.hearing.asked.whose_hand import ask_whose
from referee.desk.hearing.corrected.answered_again import answered_again
from referee.desk.hearing.corrected.as_of_another import corrects, play_at_another
from referee.desk.hearing.corrected.card_back import card_taken_back, taken_back_already
from referee.desk.hearing.corrected.meant_another import (
    faced_anew,
    of_another,
    turn_of_another,
    without_what_was_assumed,
)
from referee.desk.hearing.corrected.of_the_line import counted_anew, typed_last
from referee.desk.hearing.corrected.said_rather import (
    answers_rather,
    corrects_a_part,
    in_two,
    said_of_the_line,
    said_rather,
)
from referee.desk.hearing.corrected.taken_otherwise import taken_for_it, taken_otherwise
from referee.desk.hearing.example_players import with_players
from referee.desk.hearing.late.already_his_turn import already_his_turn
from referee.desk.hearing.late.lateness import begins_his_turn, may_be_late
from referee.desk.hearing.late.plays_on import began, not_over, plays_on
from referee.desk.hearing.late.where_it_belongs import forgotten, in_order_before, which_end, which_hit, wrong_before
from referee.desk.hearing.lately import TURNS_BACK, asked_now, read_there
from referee.desk.hearing.outcomes import Outcome, turns_back, wrong
from referee.desk.hearing.twice.put_in_again import put_in_just_now
from referee.desk.hearing.twice.said_again import (
    discarded_already,
    drawn_already,
    ended_already,
    met_already,
    said_already,
    said_better,
    said_in_this_play,
    said_just_now,
    said_of_the_fallen,
    said_otherwise,
    said_there,
    said_visibly,
)
from referee.desk.hearing.twice.told_anew import told_better, told_twice
from referee.desk.hearing.typed_line import TypedLine
from referee.desk.hearing.understanding import ReadAt, read_once
from referee.errors import BadLine
from referee.log.history import AMENDING
from referee.log.taking_back import last_typed
from referee.notation import (
    CardReturned,
    card_returned,
    face_meant,
    is_a_reason,
    line_meant,
    line_of,
    number_meant,
    player_meant,
    turn_still_of,
    unread_part,
)

SAID_TWICE = (
    said_just_now, said_in_this_play, said_visibly, said_otherwise, said_of_the_fallen, said_there,
    discarded_already, ended_already, told_twice, met_already, put_in_just_now,
)  # fmt: skip
"""The ways in which something may be logged already, in the order in which they are looked for."""


class Hearing(Amending, frozen=True):
    """A log to which a line is said."""

    def of_line(self, line: str, lang: str) -> Outcome:
        """What a line does; nothing, where it was said before; where it is late, what it puts right."""
        return self._heard(TypedLine(line.strip(), self.lexicon.heard_in(lang)))

    def _heard(self, line: TypedLine) -> Outcome:
        read_at = read_once(partial(self.read_at, line))
        if rather := self._part_of_the_line(line):
            return self._heard(rather)
        early = self._put_right_early(line) or self._answered_again(read_at, line)
        if early is not None:
            return early
        if not asked_now(self.table) and (rather := self._said_rather(line)):
            return self._heard(rather)
        try:
            outcome = self._as_it_stands(read_at, line)
        except BadLine as error:
            return self._in_place_of_an_error(error, read_at, line)
        return self._of_now_or_late(self.with_its_answers(outcome), read_at, line)

    def _as_it_stands(self, read_at: ReadAt, line: TypedLine) -> Outcome:
        """What the line is at the table as it is. Raises `BadLine` where it is nothing, or might be something else."""
        entries, mended = self.read(read_at)
        if any(isinstance(each, Corrected) for each in entries) and (right := self._of_another(line, reads=True)):
            return right
        outcome = self.comes_to(self._not_played_again(read_at, line) or entries, mended)
        which_end(outcome.judged[0].entry, read_at, self.lately)
        which_hit(outcome.judged[0].entry, line, read_at, self.lately)
        if not self.every_step:
            ask_which(line, outcome.judged, self.lately)
            ask_whether_instead(line, outcome.judged, self.lately, self.put_right)
            ask_whether_it_was_made(line, read_at, outcome.judged, self.lately)
            ask_whether_again(line, outcome.judged, self.lately, self.goes_on)
        return outcome

    def _in_place_of_an_error(self, error: BadLine, read_at: ReadAt, line: TypedLine) -> Outcome:
        """What a line is that is nothing as it stands. Raises the error where it is nothing else either."""
        asks = "choices" in error.about
        right = self._of_another(line) or self._of_another_and_more(line) or self._taken_back_and_more(line)
        if right is not None:
            return right
        if not asks and (rather := self._said_rather(line)):
            return self._heard(rather)
        if asks or (late := self._late(line, read_at)) is None:
            if not asks:
                self._ask_whether_so(line)
                error = unread_part(error, line.line, self.table, self.book, line.lexicon)
            raise with_players(error, self.table, self.lexicon) from None
        return late

    def _of_now_or_late(self, outcome: Outcome, read_at: ReadAt, line: TypedLine) -> Outcome:
        """What the line comes to as it stands, unless it is rather of what happened before, or of the next turn."""
        clean = all(each.verdict.clean for each in outcome.judged)
        if not (clean and self._is_on_time(outcome)):
            late = self._late(line, read_at, turns_back(outcome, self.book))
            if late is None and not clean:
                late = self._played_on(read_at, outcome) or self._in_his_turn(read_at, outcome, line)
            if late is not None:
                return late
        if not (clean or self.every_step or line.says_so):
            ask_whose(line, outcome.judged, self.book)
            ask_whether_laid(line, outcome.judged[-1], self.lately, self.put_right)
        return replace(outcome, answered=answered_of_two(outcome.judged, self.lately))

    def _is_on_time(self, outcome: Outcome) -> bool:
        """Can what a line comes to be of nothing that happened before?"""
        entries = tuple(each.entry for each in outcome.judged)
        if begins_his_turn(entries, self.table, self.lately):
            return True
        return not may_be_late(entries[0], self.table, self.lately)

    # Corrections

    def _read_as(self, line: TypedLine) -> Callable[[str], ReadAt]:
        """How another line, or a part of this one, is read."""
        return lambda said: partial(self.read_at, replace(line, line=said))

    def _put_right_early(self, line: TypedLine) -> Outcome | None:
        """What the line puts right whatever else it may mean."""
        taken_back = (self._card_taken_back, self._turn_not_over)
        ways = (*taken_back, self._meant_otherwise, self._taken_otherwise, self._counted_anew)
        return next(filter(None, (way(line) for way in ways)), None)

    def _meant_otherwise(self, line: TypedLine) -> Outcome | None:
        """The correction of whose turn was said to begin; nothing where the line says no such thing."""
        rest = line_meant(line.line, self.table, self.book, line.lexicon)
        if not rest:
            return None
        meant = turn_of_another(self._read_as(line)(rest), self.log, self.at, self.table_before, self.book)
        return self.with_its_answers(self.comes_to(meant, ())) if meant else None

    def _taken_otherwise(self, line: TypedLine) -> Outcome | None:
        """The correction of which card was taken last, where this line tells another and nothing else."""
        rest = line_meant(line.line, self.table, self.book, line.lexicon)
        meant = taken_otherwise(rest, self._read_as(line), self.lately) if rest else ()
        return self.comes_to(meant, ()) if meant else None

    def _counted_anew(self, line: TypedLine) -> Outcome | None:
        """The correction of how many were drawn, lost or given up last, where the line only tells a number."""
        number, is_noun = number_meant(line.line, self.table, self.book, line.lexicon)
        meant = counted_anew(number, is_noun, self.lately, self.at) if number else ()
        return self.with_its_answers(self.comes_to(meant, ())) if meant else None

    def _answered_again(self, read_at: ReadAt, line: TypedLine) -> Outcome | None:
        """An answer in the place of a wrong one. Raises `BadLine` `whose_card`."""
        if self.every_step or line.says_nothing:
            return None
        given = answered_again(read_at, self.table, self.lately, line.line)
        return self.put_right(given) if given else None

    def _said_rather(self, line: TypedLine) -> TypedLine | None:
        """The correction of the last play that this is, if it is one."""
        rather = said_rather(line.line, self._read_as(line), self.lately, self.lexicon)
        if not rather:
            rather = said_of_the_line(line.line, self._read_as(line), self.lately, self.at, self.lexicon)
        return replace(line, line=rather) if rather else None

    def _part_of_the_line(self, line: TypedLine) -> TypedLine | None:
        """A correction without a number, or of a wrong answer, as that of the one thing that it is like."""
        said = line.line, self._read_as(line), self.lately, self.at, line.lexicon
        part = corrects_a_part(*said) or answers_rather(*said)
        return replace(line, line=part) if part else None

    def _of_another(self, line: TypedLine, reads: bool = False) -> Outcome | None:
        """The correction of whom the line logged last was of, or of its card, where this one names that alone.

        None where only then something would be held against somebody: what was said may be more than that line, unless
        it `reads` as a correction anyway.
        """
        face = "" if self._whom(line)[0] else face_meant(line.line, self.table, self.book, line.lexicon)
        meant = faced_anew(face, self.log, self.at) if face else ()
        outcome = self.with_its_answers(self.comes_to(meant, ())) if meant else self._of_whom(line)
        return None if outcome is None or (not face and self._wrongs(outcome) and not reads) else outcome

    def _whom(self, line: TypedLine) -> tuple[int, int]:
        return player_meant(line.line, self.table, self.book, line.lexicon)

    def _of_whom(self, line: TypedLine) -> Outcome | None:
        """The correction of whom the line logged last was of, whatever is held against somebody then."""
        seat, other = self._whom(line)
        meant = of_another(seat, other, self.lately, self.at, line.correct) if seat else ()
        if not meant:
            return None
        ways = (meant, without_what_was_assumed(meant, self.lately, self.at))
        return min((self.with_its_answers(self.comes_to(each, ())) for each in ways if each), key=wrong)

    def _ask_whether_so(self, line: TypedLine) -> None:
        """Who was meant, where something is held against somebody then, or it was a play that he answered last.

        Raises `BadLine` `meant_so`.
        """
        seat, _ = self._whom(line)
        right = self._of_whom(line) if seat else None
        found = corrects(right.judged) if right else play_at_another(seat, typed_last(self.log, self.at), self.lately)
        if seat and found is not None:
            number, said = found
            as_lines = " ; ".join(line_of(each, self.book) for each in said)
            raise BadLine("meant_so", word=line.shown, choices=(replace(line, line=as_lines).in_place_of(number),))

    def _wrongs(self, outcome: Outcome) -> bool:
        """Is something held against somebody then that was not in the line logged last?"""
        before = max((self.now[n].level for n in last_typed(self.log, self.at) if n in self.now), default=Level.LEGAL)
        return any(each.verdict.level > max(before, Level.WITHOUT_EFFECT) for each in outcome.judged)

    def _of_another_and_more(self, line: TypedLine) -> Outcome | None:
        """The same where the line goes on: `no, at ben, missed`."""
        for said, rest in in_two(line.line):
            right = self._of_another(replace(line, line=said), reads=True)
            meant = read_there(self._read_as(line)(rest), right.table) if right else ()
            if right and meant:
                return self.comes_to((*(each.entry for each in right.judged), *meant), right.mended)
        return None

    def _taken_back_and_more(self, line: TypedLine) -> Outcome | None:
        """`retract, ben done`, `retract, too far`: what was logged last taken back, and what is said or why."""
        for said, rest in in_two(line.line):
            gone = read_there(self._read_as(line)(said), self.table)
            if not isinstance(next(iter(gone), None), Retracted):
                continue
            outcome = self.with_its_answers(self.comes_to(gone, ()))
            if is_a_reason(rest, self.table, self.book, line.lexicon):
                return outcome
            meant = read_there(self._read_as(line)(rest), outcome.table)
            amends = any(isinstance(each, AMENDING) for each in meant)
            return (
                self.comes_to((*(each.entry for each in outcome.judged), *meant), ()) if meant and not amends else None
            )
        return None

    def _card_taken_back(self, line: TypedLine) -> Outcome | None:
        """What takes back a play whose card goes back to the hand, with why: `too far, card back`, `no, undo`."""
        if told := self._card_returned(line.line, line):
            return self._taken_back_as(told, line)
        for parts in in_two(line.line):
            for said, other in (parts, parts[::-1]):
                back = self._card_returned(said, line)
                if back and self._takes_back(other, line):
                    return self._heard(replace(line, line=other))
                if back and self._is_why(other, line):
                    return self._taken_back_as(back, line)
            if self._takes_back(parts[1], line) and self._is_why(parts[0], line):
                return self._heard(replace(line, line=parts[1]))
        return None

    def _takes_back(self, said: str, line: TypedLine) -> bool:
        """Does it take back what was logged, and nothing else?"""
        gone = read_there(self._read_as(line)(said), self.table)
        return len(gone) == 1 and isinstance(gone[0], Retracted)

    def _turn_not_over(self, line: TypedLine) -> Outcome | None:
        """The turn that has begun taken back, where the line says that another's still goes on. Raises `BadLine`."""
        seat = turn_still_of(line.line, self.table, self.book, line.lexicon)
        if not seat:
            return None
        if number := began(seat, self.table, self.lately):
            return Outcome((), self.table, already=number)
        if not (gone := not_over(seat, self.table, self.lately)):
            raise with_players(BadLine("unread", word=line.shown), self.table, self.lexicon)
        return self.comes_to(gone, ())

    def _card_returned(self, said: str, line: TypedLine) -> CardReturned | None:
        return card_returned(said, self.table, self.book, line.lexicon)

    def _is_why(self, said: str, line: TypedLine) -> bool:
        return is_a_reason(said, self.table, self.book, line.lexicon)

    def _taken_back_as(self, told: CardReturned, line: TypedLine) -> Outcome | None:
        if number := taken_back_already(told, self.log):
            return Outcome((), self.table, already=number)
        back = card_taken_back(told, self.lately, self.at)
        return self._heard(replace(line, line=back)) if back else None

    def _not_played_again(self, read_at: ReadAt, line: TypedLine) -> tuple[Entry, ...]:
        """What is taken by the card under way alone, where the line tells that this was played, too; else nothing."""
        once_more = self.every_step or line.says_so
        return () if once_more else taken_for_it(read_there(read_at, self.table), self.table, self.lately)

    # Of another turn

    def _played_on(self, read_at: ReadAt, outcome: Outcome) -> Outcome | None:
        """The line in the turn that was assumed to be over, if then there is nothing against it."""
        entries = () if self.every_step else plays_on(read_at, self.lately)
        if not entries:
            return None
        whole = self.comes_to(entries, outcome.mended)
        in_order = all(each.verdict.clean for each in whole.judged)
        return whole if in_order and wrong(whole) <= wrong(outcome) else None

    def _in_his_turn(self, read_at: ReadAt, outcome: Outcome, line: TypedLine) -> Outcome | None:
        """The line in the next turn, of which nobody typed that it began. Raises `BadLine` `whose_card`."""
        if self.every_step:
            return None
        meant = already_his_turn(read_at, outcome.judged, self.table, self.lately, line.line)
        return self.comes_to(meant, outcome.mended) if meant else None

    # Late, or said twice

    def _late(self, line: TypedLine, read_at: ReadAt, back: int = TURNS_BACK) -> Outcome | None:
        """What a line does that says late or again what happened in this turn or the one before; None if it is none.

        What was assumed in no more than so many turns `back` may be what it says.
        """
        if self.every_step or line.says_nothing:
            return None
        return self._said_twice(line, read_at, back) or self._put_where_it_belongs(line, read_at)

    def _said_twice(self, line: TypedLine, read_at: ReadAt, back: int) -> Outcome | None:
        """The entry that says the line already, or is said better by it."""
        lately = self.lately
        if not line.says_so:
            for said in (partial(said_already, back=back), *SAID_TWICE):
                if number := said(read_at, self.table, lately):
                    return Outcome((), self.table, already=number)
            for entries in told_better(read_at, self.table, lately):
                if (outcome := self.put_right(entries, entries)) is not None:
                    return outcome
        found = (self.put_right(entries) for entries in said_better(read_at, self.table, lately))
        return next((outcome for outcome in found if outcome is not None), None)

    def _put_where_it_belongs(self, line: TypedLine, read_at: ReadAt) -> Outcome | None:
        """The line before the entry that lacks it, or where it is in order. Raises `BadLine` where that is not sure."""
        lately = self.lately
        if not line.says_so:
            ask_whether_it_lay_there(line, read_at, self.table, lately, self.filled_in)
        for number, entries in forgotten(read_at, self.table, lately):
            outcome = self.filled_in(number, entries)
            if outcome is not None and not is_done_now(line, number, outcome):
                return outcome
        if number := drawn_already(read_at, self.table, lately):
            return Outcome((), self.table, already=number)
        there = in_order_before(read_at, self.table, lately) or wrong_before(read_at, self.table, lately)
        put = None if there is None else self.put_before(*there)
        return None if there is None or put is None or is_done_now(line, there[0], put) else put
