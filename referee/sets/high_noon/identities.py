"""New Identity: at the start of his turn a player may take on his spare character, with two life points."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own, nothing
from referee.core.book.questions import MOST_LIFE, TURN_STEPS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Objection
from referee.core.nouns.table import Owed, Table
from referee.core.play.placing import with_figure
from referee.sets.events.lying import lies
from referee.sets.high_noon.box import HIGH_NOON
from referee.sets.high_noon.entries import IdentityChanged
from referee.sets.high_noon.noon import noon, remembered

EVENT, STEP = "new_identity", "identity"
STATED = ("HNX-102", "HNX-105", "HNX-106", "HNX-108", "HNX-109")
"""That he may, what it comes to and that it is no hit, and that who keeps his character is asked again."""
LIFE = 2


def _changed(table: Table, entry: IdentityChanged, before: Situation) -> Table:
    """His life points are two, whatever he had; how many he can have, and what his turn begins with, his card says."""
    most = before.ask(MOST_LIFE, entry.character, table.seat(entry.by).role) or None
    changed = with_figure(table, entry.by, character=entry.character, life=LIFE, most=most)
    changed = remembered(changed, changed=(*noon(table).changed, entry.by))
    return _with_his_steps(changed, before, entry.by) if entry.by == table.turn.seat else changed


def _with_his_steps(table: Table, before: Situation, seat: int) -> Table:
    """The steps of his turn as his new character has them, but for those that are done."""
    turn, owed = table.frames[0], before.table.frames[0].owed
    left = {_name_of(step) for step in owed if step.ordered}
    done = {_name_of(step) for step in before.ask(TURN_STEPS, seat)} - left
    steps: tuple[Owed, ...] = Situation(table, before.book).ask(TURN_STEPS, seat)
    to_come = (step for step in steps if _name_of(step) not in done)
    others = (step for step in turn.owed if not step.ordered)
    return replace(table, frames=(replace(turn, owed=(*others, *to_come)), *table.frames[1:]))


def _name_of(step: Owed) -> tuple[str, str]:
    return step.kind, step.cause


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
    return (Owed(STEP, seat, must=False, ordered=True, clauses=STATED), *steps)


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
