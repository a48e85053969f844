"""The turn that breaks off, and the one that begins anew."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.questions import HAND_LIMIT, NEXT_SEAT
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns import entries as e
from referee.sets.rebel.box import REBEL
from referee.sets.rebel.rebellion import Rebellion, rebellion


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
