"""BANG! cards thrown as Sniper and Ricochet have it: they leave the hand, and do not count as a BANG! played."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from referee.core.book.questions import ACTS, SERVES_AS, SURELY_TOUCHES, TOUCHES
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Played
from referee.core.nouns.sightings import given
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Argument
from referee.core.nouns.vocabulary import Card
from referee.core.play.discards import laid
from referee.core.play.placing import with_seat
from referee.sets.fistful.as_a_shot import SHOT


def thrown(table: Table, before: Situation, seat: int, cards: tuple[Card, ...]) -> Table:
    """The table with these cards out of his hand and on the discards."""
    holder = before.holder(seat)
    for card in cards:
        table = with_seat(table, holder, hand=table.seat(holder).hand.minus(1))
        table = replace(table, sightings=given(table.sightings, holder, card))
    return laid(table, *cards)


def as_many(seen: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """So many cards, those not noted as unknown."""
    return seen[:count] + (Card(),) * (count - len(seen))


def not_a_bang(now: Situation, entry: Any) -> Objection | None:
    """A card among these that neither is a BANG! nor serves him as one."""
    for card in entry.seen:
        serves = now.ask(SERVES_AS, entry.by, card.kind) if card.kind else (SHOT,)
        if not now.is_a(card.kind, SHOT) and SHOT not in serves:
            return Objection("not_a_bang", {"by": entry.by, "card": card.kind})
    return None


def touching(now: Situation, by: int, of: int, cards: tuple[Card, ...]) -> tuple[bool | None, ...]:
    """Of each of these cards: would it, played as a BANG!, do anything to him? None where that was not noted."""
    shots = (Played(by, card, (of,)) for card in cards)
    return tuple(now.ask(TOUCHES, shot, of) if now.ask(SURELY_TOUCHES, shot, of) else None for shot in shots)


def stated_of(now: Situation, by: int, of: int, card: Card) -> tuple[str, ...]:
    """The clauses by which this card does nothing to him."""
    return now.explain(TOUCHES, Played(by, card, (of,)), of).clauses


def not_in_phase_two(now: Situation, by: int) -> Objection | None:
    """It is done in one's own turn, after drawing and before discarding."""
    turn = now.table.turn
    if by != turn.seat or turn.phase == "over" or not now.ask(ACTS, by):
        return Objection("not_your_turn", {"by": by, "turn": turn.seat})
    args: dict[str, Argument] = {"by": by, "card": SHOT}
    if turn.phase in ("start", "draw"):
        return Objection("before_drawing", args, doubt=True)
    return Objection("after_discarding", args) if turn.phase == "discard" else None
