"""A card laid down just after a play that it would have allowed: the log may have them in the wrong order.

In go a line and the log, out comes before which plays it might belong. A second BANG! is told as an offence, and the
next line is a Volcanic: whether it lay there already, only the referee knows, and is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, takewhile

from referee.core.book.rulebook import Rulebook, kind_of
from referee.core.judging.judge import judge
from referee.core.nouns.entries import Entry, Inserted, LetStand, Played
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.desk.hearing.lately import Lately, by_whom, read_there, whose
from referee.desk.hearing.typed_line import TypedLine
from referee.desk.hearing.understanding import ReadAt
from referee.errors import BadLine


def ask_whether_it_lay_there(
    line: TypedLine,
    read_at: ReadAt,
    table: Table,
    lately: Lately,
    filled_in: Callable[[int, tuple[Entry, ...]], object],
) -> None:
    """Raises `BadLine` `laid_late` where it might have lain there before a play that it allows."""
    for number, entries in laid_before(read_at, table, lately):
        if filled_in(number, entries) is not None:
            raise BadLine("laid_late", word=line.shown, choices=(line.before(number), line.as_meant))


def laid_before(read_at: ReadAt, table: Table, lately: Lately) -> Iterator[tuple[int, tuple[Entry, ...]]]:
    """The plays that something is held against, the first one first, and the line before them if it lays a card."""
    by = whose(read_at, table)
    for number in reversed(wrong_plays(by, lately)):
        found = lately.table_before(number)
        entries = read_there(read_at, found)
        if by_whom(entries) == by and len(entries) == 1 and is_laid(entries, found, lately.book):
            yield number, (Inserted(number, 1), *entries)


def wrong_plays(seat: int, lately: Lately) -> Sequence[int]:
    """What this player played last in this turn as far as it was against the rules, the last one first.

    What the referee let stand is settled.
    """
    plays = [each for each in lately.numbers(1) if isinstance(lately.log[each], Played) and _is_of(seat, each, lately)]
    since = islice(lately.log, min(plays, default=len(lately.log)), None)
    stood = {each.entry for each in since if isinstance(each, LetStand)}
    return list(takewhile(lambda each: lately.counting[each].level == Level.ILLEGAL and each not in stood, plays))


def _is_of(seat: int, number: int, lately: Lately) -> bool:
    return by_whom((lately.log[number],)) == seat


def is_laid(entries: tuple[Entry, ...], table: Table, book: Rulebook) -> bool:
    """Is it a card that stays before its player, against which nothing speaks here?"""
    facts = book.cards.get(kind_of(entries[0])) if isinstance(entries[0], Played) else None
    return facts is not None and facts.stays and judge(table, entries[0], book).clean
