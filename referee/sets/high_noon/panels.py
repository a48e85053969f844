"""Whom an event of this box touches now: what stands with a seat while it lies."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import BANG_LIMIT
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Panel
from referee.sets.events.lying import lies
from referee.sets.events.panels import touched
from referee.sets.high_noon.box import HIGH_NOON
from referee.sets.high_noon.noon import noon


def _on_turn(now: Situation) -> Iterable[int]:
    turn = now.table.turn
    return (turn.seat,) if turn.seat and turn.phase != "over" else ()


def _ghost(now: Situation) -> Iterable[int]:
    ghost = noon(now.table).ghost
    return (ghost,) if ghost else ()


def _with_a_limit(now: Situation) -> Iterable[int]:
    return (seat for seat in _on_turn(now) if now.ask(BANG_LIMIT, seat) is not None)


def _still_to_choose(now: Situation) -> Iterable[int]:
    changed = noon(now.table).changed
    return (seat for seat in now.table.alive if seat not in changed)


def suit_named(now: Situation, viewer: int) -> Panel | None:
    """The suit named for the turn under way, of which everybody may know."""
    suit = noon(now.table).suit
    if not suit or not lies(now, "handcuffs"):
        return None
    return Panel("suit", ({"by": now.table.turn.seat, "suit": suit},))


HIGH_NOON.panels += [
    touched("ghost_town", _ghost),
    touched("hangover", lambda now: (seat for seat in now.table.alive if now.seat(seat).character)),
    touched("the_sermon", _on_turn),
    touched("shootout", _with_a_limit),
    touched("thirst", _on_turn),
    touched("train_arrival", _on_turn),
    touched("new_identity", _still_to_choose),
    suit_named,
]
