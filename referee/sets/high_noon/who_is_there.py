"""A ghost counts as present when the winner is found in his turn; when he has left, it is looked at again."""

from __future__ import annotations

from referee.core.book.questions import WINNER
from referee.core.book.rulebook import Situation
from referee.core.play.placing import with_seat
from referee.sets.high_noon.box import HIGH_NOON
from referee.sets.high_noon.ghosts import is_ghost
from referee.sets.high_noon.noon import noon


def _with_the_ghost(now: Situation) -> Situation | None:
    """The table with the ghost among those who are left; None where there is none."""
    ghost = noon(now.table).ghost
    if not ghost or not is_ghost(now, ghost):
        return None
    return Situation(with_seat(now.table, ghost, out=False), now.book)


@HIGH_NOON.amend(WINNER, "HNX-042", "HNX-043", "HNX-044")
def with_the_ghost(now: Situation, winner: str) -> str:
    """So that beside a lone Renegade the Outlaws win, and the law has not won while a ghost is an Outlaw."""
    there = _with_the_ghost(now)
    return winner if there is None else there.ask(WINNER)
