"""What the characters of the box might do now, in their own turn; and its reference card."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

from referee.core.book.player_aid import PossibleAction, chapters_of
from referee.core.book.rulebook import Situation
from referee.core.nouns.entries import Discarded, LifeLost, Played, Took
from referee.core.nouns.vocabulary import Card
from referee.sets.dodge_city.box import DODGE_CITY
from referee.sets.dodge_city.entries import Copied
from referee.sets.dodge_city.holyday import HOLYDAY, SHOT
from referee.sets.dodge_city.trading import CHUCK, JOSE
from referee.sets.dodge_city.vera_custer import VERA, to_copy

BRENNAN = "pat_brennan"

DODGE_CITY.chapters += chapters_of(
    tomllib.loads(Path(__file__).with_name("aid.toml").read_text(encoding="utf-8"))["chapter"]
)


def in_ones_own_turn(now: Situation, seat: int) -> Iterable[PossibleAction]:
    """What is done beside playing cards."""
    turn = now.table.turn
    if seat != turn.seat or turn.phase == "over" or now.table.winner:
        return
    others = [other for other in now.table.clockwise(seat) if other != seat]
    if now.has(seat, CHUCK):
        yield PossibleAction("ability", (LifeLost(seat, 1, cause=CHUCK),), {"character": CHUCK})
    if now.has(seat, JOSE) and now.hand(seat).most != 0:
        yield PossibleAction("ability", (Discarded(seat, 1, JOSE),), {"character": JOSE})
    if now.has(seat, HOLYDAY) and now.hand(seat).most not in (0, 1):
        shots = tuple(Played(seat, Card(), (other,), SHOT) for other in others)
        yield PossibleAction("ability", shots, {"character": HOLYDAY})


def at_the_beginning(now: Situation, seat: int) -> Iterable[PossibleAction]:
    """What is chosen before cards are drawn."""
    steps = {step.kind for step in now.table.frames[0].owed if step.ordered and step.seat == seat}
    if "imitate" in steps:
        entries = tuple(Copied(seat, name) for name in to_copy(now, seat))
        yield PossibleAction("ability", entries, {"character": VERA})
    if "draw" in steps and now.has(seat, BRENNAN):
        taken = tuple(Took(seat, each.number, card) for each in now.table.seats for card in each.in_play)
        if taken:
            yield PossibleAction("ability", taken, {"character": BRENNAN})


DODGE_CITY.aids += [in_ones_own_turn, at_the_beginning]
