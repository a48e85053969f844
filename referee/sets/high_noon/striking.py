"""High Noon itself: at the start of his turn each player loses a life point, to nobody."""

from __future__ import annotations

from referee.core.book.questions import HAS_LIFE, TURN_STEPS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Drew, Flipped, Played, TurnEnded
from referee.core.nouns.table import Owed
from referee.core.play.owing import may_save_himself
from referee.sets.events.lying import lies
from referee.sets.high_noon.box import HIGH_NOON

EVENT = "high_noon"


@HIGH_NOON.amend(TURN_STEPS, "HNX-010", "HNX-013", "HNX-110", "HNX-111", "HNX-112", scene=EVENT)
def a_life_point_at_noon(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """Before Dynamite and Jail, only he whose turn begins, and by nobody's hand."""
    if not lies(now, EVENT) or now.seat(seat).out or not now.ask(HAS_LIFE, seat):
        return steps
    return (Owed("lose", seat, 1, EVENT, ordered=True, clauses=("HNX-110", "HNX-112", "HNX-013")), *steps)


@HIGH_NOON.object(Flipped, Drew, Played, TurnEnded, clauses=("HNX-010", "HNX-110", "HNX-112"), step="lose")
def noon_comes_first(now: Situation, entry: Flipped | Drew | Played | TurnEnded) -> Objection | None:
    """Before it is lost he does nothing in his turn."""
    steps = now.table.frames[0].owed
    if entry.by != now.table.turn.seat or may_save_himself_now(now, entry):
        return None
    owed = any(each.ordered and each.kind == "lose" and each.cause == EVENT for each in steps)
    return Objection("step_skipped", {"by": entry.by, "steps": (EVENT,)}, doubt=True) if owed else None


def may_save_himself_now(now: Situation, entry: Flipped | Drew | Played | TurnEnded) -> bool:
    """Is it what somebody without a life point may do?"""
    return not isinstance(entry, Flipped) and may_save_himself(now.table, entry, now.book)
