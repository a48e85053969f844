"""The living against ghosts: Cat Balou and BANG! take a card of the Dead Men's Deck out of their hands."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import DISTANCE, REACH
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Played
from referee.core.nouns.table import Owed
from referee.core.play.placing import with_seat
from referee.sets.base.shooting import AIMED, living_target
from referee.sets.base.taking import cards_that_toss
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.conjuring import RISEN
from referee.sets.death_mesa.entries import Shed
from referee.sets.death_mesa.mesa import ghost_of

AT_GHOSTS = ("bang", "cat_balou")
"""The cards of the base box that a living player may play at a ghost."""


def _ghost(now: Situation, entry: Played) -> int:
    """The ghost that it is aimed at; 0 if none is."""
    return next((seat for seat in entry.at[:1] if now.seat(seat).out), 0)


@MESA.object(
    Played,
    clauses=("CRD-016", "DMS-021", "DMS-022"),
    traits=AIMED,
    sight=True,
    replaces="base.living_target",
)
def what_may_be_aimed_at_a_ghost(now: Situation, entry: Played) -> Objection | None:
    """BANG! and Cat Balou may be aimed at a ghost, at any distance; nothing else."""
    return None if _ghost(now, entry) and now.is_a(kind_of(entry), *AT_GHOSTS) else living_target(now, entry)


@MESA.object(Played, clauses=("DMS-004", "DMS-022"), traits=("reach",), sight=True)
def range_to_a_ghost(now: Situation, entry: Played) -> Objection | None:
    """Whether the living have to reach the ghost whom they shoot at is said nowhere."""
    ghost, kind = _ghost(now, entry), kind_of(entry)
    reach = now.ask(REACH, entry.by, kind) if ghost and now.is_a(kind, *AT_GHOSTS) else None
    as_if_living = Situation(with_seat(now.table, ghost, out=False), now.book)
    if reach is None or (distance := as_if_living.ask(DISTANCE, entry.by, ghost)) <= reach:
        return None
    return Objection("range_to_a_ghost", {"by": entry.by, "at": ghost, "distance": distance, "reach": reach})


@MESA.follow(Played, clauses=("DMS-022",), traits=("bang",))
def a_shot_at_a_ghost(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """He discards one of his cards, and no Missed! helps him."""
    yield from _loses_one(now, _ghost(now, entry), kind_of(entry))


@MESA.follow(Played, clauses=("DMS-021", "NLB-044"), traits=("toss",), replaces="base.cards_that_toss")
def cat_balou_at_a_ghost(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """He discards one of his cards; what lies buried before him is out of reach."""
    if not (ghost := _ghost(now, entry)):
        yield from cards_that_toss(now, entry, before)
    else:
        yield from _loses_one(now, ghost, kind_of(entry))


def _loses_one(now: Situation, ghost: int, cause: str) -> Iterable[Follow]:
    hand = ghost_of(now.table, ghost).hand
    if ghost and hand.most != 0:
        yield Follow(Owed("shed", ghost, 1, cause, must=hand.least > 0))


@MESA.object(Shed, clauses=("DMS-021", "DMS-022", "DMS-007"), kinds=(RISEN,), traits=AT_GHOSTS, due=True)
def only_what_was_aimed_at_him(now: Situation, entry: Shed) -> Objection | None:
    """A ghost discards for a card of the living only when one was played at him, and all only when he lives again."""
    if now.met is not None:
        return None
    turn = now.table.turn
    living = bool(turn.seat) and turn.phase != "over" and not now.seat(turn.seat).out
    unwritten = living and now.seat(entry.by).out and entry.cause != RISEN and entry.count == 1
    return Objection("nothing_to_shed", {"by": entry.by, "card": entry.cause}, doubt=unwritten)
