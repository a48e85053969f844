"""Which entries go on with the play under way, so that a log can be read by plays and by turns.

A shot, its answer and the life point it costs are three entries and one play. What an entry meets of all that is owed
says so: the card under way, or what the table as it stands calls for. Steps of the turn are owed in order, and alone.
Who answers unasked answers the card under way.
"""

from __future__ import annotations

from referee.core.book.owed_kind import WON
from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import Answered, Declined, Entry, Played
from referee.core.nouns.table import Table
from referee.core.play.owing import place

NEW = frozenset(("turn", WON))
"""The kinds of owed things with which something else begins."""
PLAYED_AGAINST = frozenset(("answer", "fall"))
"""The kinds against which a card is played; any other card that has to be played is a play of its own."""
ANSWERS = (Answered, Declined)
THE_TURN = 0
"""The frame of the turn itself."""


def goes_on(entry: Entry, before: Table, book: Rulebook) -> bool:
    """Does this entry, at the table that it found, go on with what the one before it began?"""
    met = place(before, entry, book)
    if met is None:
        return isinstance(entry, ANSWERS) and len(before.frames) > 1
    if met.owed.kind in NEW or met.owed.kind in book.ending:
        return False
    if isinstance(entry, Played):
        return met.owed.kind in PLAYED_AGAINST
    return met.frame != THE_TURN or not met.owed.ordered
