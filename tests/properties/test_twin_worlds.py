"""Two worlds that differ only in secrets look alike, byte for byte: to everybody, and to every seat.

The worlds are games of every set with all that it brings; `python -m tests.hunts twin` looks at many more. What a
clause lets somebody see although the entry does not name him stands in `ALSO_SEEN` of `twins`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from referee.core.knowledge import public
from referee.core.nouns import entries as e
from referee.core.nouns.table import Sighting
from referee.views import happenings
from referee.views.dispute import public_log
from referee.views.dispute.disputed_entry import in_question
from tests.house.test_who_sees_what import every_type
from tests.hunts import many
from tests.properties import twin_faces
from tests.properties.twin_faces import VOICES, faces, sheets
from tests.properties.twin_games import TwinGame, twin_game
from tests.properties.twins import Twins

SHARDS = 8
GAMES_FOR_ALL_TYPES = 3_000
OF_ALL_TYPES = (47, 119, 185, 191, 250, 275, 345, 348, 350, 419)
"""Games in which together every type of entry occurs; where they no longer do, the others are looked through."""
ONCE_UNLIKE = (162, 194, 369, 462, 549, 664, 738, 1052, 1492, 1593, 1813, 1926, 2256, 2689, 4471, 5560, 6130)
"""Games whose worlds once looked different."""
SHORT = 50
"""Of games with more entries than these the sheet, which judges them all again and again, is seldom looked at."""


def amended(log: Sequence[e.Entry], chance: Random) -> list[e.Entry]:
    """The log, and perhaps what the referee says of it afterwards, the same in every world."""
    number, ways = chance.randrange(len(log)), [[], [], [e.LetStand(chance.randrange(len(log)), "so be it")]]
    if number:
        said: list[e.Entry] = [e.Retracted(number), e.Corrected(number), e.Inserted(number)]
        ways += [[each, e.Declined(1)][: 1 if isinstance(each, e.Retracted) else 2] for each in said]
    return [*log, *chance.choice(ways)]


def differing(game: TwinGame, chance: Random) -> Iterator[str]:
    """The faces, and to whom, of two worlds that should look alike and do not."""
    assert isinstance(game.happened[0], e.Opened)
    seats = len(game.happened[0].table.seats)
    lang, seed = chance.choice(tuple(VOICES)), chance.random()
    for viewer in (0, chance.randint(1, seats)):
        twins = Twins(game.happened, game.book, viewer)
        here, there = (amended(log, Random(seed)) for log in (game.happened, twins.other(chance)))
        seen, other = (faces(log, game.book, viewer, lang) for log in (here, there))
        yield from (f"seat {viewer}, {name}, {lang}" for name in seen if seen[name] != other[name])
        if not viewer and (len(here) <= SHORT or chance.random() < 0.2):
            number = chance.choice((None, chance.randrange(len(here))))
            one, another = (sheets(log, game.book, number, lang) for log in (here, there))
            yield from ("the sheet for all",) if one != another else ()


@pytest.mark.parametrize("shard", range(SHARDS))
def test_secrets_change_nothing_that_is_shown(shard: int) -> None:
    """Tables, positions, aids, what is unseen, hands, and the sheet for all, on the entry that it picks by itself."""
    found: list[Any] = []
    for seed in range(shard, many("twins", 16), SHARDS):
        chance = Random(seed)
        game = twin_game(chance)
        if game is not None:
            found += [(seed, game.name, what) for what in differing(game, chance)]
    assert found == []


@pytest.mark.parametrize("seed", ONCE_UNLIKE)
def test_what_a_hunt_found_looks_alike(seed: int) -> None:
    """A victory that only the referee knows of, cards of a grave that is opened, a hand that somebody inherits."""
    chance = Random(seed)
    game = twin_game(chance)
    assert game is not None
    assert list(differing(game, chance)) == []


def test_every_entry_type_occurs_in_the_twins() -> None:
    """There is no type of entry whose secrets are not tried, whichever set brings it."""
    missing = {kind for kind in every_type() if not kind.__subclasses__()}
    for seed in (*OF_ALL_TYPES, *range(GAMES_FOR_ALL_TYPES)):
        if not missing:
            break
        chance = Random(seed)
        game = twin_game(chance)
        missing -= {type(entry) for entry in amended(game.happened, chance)} if game is not None else set()
    assert missing == set()


def _everything_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(public_log, "told", lambda entry, after: entry)


def _happenings_told_whole(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(happenings, "told", lambda entry, after, viewer: entry)


def _roles_open(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(public, "_seat", lambda now, seat, own: seat)


def _ghosts_hands_open(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(public, "seen_of", lambda kept, start, seat: kept)


def _cards_known_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Sighting, "known_to", lambda sighting, seat: True)


def _picked_by_the_referee(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(twin_faces, "in_question", lambda log, book, public: in_question(log, book, False))


LEAKS = (
    _everything_told,
    _happenings_told_whole,
    _roles_open,
    _ghosts_hands_open,
    _cards_known_to_all,
    _picked_by_the_referee,
)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail: whatever lets a secret through makes the worlds look different."""
    leak(monkeypatch)
    games = ((seed, twin_game(Random(seed))) for seed in range(GAMES_FOR_ALL_TYPES))
    assert any(next(differing(game, Random(seed)), None) for seed, game in games if game is not None)
