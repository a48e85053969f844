"""Two worlds that differ only in secrets look alike where the fallen show no role, which the referee noted or not.

`python -m tests.hunts twin` looks at many more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from referee.core.nouns import entries as e
from tests.hunts import many
from tests.properties.twin_games import TwinGame, twin_game
from tests.properties.twins import first_unlike

SHARDS = 4
MOST = 3
"""So many entries may be lacking besides."""


def falls_unseen(happened: Sequence[e.Entry], chance: Random) -> Iterator[e.Entry]:
    """The same log, in which all or half of those who fall show no role; mostly the referee notes it before."""
    share = chance.choice((0.5, 1.0, 1.0))
    for entry in happened:
        if isinstance(entry, e.Eliminated) and entry.role not in ("", "sheriff") and chance.random() < share:
            if chance.random() < 0.7:
                yield e.RoleSet(entry.by, entry.role)
            yield replace(entry, role="")
        else:
            yield entry


def with_some_lacking(log: Sequence[e.Entry], chance: Random) -> list[e.Entry]:
    """The same log, from which a few entries are left out, or none."""
    several = chance.randint(1, MOST) if chance.random() < 0.5 and len(log) > MOST else 0
    lacking = {chance.randrange(1, len(log)) for _ in range(several)}
    return [entry for number, entry in enumerate(log) if number not in lacking]


def unlike(game: TwinGame, chance: Random) -> list[int]:
    """The first entry after which somebody sees that the worlds differ."""
    opening = game.happened[0]
    assert isinstance(opening, e.Opened)
    log = with_some_lacking(list(falls_unseen(game.happened, chance)), chance)
    viewer = chance.choice((0, 0, chance.randint(1, len(opening.table.seats))))
    return first_unlike(log, game.book, viewer, chance)


@pytest.mark.parametrize("shard", range(SHARDS))
def test_secrets_change_nothing_where_roles_stay_unseen(shard: int) -> None:
    """What hangs on the role of one who fell is the referee's alone until all have seen it."""
    found = []
    for seed in range(shard, many("twin falls", 28), SHARDS):
        chance = Random(seed)
        game = twin_game(chance)
        if game is not None and any(isinstance(entry, e.Eliminated) for entry in game.happened):
            found += [(seed, game.name, number) for number in unlike(game, chance)]
    assert found == []
