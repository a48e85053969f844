"""The turn that breaks off, and the one that begins anew."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.questions import HAND_LIMIT, NEXT_SEAT, TURN_STEPS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns import entries as e
from referee.sets.rebel.box import REBEL
from referee.sets.rebel.rebellion import Rebellion, rebellion

DYNAMITE_AGAIN = "dynamite_again"
"""The open reading by which a turn that begins anew has a draw! for Dynamite; marks that step of it."""


@REBEL.amend(NEXT_SEAT, "REB-034")
def the_new_sheriff_begins_anew(now: Situation, seat: int, last: int) -> int:
    """After a Revolution the next turn is the new Sheriff's own."""
    anew = rebellion(now.table).anew
    return anew if anew and last == anew else seat


@REBEL.remember(e.TurnBegan, e.PhaseSet, clauses=("REB-034",))
def begun_anew(now: Situation, kept: Rebellion, entry: e.TurnBegan | e.PhaseSet, before: Situation) -> Rebellion:
    """Any turn that begins, or is put right, is the one that had to come."""
    return replace(kept, anew=0)


def _broken_off(now: Situation, seat: int) -> Objection | None:
    broken = seat == rebellion(now.table).anew and now.table.turn.phase == "over"
    return Objection("turn_broken_off", {"by": seat}) if broken else None


@REBEL.object(e.Played, e.TurnEnded, clauses=("REB-025",))
def the_old_turn_is_over(now: Situation, entry: e.Played | e.TurnEnded) -> Objection | None:
    """After the Revolution nothing more is played in the turn it broke off."""
    return _broken_off(now, entry.by)


@REBEL.object(e.Discarded, clauses=("REB-035",), kinds=("limit",))
def no_phase_three(now: Situation, entry: e.Discarded) -> Objection | None:
    """Nor is anything discarded to the hand limit."""
    return _broken_off(now, entry.by)


@REBEL.amend(HAND_LIMIT, "REB-035")
def all_cards_are_kept(now: Situation, limit: int | None, seat: int) -> int | None:
    """The new Sheriff keeps all his cards until the end of his new turn."""
    return None if seat == rebellion(now.table).anew else limit


@REBEL.follow(e.TurnBegan, clauses=("NLB-009", "REB-034"), replaces="base.steps_of_the_turn")
def steps_of_the_new_turn(now: Situation, entry: e.TurnBegan, before: Situation) -> Iterable[Follow]:
    """A turn opens with its steps; of one that begins anew a Dynamite is one by the recommended reading only."""
    anew = entry.by == rebellion(before.table).anew
    for step in now.ask(TURN_STEPS, entry.by):
        if not anew or step.kind != "flip" or not now.is_a(step.cause, "dynamite"):
            yield Follow(step)
        elif now.holds(DYNAMITE_AGAIN):
            yield Follow(replace(step, tried=(*step.tried, DYNAMITE_AGAIN)))


@REBEL.object(e.Flipped, clauses=("REB-034", "NLB-055"), traits=("dynamite",))
def dynamite_is_drawn_for_again(now: Situation, entry: e.Flipped) -> Objection | None:
    """Whether there is a draw! for it in a turn that begins anew from phase 1 is said nowhere."""
    again = now.met is not None and DYNAMITE_AGAIN in now.met.tried
    return Objection(DYNAMITE_AGAIN, {"by": entry.by}) if again else None
