"""The time limit borrowed from High Noon: from the third turning-over of the deck on every turn costs a life point."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.questions import RESCUES, TURN_STEPS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.sets.base.elimination import who_has_no_life_falls
from referee.sets.championship.box import CHAMPIONSHIP
from referee.sets.championship.match import TURNOVERS, Match, the_match

NOON = "noon"
WAITS = "noon_waits_for_the_sheriff"


def armed(now: Situation) -> bool:
    """Was the deck turned over often enough?"""
    return now.table.turned >= TURNOVERS


def strikes(now: Situation, seat: int) -> bool:
    """Does the turn of this seat cost a life point? The Sheriff's is the first that does."""
    first = now.seat(seat).role == "sheriff" or not now.holds(WAITS)
    return the_match(now.table).striking or (armed(now) and first)


@CHAMPIONSHIP.object(e.DeckTurned, clauses=("ITC-096", "ITC-098"))
def noon_waits_for_the_sheriff(now: Situation, entry: e.DeckTurned) -> Objection | None:
    """Whether the turns between the third turning-over and the Sheriff's cost a life point can be read both ways."""
    third = now.table.turned == TURNOVERS - 1 and any(seat.role == "sheriff" for seat in now.table.seats)
    return Objection(WAITS) if third and now.decision(WAITS) is None else None


def pending(now: Situation, seat: int) -> bool:
    """Has this seat its life point still to lose, before anything else of its turn?"""
    return any(owed.cause == NOON and owed.seat == seat and owed.ordered for owed in now.table.frames[0].owed)


@CHAMPIONSHIP.remember(e.TurnBegan, clauses=("ITC-096", "ITC-098"))
def from_the_sheriffs_turn_on(now: Situation, kept: Match, entry: e.TurnBegan, before: Situation) -> Match:
    """Once armed it strikes from the next turn of the Sheriff on, and does not stop."""
    return replace(kept, striking=strikes(now, entry.by), fell=0)


@CHAMPIONSHIP.remember(e.TurnoversSet, clauses=("ITC-096",))
def not_before_the_third(now: Situation, kept: Match, entry: e.TurnoversSet, before: Situation) -> Match:
    """Turnovers that were miscounted do not make it strike."""
    return replace(kept, striking=kept.striking and armed(now))


@CHAMPIONSHIP.amend(TURN_STEPS, "ITC-097", "ITC-099")
def noon_comes_first(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """One life point, by nobody's hand, before Dynamite, Jail and all else of the turn."""
    if not strikes(now, seat):
        return steps
    return (Owed("lose", seat, 1, NOON, ordered=True, clauses=("ITC-097", "ITC-099")), *steps)


@CHAMPIONSHIP.object(e.Played, e.Drew, e.Flipped, e.TurnEnded, e.Discarded, clauses=("ITC-099",))
def nothing_before_noon(
    now: Situation, entry: e.Played | e.Drew | e.Flipped | e.TurnEnded | e.Discarded
) -> Objection | None:
    """Only then the turn takes its course."""
    own_step = isinstance(entry, e.Drew) and entry.cause != "turn"
    if own_step or entry.by != now.table.turn.seat or not pending(now, entry.by):
        return None
    return Objection("step_skipped", {"by": entry.by, "steps": (NOON,)}, doubt=True)


@CHAMPIONSHIP.object(e.LifeLost, clauses=("ITC-096", "ITC-098"), kinds=(NOON,), due=True)
def no_noon_yet(now: Situation, entry: e.LifeLost) -> Objection | None:
    """No life point is lost to it before the third turning-over, nor between that and the Sheriff's next turn."""
    if now.met is not None or the_match(now.table).striking:
        return None
    return Objection("noon_not_yet", {"by": entry.by, "count": now.table.turned})


@CHAMPIONSHIP.object(e.LifeLost, clauses=("ITC-097",), kinds=(NOON,), due=True)
def noon_once_a_turn(now: Situation, entry: e.LifeLost) -> Objection | None:
    """Once it strikes, one life point is lost to it in each turn of one's own."""
    if now.met is not None or not the_match(now.table).striking:
        return None
    return Objection("noon_once", {"by": entry.by})


@CHAMPIONSHIP.remember(e.LifeLost, clauses=("ITC-097",))
def whose_last_it_was(now: Situation, kept: Match, entry: e.LifeLost, before: Situation) -> Match:
    """Whoever has no life point left then falls to noon."""
    return replace(kept, fell=entry.by) if entry.cause == NOON and now.seat(entry.by).falling else kept


@CHAMPIONSHIP.trigger("CRD-016", "ITC-097", "ITC-100", replaces="base.who_has_no_life_falls")
def falls_to_noon(now: Situation) -> Iterable[Owed]:
    """That is nobody's kill; a Beer, or what serves as one, may still regain the life point."""
    for owed in who_has_no_life_falls(now):
        if owed.cause or owed.seat != the_match(now.table).fell:
            yield replace(owed, clauses=("CRD-016",))
            continue
        regained = ("ITC-100",) if now.ask(RESCUES, owed.seat) else ()
        yield replace(owed, cause=NOON, clauses=("CRD-016", "ITC-097", *regained))
