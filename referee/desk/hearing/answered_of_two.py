"""Which of two plays an answer is taken for, where both wait for one of the same player.

An answer meets the play on top. If the log is told to lack one of his to a play before that in the same turn, the line
may have been meant for it: whoever types it is told which one it was taken for, and how to say the other.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from referee.core.book.rulebook import kind_of
from referee.core.nouns.entries import Inserted, Played
from referee.core.nouns.table import Frame
from referee.core.play.owing import place
from referee.desk.hearing.lacking import lacks_answer
from referee.desk.hearing.lately import Lately
from referee.log.replaying import JudgedEntry


class AnsweredOfTwo(Struct, frozen=True):
    """The number of the play answered, that of the earlier one, and of the entry before which its answer is lacking."""

    number: int
    earlier: int
    before: int


def answered_of_two(judged: Iterable[JudgedEntry], lately: Lately) -> AnsweredOfTwo | None:
    """Which play the first of these answers, if an earlier one of this turn waits for the same player; else None.

    Of an answer that is put in somewhere it was said which play it is for.
    """
    for each in judged:
        if isinstance(each.entry, Inserted):
            return None
        met = place(each.before, each.entry, lately.book)
        if met is not None and met.owed.kind == "answer" and met.frame > 0:
            return _of_two(each.before.frames[met.frame], met.owed.seat, lately)
    return None


def _of_two(frame: Frame, seat: int, lately: Lately) -> AnsweredOfTwo | None:
    before = next((number for number in lately.numbers(1) if lacks_answer(lately.counting[number], seat)), 0)
    plays = [(number, play) for number in lately.numbers(1) if isinstance(play := lately.log[number], Played)]
    answered = next((number for number, play in plays if (kind_of(play), play.by) == (frame.card, frame.author)), 0)
    earlier = next((number for number, play in plays if number < before and seat in play.at), 0)
    return AnsweredOfTwo(answered, earlier, before) if 0 < earlier < answered else None
