"""What a line comes to at a table: as it stands, late, said again, or putting right what was logged before it.

In go the line and all that was logged, out comes what would be logged. Whoever types at a table is now and then a line
behind, so that a line is read at the table as it is and, where something speaks against that, at those before it: what
makes the log lack less is taken, and what only the referee knows is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.core.judging import soundness
from referee.core.nouns.entries import (
    Corrected,
    Discarded,
    Entry,
    Inserted,
    Picked,
    Retracted,
    TurnEnded,
)
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level, Verdict
from referee.core.play.dealt import with_the_deal
from referee.desk.hearing.answered_of_two import answered_of_two
from referee.desk.hearing.asked.drawn_otherwise import ask_which
from referee.desk.hearing.asked.laid_late import laid_before
from referee.desk.hearing.asked.laid_untold import ask_whether_laid
from referee.desk.hearing.asked.played_again import may_say_again
from referee.desk.hearing.asked.played_instead import forbidden_before
from referee.desk.hearing.asked.taken_back_before import taken_back_before
from referee.desk.hearing.asked.whose_hand import ask_whose
from referee.desk.hearing.corrected.answered_again import answered_again
from referee.desk.hearing.corrected.brought_along import says_it_all, whole_line
from referee.desk.hearing.corrected.meant_another import faced_anew, of_another, turn_of_another
from referee.desk.hearing.corrected.named_after import named_after
from referee.desk.hearing.corrected.readdressed import answers_along
from referee.desk.hearing.corrected.said_rather import said_rather
from referee.desk.hearing.corrected.taken_along import cannot_stand_alone, with_what_followed, without_their_cause
from referee.desk.hearing.corrected.taken_otherwise import taken_for_it, taken_otherwise, without_the_other
from referee.desk.hearing.example_players import with_players
from referee.desk.hearing.lacking import discards_before
from referee.desk.hearing.late.already_his_turn import already_his_turn
from referee.desk.hearing.late.lateness import draws_in_his_turn, may_be_late
from referee.desk.hearing.late.plays_on import plays_on
from referee.desk.hearing.late.where_it_belongs import forgotten, in_order_before, which_end, which_hit, wrong_before
from referee.desk.hearing.lately import BEGIN_AND_END, CONFIRMED, TURNS_BACK, Lately, asked_now, read_there
from referee.desk.hearing.outcomes import Outcome, excuses, fills, is_worse, turns_back, wrong
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
from referee.desk.hearing.understanding import ReadAt, filled_between, laid_in_vain, put_in, read_once, understood
from referee.errors import BadLine, RefereeError
from referee.lexicon import Lexicon
from referee.log import history
from referee.log.taking_back import LAST_TYPED, check_again, entries_meant, last_typed
from referee.notation import ParsedLine, face_meant, line_meant, player_meant, read, says_another


class Hearing(Struct, frozen=True):
    """One table's log as a line finds it."""

    table: Table
    book: Rulebook
    lexicon: Lexicon
    log: Sequence[Entry]
    at: Sequence[str]
    """The times of its entries; those of one line bear the same."""
    now: dict[int, Verdict]
    """The verdicts that hold, by number, of what counts."""
    table_before: Callable[[int], Table]
    goes_on: Callable[[int], bool]
    comes_to: Callable[[tuple[Entry, ...], tuple[tuple[str, str], ...]], Outcome]
    every_step: bool
    """Is every step typed, so that nothing is assumed?"""

    def of_line(self, line: str, lang: str) -> Outcome:
        """What a line does; nothing, where it was said before; where it is late, what it puts right."""
        if meant := self._meant_otherwise(line, lang):
            return self._with_its_answers(self.comes_to(meant, ()))
        if meant := self._taken_otherwise(line, lang):
            return self.comes_to(meant, ())
        read_at = read_once(partial(self._read_at, line, lang))
        if (again := self._answered_again(read_at, line.strip())) is not None:
            return again
        if not asked_now(self.table) and (rather := self._said_rather(line, lang)):
            return self.of_line(rather, lang)
        try:
            entries, mended = self._read(read_at)
            outcome = self.comes_to(self._not_played_again(read_at, line) or entries, mended)
            which_end(outcome.judged[0].entry, read_at, self._lately())
            if not self.every_step:
                ask_which(line, outcome.judged, self._lately(), self.lexicon.heard_in(lang))
            which_hit(outcome.judged[0].entry, line.strip(), read_at, self._lately())
            self._ask_whether_instead(line.strip(), outcome)
            self._ask_whether_it_was_made(line.strip(), read_at, outcome)
            self._ask_whether_again(line.strip(), outcome)
        except BadLine as error:
            if (right := self._of_another(line, lang)) is not None:
                return right
            if "choices" not in error.about and (rather := self._said_rather(line, lang)):
                return self.of_line(rather, lang)
            if "choices" in error.about or (late := self._late(line, read_at)) is None:
                raise with_players(error, self.table, self.lexicon) from None
            return late
        outcome = self._with_its_answers(outcome)
        clean = all(each.verdict.clean for each in outcome.judged)
        on_time = clean and self._is_on_time(outcome)
        late = None if on_time else self._late(line, read_at, turns_back(outcome, self.book))
        late = late or (
            None if clean else self._played_on(read_at, outcome) or self._in_his_turn(read_at, outcome, line)
        )
        if late is None and not (clean or self.every_step or says_another(line, self.lexicon)):
            ask_whose(line.strip(), outcome.judged, self.book)
            ask_whether_laid(
                line.strip(), outcome.judged[-1], self._lately(), self.lexicon.heard_in(lang), self._put_right
            )
        return late or replace(outcome, answered=answered_of_two(outcome.judged, self._lately()))

    def _is_on_time(self, outcome: Outcome) -> bool:
        """Can what a line comes to be of nothing that happened before?"""
        entries = tuple(each.entry for each in outcome.judged)
        if draws_in_his_turn(entries, self.table, self._lately()):
            return True
        return not may_be_late(entries[0], self.table, self._lately())

    def _meant_otherwise(self, line: str, lang: str) -> tuple[Entry, ...]:
        """The correction of whose turn was said to begin; nothing where the line says no such thing."""
        rest = line_meant(line, self.table, self.book, self.lexicon.heard_in(lang))
        read_rest = partial(self._read_at, rest, lang)
        return turn_of_another(read_rest, self.log, self.at, self.table_before, self.book) if rest else ()

    def _taken_otherwise(self, line: str, lang: str) -> tuple[Entry, ...]:
        """The correction of which card was taken last, where this line tells another and nothing else."""
        rest = line_meant(line, self.table, self.book, self.lexicon.heard_in(lang))
        return taken_otherwise(rest, lambda said: partial(self._read_at, said, lang), self._lately()) if rest else ()

    def _of_another(self, line: str, lang: str) -> Outcome | None:
        """The correction of whom the line logged last was of, or of its card, where this one names that alone.

        None where only then something would be held against somebody: what was said may be more than that line.
        """
        lexicon = self.lexicon.heard_in(lang)
        seat, other = player_meant(line, self.table, self.book, lexicon)
        face = "" if seat else face_meant(line, self.table, self.book, lexicon)
        by = of_another(seat, other, self.log, self.at, self.now) if seat else ()
        meant = faced_anew(face, self.log, self.at) if face else by
        if not meant:
            return None
        outcome = self._with_its_answers(self.comes_to(meant, ()))
        before = max((self.now[n].level for n in last_typed(self.log, self.at) if n in self.now), default=Level.LEGAL)
        wronged = not face and any(each.verdict.level > max(before, Level.WITHOUT_EFFECT) for each in outcome.judged)
        return None if wronged else outcome

    def _not_played_again(self, read_at: ReadAt, line: str) -> tuple[Entry, ...]:
        """What is taken by the card under way alone, where the line tells that this was played, too; else nothing."""
        once_more = self.every_step or says_another(line, self.lexicon)
        return () if once_more else taken_for_it(read_there(read_at, self.table), self.table, self._lately())

    def _with_what_followed(self, outcome: Outcome) -> Outcome:
        """A retraction with what its line brought besides, where less is wrong."""
        entries = tuple(each.entry for each in outcome.judged)
        if whole := with_what_followed(entries, self.log, self.at, self.now, self.goes_on):
            fuller = self.comes_to(whole, outcome.mended)
            if cannot_stand_alone(whole, self.log) or wrong(fuller) < wrong(outcome):
                return fuller
        return outcome

    def _without_their_cause(self, outcome: Outcome) -> Outcome:
        """A retraction or correction with what was assumed for what it takes back, where less is wrong then."""
        entries = tuple(each.entry for each in outcome.judged)
        while without := without_their_cause(entries, outcome.changed, self.log):
            fuller = self.comes_to(without, outcome.mended)
            if wrong(fuller) >= wrong(outcome):
                break
            outcome, entries = fuller, without
        return outcome

    def _with_its_answers(self, outcome: Outcome) -> Outcome:
        """What puts the log right, with all that goes with it where less is wrong then; anything else as it is."""
        if self.every_step:
            return outcome
        if isinstance(outcome.judged[0].entry, Retracted):
            outcome = self._with_what_followed(outcome)
        return self._without_their_cause(self._of_the_whole_play(outcome))

    def _of_the_whole_play(self, outcome: Outcome) -> Outcome:
        """A correction with what else its line brought, or with the answers to the play, where less is wrong then."""
        entries = tuple(each.entry for each in outcome.judged)
        if named := named_after(entries, self._lately()):
            fewer = self.comes_to(named, outcome.mended)
            return fewer if wrong(fewer) <= wrong(outcome) else outcome
        if fewer_taken := without_the_other(entries, outcome.changed):
            return self.comes_to(fewer_taken, outcome.mended)
        if line := whole_line(entries, self.log, self.at, self.now, self.goes_on):
            whole = self.comes_to(line, outcome.mended)
            return whole if says_it_all(line, self.log) or wrong(whole) < wrong(outcome) else outcome
        along = answers_along(entries, self.log, self.goes_on)
        if not along:
            return outcome
        whole = self.comes_to((*entries, *along), outcome.mended)
        return whole if wrong(whole) < wrong(outcome) else outcome

    def _played_on(self, read_at: ReadAt, outcome: Outcome) -> Outcome | None:
        """The line in the turn that was assumed to be over, if then there is nothing against it."""
        entries = () if self.every_step else plays_on(read_at, self._lately())
        if not entries:
            return None
        whole = self.comes_to(entries, outcome.mended)
        in_order = all(each.verdict.clean for each in whole.judged)
        return whole if in_order and wrong(whole) <= wrong(outcome) else None

    def _said_rather(self, line: str, lang: str) -> str:
        """The correction of the last play that this is; empty if it is none."""
        return said_rather(line, lambda said: partial(self._read_at, said, lang), self._lately(), self.lexicon)

    def _answered_again(self, read_at: ReadAt, line: str) -> Outcome | None:
        """An answer in the place of a wrong one. Raises `BadLine` `whose_card`."""
        if self.every_step or line in ("", "."):
            return None
        given = answered_again(read_at, self.table, self._lately(), line)
        return self._put_right(given) if given else None

    def _in_his_turn(self, read_at: ReadAt, outcome: Outcome, line: str) -> Outcome | None:
        """The line in the next turn, of which nobody typed that it began. Raises `BadLine` `whose_card`."""
        if self.every_step:
            return None
        meant = already_his_turn(read_at, outcome.judged, self.table, self._lately(), line.strip())
        return self.comes_to(meant, outcome.mended) if meant else None

    def _lately(self) -> Lately:
        return Lately(self.log, self.now, self.table_before, self.book)

    def _late(self, line: str, read_at: ReadAt, back: int = TURNS_BACK) -> Outcome | None:
        """What a line does that says late or again what happened in this turn or the one before; None if it is none.

        What was assumed in no more than so many turns `back` may be what it says.
        """
        if self.every_step or line.strip() in ("", "."):
            return None
        lately, once_more = self._lately(), says_another(line, self.lexicon)
        if not once_more:
            earlier = partial(said_already, back=back)
            again = (said_just_now, said_in_this_play, said_visibly, said_otherwise, said_of_the_fallen, said_there)
            for said in (earlier, *again, discarded_already, ended_already, told_twice, met_already, put_in_just_now):
                if number := said(read_at, self.table, lately):
                    return Outcome((), self.table, already=number)
            for entries in told_better(read_at, self.table, lately):
                if (outcome := self._put_right(entries, entries)) is not None:
                    return outcome
        for entries in said_better(read_at, self.table, lately):
            if (outcome := self._put_right(entries)) is not None:
                return outcome
        if not once_more:
            self._ask_whether_it_lay_there(line.strip(), read_at, lately)
        for number, entries in forgotten(read_at, self.table, lately):
            if (outcome := self._filled_in(number, entries)) is None or self._is_done_now(line, number, outcome):
                continue
            return outcome
        if number := drawn_already(read_at, self.table, lately):
            return Outcome((), self.table, already=number)
        there = in_order_before(read_at, self.table, lately) or wrong_before(read_at, self.table, lately)
        outcome = None if there is None else self._put_before(*there)
        if there is None or outcome is None or self._is_done_now(line, there[0], outcome):
            return None
        return outcome

    def _ask_whether_it_lay_there(self, line: str, read_at: ReadAt, lately: Lately) -> None:
        """A card laid now might have lain there before a play that it allows. Raises `BadLine` `laid_late`."""
        for number, entries in laid_before(read_at, self.table, lately):
            if self._filled_in(number, entries) is not None:
                choices = (f"insert {number} {line}", f"{line} {CONFIRMED}")
                raise BadLine("laid_late", word=line[:40], choices=choices)

    def _ask_whether_instead(self, line: str, outcome: Outcome) -> None:
        """A play might stand in the place of a forbidden one just before it. Raises `BadLine` `played_instead`."""
        number = 0 if self.every_step else forbidden_before(outcome.judged, self._lately())
        if not number or says_another(line, self.lexicon):
            return
        instead = self._put_right((Corrected(number, 1), outcome.judged[-1].entry))
        if instead is not None and all(each.verdict.clean for each in instead.judged):
            raise BadLine("played_instead", word=line[:40], choices=(f"correct {number} {line}", f"{line} {CONFIRMED}"))

    def _ask_whether_it_was_made(self, line: str, read_at: ReadAt, outcome: Outcome) -> None:
        """What follows from the play taken back last tells that it was made. Raises `BadLine` `taken_back_before`."""
        number = 0 if self.every_step else taken_back_before(read_at, outcome.judged, self._lately())
        if number and not says_another(line, self.lexicon):
            raise BadLine("taken_back_before", word=line[:40], number=number, choices=("redo", f"{line} {CONFIRMED}"))

    def _ask_whether_again(self, line: str, outcome: Outcome) -> None:
        """A play told as the last one, but for its card, may be that. Raises `BadLine` `played_again`."""
        number = 0 if self.every_step else may_say_again(outcome.judged, self._lately(), self.goes_on)
        if not number or says_another(line, self.lexicon):
            return
        raise BadLine("played_again", word=line[:40], number=number, choices=(f"{line} {CONFIRMED}",))

    def _is_done_now(self, line: str, number: int, outcome: Outcome) -> bool:
        """Is it said that what might be told late is done now, after its lack was held against somebody?

        Raises `BadLine` `told_late` where that is not said.
        """
        if not excuses(outcome):
            return False
        if line.split()[-1] == CONFIRMED:
            return True
        choices = (f"insert {number} {line.strip()}", f"{line.strip()} {CONFIRMED}")
        raise BadLine("told_late", word=line.strip()[:40], number=number, choices=choices)

    def _filled_in(self, number: int, entries: tuple[Entry, ...]) -> Outcome | None:
        """What these do in their place, if then this entry lacks less."""
        outcome = self._put_right(put_in(entries, self.log, self.table_before, self.book))
        filled = outcome is not None and fills(outcome, number, entries, self.now[number], self.book)
        return outcome if filled else None

    def _put_before(self, number: int, entries: tuple[Entry, ...]) -> Outcome | None:
        """What they do before this entry; in place of the last one, an end, if that does not follow any more.

        Nothing where more would be doubted than that a turn ended: it may lack an answer now.
        """
        whole = put_in((Inserted(number, len(entries)), *entries), self.log, self.table_before, self.book)
        outcome = self._put_right(whole, entries)
        doubted = [each.entry for each in outcome.changed if each.was.clean and not each.now.clean] if outcome else []
        if isinstance(self.log[number], TurnEnded) and number == max(self.now) and (doubted or outcome is None):
            return self._put_right((Corrected(number, len(entries)), *entries), entries)
        return outcome if all(isinstance(each, BEGIN_AND_END) for each in doubted) else None

    def _put_right(self, entries: tuple[Entry, ...], typed: tuple[Entry, ...] = ()) -> Outcome | None:
        """What these change, if all that they bring but what was typed is in order and nothing else gets worse."""
        try:
            history.check_amending(self.log, entries)
            outcome = self.comes_to(entries, ())
        except RefereeError:
            return None
        fits = all(each.verdict.clean or each.entry in typed for each in outcome.judged)
        chosen = any(isinstance(each, Picked) for each in entries)
        worse = {each.number: each.now for each in outcome.changed if is_worse(each, chosen)}
        if not fits or not worse:
            return outcome if fits else None
        once = not any(isinstance(each, Discarded) for each in entries)
        given_up = discards_before(worse, self.log) if once else ()
        return self._put_right((*entries, *given_up)) if given_up else None

    def _read(self, read_at: ReadAt) -> tuple[tuple[Entry, ...], tuple[tuple[str, str], ...]]:
        if self.every_step:
            reading = read_at(self.table)
            return reading.entries, reading.mended
        reading = understood(read_at, self.table, self.book)
        entries = filled_between(reading.entries, self.table, self.book)
        return put_in(entries, self.log, self.table_before, self.book), reading.mended

    def _read_at(self, line: str, lang: str, table: Table) -> ParsedLine:
        """The line as it reads at a table. Raises `BadLine`."""
        lexicon = self.lexicon.heard_in(lang)
        reading = read(line.strip() or ".", table, self.book, lexicon, self._table_named)
        meant = with_the_deal(entries_meant(reading.entries, self.log, self.at), table, self.book)
        history.check_amending(self.log, meant)
        check_again(self.log, meant)
        for entry in meant:
            soundness.check(entry, table, self.book)
            if card := laid_in_vain(entry, self.book):
                raise BadLine("not_laid", card=card)
        return ParsedLine(meant, reading.mended)

    def _table_named(self, number: int) -> Table:
        """The table that an entry found, the one typed last where none is named. Raises `BadLine`."""
        return self.table_before(last_typed(self.log, self.at)[0] if number == LAST_TYPED else number)
