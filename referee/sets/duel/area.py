"""Cards for several: in which order they come to the characters in play."""

from __future__ import annotations

from referee.core.book.questions import GOES_ROUND, PICK_ORDER
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Answered, Declined, Flipped, Picked
from referee.sets.base.answering import AVERTING
from referee.sets.duel.box import DUEL
from referee.sets.duel.places import companion_of, front_of, opposing, rear_of
from referee.sets.duel.positions import STEPS_UP

PICKS_FIRST = "own_pick_first"


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


@DUEL.object(Answered, Declined, clauses=("ITC-154", "ITC-167", "ITC-172"))
def who_stepped_up_answers(now: Situation, entry: Answered | Declined) -> Objection | None:
    """Whether a card asks the characters it found, or those in the places when it comes to them, is said nowhere."""
    return _stepped_up(now, entry.by)


@DUEL.object(Flipped, clauses=("ITC-154", "ITC-167", "ITC-172"), kinds=AVERTING, traits=("barrel",))
def who_stepped_up_draws(now: Situation, entry: Flipped) -> Objection | None:
    """So it is with his draw! for a Barrel."""
    return _stepped_up(now, entry.by)


def _stepped_up(now: Situation, seat: int) -> Objection | None:
    """To the one who answers for it, or to the reinforcement behind him who does."""
    asked = (owed for frame in now.table.frames for owed in frame.owed if STEPS_UP in owed.tried)
    met = next((owed for owed in asked if front_of(owed.seat) == front_of(seat)), None)
    if met is None or (seat == met.seat and now.met is None):
        return None
    return Objection(STEPS_UP, {"by": met.seat, "card": met.cause})


@DUEL.amend(PICK_ORDER, "ITC-154")
def the_opponent_first(now: Situation, order: tuple[int, ...], first: int) -> tuple[int, ...]:
    """By the other reading of the printed order, who plays a General Store chooses last."""
    return order if now.holds(PICKS_FIRST) or order[:1] != (first,) else (*order[1:], first)


@DUEL.object(Picked, clauses=("ITC-154", "NLB-054"))
def who_picks_first(now: Situation, entry: Picked) -> Objection | None:
    """The order begins with the nearest opponent, and does not name the one who plays."""
    to_come = [owed.seat for owed in now.table.top.owed if owed.ordered and owed.kind == "pick"]
    if now.met is None or to_come[:1] != [now.met.other] or entry.by not in to_come[:2] or len(to_come) < 2:
        return None
    return Objection(PICKS_FIRST, {"by": to_come[0], "at": to_come[1]})
