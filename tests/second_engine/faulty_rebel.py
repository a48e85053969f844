"""Games of the Rebel! with one illegal change each: `fault_rebel(seed, way)`.

In: a seed and the name of a way to go wrong. Out: the game, the line where it shows, the keys it must be found by.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

from .fault import Fault
from .faults_play import JailOnSheriff
from .faults_rebel import (
    CannotReturn,
    GhostDrawsTwo,
    GhostKeepsCards,
    JailOnNewSheriff,
    PenaltyBeforeRevolution,
    PenaltyPassedOver,
    PenaltyWhileSuspended,
)
from .faults_reveal import RevealAfterCard, RevealBeforeDrawing, RevealByAnother, RevealInAnothersTurn
from .faults_revolution import (
    CardUnderWay,
    DiscardsToLimit,
    EndsTurn,
    EventPassedOver,
    GainPassedOver,
    NextSeatBegins,
    NotInHisTurn,
    NotTheRebel,
    PlaysOn,
    RevolutionPassedOver,
    SheriffLives,
    WonOutlaws,
)
from .faulty import ALL, FaultyGame
from .game import Game
from .rebel_game import attempt_rebel_game

ALL_REBEL: tuple[type[Fault], ...] = (
    RevealBeforeDrawing, RevealAfterCard, RevealInAnothersTurn, RevealByAnother,
    RevolutionPassedOver, WonOutlaws, PlaysOn, EndsTurn, DiscardsToLimit, GainPassedOver, EventPassedOver,
    NextSeatBegins, SheriffLives, CardUnderWay, NotTheRebel, NotInHisTurn,
    JailOnNewSheriff, PenaltyWhileSuspended, PenaltyPassedOver, PenaltyBeforeRevolution,
    GhostDrawsTwo, GhostKeepsCards, CannotReturn,
)  # fmt: skip
WAYS = {way.__name__: way for way in ALL_REBEL}
"""Every way of his own in which a game with the Rebel! can go wrong, by name."""
BASE_WAYS = {way.__name__: way for way in ALL if way is not JailOnSheriff}
"""The base game's ways, at his table; a Jail for the Sheriff is there among his own."""


@cache
def fault_rebel(seed: int, name: str, players: int | None = None) -> FaultyGame:
    """The game of this seed that goes wrong once, in this way."""
    way = {**BASE_WAYS, **WAYS}[name]
    for attempt in range(20_000):
        rng = Random(f"{name} {seed} {players} {attempt}")
        mischief = way(Random(rng.random()))
        game = attempt_rebel_game(seed, rng, players or rng.choice(way.players), rng.choice(way.events), mischief)
        if game and mischief.index is not None:
            game = cut(game, mischief.index) if not game.lines[-1].startswith("won ") else game
            return FaultyGame(game, way.key, name, mischief.index, mischief.late, way.beside)
    raise RuntimeError(f"no occasion for {name} from seed {seed}")


def cut(game: Game, index: int) -> Game:
    """The log up to the change, where it breaks off there."""
    return replace(game, lines=game.lines[: index + 1], truths=game.truths[: index + 1])
