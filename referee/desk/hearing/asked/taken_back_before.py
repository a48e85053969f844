"""A line that follows from a play which was taken back last: a key too many, or was that play not made after all?

In go what a line was read as and the log, out comes the retraction. Only the referee knows, and is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.nouns.entries import Played, Retracted, TurnEnded
from referee.core.play.evolve import evolve
from referee.desk.hearing.lately import Lately, meets, read_there
from referee.desk.hearing.typed_line import TypedLine
from referee.desk.hearing.understanding import ReadAt
from referee.errors import BadLine
from referee.log.history import named
from referee.log.piles import piles
from referee.log.replaying import JudgedEntry


def ask_whether_it_was_made(line: TypedLine, read_at: ReadAt, judged: Sequence[JudgedEntry], lately: Lately) -> None:
    """Raises `BadLine` `taken_back_before` where the line tells that the play taken back last was made."""
    number = taken_back_before(read_at, judged, lately)
    if number and not line.says_so:
        raise BadLine("taken_back_before", word=line.shown, number=number, choices=(line.redone, line.as_meant))


def taken_back_before(read_at: ReadAt, judged: Sequence[JudgedEntry], lately: Lately) -> int:
    """The play taken back last after which this would be due, while nothing calls for it now; else 0.

    The end of a turn tells of none: who took a card back has it in his hand again, and may have too many.
    """
    ends = any(isinstance(each.entry, TurnEnded) for each in judged)
    if ends or all(each.verdict.clean for each in judged) or not isinstance(lately.log[-1], Retracted):
        return 0
    _, undone = piles(lately.log)
    last = lately.log[undone[-1]] if undone else None
    for number in named(last) if isinstance(last, Retracted) else ():
        played, found = lately.log[number], lately.table_before(number)
        if not isinstance(played, Played) or found.turn.seat != judged[-1].before.turn.seat:
            continue
        then = evolve(found, played, lately.book)
        if (entries := read_there(read_at, then)) and meets(entries[0], then, lately.book):
            return number
    return 0
