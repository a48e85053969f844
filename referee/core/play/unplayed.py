"""What was played though nobody wrote it: an entry that makes sense only after a play that does not stand in the log.

Nobody answers, is hit, or takes a card where nothing was played. The judge says once that the log lacks it, and is
silent for the rest of the turn on what is due: what else was not written nobody knows.
"""

from __future__ import annotations

from referee.core.book.questions import BARRELS
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import NOBODY, UNKNOWN
from referee.core.play.perhaps import perhaps_played


def unplayed(table: Table, entry: e.Entry, book: Rulebook) -> Table:
    """The table where the play that this entry follows from was not written: its card perhaps left the hand."""
    if type(entry) not in _FOLLOW_A_PLAY or not lacks_its_play(Situation(table, book), entry):
        return table
    return perhaps_played(table, table.turn.seat) if table.turn.seat else table


_FOLLOW_A_PLAY = frozenset((
    e.Answered, e.Declined, e.Dropped, e.Drew, e.Flipped, e.LifeGained, e.LifeLost, e.Tossed, e.Took, e.TurnedUp,
))  # fmt: skip
"""What may make sense only after a play."""


def lacks_its_play(now: Situation, entry: e.Entry) -> bool:
    """Is nothing owed that this entry meets because nobody wrote what was played in this turn?

    To what was played in it, it may be one answer, one gain or one card too many.
    """
    table, turn = now.table, now.table.turn
    if table.mode == "light" or turn.unlogged:
        return False
    if any(owed.kind == "answer" for frame in table.frames for owed in frame.owed):
        return False
    his_own = getattr(entry, "by", NOBODY) == turn.seat and turn.phase != "over"
    return _of_his_own(now, entry) if his_own else _of_another(now, entry)


def _of_another(now: Situation, entry: e.Entry) -> bool:
    """Does somebody answer, or is he hit by, what the player whose turn it is did not play by the log?"""
    turn, book = now.table.turn, now.book
    attacks = frozenset(book.with_trait("shot") + book.with_trait("challenge"))
    match entry:
        case e.Declined():
            return True
        case e.Answered():
            return attacks.isdisjoint(turn.played)
        case e.Flipped():
            shots = book.with_trait("shot")[:1]
            return attacks.isdisjoint(turn.played) and any(entry.card in now.ask(BARRELS, entry.by, s) for s in shots)
        case e.LifeLost():
            return entry.cause == UNKNOWN or entry.cause in attacks
        case e.LifeGained():
            return now.seat(entry.by).falling
    return False


def _of_his_own(now: Situation, entry: e.Entry) -> bool:
    """Does it come of a card that the player whose turn it is did not play by the log?"""
    played, book = frozenset(now.table.turn.played), now.book
    match entry:
        case e.LifeGained():
            return entry.cause == UNKNOWN or (entry.cause in book.cards and entry.cause not in played)
        case e.Drew(source="deck"):
            return entry.cause in book.cards and entry.cause not in played
        case e.Took():
            return played.isdisjoint(book.with_trait("take"))
        case e.Tossed():
            return played.isdisjoint(book.with_trait("toss"))
        case e.Dropped():
            weapons = book.with_trait("weapon")
            return entry.card.kind in weapons and played.isdisjoint(weapons)
        case e.LifeLost():
            return entry.cause in {UNKNOWN, *book.with_trait("shot"), *book.with_trait("challenge")}
    return isinstance(entry, e.TurnedUp)
