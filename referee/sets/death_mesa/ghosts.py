"""What a ghost is: in the game without a life, without a character, without a place in the distances."""

from __future__ import annotations

from dataclasses import replace

from referee.core.book.questions import ACTS, HAND_LIMIT, HAS_LIFE, NEXT_SEAT, WORKS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Eliminated, LifeGained, LifeLost, Played, TurnBegan
from referee.sets.base.turns import turn_order
from referee.sets.death_mesa.box import MESA


@MESA.amend(ACTS, "DMS-013", "DMS-015")
def ghosts_act(now: Situation, acts: bool, seat: int) -> bool:
    """The eliminated stay in the game as ghosts, and turns come to them where they came before."""
    return acts or now.seat(seat).out


@MESA.object(TurnBegan, clauses=("CRD-003", "DMS-015"), sight=True, due=True, replaces="base.turn_order")
def ghosts_keep_their_place(now: Situation, entry: TurnBegan) -> Objection | None:
    """Nobody's turn is passed over, and no ghost's either."""
    found: Objection | None = turn_order(now, entry)
    if found is None:
        return None
    ghost = now.seat(now.ask(NEXT_SEAT, now.table.turn.seat)).out
    return replace(found, only=("CRD-003", "DMS-015") if ghost else ("CRD-003",))


@MESA.amend(WORKS, "DMS-011")
def a_ghost_has_no_ability(now: Situation, works: bool, seat: int, id_: str) -> bool:
    """His character card is turned over."""
    return works and not now.seat(seat).out


@MESA.amend(HAS_LIFE, "DMS-002")
def a_ghost_has_no_life_points(now: Situation, has: bool, seat: int) -> bool:
    """There is nothing he could lose or regain."""
    return has and not now.seat(seat).out


@MESA.amend(HAND_LIMIT, "DMS-009", "DMS-020")
def goods_are_not_counted(now: Situation, limit: int | None, seat: int) -> int | None:
    """What lies buried is no hand: of a ghost only the cards of the Dead Men's Deck are limited."""
    return None if now.seat(seat).out else limit


@MESA.object(LifeLost, LifeGained, clauses=("DMS-002", "DMS-003"), sight=True)
def ghosts_neither_lose_nor_gain(now: Situation, entry: LifeLost | LifeGained) -> Objection | None:
    """A ghost has no life points and cannot die."""
    return Objection("ghost_has_no_life", {"by": entry.by}) if now.seat(entry.by).out else None


@MESA.object(Eliminated, clauses=("DMS-003",), sight=True)
def ghosts_cannot_die(now: Situation, entry: Eliminated) -> Objection | None:
    """Nor is he eliminated a second time: whoever says so says again what was."""
    return Objection("ghost_cannot_die", {"by": entry.by}, doubt=True) if now.seat(entry.by).out else None


@MESA.object(Played, clauses=("DMS-009", "DMS-010"), sight=True)
def goods_stay_buried(now: Situation, entry: Played) -> Objection | None:
    """A ghost plays nothing of what lies buried before him; it can only help the living."""
    return Objection("goods_are_buried", {"by": entry.by, "card": entry.card.kind}) if now.seat(entry.by).out else None
