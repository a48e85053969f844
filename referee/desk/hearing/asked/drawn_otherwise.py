"""A draw! told again with another card, right after the first: nobody draws twice for one Jail, and one is a slip.

In go what a line would log and the log, out comes the question whether it puts the first one right.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.nouns.entries import Entry, Flipped
from referee.core.play.owing import place
from referee.desk.hearing.lately import Lately
from referee.desk.hearing.typed_line import TypedLine
from referee.errors import BadLine
from referee.log.replaying import JudgedEntry


def ask_which(line: TypedLine, judged: Sequence[JudgedEntry], lately: Lately) -> None:
    """Raises `BadLine` `drawn_otherwise` where the line tells anew what the last entry told of the same draw!."""
    said, number = judged[-1], next(reversed(lately.counting), 0)
    last: Entry = lately.log[number]
    if not isinstance(said.entry, Flipped) or not isinstance(last, Flipped) or number != len(lately.log) - 1:
        return
    same = (said.entry.by, said.entry.card) == (last.by, last.card)
    if not same or said.entry == last or place(said.before, said.entry, lately.book) is not None:
        return
    raise BadLine("drawn_otherwise", word=line.line, number=number, choices=(line.in_place_of(number),))
