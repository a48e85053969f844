"""What is done without the draw of phase 1, and told so: the draw is not assumed then, or taken out again.

In go lines, out comes what they come to; nothing where they do not tell that.
"""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.nouns.entries import Answered, Assumed, Declined, Drew, Entry, Played, Retracted, TurnBegan
from referee.desk.hearing.corrected.said_rather import in_two
from referee.desk.hearing.example_players import typed_player
from referee.desk.hearing.lately import assumed_entries, read_there
from referee.desk.hearing.naming import Naming
from referee.desk.hearing.outcomes import Outcome
from referee.desk.hearing.typed_line import TypedLine
from referee.notation import line_of, not_drawn, says_likewise, without_drawing


class DrawingUntold(Naming, frozen=True):
    """A log to which it is told that a draw did not happen."""

    def _told_without_its_draw(self, line: TypedLine) -> Outcome | None:
        """`ben plays a mustang without drawing first`; `he hasn't drawn yet` behind it."""
        if played := without_drawing(line.line, line.lexicon):
            outcome = self._heard(replace(line, line=played))
            return self.comes_to(_without_the_draw([each.entry for each in outcome.judged]), outcome.mended)
        for said, rest in in_two(line.line):
            if seat := not_drawn(said, self.table, self.book, line.lexicon):
                return self._not_drawn_and_more(seat, rest, line)
        seat = not_drawn(line.line, self.table, self.book, line.lexicon)
        return self._draw_taken_out(seat) if seat and seat == self.table.turn.seat else None

    def _not_drawn_and_more(self, seat: int, rest: str, line: TypedLine) -> Outcome | None:
        """`ben forgot to draw, draws 2 now`: what he does after all, behind what he did without it."""
        told = f"{typed_player(seat, self.table, line.lexicon)} {rest}"
        out = self._draw_taken_out(seat) if seat == self.table.turn.seat else None
        if out is None or out.already:
            return self._heard(replace(line, line=told))
        meant = read_there(self._read_as(line)(told), out.table)
        return self.comes_to((*(each.entry for each in out.judged), *meant), ()) if meant else None

    def _draw_taken_out(self, seat: int) -> Outcome | None:
        """The draw that nobody typed, taken back; where none is logged, the turn says so already."""
        nobody_typed = assumed_entries(self.log)
        for number in self.lately.numbers(1):
            entry = self.log[number]
            if isinstance(entry, Drew) and entry.by == seat and entry.cause == "turn":
                return self.comes_to((Retracted(number),), ()) if number in nobody_typed else None
            if isinstance(entry, TurnBegan):
                return Outcome((), self.table, already=number)
        return None

    def _likewise(self, line: TypedLine) -> TypedLine | None:
        """`ben too`, of one who is asked, behind an answer: what the one before him gave."""
        seat = says_likewise(line.line, self.table, self.book, line.lexicon)
        last = self.log[self.lately.last] if seat else None
        if not isinstance(last, Answered | Declined):
            return None
        return replace(line, line=line_of(replace(last, by=seat), self.book))


def _without_the_draw(entries: list[Entry]) -> tuple[Entry, ...]:
    """The entries without the draw of phase 1 that was assumed before a play."""
    at = next((n for n, each in enumerate(entries) if isinstance(each, Drew) and each.cause == "turn"), None)
    mark = next((n for n, each in enumerate(entries) if isinstance(each, Assumed)), None)
    if at is None or mark is None or not mark < at or not any(isinstance(each, Played) for each in entries[at:]):
        return tuple(entries)
    run = entries[mark]
    assert isinstance(run, Assumed)
    fewer = [replace(run, count=run.count - 1)] if run.count > 1 else []
    return (*entries[:mark], *fewer, *entries[mark + 1 : at], *entries[at + 1 :])
