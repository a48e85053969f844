"""What a decision is about: a table and an entry of a log go in, what they ask comes out."""

from __future__ import annotations

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import LEGAL, Verdict
from referee.desk.table_log import TableLog


class DisputedQuestion(Struct, frozen=True):
    """What a decision is about: the table as it stands, and an entry with its verdict, if one is spoken of."""

    table: Table
    book: Rulebook
    entry: Entry | None = None
    verdict: Verdict = LEGAL
    before: Table | None = None
    can_bind: bool = True
    """Is there a log that the house rule can go into?"""


def question(log: TableLog, number: int | None) -> DisputedQuestion:
    """What the verdict on an entry of a log asks; without one an empty question."""
    verdict = None if number is None else log.verdict(number)
    if number is None or verdict is None:
        return DisputedQuestion(log.table, log.book)
    return DisputedQuestion(log.table, log.book, log.entry(number), verdict, log.table_spoken_of(number))
