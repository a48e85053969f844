"""A player who leaves in mid-game, or is expelled: his seat counts as in Jail for good, the Sheriff's too.

His cards stay, his turns pass without a "draw!" and without phase 1 and 2, and still end at the hand limit.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.questions import HAND_LIMIT, TURN_STEPS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Frame, Owed, Table
from referee.core.nouns.verdict import Level
from referee.sets.championship.box import CHAMPIONSHIP
from referee.sets.championship.entries import Withdrew, written
from referee.sets.championship.match import remembered, the_match

SKIP = "skip"
"""The kind of owed thing that the end of such a turn is."""


def is_gone(now: Situation, seat: int) -> bool:
    """Has the player of this seat left a game that his seat is still in?"""
    return seat in the_match(now.table).gone and not now.seat(seat).out


def with_gone(before: Situation, table: Table, seat: int) -> Table:
    """The table once the player of this seat is gone: what he still had to choose first comes last, or not at all."""
    return replace(table, frames=tuple(_without_him(before, frame, seat) for frame in table.frames))


def _without_him(before: Situation, frame: Frame, seat: int) -> Frame:
    left = [owed for owed in frame.owed if owed.seat != seat or not _taken_from_him(before, owed)]
    last = [owed for owed in left if owed.kind == "pick" and owed.seat == seat]
    return replace(frame, owed=tuple([owed for owed in left if owed not in last] + last))


def _taken_from_him(now: Situation, owed: Owed) -> bool:
    """Is this a step of a turn that one in Jail does not come to, or the "draw!" that could free him?"""
    freeing = owed.kind == "flip" and now.is_a(owed.cause, "jail")
    return owed.ordered and (freeing or (owed.kind, owed.cause) == ("draw", "turn"))


def _withdrew(table: Table, entry: Withdrew, before: Situation) -> Table:
    left = the_match(table).left
    if entry.by in left:
        return table
    return with_gone(before, remembered(table, left=(*left, entry.by)), entry.by)


CHAMPIONSHIP.brings.append(Brought(Withdrew, _withdrew, lambda entry: written(entry, "withdraws")))
CHAMPIONSHIP.owes.append(
    OwedKind(
        SKIP,
        ((e.TurnEnded, his_own),),
        forced=lambda now, owed: e.TurnEnded(owed.seat),
        choices=lambda now, owed: ("end",),
    )
)


@CHAMPIONSHIP.object(Withdrew, clauses=("ITC-211",), sight=True)
def leaves_once(now: Situation, entry: Withdrew) -> Objection | None:
    """Whoever has left does not come back, so that he does not leave again."""
    gone = entry.by in the_match(now.table).gone
    return Objection("already_left", {"by": entry.by}, Level.WITHOUT_EFFECT) if gone else None


@CHAMPIONSHIP.amend(TURN_STEPS, "ITC-212")
def in_jail_for_good(now: Situation, steps: tuple[Owed, ...], seat: int) -> tuple[Owed, ...]:
    """His turn has no "draw!" for Jail and no phase 1; noon and Dynamite come to a prisoner too."""
    return tuple(step for step in steps if not _taken_from_him(now, step)) if is_gone(now, seat) else steps


def _in_his_turn(now: Situation) -> bool:
    """Is it the turn of one who left, and has it come to its end?"""
    table, seat = now.table, now.table.turn.seat
    if not seat or table.turn.phase == "over" or not table.settled or not is_gone(now, seat):
        return False
    return not table.falling()


def _over_the_limit(now: Situation, seat: int) -> int:
    """The cards that he certainly holds too many."""
    limit = now.ask(HAND_LIMIT, seat)
    return 0 if limit is None else max(0, now.seat(seat).hand.least - limit)


@CHAMPIONSHIP.trigger("ITC-212", "ITC-194")
def his_turn_is_skipped(now: Situation) -> Iterable[Owed]:
    """Nothing is left of his turn but its end; whether too many cards are held may have to be looked up first."""
    seat = now.table.turn.seat
    if _in_his_turn(now) and not _over_the_limit(now, seat):
        most, limit = now.seat(seat).hand.most, now.ask(HAND_LIMIT, seat)
        expelled = ("ITC-194",) if seat in the_match(now.table).expelled else ()
        certain = most is not None and limit is not None and most <= limit
        yield Owed(SKIP, seat, clauses=("ITC-212", *expelled), must=certain)


@CHAMPIONSHIP.trigger("ITC-216")
def he_discards_all_the_same(now: Situation) -> Iterable[Owed]:
    """The hand limit holds at the end of a turn that he skips."""
    if _in_his_turn(now) and (over := _over_the_limit(now, now.table.turn.seat)):
        yield Owed("discard", now.table.turn.seat, over, "limit")


def _at_random(now: Situation, owed: Owed) -> e.Entry | None:
    """Nobody chooses which: the referee takes them at random."""
    return e.Discarded(owed.seat, owed.count) if is_gone(now, owed.seat) else None


CHAMPIONSHIP.owes.append(OwedKind("discard", forced=_at_random))


@CHAMPIONSHIP.object(e.Drew, e.Flipped, clauses=("ITC-212",), kinds=("turn",), traits=("jail",))
def no_draw_sets_him_free(now: Situation, entry: e.Drew | e.Flipped) -> Objection | None:
    """He neither makes a "draw!" to get out of Jail nor comes to phase 1."""
    return Objection("stays_jailed", {"by": entry.by}) if is_gone(now, entry.by) else None


@CHAMPIONSHIP.object(e.Forfeited, clauses=("ITC-213",), due=True)
def his_cards_stay(now: Situation, entry: e.Forfeited) -> Objection | None:
    """All his cards stay where they are."""
    return Objection("cards_stay", {"by": entry.by}) if now.met is None and is_gone(now, entry.by) else None


@CHAMPIONSHIP.object(e.Eliminated, clauses=("ITC-214",), due=True)
def not_out_by_leaving(now: Situation, entry: e.Eliminated) -> Objection | None:
    """He is in the game until somebody or something kills him: he can be shot at and robbed."""
    gone = now.met is None and is_gone(now, entry.by) and not now.seat(entry.by).falling
    return Objection("left_not_out", {"by": entry.by}) if gone else None


@CHAMPIONSHIP.object(e.Played, clauses=("ITC-212",), traits=("jail",), sight=True)
def jailed_already(now: Situation, entry: e.Played) -> Objection | None:
    """A Jail put before him changes nothing."""
    if not entry.at or not is_gone(now, entry.at[0]):
        return None
    return Objection("jailed_already", {"by": entry.by, "at": entry.at[0]}, Level.WITHOUT_EFFECT)
