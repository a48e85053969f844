"""What is different for the new Sheriff, and for the old one while a rebel stands up against him."""

from __future__ import annotations

from referee.core.book.questions import IS_PENALISED
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Forfeited, Laid, Played
from referee.core.nouns.table import Death
from referee.sets.base.elimination import PENALTY
from referee.sets.base.taking import bare
from referee.sets.rebel.box import REBEL
from referee.sets.rebel.rebellion import rebellion
from referee.sets.rebel.standing import ROLE

PENALTY_AGAIN = "penalty_after_the_rebel"


@REBEL.object(Played, Laid, clauses=("REB-029",), traits=("jail",), sight=True)
def no_jail_for_the_new_sheriff(now: Situation, entry: Played | Laid) -> Objection | None:
    """From the Revolution on the new Sheriff is never jailed."""
    target = entry.by if isinstance(entry, Laid) else entry.at[0] if entry.at else 0
    if not target or target != rebellion(now.table).sheriff or now.seat(target).role != "sheriff":
        return None
    return Objection("jail_on_new_sheriff", {"by": entry.by, "at": target})


def _rebel_stands_up(now: Situation) -> bool:
    """Before any Revolution: is there a Rebel! who lives and has turned his role up?"""
    if rebellion(now.table).sheriff:
        return False
    return any(seat.role == ROLE and seat.shown and not seat.out for seat in now.table.seats)


@REBEL.amend(IS_PENALISED, "REB-022", "REB-031")
def no_penalty_against_an_open_rebel(now: Situation, penalised: bool, killer: int) -> bool:
    """Against a Rebel! who shows himself the original Sheriff does not pay for a Deputy; a new Sheriff does."""
    return penalised and not _rebel_stands_up(now)


def _a_rebel_is_gone(now: Situation) -> bool:
    """Before any Revolution: does the role of a Rebel! lie open who is out of the game?"""
    if rebellion(now.table).sheriff:
        return False
    return any(seat.role == ROLE and seat.shown and seat.out for seat in now.table.seats)


@REBEL.amend(IS_PENALISED, "REB-022")
def once_the_rebel_is_gone(now: Situation, penalised: bool, killer: int) -> bool:
    """Whether the Sheriff pays again once the Rebel! who showed himself is dead is said nowhere."""
    return penalised and (now.holds(PENALTY_AGAIN) or not _a_rebel_is_gone(now))


@REBEL.object(Forfeited, clauses=("REB-022", "NLB-018"))
def penalty_once_the_rebel_is_gone(now: Situation, entry: Forfeited) -> Objection | None:
    """Both readings are told with it."""
    penalised = now.met is not None and now.met.cause == PENALTY
    return Objection(PENALTY_AGAIN, {"by": entry.by}) if penalised and _a_rebel_is_gone(now) else None


def _a_deputy_of(now: Situation, death: Death, killer: int) -> bool:
    """Was this a Deputy, killed by this player?"""
    return death.author == killer and now.seat(death.seat).role == "deputy"


@REBEL.object(Forfeited, clauses=("REB-022",), due=True)
def penalty_against_an_open_rebel(now: Situation, entry: Forfeited) -> Objection | None:
    """The Sheriff who killed a Deputy while an open Rebel! lives keeps his cards."""
    if now.met is not None or bare(now, entry.by):
        return None
    if now.seat(entry.by).role != "sheriff" or not _rebel_stands_up(now):
        return None
    killed = any(_a_deputy_of(now, death, entry.by) for death in now.table.deaths[-1:])
    return Objection("penalty_suspended", {"by": entry.by}) if killed else None


@REBEL.object(Forfeited, clauses=("REB-041",), due=True)
def penalty_before_the_revolution(now: Situation, entry: Forfeited) -> Objection | None:
    """The Rebel! does not pay for a Deputy who fell before he was Sheriff."""
    kept = rebellion(now.table)
    if now.met is not None or entry.by != kept.sheriff or bare(now, entry.by):
        return None
    before = [death for death in now.table.deaths if death.seat in kept.fallen and _a_deputy_of(now, death, entry.by)]
    return Objection("penalty_before_revolution", {"by": entry.by}) if before else None
