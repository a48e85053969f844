"""Blood Brothers: at the start of a turn a life point may go from its player to another."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own, nothing
from referee.core.book.questions import ACTS, HAS_LIFE, TURN_STEPS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.entries import TurnBegan
from referee.core.nouns.table import Owed
from referee.sets.base.healing import may_gain
from referee.sets.events.lying import lies
from referee.sets.fistful.box import FISTFUL
from referee.sets.fistful.entries import Bled
from referee.sets.fistful.holding import Fistful, fistful

EVENT = "blood_brothers"
IN_VAIN = "given_in_vain"
"""The open point whether a life point may be given to one who has all of his."""


def may_give(now: Situation, seat: int) -> bool:
    """Has he a life point to give that is not his last, as far as is known?"""
    life = now.seat(seat).life
    return now.ask(HAS_LIFE, seat) and not now.seat(seat).out and (life is None or life > 1)


@FISTFUL.amend(TURN_STEPS, "FCX-022", "FCX-027", scene=EVENT)
def a_life_point_may_be_given(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """Before Dynamite, Jail and all else of his turn."""
    if not lies(now, EVENT) or not may_give(now, seat):
        return steps
    return (Owed("bleed", seat, must=False, ordered=True, clauses=("FCX-022", "FCX-027")), *steps)


FISTFUL.brings.append(Brought(Bled, lambda table, entry, before: table, lambda entry: f"{entry.by} bleeds {entry.to}"))
FISTFUL.owes.append(
    OwedKind(
        "bleed",
        ((Bled, his_own),),
        choices=lambda now, owed: () if owed.late else ("bleeds",),
        verb="bleeds",
        before_drawing=True,
        causes=nothing,
    )
)


@FISTFUL.follow(Bled, clauses=("FCX-022", "FCX-026"))
def one_loses_the_other_regains(now: Situation, entry: Bled, before: Situation) -> Iterable[Follow]:
    """Nobody is the author of the loss; where there is no room for it nothing is regained."""
    yield Follow(Owed("lose", entry.by, 1, EVENT))
    if entry.to and may_gain(now, entry.to) and not now.seat(entry.to).out:
        yield Follow(Owed("gain", entry.to, 1, EVENT))


@FISTFUL.object(Bled, clauses=("FCX-022",), sight=True)
def given_under_blood_brothers(now: Situation, entry: Bled) -> Objection | None:
    """Only while the event lies open, and to another who is in the game."""
    if not lies(now, EVENT):
        return Objection("event_not_open", {"by": entry.by, "event": EVENT})
    if entry.to == entry.by:
        return Objection("given_to_himself", {"by": entry.by})
    if not entry.to or now.seat(entry.to).out:
        return Objection("given_to_nobody", {"by": entry.by})
    return None


@FISTFUL.object(Bled, clauses=("FCX-022", "FCX-027"))
def given_at_the_start(now: Situation, entry: Bled) -> Objection | None:
    """In his own turn, before anything else of it."""
    turn = now.table.turn
    if entry.by != turn.seat or turn.phase == "over" or not now.ask(ACTS, entry.by):
        return Objection("not_your_turn", {"by": entry.by, "turn": turn.seat})
    if not lies(now, EVENT) or not may_give(now, entry.by) or fistful(now.table).given:
        return None
    late = now.met is None or now.met.late
    return Objection("given_late", {"by": entry.by}) if late else None


@FISTFUL.object(Bled, clauses=("FCX-023",))
def never_the_last_one(now: Situation, entry: Bled) -> Objection | None:
    """The last life point cannot be given."""
    life = now.seat(entry.by).life
    return Objection("last_point_given", {"by": entry.by}) if life is not None and life <= 1 else None


@FISTFUL.object(Bled, clauses=("FCX-024",))
def one_a_turn(now: Situation, entry: Bled) -> Objection | None:
    """At most one life point a turn."""
    again = fistful(now.table).given and entry.by == now.table.turn.seat
    return Objection("given_twice", {"by": entry.by}) if again else None


@FISTFUL.object(Bled, clauses=("FCX-025",))
def given_in_vain(now: Situation, entry: Bled) -> Objection | None:
    """Whether it may be given to one who has no room for it is said nowhere."""
    other = now.seat(entry.to) if entry.to else None
    if other is None or other.out or entry.to == entry.by or may_gain(now, entry.to):
        return None
    return Objection(IN_VAIN, {"by": entry.by, "to": entry.to})


@FISTFUL.remember(Bled, clauses=("FCX-024",))
def given_once(now: Situation, kept: Fistful, entry: Bled, before: Situation) -> Fistful:
    """So that a second one is noticed."""
    return replace(kept, given=True) if entry.by == now.table.turn.seat else kept


@FISTFUL.remember(TurnBegan, clauses=("FCX-024", "FCX-066", "FCX-051", "FCX-108"))
def a_new_turn(now: Situation, kept: Fistful, entry: TurnBegan, before: Situation) -> Fistful:
    """What was done once in a turn may be done in the next one; the turn of a heart of Vendetta is an extra one."""
    extra = kept.again == entry.by
    return Fistful(extra=extra, first=kept.first, raised=kept.raised)
