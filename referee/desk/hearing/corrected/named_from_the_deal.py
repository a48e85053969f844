"""A character that becomes known in the middle of a game, as the line that names it from the deal on.

It is put in before the first entry, so that all that was logged since is judged by it, and life points and hand are
those that were dealt to it.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import CharacterSet, Entry, Opened
from referee.core.play.dealt import with_the_deal
from referee.log.history import AMENDING
from referee.notation import line_of


def named_from_the_deal(log: Sequence[Entry], book: Rulebook, seat: int, character: str) -> str:
    """The line that names it; before anything happened it is just set."""
    opening = log[0]
    assert isinstance(opening, Opened)
    dealt = with_the_deal((CharacterSet(seat, character),), opening.table, book)
    told = "; ".join(line_of(each, book) for each in dealt)
    first = next((number for number in range(1, len(log)) if not isinstance(log[number], AMENDING)), 0)
    return f"insert {first} {told}" if first else line_of(dealt[0], book)


def names_already(log: Sequence[Entry], seat: int, character: str) -> int:
    """The entry by which this player has this character; 0 if he was dealt it when the table was opened."""
    such = CharacterSet(seat, character)
    return next((number for number in range(len(log) - 1, 0, -1) if log[number] == such), 0)
