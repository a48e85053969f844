"""Dead Man: who was eliminated first comes back for good in his turn, with two life points and two cards."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own, nothing
from referee.core.book.questions import ACTS, TAKES_TURNS, TURN_STEPS, WORKS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Level
from referee.core.play.placing import with_figure, with_seat
from referee.sets.base.drawing import counted_anew
from referee.sets.events.entries import Returned
from referee.sets.events.lying import lies, lying
from referee.sets.fistful.box import FISTFUL
from referee.sets.fistful.holding import Fistful, fistful

EVENT, STEP = "dead_man", "return"
LIFE = 2
CARDS = 2
STATED = ("FCX-028", "FCX-031")


def first_fallen(table: Table) -> tuple[int, ...]:
    """Who may have been eliminated first: anybody who fell unnoted, if somebody did."""
    first = fistful(table).first
    return (first,) if first else table.fell_unnoted or tuple(death.seat for death in table.deaths[:1])


def may_come_back(now: Situation) -> tuple[int, ...]:
    """Whom the event may bring back, while it has brought back nobody."""
    if not lies(now, EVENT) or fistful(now.table).raised:
        return ()
    return tuple(number for number in first_fallen(now.table) if now.seat(number).out)


def comes_back(now: Situation, seat: int) -> bool:
    """Is this the one whom it brings back?"""
    return may_come_back(now) == (seat,)


def _coming_back(now: Situation, seat: int) -> bool:
    """Has he to come back, and has not yet?"""
    return any(owed.kind == STEP and owed.seat == seat for owed in now.table.frames[0].owed)


@FISTFUL.amend(TAKES_TURNS, "FCX-028", "FCX-031", "FCX-033", scene=EVENT)
def a_turn_for_the_dead_man(now: Situation, takes: bool, seat: int) -> bool:
    """While it lies open a turn comes to the first one eliminated; the first turn is his before whom it was turned."""
    return takes or (comes_back(now, seat) and not lying(now.table).fresh)


@FISTFUL.amend(ACTS, "FCX-028", step=STEP)
def the_dead_man_acts(now: Situation, acts: bool, seat: int) -> bool:
    """In that turn he acts."""
    return acts or _coming_back(now, seat)


@FISTFUL.amend(WORKS, "FCX-028", step=STEP)
def not_before_he_is_back(now: Situation, works: bool, seat: int, id_: str) -> bool:
    """Until then his character is not in the game."""
    return works and not (now.seat(seat).out and _coming_back(now, seat))


@FISTFUL.amend(TURN_STEPS, "FCX-028", "FCX-030", scene=EVENT)
def he_comes_back_first(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """Before a turn as any other."""
    if not comes_back(now, seat):
        return steps
    return (Owed(STEP, seat, ordered=True, clauses=(*STATED, "FCX-034", "FCX-035")), *steps)


def _returned(table: Table, entry: Returned, before: Situation) -> Table:
    """In the game again, no longer among the dead; what he draws in phase 1 he draws with these life points."""
    deaths = tuple(death for death in table.deaths if death.seat != entry.by)
    table = with_figure(replace(with_seat(table, entry.by, out=False), deaths=deaths), entry.by, life=LIFE)
    return counted_anew(table, entry.by, before.book)


FISTFUL.brings.append(Brought(Returned, _returned, lambda entry: f"{entry.by} returns"))
FISTFUL.owes.append(
    OwedKind(STEP, ((Returned, his_own),), forced=lambda now, owed: Returned(owed.seat), causes=nothing)
)


@FISTFUL.follow(Returned, clauses=("FCX-028", "FCX-030"))
def two_cards_for_the_dead_man(now: Situation, entry: Returned, before: Situation) -> Iterable[Follow]:
    """He draws two cards, and those of phase 1 besides."""
    yield Follow(Owed("draw", entry.by, CARDS, EVENT), "card", entry.by)


@FISTFUL.remember(Returned, clauses=("FCX-029", "FCX-032"))
def back_once(now: Situation, kept: Fistful, entry: Returned, before: Situation) -> Fistful:
    """He stays until he is killed again, and does not come back then."""
    first = first_fallen(before.table)
    return replace(kept, raised=True, first=first[0] if len(first) == 1 else kept.first)


@FISTFUL.object(Returned, clauses=("FCX-028", "FCX-032", "FCX-033", "FCX-037"), sight=True)
def only_the_first_one_eliminated(now: Situation, entry: Returned) -> Objection | None:
    """Nobody comes back but by this event, in his own turn, once, and only the first one eliminated."""
    chosen = may_come_back(now)
    if now.table.turn.seat != entry.by or entry.by not in chosen:
        return Objection("cannot_return", {"by": entry.by})
    return Objection("cannot_return", {"by": entry.by}, Level.UNCLEAR) if len(chosen) > 1 else None


@FISTFUL.object(e.Played, e.Drew, e.TurnEnded, e.Discarded, clauses=STATED, step=STEP)
def coming_back_comes_first(now: Situation, entry: e.Played | e.Drew | e.TurnEnded | e.Discarded) -> Objection | None:
    """He does nothing in his turn before he is back."""
    owed = now.table.frames[0].owed
    skipped = any(each.kind == STEP and each.seat == entry.by and each.ordered for each in owed)
    return Objection("step_skipped", {"by": entry.by, "steps": (STEP,)}, doubt=True) if skipped else None
