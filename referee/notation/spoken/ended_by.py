"""Whose end a clause tells that names nobody: `ben missed, done` ends the turn of who shot, not that of who answered.

In go what the line told before it, out come the entries of the clause. Only who has the turn can end it, and a line
that goes on to the turn of another has begun that one, though nobody wrote so.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.book.rulebook import Rulebook
from referee.core.judging.assumed import assumed
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve, replay


def ended_by_the_turn(
    meant: Sequence[e.Entry], told: Sequence[e.Entry], table: Table, book: Rulebook
) -> Sequence[e.Entry]:
    """An end that was read as another's as that of whose turn it is, after all that was told; the rest as it is.

    `table`: as it was before the line.
    """
    match tuple(meant):
        case (e.TurnEnded() as end,):
            turn = after_all(told, table, book).turn
            return (e.TurnEnded(turn.seat),) if turn.seat and turn.phase != "over" else (end,)
    return meant


def is_ended_already(meant: Sequence[e.Entry], before: Sequence[e.Entry]) -> bool:
    """`done, pass`: is it the end that was told just before, told in another word?"""
    ends = len(meant) == 1 and isinstance(meant[0], e.TurnEnded)
    return ends and bool(before) and before[-1] == meant[0]


def after_all(told: Sequence[e.Entry], table: Table, book: Rulebook) -> Table:
    """The table after all that a line told, and what is assumed for it: a turn of which nobody wrote that it began."""
    for entry in told:
        run, _ = assumed(table, entry, book)
        table = evolve(replay(run, book, table), entry, book)
    return table
