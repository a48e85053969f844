"""`ben done, cleo draws 2`, where the end of Ben's turn was logged: told once more, before what follows it.

In go the entries of a line and the table, out come those that are new. A turn that has ended or begun is told again so
only where the line goes on with more; alone it is for those who look for the entry that says so already.
"""

from __future__ import annotations

from referee.core.book.questions import NEXT_SEAT
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns.entries import Entry, TurnBegan, TurnEnded
from referee.core.nouns.table import Table


def after_a_turn_told_again(entries: tuple[Entry, ...], table: Table, book: Rulebook) -> tuple[Entry, ...]:
    """The entries without the end of the turn before, and the beginning of this one, at the head of them."""
    ended, *rest = entries
    if not rest or not isinstance(ended, TurnEnded) or not _is_over(ended.by, table, book):
        return entries
    began = rest[0]
    again = isinstance(began, TurnBegan) and began.by == table.turn.seat != ended.by
    return tuple(rest[1:] if again and rest[1:] else rest)


def _is_over(by: int, table: Table, book: Rulebook) -> bool:
    """Has his turn ended, and been followed by no more than the beginning of the next?"""
    turn = table.turn
    if turn.seat == by:
        return turn.phase == "over"
    return turn.untold and Situation(table, book).ask(NEXT_SEAT, by) == turn.seat
