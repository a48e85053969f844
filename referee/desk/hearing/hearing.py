"""What a line comes to at a table: as it stands, late, said again, or putting right what was logged before it.

In go the line and all that was logged, out comes what would be logged. Whoever types at a table is now and then a line
behind, so that a line is read at the table as it is and, where something speaks against that, at those before it: what
makes the log lack less is taken, and what only the referee knows is asked.
"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from referee.core.book.rulebook import Situation
from referee.core.nouns.entries import Corrected, Entry, Played
from referee.desk.hearing.answered_of_two import answered_of_two
from referee.desk.hearing.asked.drawn_first import ask_whether_he_drew
from referee.desk.hearing.asked.drawn_otherwise import ask_which
from referee.desk.hearing.asked.laid_late import ask_whether_it_lay_there
from referee.desk.hearing.asked.laid_untold import ask_whether_armed, ask_whether_laid
from referee.desk.hearing.asked.out_of_turn import ask_whether_his_turn, done_in_between, saved_at_once
from referee.desk.hearing.asked.played_again import ask_whether_again
from referee.desk.hearing.asked.played_instead import ask_whether_instead
from referee.desk.hearing.asked.rank_untold import ask_the_rank
from referee.desk.hearing.asked.taken_back_before import ask_whether_it_was_made
from referee.desk.hearing.asked.told_late import is_done_now, is_optional_now
from referee.desk.hearing.asked.typed_twice import ask_whether_twice
from referee.desk.hearing.asked.used_untold import ask_what_was_drawn
from referee.desk.hearing.asked.whose_hand import ask_whose
from referee.desk.hearing.drawing_untold import DrawingUntold
from referee.desk.hearing.example_players import with_players
from referee.desk.hearing.hit_by_both import hit_by_both
from referee.desk.hearing.late.already_his_turn import already_his_turn
from referee.desk.hearing.late.lateness import begins_his_turn, may_be_late
from referee.desk.hearing.late.plays_on import plays_on
from referee.desk.hearing.late.where_it_belongs import (
    forgotten,
    in_order_before,
    last_not_wrong,
    which_end,
    which_hit,
    wrong_before,
)
from referee.desk.hearing.lately import TURNS_BACK, aims_otherwise, asked_now, read_there
from referee.desk.hearing.once_more_at import once_more_at
from referee.desk.hearing.outcomes import Outcome, excuses, is_worse, turns_back, wrong
from referee.desk.hearing.twice.averted_already import averted_already
from referee.desk.hearing.twice.line_told_again import line_told_again
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
from referee.desk.hearing.whom_meant import whom_meant
from referee.errors import BadLine
from referee.notation import (
    before_a_play,
    has_a_word_for_nothing,
    late_clause,
    said_late,
    said_out_of_turn,
    says_again_first,
    tells_why_not_alone,
    unread_part,
    weapon_named,
)

SAID_TWICE = (
    said_just_now, said_in_this_play, said_visibly, said_otherwise, said_of_the_fallen, said_there,
    discarded_already, ended_already, told_twice, line_told_again, met_already, put_in_just_now, averted_already,
)  # fmt: skip
"""The ways in which something may be logged already, in the order in which they are looked for."""


class Hearing(DrawingUntold, frozen=True):
    """A log to which a line is said."""

    def of_line(self, line: str, lang: str) -> Outcome:
        """What a line does; nothing, where it was said before; where it is late, what it puts right."""
        typed = TypedLine(line.strip(), self.lexicon.heard_in(lang))
        if typed.is_no_speech:
            return self._as_it_stands(partial(self.read_at, typed), typed)
        if (rest := said_out_of_turn(typed.line, typed.lexicon)) and not self.every_step:
            return replace(self, every_step=True)._heard(replace(typed, line=rest))
        if says_again_first(typed.line, typed.lexicon):
            typed = self._in_full(typed)
        try:
            outcome = self._heard(typed)
            ask_the_rank(outcome.judged, typed.lexicon.lang)
            return outcome
        except BadLine as error:
            raise self._offering_by_number(error, typed) from None

    def _in_full(self, line: TypedLine) -> TypedLine:
        """`again, hit` with what was played before. Raises `BadLine` of `again` alone, where it is nothing."""
        full = once_more_at(line, self.table, self.lately)
        if not full and not any(sign in line.line for sign in ",;.:"):
            raise BadLine("unread", word=line.shown)
        return replace(line, line=full) if full else line

    def _heard(self, line: TypedLine) -> Outcome:
        if both := self._with_a_late_clause(line) or self._named_plainly(line):
            return both
        if untold := self._told_without_its_draw(line):
            return untold
        late = said_late(line.line, self.table, self.book, line.lexicon)
        if (before := self._before_a_play(line, late)) is not None:
            return before
        if late:
            return self._said_late(replace(line, line=late))
        return self._as_it_comes(line)

    def _heard_instead(self, line: TypedLine) -> Outcome:
        """A line that nobody typed, in the place of one. Raises `BadLine` without the words of it that were read."""
        try:
            return self._heard(line)
        except BadLine as error:
            error.about.pop("read", None)
            raise

    def _with_a_late_clause(self, line: TypedLine) -> Outcome | None:
        """What the line tells, with its last clause where that was forgotten; None where it has no such clause."""
        first, last = late_clause(line.line, self.table, self.book, line.lexicon)
        if not first:
            return None
        now, late = (self._heard(replace(line, line=each)) for each in (first, last))
        entries = tuple(each.entry for outcome in (late, now) for each in outcome.judged)
        return self.comes_to(entries, (*late.mended, *now.mended)) if now.judged and late.judged else None

    def _before_a_play(self, line: TypedLine, late: str) -> Outcome | None:
        """The line right before the play that it names, where it is said late or is nothing as it stands; else None.

        Raises `BadLine` `nowhere_earlier` where it was not in order there.
        """
        kind, told = before_a_play(late or line.line, self.table, self.book, line.lexicon)
        if not kind or (not late and read_there(partial(self.read_at, line), self.table)):
            return None
        if outcome := self.put_before_a_play(replace(line, line=told), kind):
            return outcome
        raise BadLine("nowhere_earlier", word=line.shown)

    def _said_late(self, line: TypedLine) -> Outcome:
        """The line in the place where it was forgotten, else as it comes. Raises `BadLine` `nowhere_earlier`."""
        if outcome := self.put_in_late(line):
            return outcome
        outcome = self._as_it_comes(line)
        if outcome.already or all(each.verdict.clean for each in outcome.judged):
            return outcome
        raise BadLine("nowhere_earlier", word=line.shown)

    def _as_it_comes(self, line: TypedLine) -> Outcome:
        read_at = read_once(partial(self.read_at, line))
        if rather := self._part_of_the_line(line):
            return self._heard(rather)
        early = self._put_right_early(line) or self._answered_again(read_at, line) or self._drawn_on(read_at, line)
        if early is not None:
            return early
        may_be_answered = asked_now(self.table) and not line.line.partition(" ")[0].endswith(":")
        if not may_be_answered and (rather := self._said_rather(line)):
            return self._heard_instead(rather)
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
        outcome = self._for_each_shot(self.comes_to(self._not_played_again(read_at, line) or entries, mended))
        if not self.every_step and (at_once := self._out_of_turn(line, outcome)):
            return replace(self, every_step=True).comes_to(at_once, mended)
        which_end(outcome.judged[0].entry, read_at, self.lately)
        which_hit(outcome.judged[0].entry, line, read_at, self.lately)
        if not self.every_step:
            ask_which(line, outcome.judged, self.lately)
            ask_whether_instead(line, outcome.judged, self.lately, self.put_right)
            ask_whether_it_was_made(line, read_at, outcome.judged, self.lately)
            ask_whether_again(line, outcome.judged, self.lately, self.goes_on)
            ask_whether_his_turn(line, outcome.judged, self.table, self.lately)
            ask_whether_he_drew(line, outcome.judged, self.table, self.book)
        return outcome

    def _out_of_turn(self, line: TypedLine, outcome: Outcome) -> tuple[Entry, ...]:
        """What a line that says so comes to while another has the turn, if that is assumed to be over; else nothing."""
        saved = saved_at_once(outcome.judged) if line.says_saved else ()
        return saved or (done_in_between(outcome.judged, self.table) if line.says_in_between else ())

    def _for_each_shot(self, outcome: Outcome) -> Outcome:
        """The same with the points lost to two shots told as one for each, if then nothing speaks against that."""
        entries = () if self.every_step else hit_by_both(outcome.judged, self.lately)
        if not entries:
            return outcome
        rather = self.comes_to(entries, outcome.mended)
        worse = any(is_worse(each) for each in rather.changed)
        return outcome if worse or _unclean(rather) >= _unclean(outcome) else rather

    def _in_place_of_an_error(self, error: BadLine, read_at: ReadAt, line: TypedLine) -> Outcome:
        """What a line is that is nothing as it stands. Raises the error where it is nothing else either."""
        asks = "choices" in error.about
        right = self._of_another(line) or self._of_another_and_more(line) or self._taken_back_and_more(line)
        right = right or self._rather_than_an_offence(line) or self._named_rather(line)
        right = right or self._taken_back_and_why(line)
        if right is not None:
            return right
        if not asks and (rather := self._said_rather(line)):
            return self._heard_instead(rather)
        if not asks and (instead := self._taken_back_for_another(line)):
            return instead
        if not asks and (same := self._likewise(line)):
            return self._heard(same)
        if not asks and (full := once_more_at(line, self.table, self.lately) or self._with_names(line)):
            return self._heard(replace(line, line=full))
        if asks or (late := self._late_if_anything(line, read_at)) is None:
            if not asks:
                self._ask_whether_so(line)
                self._ask_who_he_is(line)
                if tells_why_not_alone(line.line, self.table, self.book, line.lexicon):
                    raise BadLine("why_not_alone", word=line.shown) from None
                error = unread_part(error, line.line, self.table, self.book, line.lexicon)
            raise with_players(error, self.table, self.lexicon) from None
        return late

    def _with_names(self, line: TypedLine) -> str:
        return whom_meant(line, self.table, self.lately, self._read_as(line))

    def _of_now_or_late(self, outcome: Outcome, read_at: ReadAt, line: TypedLine) -> Outcome:
        """What the line comes to as it stands, unless it is rather of what happened before, or of the next turn."""
        clean = all(each.verdict.clean for each in outcome.judged)
        if not (clean and self._is_on_time(outcome)) and not self._is_used_too_soon(outcome, line):
            late = self._late(line, read_at, turns_back(outcome, self.book))
            if late is None and not clean:
                late = self._played_on(read_at, outcome) or self._in_his_turn(read_at, outcome, line)
            if late is not None:
                return late
        if not (clean or self.every_step or line.says_so):
            ask_what_was_drawn(line, outcome.judged, self.book)
            ask_whether_twice(line, read_at, outcome.judged, self.lately)
            ask_whose(line, outcome.judged, self.book)
            self.ask_whether_forgotten(line, read_at, outcome)
            weapon = weapon_named(line.line, self.table, self.book, line.lexicon)
            ask_whether_armed(line, outcome.judged, weapon, self.lately)
            ask_whether_laid(line, outcome.judged[-1], self.lately, self.put_right)
        return replace(outcome, answered=answered_of_two(outcome.judged, self.lately))

    def _is_on_time(self, outcome: Outcome) -> bool:
        """Can what a line comes to be of nothing that happened before?"""
        entries = tuple(each.entry for each in outcome.judged)
        if begins_his_turn(entries, self.table, self.lately):
            return True
        return not may_be_late(entries[0], self.table, self.lately)

    def _is_used_too_soon(self, outcome: Outcome, line: TypedLine) -> bool:
        """Is a card said to be used in the turn in which it was put down? Then it is not put down again, nor late."""
        now, said = Situation(self.table, self.book), [each.entry for each in outcome.judged]
        lying = [each for each in said if isinstance(each, Played) and each.lying]
        return line.says_use and any(now.waits(each.by, each.card.kind) for each in lying)

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

    def _late_if_anything(self, line: TypedLine, read_at: ReadAt) -> Outcome | None:
        """The same of a line that is nothing now: with a word for nothing it is nothing at any table before either."""
        nothing = has_a_word_for_nothing(line.line, self.table, self.book, line.lexicon)
        return None if nothing else self._late(line, read_at)

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
        now = next(iter(read_there(read_at, self.table)), None)
        if not line.says_so:
            for said in (partial(said_already, back=back), *SAID_TWICE):
                number = said(read_at, self.table, lately)
                if number and not aims_otherwise(now, lately.log[number]):
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
        if number := 0 if line.says_so else drawn_already(read_at, self.table, lately):
            return Outcome((), self.table, already=number)
        there = in_order_before(read_at, self.table, lately) or wrong_before(read_at, self.table, lately)
        put = None if there is None or self._is_optional_now(line, *there) else self.put_before(*there)
        if put is not None and not line.says_so:
            ask_whether_twice(line, read_at, put.judged, lately)
        if there is None or put is None:
            return None
        place = last_not_wrong(read_at, there[0], lately) if excuses(put) else there[0]
        return None if is_done_now(line, place, put) else put

    def _is_optional_now(self, line: TypedLine, number: int, entries: tuple[Entry, ...]) -> bool:
        return is_optional_now(line, number, entries[0], self.table_before(number), self.table, self.book)


def _unclean(outcome: Outcome) -> int:
    """Of how many entries of the line something is doubted or held against somebody."""
    return sum(not each.verdict.clean for each in outcome.judged)
