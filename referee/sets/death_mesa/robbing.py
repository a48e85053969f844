"""Ghosts against ghosts' goods: Desecrate Grave, Rob Grave, Syphon."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, his_own
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.sightings import moved_unseen
from referee.core.nouns.table import Owed, Table
from referee.core.play.placing import with_seat
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Syphoned, Worked
from referee.sets.death_mesa.haunting import aimed
from referee.sets.death_mesa.mesa import ghost_of, with_ghost


def _syphoned(table: Table, entry: Syphoned, before: Situation) -> Table:
    robbed, thief = ghost_of(table, entry.of), ghost_of(table, entry.by)
    if not entry.goods:
        table = with_ghost(table, replace(robbed, hand=robbed.hand.minus(1), known=()))
        return with_ghost(table, replace(thief, hand=thief.hand.plus(1)))
    goods = table.seat(entry.of).hand.minus(1)
    sightings = moved_unseen(table.sightings, entry.of, entry.by, goods.most == 0)
    table = with_seat(replace(table, sightings=sightings), entry.of, hand=goods)
    return with_seat(table, entry.by, hand=table.seat(entry.by).hand.plus(1))


def _line(entry: Syphoned) -> str:
    return f"{entry.by} syphons {entry.of} {'goods' if entry.goods else 'hand'}"


def _only_way(now: Situation, owed: Owed) -> Syphoned | None:
    goods, hand = now.seat(owed.other).hand.most != 0, ghost_of(now.table, owed.other).hand.most != 0
    return None if goods == hand else Syphoned(owed.seat, owed.other, goods)


MESA.brings.append(Brought(Syphoned, _syphoned, _line))
MESA.owes.append(
    OwedKind(
        "syphon",
        ((Syphoned, his_own),),
        forced=_only_way,
        choices=lambda now, owed: ("hand", "goods"),
        verb="syphons",
    )
)


@MESA.follow(Worked, clauses=("DMS-112",), kinds=("syphon",))
def syphon(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """A card of another ghost's hand, or of his goods, is stolen."""
    for ghost in aimed(before):
        if now.seat(ghost).hand.most != 0 or ghost_of(now.table, ghost).hand.most != 0:
            yield Follow(Owed("syphon", entry.by, 1, "syphon", ghost))


@MESA.object(Syphoned, clauses=("DMS-112",), due=True)
def only_by_a_syphon(now: Situation, entry: Syphoned) -> Objection | None:
    """Only a Syphon steals them, and only from the ghost it was played at."""
    if now.met is not None and now.met.other == entry.of:
        return None
    return Objection("nothing_to_syphon", {"by": entry.by, "of": entry.of})


@MESA.follow(Worked, clauses=("DMS-081",), kinds=("desecrate_grave",))
def desecrate_grave(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """Two cards of a ghost's goods are discarded, as they come."""
    for ghost in aimed(before):
        goods = now.seat(ghost).hand
        for number in range(2 if goods.most is None else min(2, goods.most)):
            yield Follow(Owed("toss", entry.by, 1, "desecrate_grave", ghost, must=goods.least > number))


@MESA.follow(Worked, clauses=("DMS-107",), kinds=("rob_grave",))
def rob_grave(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """A card of a ghost's goods, as it comes, goes to any player; with a ghost it joins his goods."""
    named = aimed(before)
    if len(named) > 1 and now.seat(named[0]).hand.most != 0:
        yield Follow(Owed("exhume", named[1], 1, "rob_grave", named[0]))
