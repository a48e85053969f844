"""Elena Fuente, for whom every card of her hand serves as a Missed!."""

from __future__ import annotations

from referee.core.book.questions import SERVES_AS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer
from referee.sets.dodge_city.box import DODGE_CITY


@DODGE_CITY.amend(SERVES_AS, "DCX-111", "DCX-112", "DCX-113", "DCX-114", layer=Layer.CHARACTER)
def elena_fuente(now: Situation, kinds: tuple[str, ...], seat: int, kind: str) -> tuple[str, ...]:
    """Any card of her hand, and none of those in play."""
    serves = now.has(seat, "elena_fuente") and not now.is_a(kind, "missed")
    return (*kinds, "missed") if serves else kinds
