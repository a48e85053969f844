"""Jail and Dynamite in a duel: who draws! for Jail and when, whom it keeps back, and where a Dynamite goes."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.sets.base.draws import to_the_left
from referee.sets.duel.box import DUEL
from referee.sets.duel.entries import Swapped
from referee.sets.duel.pile import Duel, the_duel
from referee.sets.duel.places import front_of, is_front, opposing, rear_of
from referee.sets.duel.positions import SWAP, choosing, may_come_forward

JAIL = "jail"
MAKES_WAY = "jailed_makes_way"
TO_THE_REAR = "dynamite_to_the_rear"


@DUEL.trigger("ITC-156")
def jail_is_drawn_for_to_swap(now: Situation) -> Iterable[Owed]:
    """A Jail in the rear waits until its owner wants to change places."""
    front, rear = now.table.turn.seat, rear_of(now.table, now.table.turn.seat)
    if front and choosing(now, front) and may_come_forward(now, rear):
        yield from (Owed("flip", rear, 1, jail, must=False) for jail in now.working(rear, JAIL))


@DUEL.remember(e.Flipped, clauses=("ITC-159",))
def who_is_kept_back(now: Situation, kept: Duel, entry: e.Flipped, before: Situation) -> Duel:
    """Who does not draw a heart skips this turn."""
    drawn = now.is_a(entry.card, JAIL) and before.met is not None
    fails = drawn and now.succeeds(entry.by, entry.card, entry.face) is False
    return replace(kept, barred=(*kept.barred, entry.by)) if fails else kept


@DUEL.follow(e.Flipped, clauses=("ITC-157", "ITC-159"), traits=(JAIL,), replaces="base.prisoner_skips")
def the_other_comes_forward(now: Situation, entry: e.Flipped, before: Situation) -> Iterable[Follow]:
    """A front character who must skip makes room for the rear one; if that one cannot come, the turn is lost."""
    front, rear = front_of(entry.by), rear_of(now.table, entry.by)
    if before.met is None or front not in the_duel(now.table).barred:
        return
    lost = is_front(entry.by) and not now.holds(MAKES_WAY)
    if lost or not may_come_forward(now, rear):
        yield Follow(Owed("end", front, 1, entry.card, ordered=True), "end")
    elif is_front(entry.by) and (behind := now.working(rear, JAIL)):
        yield from (Follow(Owed("flip", rear, 1, jail, ordered=True)) for jail in behind)
    else:
        yield Follow(Owed(SWAP, front, ordered=True))


def _for_the_jailed(now: Situation, seat: int) -> Objection | None:
    """Whether Jail in front costs the whole turn, so that nobody takes his place, is said nowhere."""
    front = front_of(seat)
    kept_back = front in the_duel(now.table).barred and not now.seat(front).out
    return Objection(MAKES_WAY, {"by": front}) if kept_back and now.met is not None else None


@DUEL.object(Swapped, clauses=("ITC-157", "ITC-159"))
def comes_for_the_jailed(now: Situation, entry: Swapped) -> Objection | None:
    """The rear character who comes forward for him plays the turn, if it is not lost."""
    return _for_the_jailed(now, entry.by)


@DUEL.object(e.Flipped, clauses=("ITC-157", "ITC-159"), traits=(JAIL,))
def draws_for_the_jailed(now: Situation, entry: e.Flipped) -> Objection | None:
    """So does his draw! for a Jail of his own before that."""
    return None if is_front(entry.by) else _for_the_jailed(now, entry.by)


@DUEL.object(e.Drew, e.Played, e.TurnEnded, e.Discarded, clauses=("ITC-157", "ITC-159"))
def the_jailed_makes_room(now: Situation, entry: e.Drew | e.Played | e.TurnEnded | e.Discarded) -> Objection | None:
    """He does nothing in front."""
    waits = any(owed.kind == SWAP and owed.seat == entry.by for owed in now.table.frames[0].owed)
    own = isinstance(entry, e.Drew | e.Discarded) and entry.cause not in ("turn", "limit")
    if own or not waits or now.table.turn.seat != entry.by or now.seat(entry.by).falling:
        return None
    return Objection("jailed_in_front", {"by": entry.by})


@DUEL.object(Swapped, clauses=("ITC-159",))
def the_jailed_stays_back(now: Situation, entry: Swapped) -> Objection | None:
    """Who must skip the turn because of Jail is not brought to the front."""
    rear = rear_of(now.table, entry.by)
    held = rear in the_duel(now.table).barred and not now.seat(front_of(entry.by)).out
    return Objection("stays_in_jail", {"by": rear}) if held else None


@DUEL.object(Swapped, clauses=("ITC-156",))
def not_with_jail_before_him(now: Situation, entry: Swapped) -> Objection | None:
    """Nor is he while the Jail has not been drawn for, unless he fills an empty place."""
    rear = rear_of(now.table, entry.by)
    if not rear or now.seat(front_of(entry.by)).out or not now.in_play(rear, JAIL):
        return None
    return Objection("jail_undrawn", {"by": rear})


@DUEL.follow(e.Flipped, clauses=("ITC-164", "NLB-031"), traits=("dynamite",), replaces="base.dynamite_passes")
def dynamite_goes_across(now: Situation, entry: e.Flipped, before: Situation) -> Iterable[Follow]:
    """A Dynamite that does not explode goes to the opponent's front character."""
    if before.met is not None and now.succeeds(entry.by, entry.card, entry.face):
        yield Follow(Owed("pass", entry.by, 1, entry.card, opposing(entry.by)))


@DUEL.object(e.Passed, clauses=("ITC-164", "NLB-031"), replaces="base.to_the_left")
def before_which_of_them(now: Situation, entry: e.Passed) -> Objection | None:
    """Whether it may go to the one in his rear, as a Jail may be played on either, is said nowhere."""
    behind = now.met is not None and entry.to == rear_of(now.table, now.met.other) and not now.seat(entry.to).out
    if behind and not is_front(entry.to):
        return Objection(TO_THE_REAR, {"by": entry.by, "to": entry.to}, only=("ITC-164", "ITC-165"))
    wrong: Objection | None = to_the_left(now, entry)
    return wrong
