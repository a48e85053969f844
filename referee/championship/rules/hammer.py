"""An auction as it was logged: what was turned up, and what was said of it, in order."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.championship.rules import bids as b
from referee.championship.rules.auction import Chooses, Move, Opens, Raises, Withdraws


class UnderTheHammer(Struct, frozen=True):
    """What was turned up, what was said, and the lots among equal debts."""

    entry: int
    laid: tuple[str, ...]
    moves: tuple[Move, ...] = ()
    lots: tuple[int, ...] = ()


_MOVES: dict[type, Any] = {
    b.BidOpened: lambda fact: Opens(fact.player, fact.character, fact.bid),
    b.BidRaised: lambda fact: Raises(fact.player, fact.bid),
    b.BidWithdrawn: lambda fact: Withdraws(fact.player),
    b.CharacterChosen: lambda fact: Chooses(fact.player, fact.character),
}


def move_of(fact: b.OfAnAuction) -> Move | None:
    """What was said, for the auction; None where nobody spoke."""
    made = _MOVES.get(type(fact))
    move: Move | None = made(fact) if made else None
    return move


def auction_after(now: UnderTheHammer | None, number: int, fact: b.OfAnAuction) -> UnderTheHammer | None:
    """What is known of an auction after one more entry; what is said before anything was turned up is lost."""
    if isinstance(fact, b.CharactersLaid):
        return UnderTheHammer(number, fact.characters)
    if now is None:
        return None
    if isinstance(fact, b.ChoiceDrawn):
        return replace(now, lots=(*(each for each in now.lots if each not in fact.players), *fact.players))
    move = move_of(fact)
    return replace(now, moves=(*now.moves, move)) if move else now
