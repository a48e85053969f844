"""What Uncle Will might do now."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.player_aid import PossibleAction
from referee.core.book.rulebook import Situation
from referee.core.nouns.entries import Played
from referee.core.nouns.vocabulary import Card
from referee.sets.bullet.box import BULLET
from referee.sets.bullet.uncle_will import STORE, WILL


def a_store(now: Situation, seat: int) -> Iterable[PossibleAction]:
    """Any card of his hand, in his turn."""
    turn = now.table.turn
    in_turn = seat == turn.seat and turn.phase != "over" and not now.table.winner
    if in_turn and now.has(seat, WILL) and now.hand(seat).most != 0:
        yield PossibleAction("ability", (Played(seat, Card(), (), STORE),), {"character": WILL})


BULLET.aids.append(a_store)
