"""Two worlds that differ only in secrets look alike where entries were not written too: what is assumed all may see.

`python -m tests.hunts twin` looks at many more.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from referee.core.nouns import entries as e
from tests.hunts import many
from tests.properties.twin_games import TwinGame, twin_game
from tests.properties.twins import first_unlike

SHARDS = 4
MOST = 3
"""So many entries may be lacking."""
ONCE_UNLIKE = (1640, 2872, 2902, 4900)
"""Games whose worlds once looked different without some of their entries."""


def unlike(game: TwinGame, chance: Random) -> Iterator[int]:
    """The first entry after which somebody sees that the worlds differ, where entries before it were not written.

    What he sees is read off the log that is left: a card that an unwritten entry brought him may be another there.
    """
    assert isinstance(game.happened[0], e.Opened)
    viewer = chance.choice((0, 0, chance.randint(1, len(game.happened[0].table.seats))))
    several = chance.randint(1, MOST) if len(game.happened) > 1 else 0
    lacking = {chance.randrange(1, len(game.happened)) for _ in range(several)}
    here = [entry for number, entry in enumerate(game.happened) if number not in lacking]
    yield from first_unlike(here, game.book, viewer, chance, min(lacking, default=len(here)))


@pytest.mark.parametrize("shard", range(SHARDS))
def test_secrets_change_nothing_that_is_assumed(shard: int) -> None:
    """Hands, the deck, who is out and what is due: whoever looks on sees the same, whatever the referee noted."""
    found = []
    for seed in range(shard, many("twin omissions", 60), SHARDS):
        chance = Random(seed)
        game = twin_game(chance)
        found += [(seed, game.name, number) for number in unlike(game, chance)] if game is not None else []
    assert found == []


@pytest.mark.parametrize("seed", ONCE_UNLIKE)
def test_what_a_hunt_found_looks_alike(seed: int) -> None:
    """A fall that nobody typed, what hung on a noted role, and a turn that did not begin because of it."""
    chance = Random(seed)
    game = twin_game(chance)
    assert game is not None
    assert list(unlike(game, chance)) == []
