"""Whom an event of this box touches now: what stands with a seat while it lies open."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.rulebook import Situation
from referee.sets.events.panels import touched
from referee.sets.fistful.box import FISTFUL
from referee.sets.fistful.dead_man import may_come_back
from referee.sets.fistful.holding import fistful


def _has_to_play(now: Situation) -> Iterable[int]:
    """Whoever has shown a card that the law wants played."""
    turn = now.table.turn
    return (turn.seat,) if fistful(now.table).open.kind and turn.phase != "over" else ()


def _has_another_turn(now: Situation) -> Iterable[int]:
    kept = fistful(now.table)
    return (kept.again,) if kept.again else ()


def _with_cards_in_play(now: Situation) -> Iterable[int]:
    return (seat.number for seat in now.table.seats if seat.in_play and not seat.out)


def _shot_at(now: Situation) -> Iterable[int]:
    """Whoever has shots of it still before him."""
    owed = now.table.frames[0].owed
    return tuple(dict.fromkeys(each.seat for each in owed if each.cause == "a_fistful_of_cards" and each.ordered))


FISTFUL.panels += [
    touched("dead_man", may_come_back),
    touched("law_of_the_west", _has_to_play),
    touched("vendetta", _has_another_turn),
    touched("lasso", _with_cards_in_play),
    touched("a_fistful_of_cards", _shot_at),
]
