"""A line of nobody named that is against the rules for whose turn it is, and in order for who comes next.

That his turn had begun may be what nobody typed. What the ability of another alone allows tells so by itself, and so
does a shot at oneself, once something was played in the turn before. Where he was the last to do something of his own
accord, it may be either: then it is asked whose it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.book.questions import NEXT_SEAT
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.assumed import assumed
from referee.core.nouns.entries import Assumed, Discarded, Entry, Played, Revealed, TurnBegan
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.core.play.owing import place
from referee.desk.hearing.lately import Lately, by_whom, read_there
from referee.desk.hearing.understanding import ReadAt
from referee.errors import BadLine
from referee.log.piles import as_unsaid
from referee.log.replaying import JudgedEntry

OF_THE_NEXT, AT_HIMSELF = "of_the_next", "at_himself"
"""Slips: what nobody does in his own turn."""
OF_HIS_OWN = (Played, Discarded)


def already_his_turn(
    read_at: ReadAt, judged: Sequence[JudgedEntry], table: Table, lately: Lately, line: str
) -> tuple[Entry, ...]:
    """The line as it is read in the next turn, with what is assumed before it; nothing where it is not of that.

    Raises `BadLine` `whose_card`.
    """
    typed = next((each for each in judged if not isinstance(each.entry, Assumed)), None)
    if typed is None or not isinstance(typed.entry, Played | Revealed) or not typed.verdict.reasons:
        return ()
    turn = table.turn
    coming = Situation(table, lately.book).ask(NEXT_SEAT, turn.seat) if turn.seat and turn.phase != "over" else 0
    if coming in (0, turn.seat) or by_whom((typed.entry,)) != turn.seat:
        return ()
    kinds = [kind for kind, keys in lately.book.slips.items() if not keys.isdisjoint(typed.verdict.keys)]
    told = OF_THE_NEXT in kinds or (AT_HIMSELF in kinds and not table.untouched)
    if not told and not _acted_last(coming, lately):
        return ()
    meant = _in_his_turn(read_at, table, coming, lately.book)
    if meant and not told:
        raise BadLine("whose_card", word=line[:40], choices=(f"{turn.seat} {line}", f"{coming} {line}"))
    return meant


def _in_his_turn(read_at: ReadAt, table: Table, coming: int, book: Rulebook) -> tuple[Entry, ...]:
    """The line of who comes next, if no offence is left then."""
    entries = read_there(read_at, evolve(table, TurnBegan(coming), book))
    if by_whom(entries) != coming:
        return ()
    run, verdict = assumed(table, entries[0], book)
    return (*as_unsaid(run), *entries) if run and not verdict.reasons else ()


def _acted_last(coming: int, lately: Lately) -> bool:
    """Was he the last who did something, and nothing that was due of him?"""
    for number in lately.numbers(1):
        entry, found = lately.log[number], lately.table_before(number)
        if place(found, entry, lately.book) is None:
            return isinstance(entry, OF_HIS_OWN) and entry.by == coming
    return False
