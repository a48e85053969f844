"""A turn whose end was only assumed, and whose player plays on: it was not over.

In go a line and the log, out come the line and what is taken back for it: the end, the next turn and its draw, which
nobody typed. Whatever the next player did meanwhile he did out of turn; where the referee told his draw, it stands.
"""

from __future__ import annotations

from referee.core.nouns.entries import Assumed, Discarded, Drew, Entry, Flipped, Played, Retracted, TurnBegan, TurnEnded
from referee.core.nouns.table import Table
from referee.core.play.unwritten import TURN
from referee.desk.hearing.lately import Lately, by_whom, read_there
from referee.desk.hearing.understanding import ReadAt
from referee.log.piles import went_unsaid

OF_A_TURN = (TurnBegan, TurnEnded, Drew, Flipped, Discarded)
"""What shows, where it was typed, that a turn had come."""


def plays_on(read_at: ReadAt, lately: Lately) -> tuple[Entry, ...]:
    """What is taken back, and the line; nothing where it plays no card in a turn that was assumed to be over."""
    mark, run = _assumed_turn(lately)
    ended = next((number for number in run if isinstance(lately.log[number], TurnEnded)), 0)
    since = [lately.log[number] for number in range(run[-1] + 1, len(lately.log))] if ended else []
    if not since or not isinstance(since[0], Played) or any(isinstance(each, OF_A_TURN) for each in since):
        return ()
    said = read_there(read_at, lately.table_before(ended))
    his = bool(said) and by_whom(said) == by_whom((lately.log[ended],))
    return (Retracted(mark, run), *said) if his and _is_of_his_turn(said[0], lately) else ()


def not_over(seat: int, table: Table, lately: Lately) -> tuple[Entry, ...]:
    """What is taken back where this player's turn was not over: that it ended, and with what the next one began."""
    number = next((each for each in lately.numbers(1) if isinstance(lately.log[each], TurnBegan)), 0)
    if not number or table.turn.seat == seat:
        return ()
    mark, run = _assumed_turn(lately)
    opened = (each for each in lately.numbers(1) if each > number and _opens_a_turn(lately.log[each]))
    gone = (*((mark, *run) if mark else (number,)), *(each for each in opened if each not in run))
    before = lately.table_before(gone[0]).turn
    if before.seat != seat:
        return ()
    ended = next((each for each in lately.numbers(2) if each < gone[0]), 0) if before.phase == "over" else 0
    typed_end = (ended,) if isinstance(lately.log[ended], TurnEnded) else ()
    return (Retracted(gone[0], (*gone[1:], *typed_end)),)


def _opens_a_turn(entry: Entry) -> bool:
    return isinstance(entry, Drew) and entry.cause == TURN


def began(seat: int, table: Table, lately: Lately) -> int:
    """Where the turn began that is this player's, and still goes on; else 0."""
    if table.turn.seat != seat or table.turn.phase == "over":
        return 0
    return next((number for number in lately.numbers(1) if isinstance(lately.log[number], TurnBegan)), 0)


def _is_of_his_turn(played: Entry, lately: Lately) -> bool:
    """Is it a card, and none that is drunk at once when somebody was hit, on turn or not?"""
    facts = lately.book.cards.get(played.card.kind) if isinstance(played, Played) else None
    return facts is not None and not facts.rescues


def _assumed_turn(lately: Lately) -> tuple[int, tuple[int, ...]]:
    """The mark of what was assumed when this turn began, and what that was; nothing where its beginning was typed."""
    began = next((number for number in lately.numbers(1) if isinstance(lately.log[number], TurnBegan)), 0)
    for mark in range(began - 1, 0, -1):
        if isinstance(lately.log[mark], Assumed):
            run = went_unsaid(lately.log, mark)
            return (mark, run) if began in run else (0, ())
    return 0, ()
