"""Turning the role up: only the Rebel! may, at the end of phase 1 of his own turn."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Objection
from referee.core.nouns.entries import Played, TurnBegan
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Level
from referee.core.play.placing import with_seat
from referee.sets.rebel.box import REBEL
from referee.sets.rebel.entries import Revolution, RoleShown
from referee.sets.rebel.rebellion import Rebellion, rebellion
from referee.sets.rebel.standing import ROLE


def _shown(table: Table, entry: RoleShown, before: Situation) -> Table:
    return with_seat(table, entry.by, role=table.seat(entry.by).role or ROLE, shown=True)


REBEL.brings.append(Brought(RoleShown, _shown, lambda entry: f"{entry.by} reveal"))
REBEL.owes.append(OwedKind("reveal", ((RoleShown, his_own),)))


def _moment(now: Situation, seat: int) -> bool:
    """Has this seat drawn in its turn, and not played yet as far as is known?"""
    turn = now.table.turn
    nothing_yet = len(turn.played) <= rebellion(now.table).early
    return turn.seat == seat and turn.phase == "play" and now.table.quiet and nothing_yet


@REBEL.remember(Played, TurnBegan, clauses=("REB-019",))
def played_before_phase_two(now: Situation, kept: Rebellion, entry: Played | TurnBegan, before: Situation) -> Rebellion:
    """A Beer against an explosion is drunk before phase 1, and takes nothing from his moment."""
    turn = before.table.turn
    if isinstance(entry, TurnBegan):
        return replace(kept, early=0)
    own = entry.by == turn.seat and turn.phase in ("start", "draw")
    return replace(kept, early=kept.early + 1) if own else kept


@REBEL.trigger("REB-019", "REB-020")
def may_reveal(now: Situation) -> Iterable[Owed]:
    """The Rebel! may turn his role up then, and need not."""
    seat = now.table.turn.seat
    if seat and now.seat(seat).role == ROLE and not now.seat(seat).shown and _moment(now, seat):
        yield Owed("reveal", seat, must=False)


@REBEL.object(RoleShown, clauses=("REB-018",), sight=True)
def only_the_rebel_may(now: Situation, entry: RoleShown) -> Objection | None:
    """No other role may be turned up."""
    other = now.seat(entry.by).role not in (ROLE, "")
    return Objection("only_the_rebel_reveals", {"by": entry.by}) if other else None


@REBEL.object(RoleShown, clauses=("REB-019",))
def at_the_end_of_phase_one(now: Situation, entry: RoleShown) -> Objection | None:
    """In his own turn, after drawing and before the first card."""
    moment = _moment(now, entry.by)
    if now.seat(entry.by).shown or (moment and not now.table.turn.uncertain):
        return None
    return Objection("reveal_moment", {"by": entry.by}, Level.UNCLEAR if moment else Level.ILLEGAL)


@REBEL.object(RoleShown, clauses=("REB-019",), sight=True)
def shown_already(now: Situation, entry: RoleShown) -> Objection | None:
    """A role that lies open is not turned up again."""
    return Objection("already_shown", {"by": entry.by}, Level.WITHOUT_EFFECT) if now.seat(entry.by).shown else None


@REBEL.object(RoleShown, Revolution, clauses=("REB-002", "REB-003", "REB-004", "REB-005", "REB-006"), sight=True)
def one_rebel_at_the_table(now: Situation, entry: RoleShown | Revolution) -> Objection | None:
    """There is one Rebel!: if another is known as him, the log is wrong somewhere."""
    if now.seat(entry.by).role:
        return None
    known = next((seat.number for seat in now.table.seats if seat.role == ROLE), 0)
    return Objection("rebel_elsewhere", {"by": entry.by, "seat": known}, doubt=True) if known else None
