"""Which cards of the Dead Men's Deck a ghost may hold, the surest first, and how a line that names one goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from referee.core.book.player_aid import GoesOn
from referee.core.book.rulebook import Situation
from referee.sets.death_mesa.aiming import FOR_GHOSTS, aim_of, for_how_many
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import KINDS, GhostCard
from referee.sets.death_mesa.facts import SPIRITS
from referee.sets.death_mesa.haunting import TRADES
from referee.sets.death_mesa.mesa import ghost_of, the_mesa


def surely_held(now: Situation, seat: int) -> tuple[GhostCard, ...]:
    """The cards that he surely holds and whose name was seen, each once."""
    return tuple(dict.fromkeys(card for card in ghost_of(now.table, seat).known if card.kind))


def holds_unseen(now: Situation, seat: int) -> bool:
    """May he hold a card whose name is not known?"""
    hand = ghost_of(now.table, seat).hand
    return hand.most is None or hand.most > sum(bool(card.kind) for card in ghost_of(now.table, seat).known)


def may_hold(now: Situation, seat: int) -> tuple[str, ...]:
    """The names of the cards that he may hold: those known first, then whatever is not seen elsewhere."""
    sure = dict.fromkeys(card.kind for card in surely_held(now, seat))
    return tuple(sure | dict.fromkeys(_unseen(now))) if holds_unseen(now, seat) else tuple(sure)


def _unseen(now: Situation) -> Iterable[str]:
    """Of a deck whose make-up was said those that do not all lie open or in known hands; else every card there is."""
    kept = the_mesa(now.table)
    if not all(card.kind for card in kept.makeup):
        return KINDS
    seen = (*kept.discards, *(card for ghost in kept.ghosts for card in ghost.known))
    left = Counter(card.kind for card in kept.makeup) - Counter(card.kind for card in seen)
    return sorted(left) if kept.makeup else KINDS


def _traded(now: Situation, seat: int) -> Iterable[str]:
    """What two of his cards may stand for."""
    kind = TRADES.get(now.seat(seat).role)
    return (kind,) if kind else () if now.seat(seat).role else TRADES.values()


def _whole_deck(now: Situation, seat: int) -> Iterable[str]:
    return KINDS


def next_target(now: Situation, seat: int, kind: str, named: tuple[int, ...]) -> Iterable[int]:
    """Those at whom a card of this name may go besides those named already."""
    if kind not in SPIRITS or len(named) >= for_how_many(now, kind):
        return ()
    dead = aim_of(now, kind) in FOR_GHOSTS and not named
    anybody = aim_of(now, kind) == "grave" and bool(named)
    others = (each for each in now.table.seats if each.number not in named)
    return tuple(o.number for o in others if anybody or (o.out == dead and not (dead and o.number == seat)))


MESA.goes_on |= {
    "haunt": GoesOn("ghost_card", may_hold, next_target, ("with",)),
    "trade": GoesOn("ghost_card", _traded, next_target, ("with",)),
    "negate": GoesOn("ghost_card", may_hold, joints=("for",)),
    "shed": GoesOn("ghost_card", may_hold, joints=("for", "with")),
    "conjure": GoesOn("ghost_card", _whole_deck, joints=("with",)),
    "compose": GoesOn("ghost_card", _whole_deck),
}
