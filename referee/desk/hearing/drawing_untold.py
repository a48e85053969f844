"""What is done without the draw of phase 1, and told so: no draw is assumed then, and that there was none is logged.

So it is told of the player and of no gap in the log. In go lines, out comes what they come to; nothing where they do
not tell that.
"""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.nouns.entries import (
    Answered,
    Assumed,
    Corrected,
    Declined,
    Drew,
    Entry,
    Inserted,
    LifeLost,
    Played,
    Retracted,
    TurnBegan,
    is_no_draw,
)
from referee.core.play.owing import place
from referee.desk.hearing.corrected.said_rather import around, behind_it, in_two
from referee.desk.hearing.example_players import typed_player
from referee.desk.hearing.lately import assumed_entries, read_there
from referee.desk.hearing.naming import Naming
from referee.desk.hearing.outcomes import Outcome
from referee.desk.hearing.typed_line import TypedLine
from referee.errors import BadLine
from referee.log.piles import as_unsaid
from referee.notation import NotDrawn, line_of, not_drawn, says_likewise, without_drawing

NO_CARDS = "draw 0"
"""What is logged of who leaves his draw out, as files have it."""


class DrawingUntold(Naming, frozen=True):
    """A log to which it is told that a draw did not happen."""

    def _told_without_its_draw(self, line: TypedLine) -> Outcome | None:
        """`ben plays a mustang without drawing first`; `he hasn't drawn yet` behind it; `ben doesn't draw`.

        Raises `BadLine` `drawn_by_the_log`.
        """
        if undone := self._taken_back_with_its_draw(line):
            return undone
        if played := without_drawing(line.line, line.lexicon):
            return self._played_undrawn(self._heard(replace(line, line=played)), line)
        for said, rest in (*in_two(line.line), *around(line.line, line.lexicon, "and")):
            if told := self._not_drawn_by(said, line):
                return self._not_drawn_and_more(told, rest, line)
        told = self._not_drawn_by(line.line, line)
        return self._undrawn(told, line) if told else None

    def _taken_back_with_its_draw(self, line: TypedLine) -> Outcome | None:
        """`no, he hadn't drawn, scrap that`: what he played goes, and the draw that was assumed before it too."""
        for parts in in_two(line.line):
            for why, back in (parts, parts[::-1]):
                for said in (why, *behind_it(why, line.lexicon)):
                    number = self._draw_assumed_of(said, line)
                    if number and (gone := self._taken_back_by(back, line)):
                        rest = tuple(each for each in sorted((gone.entry, *gone.also)) if each > number)
                        return replace(self.comes_to((Retracted(number, rest),), ()), reason=said)
        return None

    def _draw_assumed_of(self, said: str, line: TypedLine) -> int:
        """The draw of this turn that was assumed, if the words tell that it was not made; else 0."""
        told = self._not_drawn_by(said, line)
        number = self._of_this_turn(told.seat)[0] if told and told.seat == self.table.turn.seat else 0
        return number if number in assumed_entries(self.log) and isinstance(self.log[number], Drew) else 0

    def _taken_back_by(self, said: str, line: TypedLine) -> Retracted | None:
        """What these words take back: what was logged last, or a card that goes back to a hand."""
        card = self._card_returned(said, line, for_a_reason=True)
        if not card and not self._takes_back(said, line):
            return None
        outcome = self._taken_back_as(card, line) if card else self._heard(replace(line, line=said))
        entries = [each.entry for each in outcome.judged] if outcome else []
        return entries[0] if len(entries) == 1 and isinstance(entries[0], Retracted) else None

    def _not_drawn_by(self, said: str, line: TypedLine) -> NotDrawn | None:
        return not_drawn(said, self.table, self.book, line.lexicon)

    def _not_drawn_and_more(self, told: NotDrawn, rest: str, line: TypedLine) -> Outcome | None:
        """`ben forgot to draw, draws 2 now`, `didn't draw, plays a bang`: what he does after all, or without it."""
        who = typed_player(told.seat, self.table, line.lexicon)
        behind = replace(line, line=f"{who} {rest}")
        out = self._undrawn(told, line)
        if out is None or out.already:
            first = next(iter(read_there(self._read_as(line)(behind.line), self.table)), None)
            late = out is not None or isinstance(first, Drew)
            return self._heard(behind if late else replace(line, line=f"{who} {NO_CARDS}; {behind.line}"))
        meant = read_there(self._read_as(line)(behind.line), out.table)
        return self.comes_to((*(each.entry for each in out.judged), *meant), ()) if meant else None

    def _undrawn(self, told: NotDrawn, line: TypedLine) -> Outcome | None:
        """What it puts right in the turn of whom it is said; None where he may leave the draw out now.

        What he has only not done yet needs no entry. Raises `BadLine` `drawn_by_the_log`.
        """
        due = any(owed.kind == "draw" and owed.seat == told.seat and owed.must for owed in self.table.owed())
        if told.seat != self.table.turn.seat or (told.left_out and due):
            return None
        number, went_on = self._of_this_turn(told.seat)
        none = Drew(told.seat, 0)
        if isinstance(self.log[number], Drew):
            return self._not_drawn_there(number, went_on > 0 or told.left_out, line)
        if went_on:
            return self.comes_to((Inserted(went_on, 1), none), ())
        return None if told.left_out else Outcome((), self.table, already=number)

    def _of_this_turn(self, seat: int) -> tuple[int, int]:
        """The draw of his turn, or where there is none its beginning; and the first thing that he played without it."""
        went_on = 0
        for number in self.lately.numbers(1):
            entry = self.log[number]
            drew = isinstance(entry, Drew) and (entry.by, entry.cause) == (seat, "turn")
            if drew or isinstance(entry, TurnBegan):
                return number, went_on
            went_on = number if isinstance(entry, Played) and entry.by == seat else went_on
        return 0, 0

    def _not_drawn_there(self, number: int, left_out: bool, line: TypedLine) -> Outcome:
        """The draw of this entry taken out, if nobody typed it; where he left it out, that stands there."""
        drew = self.log[number]
        assert isinstance(drew, Drew)
        if is_no_draw(drew):
            return Outcome((), self.table, already=number)
        if number not in assumed_entries(self.log):
            back = f"{line.lexicon.name('verb', 'retract', line.lexicon.lang)} {number}"
            player = self.table.seat(drew.by).name[:40]
            raise BadLine("drawn_by_the_log", player=player, number=number, choices=(back,))
        return self.comes_to((Corrected(number, 1), Drew(drew.by, 0)) if left_out else (Retracted(number),), ())

    def _played_undrawn(self, played: Outcome, line: TypedLine) -> Outcome:
        """What was played, with no draw before it."""
        entries = [each.entry for each in played.judged]
        at = next((n for n, each in enumerate(entries) if isinstance(each, Played)), None)
        if at is None or any(isinstance(each, Inserted | Corrected | Retracted) for each in entries):
            return played
        by = played.judged[at].entry.by  # type: ignore[attr-defined]
        none, before = Drew(by, 0), _before_its_draw(entries[:at], by)
        if before is not None:
            return self.comes_to((*before, none, *entries[at:]), played.mended)
        if place(played.judged[at].before, none, self.book) is not None:
            return self.comes_to((*entries[:at], none, *entries[at:]), played.mended)
        out = self._undrawn(NotDrawn(by, left_out=True), line)
        return self.comes_to((*(each.entry for each in out.judged), *entries), played.mended) if out else played

    def _likewise(self, line: TypedLine) -> TypedLine | None:
        """`ben too`, of one who is asked, behind an answer: what the one before him gave."""
        seat = says_likewise(line.line, self.table, self.book, line.lexicon)
        last = self.log[self.lately.last] if seat else None
        before = self.log[self.lately.last - 1] if isinstance(last, LifeLost) else None
        if isinstance(last, LifeLost) and isinstance(before, Declined) and before.by == last.by:
            return replace(line, line=f"{seat} hit")
        if not isinstance(last, Answered | Declined):
            return None
        return replace(line, line=line_of(replace(last, by=seat), self.book))


def _before_its_draw(entries: list[Entry], by: int) -> list[Entry] | None:
    """What was assumed before the draw of phase 1 that was assumed too; None where none was."""
    drawn = (n for n, each in enumerate(entries) if isinstance(each, Drew) and (each.by, each.cause) == (by, "turn"))
    at = next(drawn, 0)
    mark = next((n for n, each in enumerate(entries[:at]) if isinstance(each, Assumed)), None)
    if mark is None:
        return None
    run = entries[mark + 1 : at]
    return [*entries[:mark], *as_unsaid(run)]
