"""Pages of two worlds that differ only in secrets are the same byte for byte, and so is what they are sent meanwhile.

`python -m tests.hunts twin_pages` looks at many more games.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from referee.core.nouns import entries as e
from referee.pages.hall import Hall
from referee.pages.start import what_is_on
from referee.pages.table import for_everybody
from tests.hunts import many
from tests.pages.hall import open_hall
from tests.pages.worlds import BEGAN, TABLE, Growing, messages
from tests.properties.test_twin_worlds import LEAKS, amended
from tests.properties.twin_games import TwinGame, twin_game
from tests.properties.twins import Twins

SHARDS = 2
STEPS = 6
LANGUAGES = ("nl", "it", "en", "de")
GAMES_WITH_LEAKS = 400


def worlds(game: TwinGame, chance: Random) -> list[list[e.Entry]]:
    """Two that look the same to everybody."""
    twins, seed = Twins(game.happened, game.book, 0), chance.random()
    return [amended(log, Random(seed)) for log in (game.happened, twins.other(chance))]


def steps_of(length: int, chance: Random) -> list[int]:
    """After how many entries somebody looks, the last time at the end."""
    return sorted({*(chance.randint(1, length) for _ in range(STEPS)), length})


def differing(seed: int, game: TwinGame, folder: Path) -> str:
    """What the pages of two worlds are sent otherwise; empty if nothing."""
    chance = Random(seed)
    here, there = worlds(game, chance)
    lang, wall, steps = chance.choice(LANGUAGES), chance.random() < 0.3, steps_of(len(here), chance)
    heard = []
    for number, log in enumerate((here, there)):
        path = folder / f"{seed}-{number}.sqlite"
        hall = Hall(path, "hall", BEGAN.timestamp)
        pages = for_everybody(hall, TABLE, lang, wall), what_is_on(hall, lang)
        heard.append(messages(path, log, steps, pages))
    return "" if heard[0] == heard[1] else f"{seed} {game.name} {lang}"


@pytest.mark.parametrize("shard", range(SHARDS))
def test_secrets_change_no_message_and_no_number(shard: int, tmp_path: Path) -> None:
    """After the same entries comes the same text with the same number, or nothing in both worlds."""
    games = ((seed, twin_game(Random(seed))) for seed in range(shard, many("twin pages", 6), SHARDS))
    found = [differing(seed, game, tmp_path) for seed, game in games if game is not None]
    assert found and [each for each in found if each] == []


@pytest.mark.parametrize("leak", LEAKS[1:3])
def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The comparison can fail: of a play told whole, and of roles that lie open."""
    leak(monkeypatch)
    games = ((seed, twin_game(Random(seed))) for seed in range(GAMES_WITH_LEAKS))
    assert any(differing(seed, game, tmp_path) for seed, game in games if game is not None)


async def test_secrets_change_nothing_of_what_is_given_out(tmp_path: Path) -> None:
    """Page, wall and start page as they come over the network, their headers among it."""
    game = next(filter(None, (twin_game(Random(seed)) for seed in range(40, 60))))
    given = []
    for number, log in enumerate(worlds(game, Random(7))):
        path = tmp_path / f"{number}.sqlite"
        growing = Growing(path, log)
        growing.grow(len(log))
        growing.close()
        async with open_hall(path) as here:
            pages = [await here.get(f"/{lang}{page}") for lang in LANGUAGES for page in PAGES]
        given.append([(each.status, each.text, {**dict(each.headers), "Date": ""}) for each in pages])
    assert given[0] == given[1]
    assert {status for status, *_ in given[0]} == {200}


PAGES = ("/", f"/table/{TABLE}", f"/table/{TABLE}/wall")
