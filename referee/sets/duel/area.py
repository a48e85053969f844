"""Cards for several: in which order they come to the characters in play."""

from __future__ import annotations

from referee.core.book.questions import GOES_ROUND
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Answered, Declined, Flipped
from referee.sets.base.answering import AVERTING
from referee.sets.duel.box import DUEL
from referee.sets.duel.places import companion_of, opposing, rear_of


@DUEL.amend(GOES_ROUND, "ITC-154", "ITC-176", replaces="base.clockwise")
def near_own_far(now: Situation, order: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """From a character to the nearest opponent, then to his own companion, then to the farther opponent."""
    nearest = opposing(seat)
    return tuple(
        place
        for place in (seat, nearest, companion_of(now.table, seat), rear_of(now.table, nearest))
        if 1 <= place <= len(now.table.seats)
    )


def _first_to_answer(now: Situation) -> int:
    """Whose answer to the card under way comes first."""
    return next((owed.seat for owed in now.table.top.owed if owed.kind == "answer"), 0)


@DUEL.object(Answered, Declined, clauses=("ITC-154", "ITC-172"))
def each_in_the_printed_order(now: Situation, entry: Answered | Declined) -> Objection | None:
    """Each answers for himself, and nobody before the one who comes first."""
    return _too_early(now, entry.by)


@DUEL.object(Flipped, clauses=("ITC-154",), kinds=AVERTING, traits=("barrel",))
def barrels_in_the_printed_order(now: Situation, entry: Flipped) -> Objection | None:
    """Nor does he draw! for a Barrel."""
    return _too_early(now, entry.by)


def _too_early(now: Situation, seat: int) -> Objection | None:
    first = _first_to_answer(now)
    if now.met is None or now.met.kind != "answer" or first in (0, seat):
        return None
    return Objection("out_of_order", {"by": seat, "first": first})
