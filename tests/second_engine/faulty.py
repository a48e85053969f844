"""Games with one illegal change each: `fault(seed, kind)`.

In: a seed and a kind. Out: the game, the line where the change shows, the key of the only finding allowed.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from .fault import Fault
from .faults_after import (
    AnswerPassedOver,
    BartForNothing,
    BartPassedOver,
    OutOfOrder,
    RewardForNothing,
    RewardPassedOver,
    WrongWinner,
)
from .faults_answer import AnswerNotAllowed, BarrelUsed, NoBarrel, WrongResponder
from .faults_play import (
    BeerOutOfTurn,
    BeforeDrawing,
    JailOnSelf,
    JailOnSheriff,
    MissedAsBang,
    NotYourTurn,
    OutOfReach,
    OwnTarget,
    SameCardInPlay,
    SecondBang,
    SidsAbility,
    TargetOut,
)
from .faults_turn import (
    DiscardWithinLimit,
    DrawSkipped,
    DynamiteFirst,
    FlipSkipped,
    OverHandLimit,
    WrongDrawCount,
    WrongSeatBegins,
)
from .game import Game, attempt_game

ALL: tuple[type[Fault], ...] = (
    OutOfReach, SecondBang, OwnTarget, TargetOut, WrongResponder, AnswerNotAllowed, MissedAsBang, SidsAbility,
    SameCardInPlay, JailOnSheriff, JailOnSelf, DynamiteFirst, FlipSkipped, DrawSkipped, WrongDrawCount,
    BeforeDrawing, NotYourTurn, OverHandLimit, DiscardWithinLimit, BeerOutOfTurn, OutOfOrder,
    WrongSeatBegins, AnswerPassedOver, RewardPassedOver, BartPassedOver, RewardForNothing, BartForNothing,
    NoBarrel, BarrelUsed, WrongWinner,
)  # fmt: skip
KINDS: dict[str, tuple[type[Fault], ...]] = {
    key: tuple(way for way in ALL if way.key == key) for key in dict.fromkeys(way.key for way in ALL)
}
"""Every kind of fault, named by its reason key, with the ways in which it comes about."""


@dataclass(frozen=True)
class FaultyGame:
    """A game, the index in `game.lines` where the one change shows, and the key it must be found by.

    `beside` are keys that must come with it.
    `late` is 1 where the finding may as well stand at the line after, when play visibly went on.
    """

    game: Game
    kind: str
    way: str
    index: int
    late: int = 0
    beside: tuple[str, ...] = ()

    @property
    def keys(self) -> set[str]:
        """All the keys of the finding; nearly always the kind alone."""
        return {self.kind, *self.beside}

    @property
    def line_numbers(self) -> range:
        """The lines of the text, counted from 1, at which the finding may stand."""
        first = self.game.line_number(self.index)
        return range(first, first + self.late + 1)


def fault(seed: int, kind: str, players: int | None = None, way: str | None = None) -> FaultyGame:
    """The game of this seed that goes wrong once; `way` names one class where a kind has several."""
    ways = [known for known in KINDS[kind] if way in (None, known.__name__)]
    for attempt in range(20_000):
        rng = Random(f"{kind} {way} {seed} {players} {attempt}")
        chosen = ways[seed % len(ways)]
        mischief = chosen(Random(rng.random()))
        game = attempt_game(seed, rng, players, (), mischief)
        if game and mischief.index is not None:
            return FaultyGame(game, kind, chosen.__name__, mischief.index, mischief.late)
    raise RuntimeError(f"no occasion for {kind} from seed {seed}")
