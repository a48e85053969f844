"""Whose the Sheriff's place is, where another set lays claim to it as well.

Neither set names the other: what the other one says of a win, while nothing is decided, is its claim, and a decision
of the referee about that is one about both.
"""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.questions import WINNERS_BY_READING
from referee.core.book.rulebook import Situation
from referee.core.nouns.entries import Won
from referee.core.nouns.verdict import Level, Reason

OPEN = (Level.FOR_REFEREE, Level.UNCLEAR)


def other_reading(now: Situation) -> Reason | None:
    """Why it is open what comes of the Sheriff's death, had the referee decided nothing; None if it is not."""
    undecided = Situation(replace(now.table, house=()), now.book)
    if not undecided.ask(WINNERS_BY_READING):
        return None
    said = (reason for reason, _ in undecided.objections(Won("outlaws")))
    return next((reason for reason in said if reason.level in OPEN), None)


def goes_to_another(now: Situation) -> bool:
    """Has the referee decided for the other reading?"""
    if not now.table.house:
        return False
    other = other_reading(now)
    return other is not None and now.ruled(other.key) is True
