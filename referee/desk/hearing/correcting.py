"""What puts the last line right: whom it was of, its card, how many, or another play in its place.

In go lines, out comes what they put right; nothing where they do not. What only the referee knows is asked.
"""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.nouns.entries import Entry, Played
from referee.core.nouns.verdict import Level
from referee.desk.hearing.corrected.answered_again import answered_again
from referee.desk.hearing.corrected.as_of_another import corrects, play_at_another
from referee.desk.hearing.corrected.drawn_on import drawn_on
from referee.desk.hearing.corrected.meant_another import (
    faced_anew,
    of_another,
    turn_of_another,
    without_what_was_assumed,
)
from referee.desk.hearing.corrected.of_the_line import counted_anew, draw_counted_anew, typed_last
from referee.desk.hearing.corrected.readdressed import FOLLOWS
from referee.desk.hearing.corrected.said_rather import (
    answers_rather,
    behind_it,
    by_its_number,
    corrects_a_part,
    in_two,
    said_of_the_line,
    said_rather,
)
from referee.desk.hearing.corrected.taken_otherwise import taken_for_it, taken_otherwise
from referee.desk.hearing.lately import read_there
from referee.desk.hearing.outcomes import Outcome, offences, wrong
from referee.desk.hearing.taking_back import TakingBack
from referee.desk.hearing.typed_line import TypedLine
from referee.desk.hearing.understanding import ReadAt
from referee.errors import BadLine
from referee.log.taking_back import last_typed
from referee.notation import (
    NO_OR_CORRECT,
    card_meant_for,
    drawn_only,
    face_meant,
    line_meant,
    line_of,
    number_meant,
    player_meant,
)


class Correcting(TakingBack, frozen=True):
    """A log of which the last line is put right."""

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
        meant = counted_anew(number, is_noun, self.lately, self.at) if number else self._drawn_only(line)
        return self.with_its_answers(self.comes_to(meant, ())) if meant else None

    def _drawn_only(self, line: TypedLine) -> tuple[Entry, ...]:
        number, seat = drawn_only(line.line, self.table, self.book, line.lexicon)
        return draw_counted_anew(number, seat, self.lately, self.at) if number else ()

    def _answered_again(self, read_at: ReadAt, line: TypedLine) -> Outcome | None:
        """An answer in the place of a wrong one. Raises `BadLine` `whose_card`."""
        if line.says_nothing:
            return None
        given = answered_again(read_at, self.table, self.lately, line.line)
        return self.put_right(given) if given else None

    def _drawn_on(self, read_at: ReadAt, line: TypedLine) -> Outcome | None:
        """The draw logged last with the cards that this line adds to it."""
        if self.every_step or line.says_nothing:
            return None
        drawn = drawn_on(read_at, self.table, self.lately)
        return self.put_right(drawn, drawn) if drawn else None

    def _said_rather(self, line: TypedLine) -> TypedLine | None:
        """The correction of the last play that this is, if it is one; behind a taking back what is done instead."""
        if self._has_just_taken_back():
            now = (said for said in behind_it(line.line, line.lexicon) if self._means(said, self.table, line))
            if said := next(now, ""):
                return replace(line, line=said)
        rather = said_rather(line.line, self._read_as(line), self.lately, self.lexicon)
        if not rather:
            rather = said_of_the_line(line.line, self._read_as(line), self.lately, self.at, self.lexicon)
        return replace(line, line=rather) if rather else None

    def _offering_by_number(self, error: BadLine, line: TypedLine) -> BadLine:
        """The error; a correction that it offers names its entry, so that it is read behind another line, too."""
        if error.key != NO_OR_CORRECT:
            return error
        told = line.correct, self._read_as(line), self.lately, self.at
        offered = tuple(by_its_number(str(each), *told) for each in error.about["choices"])  # type: ignore[attr-defined]
        return BadLine(error.key, **{**error.about, "choices": offered})

    def _part_of_the_line(self, line: TypedLine) -> TypedLine | None:
        """A correction without a number, or of a wrong answer, as that of the one thing that it is like."""
        said = line.line, self._read_as(line), self.lately, self.at, line.lexicon
        part = corrects_a_part(*said) or answers_rather(*said, self.table)
        return replace(line, line=part) if part else None

    def _of_another(self, line: TypedLine, reads: bool = False, anew: bool = False) -> Outcome | None:
        """The correction of whom the line logged last was of, or of its card, where this one names that alone.

        None where only then something would be held against somebody: what was said may be more than that line, unless
        it `reads` as a correction anyway. `anew`: what was answered is told anew behind it.
        """
        face = "" if self._whom(line)[0] else face_meant(line.line, self.table, self.book, line.lexicon)
        meant = faced_anew(face, self.log, self.at) if face else ()
        outcome = self.with_its_answers(self.comes_to(meant, ())) if meant else self._of_whom(line, anew)
        return None if outcome is None or (not face and self._wrongs(outcome) and not reads) else outcome

    def _whom(self, line: TypedLine) -> tuple[int, int]:
        card, *whom = card_meant_for(line.line, self.table, self.book, line.lexicon)
        played = [self.log[number] for number in typed_last(self.log, self.at)] if card else []
        if any(isinstance(each, Played) and each.card.kind == card for each in played):
            return whom[0], whom[1]
        return player_meant(line.line, self.table, self.book, line.lexicon)

    def _of_whom(self, line: TypedLine, anew: bool = False) -> Outcome | None:
        """The correction of whom the line logged last was of, whatever is held against somebody then."""
        seat, other = self._whom(line)
        meant = of_another(seat, other, self.lately, self.at, line.correct, anew) if seat else ()
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
            ways = (self._right_and_more(replace(line, line=said), rest, anew) for anew in (True, False))
            if found := [way for way in ways if way is not None]:
                return min(found, key=lambda way: (offences(way), wrong(way)))
        return None

    def _right_and_more(self, line: TypedLine, rest: str, anew: bool) -> Outcome | None:
        """The correction with what is said behind it, `anew` of an answer; nothing where that means nothing then."""
        right = self._of_another(line, reads=True, anew=anew)
        meant = read_there(self._read_as(line)(rest), right.table) if right else ()
        if right is None or not meant or (anew and not isinstance(meant[0], FOLLOWS)):
            return None
        return self.comes_to((*(each.entry for each in right.judged), *meant), right.mended)

    def _not_played_again(self, read_at: ReadAt, line: TypedLine) -> tuple[Entry, ...]:
        """What is taken by the card under way alone, where the line tells that this was played, too; else nothing."""
        once_more = self.every_step or line.says_so
        return () if once_more else taken_for_it(read_there(read_at, self.table), self.table, self.lately)
