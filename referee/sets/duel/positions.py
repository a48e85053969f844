"""Who stands in front: chosen at the beginning of each turn, after Dynamite and Jail and before drawing."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind
from referee.core.book.questions import DRAW_COUNT, TURN_STEPS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.play.placing import with_seat
from referee.sets.duel.box import DUEL
from referee.sets.duel.entries import Swapped
from referee.sets.duel.pile import Duel, remembered, the_duel, waiting
from referee.sets.duel.places import companion_of, front_of, of_the_same_duellist, rear_of

SWAP = "swap"
STEPS_UP = "answers_stepping_up"
"""The open reading by which one who steps up in the middle of a card answers it; marks what he owes so."""


def _swapped(table: Table, entry: Swapped, before: Situation) -> Table:
    """The figures change places, with all that is owed by and to them; then the steps of the turn are the new one's."""
    front, rear = front_of(entry.by), rear_of(table, entry.by)
    if not rear:
        return table
    one, other = table.seat(front), table.seat(rear)
    table = with_seat(table, front, figures=other.figures, out=other.out)
    table = with_seat(table, rear, figures=one.figures, out=one.out)
    barred = tuple(companion_of(table, seat) if front_of(seat) == front else seat for seat in the_duel(table).barred)
    table = remembered(table, barred=barred) if barred else table
    table = _owed_by_figures(Situation(table, before.book), front, rear, fallen=one.out)
    drawing = the_duel(table).fresh or any(owed.kind == "draw" and owed.ordered for owed in table.frames[0].owed)
    begins = drawing and table.turn.seat == front and table.mode == "full"
    return _with_steps(table, before, front, all_of_them=one.out) if begins else table


def _owed_by_figures(now: Situation, front: int, rear: int, fallen: bool) -> Table:
    """What was asked of a character is asked of him where he stands now; the steps of the turn are the player's."""
    places = {front: rear, rear: front}

    def moved(owed: Owed) -> tuple[Owed, ...]:
        if fallen and owed.seat == rear and owed.kind == "answer" and now.is_a(owed.cause, "others"):
            return _asked_in_mid_card(now, owed, front)
        return (owed if owed.ordered else replace(owed, seat=places.get(owed.seat, owed.seat)),)

    def all_moved(row: tuple[Owed, ...]) -> tuple[Owed, ...]:
        return tuple(each for owed in row for each in moved(owed))

    frames = (
        replace(frame, owed=all_moved(frame.owed), waiting=all_moved(frame.waiting)) for frame in now.table.frames
    )
    return replace(now.table, frames=tuple(frames))


def _asked_in_mid_card(now: Situation, owed: Owed, front: int) -> tuple[Owed, ...]:
    """Who steps up is asked in front; by the other reading whoever enters behind him is, if anybody does."""
    if now.holds(STEPS_UP):
        return (replace(owed, seat=front, tried=(*owed.tried, STEPS_UP)),)
    return (owed,) if waiting(now.table, owed.seat) else ()


def _with_steps(table: Table, before: Situation, front: int, all_of_them: bool) -> Table:
    """What the turn still has to begin with; after an elimination also the draws! for what lies before the new one."""
    root, *others = table.frames
    steps = (step for step in Situation(table, before.book).ask(TURN_STEPS, front))
    steps = (step for step in steps if all_of_them or step.kind not in before.book.before_drawing)
    owed = tuple(each for each in root.owed if not each.ordered)
    return replace(table, frames=(replace(root, owed=(*owed, *steps)), *others))


DUEL.brings.append(
    Brought(
        Swapped,
        _swapped,
        lambda entry: f"{entry.by} swap",
    )
)
DUEL.owes.append(OwedKind(SWAP, ((Swapped, of_the_same_duellist),), forced=lambda now, owed: Swapped(owed.seat)))


@DUEL.remember(e.TurnBegan, e.Drew, e.PhaseSet, clauses=("ITC-158", "ITC-159"))
def a_turn_begins(now: Situation, kept: Duel, entry: e.TurnBegan | e.Drew | e.PhaseSet, before: Situation) -> Duel:
    """Nobody is kept in Jail any more, and nothing is drawn yet; until it is."""
    if isinstance(entry, e.Drew):
        return replace(kept, fresh=kept.fresh and entry.cause != "turn")
    fresh = isinstance(entry, e.TurnBegan) or entry.phase in ("start", "draw")
    return replace(kept, barred=(), fresh=fresh)


def _steps(now: Situation) -> tuple[Owed, ...]:
    return tuple(owed for owed in now.table.frames[0].owed if owed.ordered)


def choosing(now: Situation, front: int) -> bool:
    """Is it the moment in this player's turn at which he chooses who stands in front?"""
    table = now.table
    if table.turn.seat != front or table.turn.phase != "draw" or not table.quiet:
        return False
    pressing = any(owed.must for owed in table.frames[0].owed if not owed.ordered)
    first = next(iter(_steps(now)), None)
    whole = first is not None and first.kind == "draw" and first.count == now.ask(DRAW_COUNT, front)
    return whole and not pressing


def may_come_forward(now: Situation, rear: int) -> bool:
    """Is there a rear character, and is he not kept back by Jail in this turn?"""
    return bool(rear) and not now.seat(rear).out and rear not in the_duel(now.table).barred


@DUEL.trigger("ITC-158")
def the_front_is_chosen(now: Situation) -> Iterable[Owed]:
    """After Dynamite and Jail, before drawing, a player may change over who stands in front."""
    front, rear = now.table.turn.seat, rear_of(now.table, now.table.turn.seat)
    if front and choosing(now, front) and may_come_forward(now, rear) and not now.in_play(rear, "jail"):
        yield Owed(SWAP, front, must=False)


@DUEL.object(Swapped, clauses=("ITC-158",))
def only_before_drawing(now: Situation, entry: Swapped) -> Objection | None:
    """At no other time; after an elimination the place in front is simply filled."""
    front = front_of(entry.by)
    if now.seat(front).out or any(owed.kind == SWAP for owed in _steps(now)) or choosing(now, front):
        return None
    return Objection("swap_moment", {"by": entry.by})


@DUEL.object(Swapped, clauses=("ITC-158",))
def with_somebody_behind(now: Situation, entry: Swapped) -> Objection | None:
    """With nobody in the rear there is nothing to choose."""
    rear = rear_of(now.table, entry.by)
    return Objection("nobody_behind", {"by": entry.by}) if not rear or now.seat(rear).out else None


@DUEL.amend(TURN_STEPS, "ITC-158", "NLB-055")
def dynamite_in_the_rear_too(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """A Dynamite is drawn! for first of all, before whichever of a player's characters it lies."""
    rear = rear_of(now.table, seat)
    if not rear or rear == seat:
        return steps
    lying = now.working(rear, "dynamite")
    return (*(Owed("flip", rear, 1, each, ordered=True, clauses=("ITC-158", "NLB-055")) for each in lying), *steps)
