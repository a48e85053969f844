"""Two cards in the place of another one: when a dead Deputy or a dead Renegade may do so, for all to see."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import ALSO_PLAYS_BY, ANSWERED_BY
from referee.core.book.rulebook import Situation
from referee.core.nouns.table import Owed
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.cost import COST
from referee.sets.death_mesa.entries import GhostCard, GhostKind
from referee.sets.death_mesa.haunting import EXCHANGE, TRADES
from referee.sets.death_mesa.mesa import OPEN, ghost_of

GIVEN = 2
"""The cards that stand for another one."""


def can_trade(now: Situation, seat: int, kind: GhostKind) -> bool:
    """Is this a ghost whose role lets him, with cards for it and for what it costs?"""
    if not now.seat(seat).out or TRADES.get(now.seat(seat).role) != kind:
        return False
    held = ghost_of(now.table, seat).hand.most
    return held is None or held >= GIVEN + now.ask(COST, seat, GhostCard(kind))


@MESA.amend(ALSO_PLAYS_BY, "DMS-019")
def two_cards_as_a_spook(now: Situation, verbs: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """A dead Renegade may in his turn."""
    return (*verbs, "trade") if can_trade(now, seat, "spook") else verbs


@MESA.trigger("DMS-018", "DMS-129")
def two_cards_as_a_warn(now: Situation) -> Iterable[Owed]:
    """A dead Deputy may while somebody is attacked whom a Missed! would help."""
    coming = [owed for frame in now.table.frames for owed in frame.owed]
    if any(owed.kind in OPEN for owed in coming):
        return
    attacked = [o.seat for o in coming if o.kind == "answer" and "missed" in now.ask(ANSWERED_BY, o.cause)]
    for seat in now.table.seats if attacked else ():
        if can_trade(now, seat.number, "warn"):
            yield Owed(EXCHANGE, seat.number, 1, "warn", attacked[0], must=False)
