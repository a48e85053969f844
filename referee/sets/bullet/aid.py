"""What Uncle Will might do now; and the reference card of the box."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

from referee.core.book.player_aid import PossibleAction, chapters_of
from referee.core.book.rulebook import Situation
from referee.core.nouns.entries import Played
from referee.core.nouns.vocabulary import Card
from referee.sets.bullet.box import BULLET
from referee.sets.bullet.uncle_will import STORE, WILL

BULLET.chapters += chapters_of(
    tomllib.loads(Path(__file__).with_name("aid.toml").read_text(encoding="utf-8"))["chapter"]
)


def a_store(now: Situation, seat: int) -> Iterable[PossibleAction]:
    """Any card of his hand, in his turn."""
    turn = now.table.turn
    in_turn = seat == turn.seat and turn.phase != "over" and not now.table.winner
    if in_turn and now.has(seat, WILL) and now.hand(seat).most != 0:
        yield PossibleAction("ability", (Played(seat, Card(), (), STORE),), {"character": WILL})


BULLET.aids.append(a_store)
