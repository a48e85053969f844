"""An answer after one that nobody may give: what he gives in its place, since the wrong card goes back to his hand.

In go a line and the log, out comes the correction of the wrong answer, which the history tells as it was. Where the
other one of a Duel is asked by now and the line names nobody, it is asked whose it is.
"""

from __future__ import annotations

from referee.core.judging.judge import judge
from referee.core.nouns.entries import Answered, Corrected, Declined, Entry, Flipped, Played
from referee.core.nouns.table import Table
from referee.core.play.owing import place
from referee.desk.hearing.lately import Lately, asked_now, by_whom, read_there
from referee.desk.hearing.understanding import ReadAt
from referee.errors import BadLine

WRONG = "answers_with"
"""The slip that it is no card to answer with."""
GIVEN = (Answered, Declined, Flipped)


def answered_again(read_at: ReadAt, table: Table, lately: Lately, line: str) -> tuple[Entry, ...]:
    """The correction of a wrong answer to the card played last; nothing where the line is none.

    Raises `BadLine` `whose_card`.
    """
    number = _wrong_answer(lately)
    if not number:
        return ()
    by, found = by_whom((lately.log[number],)), lately.table_before(number)
    entries, last = read_there(read_at, found), number == lately.last
    if (by in asked_now(table) and not last) or by_whom(entries) != by or not isinstance(entries[0], GIVEN):
        return ()
    if not judge(found, entries[0], lately.book).clean:
        return ()
    now = read_there(read_at, table)
    other = by_whom(now)
    if other not in (0, by) and place(table, now[0], lately.book) is not None:
        if last:
            raise BadLine("whose_card", word=line[:40], choices=(f"{by} {line}", f"{other} {line}"))
        return ()
    return (Corrected(number, len(entries)), *entries)


def _wrong_answer(lately: Lately) -> int:
    """The last answer that was wrong, to the card played last, of a player who has given no other since; else 0."""
    since, wrong = set[int](), lately.book.slips.get(WRONG, frozenset())
    for number in lately.numbers(1):
        entry = lately.log[number]
        if isinstance(entry, Played):
            return 0
        if isinstance(entry, GIVEN):
            if entry.by not in since and any(reason.key in wrong for reason in lately.counting[number].reasons):
                return number
            since.add(entry.by)
    return 0
