"""Who came back since the last Revolution, by whatever event: as a Deputy he may still win."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.questions import ACTS
from referee.core.book.rulebook import Situation
from referee.core.nouns.entries import TurnBegan
from referee.sets.events.entries import Returned
from referee.sets.rebel.box import REBEL
from referee.sets.rebel.rebellion import Rebellion


@REBEL.remember(TurnBegan, clauses=("REB-049",))
def back_for_a_turn(now: Situation, kept: Rebellion, entry: TurnBegan, before: Situation) -> Rebellion:
    """As a ghost; but not who never left the game."""
    gone = before.seat(entry.by).out and not before.ask(ACTS, entry.by)
    return _back(kept, entry.by) if gone and now.ask(ACTS, entry.by) else kept


@REBEL.remember(Returned, clauses=("REB-049",))
def back_in_the_game(now: Situation, kept: Rebellion, entry: Returned, before: Situation) -> Rebellion:
    """Or for good."""
    return _back(kept, entry.by)


def _back(kept: Rebellion, seat: int) -> Rebellion:
    return kept if seat in kept.returned else replace(kept, returned=(*kept.returned, seat))
