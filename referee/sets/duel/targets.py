"""At whom a card is aimed, and before whom it is put: the opponent's two, one's own two."""

from __future__ import annotations

from referee.core.book.questions import LAYS_BEFORE
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Played
from referee.sets.base.shooting import bang_within_reach
from referee.sets.duel.box import DUEL
from referee.sets.duel.places import duellist


@DUEL.amend(LAYS_BEFORE, "ITC-164")
def before_either_of_ones_own(now: Situation, may: bool, seat: int, other: int) -> bool:
    """Blue cards are put before either of one's own characters in play."""
    return may or (duellist(seat) == duellist(other) and not now.seat(other).out)


def _at_the_companion(entry: Played) -> Objection | None:
    """The objection to a card that is aimed at one's own other character."""
    if not entry.at or entry.at[0] == entry.by or duellist(entry.at[0]) != duellist(entry.by):
        return None
    return Objection("own_companion", {"by": entry.by, "at": entry.at[0], "card": kind_of(entry)})


@DUEL.object(Played, clauses=("ITC-162",), traits=("shot", "challenge"), sight=True)
def at_the_opponents_characters(now: Situation, entry: Played) -> Objection | None:
    """What is aimed goes to a character of the opponent."""
    return None if now.is_a(kind_of(entry), "others") else _at_the_companion(entry)


@DUEL.object(Played, clauses=("ITC-239", "ITC-238"), traits=("take", "toss"), sight=True)
def never_on_the_companion(now: Situation, entry: Played) -> Objection | None:
    """Panic! and Cat Balou are not played at one's own other character."""
    return _at_the_companion(entry)


@DUEL.object(Played, clauses=("ITC-165", "ITC-155"), traits=("jail",), sight=True)
def no_jail_for_ones_own(now: Situation, entry: Played) -> Objection | None:
    """Jail is for either of the opponent's; of the blue cards it alone is not played on one's own."""
    return _at_the_companion(entry)


@DUEL.object(Played, clauses=("ITC-163", "NLB-039"), traits=("reach",), sight=True, replaces="base.bang_within_reach")
def within_reach_of_the_front(now: Situation, entry: Played) -> Objection | None:
    """A BANG! is aimed at either of them only if he is within reach."""
    far: Objection | None = bang_within_reach(now, entry)
    return far
