"""A line told once more whole, now with something against it that was not against the first: typed twice?

In go what a line was read as and the log, out comes the entry that may say so already. It is found by what the line
would have been there: a card that waits before its player since, and is now heard as used, or what was logged there one
after the other, perhaps with more behind; put in before the end of a turn that is over, one card is enough. A second
card of one name, and a card that is said to be used, is the offence that it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from referee.core.nouns.entries import Assumed, Corrected, Entry, HouseRuled, Inserted, Played
from referee.core.nouns.verdict import Level
from referee.desk.hearing.lately import Lately, aims_otherwise, assumed_entries, read_there
from referee.desk.hearing.typed_line import TypedLine
from referee.desk.hearing.understanding import ReadAt
from referee.errors import BadLine
from referee.log.replaying import JudgedEntry

LEAST = 2
"""Entries of a line that is told again: one card alone may be played once more while a turn goes on."""


def ask_whether_twice(line: TypedLine, read_at: ReadAt, judged: Sequence[JudgedEntry], lately: Lately) -> None:
    """Raises `BadLine` `typed_twice` where the line is an offence, and was none where it may have been told first."""
    typed = next((each for each in judged if not isinstance(each.entry, Assumed | Inserted | Corrected)), None)
    if typed is None or typed.verdict.level != Level.ILLEGAL:
        return
    least = 1 if isinstance(judged[0].entry, Inserted | Corrected) else LEAST
    if number := next(_told_first(typed.entry, line, read_at, lately, least), 0):
        raise BadLine("typed_twice", word=line.shown, number=number, choices=(line.as_meant,))


def _told_first(now: Entry, line: TypedLine, read_at: ReadAt, lately: Lately, least: int) -> Iterator[int]:
    """The entries of this turn, in order all of them, at which the line would have been just what was logged.

    What is told after the referee has decided by what the judge goes on is told to be judged by that.
    """
    since: tuple[Entry, ...] = ()
    unsaid = assumed_entries(lately.log)
    for number in takewhile(lambda each: lately.counting[each].level == Level.LEGAL, lately.numbers(1)):
        entry = lately.log[number]
        since = since if number in unsaid or isinstance(entry, Assumed) else (entry, *since)
        there = read_there(read_at, lately.table_before(number))
        used = there == (entry,) and entry != now and not line.says_use and _stays(entry, lately)
        if isinstance(entry, HouseRuled):
            return
        length = min(len(since), len(there))
        same = length >= least and there[:length] == since[:length] and not aims_otherwise(now, entry)
        if used or same:
            yield number


def _stays(entry: Entry, lately: Lately) -> bool:
    facts = lately.book.cards.get(entry.card.kind) if isinstance(entry, Played) else None
    return facts is not None and facts.stays
