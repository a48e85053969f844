"""Hard Liquor: phase 1 may be left out for a life point."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from referee.core.book.owed_kind import OwedKind
from referee.core.book.questions import DRAW_COUNT, INSTEAD_OF_DRAWING
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.entries import Drew, Entry, LifeGained
from referee.core.nouns.table import Owed
from referee.sets.base.healing import may_gain
from referee.sets.events.lying import lies
from referee.sets.fistful.box import FISTFUL
from referee.sets.fistful.entries import Swigged

EVENT = "hard_liquor"
VERB = "swigs"
IN_VAIN = "swigged_in_vain"
"""The open reading by which phase 1 may be left out though nothing is regained."""


def _in_place_of(owed: Owed, entry: Any) -> bool:
    """It is met by whoever has his phase 1 before him."""
    return bool(owed.seat == entry.by and owed.cause == "turn")


@FISTFUL.amend(INSTEAD_OF_DRAWING, "FCX-038", "FCX-040", scene=EVENT)
def a_swig_instead(now: Situation, verbs: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """He may leave out the whole of phase 1, whatever he would draw."""
    return (*verbs, VERB) if lies(now, EVENT) else verbs


FISTFUL.brings.append(
    Brought(
        Swigged,
        lambda table, entry, before: table,
        lambda entry: f"{entry.by} {VERB}",
        goes_on=lambda table, entry: entry.by == table.turn.seat,
    )
)
FISTFUL.owes.append(OwedKind("draw", ((Swigged, _in_place_of),)))


@FISTFUL.follow(Swigged, clauses=("FCX-038", "FCX-041"))
def a_life_point_for_it(now: Situation, entry: Swigged, before: Situation) -> Iterable[Follow]:
    """One, whoever he is: it is no Beer."""
    if may_gain(now, entry.by):
        yield Follow(Owed("gain", entry.by, 1, EVENT))


@FISTFUL.object(Swigged, clauses=("FCX-038",), sight=True)
def swigged_under_hard_liquor(now: Situation, entry: Swigged) -> Objection | None:
    """Only while the event lies open."""
    return None if lies(now, EVENT) else Objection("event_not_open", {"by": entry.by, "event": EVENT})


@FISTFUL.object(Swigged, clauses=("FCX-038", "FCX-040"))
def in_place_of_phase_one(now: Situation, entry: Swigged) -> Objection | None:
    """In his own turn, before a card of phase 1 is drawn."""
    turn = now.table.turn
    if entry.by != turn.seat or turn.phase == "over":
        return Objection("not_your_turn", {"by": entry.by, "turn": turn.seat})
    drawn = now.met is None or now.met.count < now.ask(DRAW_COUNT, entry.by)
    return Objection("drawn_already", {"by": entry.by}) if drawn else None


@FISTFUL.object(Swigged, clauses=("FCX-039",))
def swigged_in_vain(now: Situation, entry: Swigged) -> Objection | None:
    """Whether he may who has all his life points is said nowhere."""
    return None if may_gain(now, entry.by) else Objection(IN_VAIN, {"by": entry.by})


def swigged_in_one_breath(now: Situation, first: Entry, second: Entry) -> tuple[Entry, ...]:
    """Nothing drawn in phase 1, and a life point for it."""
    match (first, second):
        case (Drew(by=by, count=0, cause="turn"), LifeGained(by=gained, count=1)) if by == gained and lies(now, EVENT):
            return (Swigged(by), LifeGained(by, 1, EVENT))
    return ()


FISTFUL.together.append(swigged_in_one_breath)
