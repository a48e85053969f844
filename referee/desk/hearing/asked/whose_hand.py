"""A card that by the log its player did not have, and that another plays in order: one of the two names is a slip.

In go what a line would log and the table, out comes the question whose it was. A word behind the line says that it
was just his.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.core.judging.assumed import assumed
from referee.core.judging.judge import ELSEWHERE, NOT_HIS
from referee.core.nouns.entries import Assumed, Played
from referee.desk.hearing.typed_line import TypedLine
from referee.errors import BadLine
from referee.log.replaying import JudgedEntry
from referee.notation import line_of


def ask_whose(line: TypedLine, judged: Sequence[JudgedEntry], book: Rulebook) -> None:
    """Raises `BadLine` `whose_hand` where the card is one of whose turn it is rather than of whom the line names."""
    typed = next((each for each in judged if not isinstance(each.entry, Assumed)), None)
    if typed is None or not isinstance(said := typed.entry, Played) or typed.before.turn.phase == "over":
        return
    table, turn = typed.before, typed.before.turn.seat
    if said.by == turn or turn in said.at or not {*NOT_HIS, ELSEWHERE} & {doubt.key for doubt in typed.verdict.doubts}:
        return
    his = replace(said, by=turn)
    if assumed(table, his, book)[1].clean:
        choices = (line_of(his, book), line.as_meant)
        raise BadLine("whose_hand", word=line.shown, player=table.seat(said.by).name[:40], choices=choices)
