"""draw!: the top card is turned up, applied and discarded; Lucky Duke turns two (CRD-010, CRD-027)."""

from __future__ import annotations

from collections.abc import Callable

from .cards import Card
from .seats import Seat
from .table import Table


def flip(table: Table, seat: Seat, cause: str, lucky: Callable[[Card], bool]) -> Card:
    """One draw! for the cause; `lucky` tells a good card, which Lucky Duke mostly prefers."""
    turned = table.take(2 if seat.character == "lucky_duke" else 1)
    if table.chance(0.9):
        turned.sort(key=lambda card: lucky(table.counted(card)), reverse=True)
    table.discards += reversed(turned)
    table.used.add(f"flip {cause}")
    if len(turned) > 1:
        table.used.add("lucky_duke")
    table.say(f"{seat} flip {cause} " + " over ".join(card.face for card in turned))
    return table.counted(turned[0])
