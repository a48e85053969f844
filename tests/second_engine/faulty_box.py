"""Games with the other boxes that end with one line no clause allows: `fault_box(seed, way)`.

In: a seed and the name of a slip. Out: the game, the line, the key and the clauses it must be found by. Every other
seed plays all the boxes together, where the slip can happen there as well.
"""

from __future__ import annotations

from functools import cache
from random import Random

from .box_game import attempt_box_game
from .faults_box import Slip, Slipped
from .faulty import FaultyGame
from .slips_cards import CARDS
from .slips_characters import CHARACTERS
from .slips_fistful import FISTFUL

SLIPS: dict[str, Slip] = CARDS | CHARACTERS | FISTFUL
"""Every way in which a game with the other boxes can go wrong, by name."""


@cache
def fault_box(seed: int, name: str) -> FaultyGame:
    """The game of this seed that goes wrong once, in this way."""
    slip = SLIPS[name]
    box = "together" if seed % 2 else slip.box
    for attempt in range(20_000):
        rng = Random(f"{name} {seed} {attempt}")
        players = rng.choice(slip.players) if slip.players else None
        mischief = Slipped(Random(rng.random()), slip)
        game = attempt_box_game(seed, rng, box, players, mischief, slip.events)
        if game and mischief.index is not None:
            return FaultyGame(game, slip.key, name, mischief.index)
    raise RuntimeError(f"no occasion for {name} from seed {seed}")
