"""After an elimination: the hand stays, the rear character steps up, a reinforcement enters in the rear."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.owed_kind import OwedKind
from referee.core.book.questions import HAND_GOES
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.entries import Eliminated
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import UNKNOWN
from referee.sets.base.elimination import cards_of_the_eliminated
from referee.sets.duel.box import DUEL
from referee.sets.duel.drafting import in_play
from referee.sets.duel.entries import Entered
from referee.sets.duel.pile import side_at, waiting, with_side, without
from referee.sets.duel.places import is_front, of_the_same_duellist, pairs
from referee.sets.duel.positions import SWAP

ENTER = "enter"


def _entered(table: Table, entry: Entered, before: Situation) -> Table:
    """He comes with all his life points and no card."""
    left = without(side_at(table, entry.by).left, entry.character)
    table = with_side(table, entry.by, left=left) if left != side_at(table, entry.by).left else table
    return in_play(table, before, entry.by, entry.character)


DUEL.brings.append(
    Brought(
        Entered,
        _entered,
        lambda entry: f"{entry.by} enter {entry.character or '?'}",
    )
)


def _next_in(now: Situation, owed: Owed) -> Entered | None:
    """The one on top of the pile, where the order was noted or only one is left."""
    names = waiting(now.table, owed.seat)
    known = side_at(now.table, owed.seat).ordered or len(names) == 1
    return Entered(owed.seat, names[0]) if known and names and names[0] else None


DUEL.owes.append(
    OwedKind(
        ENTER,
        ((Entered, of_the_same_duellist),),
        forced=_next_in,
        choices=lambda now, owed: tuple(filter(None, waiting(now.table, owed.seat))) or (ENTER,),
        named=True,
    )
)


@DUEL.follow(Eliminated, clauses=("ITC-166", "CRD-034", "ITC-246", "ITC-250"), replaces="base.cards_of_the_eliminated")
def what_lay_before_him_goes(now: Situation, entry: Eliminated, before: Situation) -> Iterable[Follow]:
    """To the discards, or to Vulture Sam when the card under way is over; nothing is left of it for who comes next."""
    if now.seat(entry.by).in_play:
        yield from cards_of_the_eliminated(now, entry, before)


@DUEL.amend(HAND_GOES, "ITC-166")
def the_hand_stays(now: Situation, goes: bool, seat: int) -> bool:
    """The player keeps his hand; only what lies before the eliminated character goes."""
    return False


def _cards_to_go(now: Situation, seat: int, later: bool) -> bool:
    """Do cards of an eliminated character still lie there to be given up?"""
    rows = (row for frame in now.table.frames for row in (frame.owed, frame.waiting if later else ()))
    return any(owed.kind == "forfeit" and owed.seat == seat and owed.must for row in rows for owed in row)


@DUEL.trigger("ITC-167")
def the_rear_steps_up(now: Situation) -> Iterable[Owed]:
    """When the front character is eliminated the rear one takes his place."""
    for front, rear in pairs(now.table):
        if now.seat(front).out and not now.seat(rear).out and not _cards_to_go(now, front, later=False):
            yield Owed(SWAP, front)


@DUEL.trigger("ITC-147", "ITC-166", "ITC-168")
def a_reinforcement_enters(now: Situation) -> Iterable[Owed]:
    """An empty place in the rear is filled from the pile."""
    for _, rear in pairs(now.table):
        if now.seat(rear).out and waiting(now.table, rear) and not _cards_to_go(now, rear, later=True):
            yield Owed(ENTER, rear, ordered=True)


@DUEL.object(Entered, clauses=("ITC-147", "ITC-168"))
def into_an_empty_place_in_the_rear(now: Situation, entry: Entered) -> Objection | None:
    """Reinforcements enter in the rear, and only after an elimination."""
    vacant = not is_front(entry.by) and now.seat(entry.by).out
    return None if vacant else Objection("no_vacancy", {"by": entry.by})


@DUEL.object(Entered, clauses=("ITC-146",))
def one_of_those_waiting(now: Situation, entry: Entered) -> Objection | None:
    """He is one of the four that lay face down."""
    names = waiting(now.table, entry.by)
    if entry.character in names or (names and UNKNOWN in (entry.character, *names)):
        return None
    return Objection("not_a_reinforcement", {"by": entry.by, "character": entry.character})


@DUEL.object(Entered, clauses=("ITC-144", "ITC-166"))
def the_top_of_the_pile(now: Situation, entry: Entered) -> Objection | None:
    """The one on top, since the order does not change."""
    side = side_at(now.table, entry.by)
    if not side.ordered or not entry.character or entry.character not in side.left[1:]:
        return None
    return Objection("not_the_next", {"by": entry.by, "character": entry.character})
