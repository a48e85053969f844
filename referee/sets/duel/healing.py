"""Beer in a duel: for the front character only."""

from __future__ import annotations

from referee.core.book.questions import HEALS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Played
from referee.sets.duel.box import DUEL
from referee.sets.duel.places import is_front


@DUEL.amend(HEALS, "ITC-169")
def beer_heals_the_front(now: Situation, heals: bool, seat: int, kind: str) -> bool:
    """A Beer does nothing for a rear character, not even for his last life point."""
    return heals and (not now.is_a(kind, "beer") or is_front(seat))


@DUEL.object(Played, clauses=("ITC-169",), traits=("beer",))
def beer_for_the_front_only(now: Situation, entry: Played) -> Objection | None:
    """It is not played for him either."""
    drinker = entry.at[0] if entry.at else entry.by
    return None if is_front(drinker) else Objection("beer_front_only", {"by": drinker})
