"""What puts the log right, with all that goes with it, so that as little as possible is wrong then.

In go entries that amend the log, out comes what they come to; nothing, where something else would get worse.
"""

from __future__ import annotations

from referee.core.nouns.entries import Corrected, Discarded, Entry, Inserted, Picked, Retracted, Took, Tossed, TurnEnded
from referee.desk.hearing.corrected.brought_along import says_it_all, whole_line
from referee.desk.hearing.corrected.named_after import named_after
from referee.desk.hearing.corrected.readdressed import answers_along
from referee.desk.hearing.corrected.taken_along import (
    cannot_stand_alone,
    with_its_answers,
    with_its_turn,
    with_what_followed,
    without_their_cause,
)
from referee.desk.hearing.corrected.taken_otherwise import without_the_other
from referee.desk.hearing.lacking import discards_before
from referee.desk.hearing.lately import BEGIN_AND_END
from referee.desk.hearing.log_as_found import LogAsFound
from referee.desk.hearing.outcomes import Outcome, doubted, fills, is_worse, offences, wrong
from referee.desk.hearing.understanding import put_in
from referee.errors import RefereeError
from referee.log import history


class Amending(LogAsFound, frozen=True):
    """A log that is put right."""

    def with_its_answers(self, outcome: Outcome) -> Outcome:
        """What puts the log right, with all that goes with it where less is wrong then; anything else as it is."""
        if self.every_step:
            return outcome
        if isinstance(outcome.judged[0].entry, Retracted):
            outcome = self._with_what_followed(outcome)
        return self._without_their_cause(self._of_the_whole_play(outcome))

    def _with_what_followed(self, outcome: Outcome) -> Outcome:
        """A retraction with what its line brought besides, where less is wrong."""
        entries = tuple(each.entry for each in outcome.judged)
        if whole := with_what_followed(entries, self.log, self.at, self.now, self.goes_on):
            fuller = self.comes_to(whole, outcome.mended)
            if cannot_stand_alone(whole, outcome.changed, self.log) or wrong(fuller) < wrong(outcome):
                outcome, entries = fuller, whole
        whole = with_its_answers(entries, self.log, self.now, self.goes_on)
        if whole and cannot_stand_alone(whole, outcome.changed, self.log):
            outcome, entries = self.comes_to(whole, outcome.mended), whole
        more = with_its_turn(entries, self.log, self.at, self.now)
        return self.comes_to(more, outcome.mended) if more else outcome

    def _without_their_cause(self, outcome: Outcome) -> Outcome:
        """A retraction or correction with what was assumed for what it takes back, where less is wrong then."""
        entries = tuple(each.entry for each in outcome.judged)
        while without := without_their_cause(entries, outcome.changed, self.log):
            fuller = self.comes_to(without, outcome.mended)
            if wrong(fuller) >= wrong(outcome):
                break
            outcome, entries = fuller, without
        return outcome

    def _of_the_whole_play(self, outcome: Outcome) -> Outcome:
        """A correction with what else its line brought, or with the answers to the play, where less is wrong then."""
        entries = tuple(each.entry for each in outcome.judged)
        if named := named_after(entries, self.lately):
            fewer = self.comes_to(named, outcome.mended)
            return fewer if wrong(fewer) <= wrong(outcome) else outcome
        if fewer_taken := without_the_other(entries, outcome.changed):
            return self.comes_to(fewer_taken, outcome.mended)
        along = answers_along(entries, self.log, self.goes_on, self.table_before)
        moved = self.comes_to((*entries, *along), outcome.mended) if along else outcome
        taken = any(isinstance(each, Took | Tossed | Retracted) for each in along)
        if taken and (offences(moved), wrong(moved)) < (offences(outcome), wrong(outcome)):
            return moved
        if line := whole_line(entries, self.log, self.at, self.now, self.goes_on):
            whole = self.comes_to(line, outcome.mended)
            return whole if says_it_all(line, self.log) or wrong(whole) < wrong(outcome) else outcome
        return moved if wrong(moved) < wrong(outcome) else outcome

    def filled_in(self, number: int, entries: tuple[Entry, ...]) -> Outcome | None:
        """What these do in their place, if then this entry lacks less."""
        outcome = self.put_right(put_in(entries, self.log, self.table_before, self.book))
        filled = outcome is not None and fills(outcome, number, entries, self.now[number], self.book)
        return outcome if filled else None

    def put_before(self, number: int, entries: tuple[Entry, ...]) -> Outcome | None:
        """What they do before this entry; in place of the last one, an end, if that does not follow any more.

        Nothing where more would be doubted than that a turn ended: it may lack an answer now.
        """
        whole = put_in((Inserted(number, len(entries)), *entries), self.log, self.table_before, self.book)
        outcome = self.put_right(whole, entries)
        worse = doubted(outcome) if outcome else ()
        if isinstance(self.log[number], TurnEnded) and number == max(self.now) and (worse or outcome is None):
            return self.put_right((Corrected(number, len(entries)), *entries), entries)
        return outcome if all(isinstance(each, BEGIN_AND_END) for each in worse) else None

    def put_right(self, entries: tuple[Entry, ...], typed: tuple[Entry, ...] = ()) -> Outcome | None:
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
        return self.put_right((*entries, *given_up)) if given_up else None
