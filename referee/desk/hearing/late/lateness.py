"""Whether a line that may be logged as it stands might yet be of what happened before."""

from __future__ import annotations

from itertools import takewhile

from referee.core.nouns.entries import (
    Assumed,
    Discarded,
    Drew,
    Dropped,
    Eliminated,
    Entry,
    Flipped,
    Forfeited,
    Passed,
    Played,
    TurnBegan,
    TurnEnded,
)
from referee.core.nouns.table import Table
from referee.core.play.owing import place
from referee.desk.hearing.asked.laid_late import is_laid, wrong_plays
from referee.desk.hearing.lacking import doubts_a_card, falls, lacking_of, lacks_of
from referee.desk.hearing.lately import Lately


def may_be_late(entry: Entry, table: Table, lately: Lately) -> bool:
    """Does it meet nothing that is due, in a turn of which not all was written, or say once more what was said?

    Or does it say of somebody who is out already what he was, or that he fell on whom play went on, or was saved?
    """
    if isinstance(entry, Eliminated) and (table.seat(entry.by).out or _fell_before(entry.by, lately)):
        return True
    if isinstance(entry, Forfeited) and _left_nothing(entry.by, table):
        return True
    if isinstance(entry, TurnEnded) and _passed_on_just_now(lately):
        return True
    if isinstance(entry, Played) and (_fell_before(entry.by, lately) or _had_a_doubtful_card(entry.by, lately)):
        return True
    if isinstance(entry, Discarded) and _went_from_before_him(entry, lately):
        return True
    if isinstance(entry, Flipped) and _drawn_after_another(entry.by, lately):
        return True
    met = place(table, entry, lately.book) if lately.book.meets.get(type(entry)) else None
    if met is not None and met.frame == 0 and _was_skipped(getattr(entry, "by", 0), table, lately):
        return True
    if isinstance(entry, Played) and (_was_skipped(entry.by, table, lately) or _follows_a_wrong_play(entry, lately)):
        return True
    due = met is not None
    by_role = getattr(entry, "cause", "") in lately.book.by_role
    late = table.turn.uncertain or isinstance(entry, Assumed) or by_role or _was_owed(entry, lately)
    return not due and (late or _is_what_lacks(entry, lately))


def begins_his_turn(entries: tuple[Entry, ...], table: Table, lately: Lately) -> bool:
    """Does the turn that is due now begin with it?

    It does with the draw, where the turn before lacked nothing at its end; and, where only two take turns, with what
    its player plays: that is not of his own turn before.
    """
    if table.turn.phase != "over":
        return False
    ended = next((number for number in lately.numbers(1) if isinstance(lately.log[number], TurnEnded)), 0)
    match tuple(each for each in entries if not isinstance(each, Assumed)):
        case (TurnBegan(by=by), Drew(by=drawer, cause="turn")) if by == drawer:
            return not lately.ended_too_soon(ended, table.turn.seat)
        case (TurnBegan(by=by), *rest) if by == _before_last(lately):
            return any(isinstance(each, Played) and each.by == by for each in rest)
    return False


def _before_last(lately: Lately) -> int:
    """Whose turn was the one before the last; 0 where there was none."""
    ended = [entry.by for number in lately.numbers() if isinstance(entry := lately.log[number], TurnEnded)]
    return ended[1] if len(ended) > 1 else 0


def _left_nothing(seat: int, table: Table) -> bool:
    """Is he out, and are all his cards gone?"""
    left = table.seat(seat)
    return left.out and left.hand.most == 0 and not left.in_play


def _follows_a_wrong_play(entry: Played, lately: Lately) -> bool:
    """Is it a card that stays, laid down by one whose last play was against the rules?"""
    wrong = wrong_plays(entry.by, lately)
    return bool(wrong) and is_laid((entry,), lately.table_before(wrong[-1]), lately.book)


def _passed_on_just_now(lately: Lately) -> bool:
    """Was it assumed that a card went on, and nothing was played since? Who says that he passes speaks of that."""
    run = [lately.log[number] for number in lately.numbers(1)]
    since = list(takewhile(lambda each: not isinstance(each, Passed), run))
    return len(since) < len(run) and not any(isinstance(each, Played) for each in since)


def _went_from_before_him(entry: Discarded, lately: Lately) -> bool:
    """Did such a card of his go from play, with nothing played since? Who says that it is discarded speaks of that."""
    run = [lately.log[number] for number in lately.numbers(1)]
    since = takewhile(lambda each: not isinstance(each, Played), run)
    gone = [each.card.kind for each in since if isinstance(each, Dropped) and each.by == entry.by]
    return entry.cause == "limit" and [each.kind for each in entry.seen] == gone


def _fell_before(seat: int, lately: Lately) -> bool:
    """Did play go on past the fall of this player, in this turn or the one before?"""
    return any(falls(lately.counting[number], seat) for number in lately.numbers())


def _is_what_lacks(entry: Entry, lately: Lately) -> bool:
    """Is it done by nobody in particular, and was it told to be lacking: that the deck is turned over?"""
    kinds = {kind for kind, _ in lately.book.meets.get(type(entry), ())}
    lacking = (kind for number in lately.numbers() for kind, _ in lacking_of(lately.counting[number]))
    return not hasattr(entry, "by") and any(kind in kinds for kind in lacking)


def _drawn_after_another(seat: int, lately: Lately) -> bool:
    """Was a draw! of this player in this turn against the rules? That may be the order in which two were written."""
    told = ((lately.log[number], lately.counting[number]) for number in lately.numbers(1))
    return any(isinstance(each, Flipped) and each.by == seat and verdict.reasons for each, verdict in told)


def _had_a_doubtful_card(seat: int, lately: Lately) -> bool:
    """Was it doubted in this turn whether this player had a card? What he played before may have brought it."""
    doubted = (number for number in lately.numbers(1) if doubts_a_card(lately.counting[number], lately.book))
    return any(getattr(lately.log[number], "by", 0) == seat for number in doubted)


def _was_skipped(seat: int, table: Table, lately: Lately) -> bool:
    """Was a step of the turn that this player has told to be lacking before what he did in it?"""
    return seat == table.turn.seat and any(
        lacks_of(lately.counting[number], seat, lately.book) for number in lately.numbers(1)
    )


def _was_owed(entry: Entry, lately: Lately) -> bool:
    """Is it something that was to be done before the turn that ended last?"""
    if type(entry) not in lately.book.meets:
        return False
    last = next((n for n in lately.numbers(1) if isinstance(lately.log[n], TurnBegan | TurnEnded)), 0)
    return lately.ended_too_soon(last, getattr(entry, "by", 0))
