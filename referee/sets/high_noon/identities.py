"""New Identity: at the start of his turn a player may take on his spare character, with two life points."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own, nothing
from referee.core.book.questions import MOST_LIFE, TURN_STEPS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Objection
from referee.core.nouns.table import Owed, Table
from referee.core.play.placing import with_figure
from referee.sets.base.drawing import counted_anew
from referee.sets.events.lying import lies
from referee.sets.high_noon.box import HIGH_NOON
from referee.sets.high_noon.entries import IdentityChanged
from referee.sets.high_noon.noon import noon, remembered

EVENT, STEP = "new_identity", "identity"
LIFE = 2


def _changed(table: Table, entry: IdentityChanged, before: Situation) -> Table:
    """His life points are two, whatever he had; how many he can have, and draws in phase 1, his new card says."""
    most = before.ask(MOST_LIFE, entry.character, table.seat(entry.by).role) or None
    table = with_figure(table, entry.by, character=entry.character, life=LIFE, most=most)
    table = remembered(table, changed=(*noon(table).changed, entry.by))
    return _steps_anew(table, entry.by, before)


def _steps_anew(table: Table, seat: int, before: Situation) -> Table:
    """The steps of his turn are those of his new character, where none of them was done before he changed."""
    turn, was = table.frames[0], before.ask(TURN_STEPS, seat)
    his = tuple(owed for owed in turn.owed if owed.ordered and owed.seat == seat and owed.kind != STEP)
    if [(owed.kind, owed.cause) for owed in his] != [(owed.kind, owed.cause) for owed in was if owed.kind != STEP]:
        return counted_anew(table, seat, before.book)
    rest = tuple(owed for owed in turn.owed if owed not in his)
    steps = Situation(table, before.book).ask(TURN_STEPS, seat)
    return replace(table, frames=(replace(turn, owed=(*rest, *steps)), *table.frames[1:]))


HIGH_NOON.brings.append(Brought(IdentityChanged, _changed, lambda entry: f"{entry.by} becomes {entry.character}"))
HIGH_NOON.owes.append(
    OwedKind(
        STEP,
        ((IdentityChanged, his_own),),
        choices=lambda now, owed: ("becomes",),
        verb="becomes",
        causes=nothing,
        before_drawing=True,
        named=True,
    )
)


@HIGH_NOON.amend(TURN_STEPS, "HNX-102", "HNX-104", "HNX-106", "HNX-107", "HNX-108", scene=EVENT)
def may_change(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """Before all else of his turn, and he need not; who keeps his character may do it in a later turn."""
    if not lies(now, EVENT) or seat in noon(now.table).changed or now.seat(seat).out:
        return steps
    return (Owed(STEP, seat, must=False, ordered=True, clauses=("HNX-102",)), *steps)


@HIGH_NOON.object(IdentityChanged, clauses=("HNX-102", "HNX-107"), due=True)
def at_the_start_of_his_turn(now: Situation, entry: IdentityChanged) -> Objection | None:
    """At no other moment."""
    return None if now.met is not None else Objection("identity_not_due", {"by": entry.by})


@HIGH_NOON.object(IdentityChanged, clauses=("HNX-103", "HNX-104"), sight=True)
def to_the_end_of_the_game(now: Situation, entry: IdentityChanged) -> Objection | None:
    """There is one spare card, and who has taken it on keeps it."""
    return Objection("identity_changed", {"by": entry.by}) if entry.by in noon(now.table).changed else None


@HIGH_NOON.object(IdentityChanged, clauses=("HNX-104",), sight=True)
def nobody_elses_character(now: Situation, entry: IdentityChanged) -> Objection | None:
    """The spare card is one that nobody plays with."""
    other = next((seat.number for seat in now.table.seats if seat.character == entry.character), 0)
    return Objection("identity_taken", {"by": entry.by, "seat": other}, doubt=True) if other else None
