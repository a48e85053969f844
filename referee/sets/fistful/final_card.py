"""A Fistful of Cards: at the start of his turn a player is shot at as often as he holds cards."""

from __future__ import annotations

from typing import Any

from referee.core.book.questions import HAS_LIFE, TURN_STEPS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Discarded, Drew, Flipped, Played, TurnEnded
from referee.core.nouns.table import Owed
from referee.core.play.owing import may_save_himself
from referee.sets.events.lying import lies
from referee.sets.fistful.box import FISTFUL

EVENT = "a_fistful_of_cards"
SHOTS = ("FCX-114", "FCX-115", "FCX-116", "FCX-118", "FCX-119", "FCX-120", "FCX-123")
"""As many as he holds when his turn begins, one after the other, of nobody, before all else."""


@FISTFUL.amend(TURN_STEPS, *SHOTS, scene=EVENT)
def as_many_shots_as_cards(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """Each is answered by itself; of a hand that nobody counted those are owed that he surely holds."""
    if not lies(now, EVENT) or now.seat(seat).out or not now.ask(HAS_LIFE, seat):
        return steps
    shot = Owed("answer", seat, 1, EVENT, ordered=True, clauses=SHOTS)
    return (*[shot] * now.hand(seat).least, *steps)


def _pending(now: Situation, seat: int) -> bool:
    """Is he still to be shot at in this turn?"""
    return any(owed.cause == EVENT and owed.kind == "answer" and owed.seat == seat for owed in now.table.frames[0].owed)


@FISTFUL.object(Played, Drew, Flipped, TurnEnded, Discarded, clauses=("FCX-114", "FCX-118"), step="answer")
def shots_come_first(now: Situation, entry: Any) -> Objection | None:
    """Before Dynamite, Jail and phase 1; a Beer between them only at the last life point."""
    if entry.by != now.table.turn.seat or not _pending(now, entry.by):
        return None
    if not isinstance(entry, Flipped) and may_save_himself(now.table, entry, now.book):
        return None
    if isinstance(entry, Drew) and entry.cause != "turn":
        return None
    if isinstance(entry, Discarded) and entry.cause != "limit":
        return None
    if isinstance(entry, Flipped) and now.met is not None and now.met.kind == "answer":
        return None
    return Objection("step_skipped", {"by": entry.by, "steps": (EVENT,)}, doubt=True)
