"""Johnny Kisch, who by putting a card in play makes all others of its name in play leave it."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow
from referee.core.nouns.entries import Played
from referee.core.nouns.table import Owed
from referee.sets.bullet.box import BULLET

KISCH = "johnny_kisch"


@BULLET.follow(
    Played,
    clauses=("BUL-015", "BUL-016", "BUL-017", "BUL-018", "BUL-020", "BUL-021"),
    traits=("self", "other", "laid"),
)
def johnny_kisch(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """Blue and green cards, weapons and a Jail before another alike; those of his own name he could not put down."""
    if entry.serves or entry.lying or not now.has(entry.by, KISCH):
        return
    owner = before.lies_before(entry)
    for seat in now.table.clockwise(entry.by):
        lying = any(card.kind == entry.card.kind for card in now.seat(seat).in_play)
        if lying and seat not in (owner, entry.by):
            yield Follow(Owed("drop", seat, 1, entry.card.kind))
