"""What comes with a character that is told after the deal: the life points and the hand that go with it.

In go the entries of one line typed at a table, out come the same with what was dealt as entries of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.core.book.questions import MOST_LIFE, STARTING_HAND
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import exactly


def with_the_deal(entries: Iterable[e.Entry], table: Table, book: Rulebook) -> tuple[e.Entry, ...]:
    """The entries, and what was dealt to a character they tell of, as long as nobody has begun."""
    return tuple(each for entry in entries for each in (entry, *_dealt(entry, Situation(table, book))))


def _dealt(entry: e.Entry, now: Situation) -> Iterator[e.Entry]:
    if not isinstance(entry, e.CharacterSet) or not entry.character or now.table.turn.seat:
        return
    seat = now.seat(entry.by)
    life = now.ask(MOST_LIFE, entry.character, seat.role)
    if not life or seat.life is not None or seat.out:
        return
    yield e.LifeSet(entry.by, life)
    if seat.hand.exact is None and now.holder(entry.by) == entry.by:
        yield e.HandSet(entry.by, exactly(now.ask(STARTING_HAND, life, seat.role)))
