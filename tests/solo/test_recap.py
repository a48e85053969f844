"""What is told before one chooses: what the cowboys did, and one's own man as the last to aim at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.core.nouns.entries import Eliminated, LifeLost, Played, TurnBegan
from referee.desk.desk import Desk
from referee.lexicon import load
from referee.log.history import effective
from referee.sets.lone_gunslinger import is_cowboy
from referee.solo import SoloGame, SoloTelling, new_game, recap
from referee.views.voice import Voice

VIEWS = Voice(load(), "en").views
SEEDS = ("7", "47", "night")


@pytest.fixture(params=SEEDS)
def game(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[SoloGame]:
    """A game of this seed, just dealt."""
    desk = Desk(tmp_path / "store.db")
    yield new_game(desk, request.param, {"level": "2"})
    desk.close()


def choices(game: SoloGame, most: int = 40) -> Iterator[None]:
    """At every choice of the player, of which the last one offered is taken: his turns end soon."""
    for _ in range(most):
        while game.step() is not None:
            pass
        if game.over:
            return
        yield
        game.choose(game.choices()[-1])


def test_every_turn_of_a_cowboy_since_the_law_moved_is_told(game: SoloGame) -> None:
    """In their order, with every card that they played and every life point that it cost."""
    told = 0
    for _ in choices(game):
        log = [entry for _, entry in effective(game.log.entries)]
        begun = [(at, entry.by) for at, entry in enumerate(log) if isinstance(entry, TurnBegan)]
        law = [place for place, (_, by) in enumerate(begun) if not is_cowboy(game.table, by)]
        under_way = law[-1] if law and law[-1] == len(begun) - 1 else len(begun)
        before = [place for place in law if place < under_way]
        since = begun[before[-1] + 1 if before else 0 : under_way]
        turns = recap(game, VIEWS)
        assert [turn.label for turn in turns] == [VIEWS.speech.player(game.table, by) for _, by in since]
        if since:
            happened = log[since[0][0] : begun[under_way][0] if under_way < len(begun) else len(log)]
            played = sum(isinstance(each, Played) and is_cowboy(game.table, each.by) for each in happened)
            cost = sum(isinstance(each, LifeLost | Eliminated) for each in happened)
            parts = [part for turn in turns for part in turn.did]
            assert len(parts) >= played + cost
            told += 1
    assert told


def test_ones_own_man_is_aimed_at_last(game: SoloGame) -> None:
    """Of all that may be played, what is aimed at Sheriff or Deputy comes after the rest; nothing is left out."""
    telling, told = SoloTelling(VIEWS), 0
    for _ in choices(game):
        offers = telling.offers(game)
        plays = [entry for each in offers if isinstance(entry := each.choice.entry, Played)]
        own = [len(entry.at) == 1 and not is_cowboy(game.table, entry.at[0]) for entry in plays]
        assert own == sorted(own) and {*game.choices()} == {each.choice for each in offers}
        told += any(own)
    assert told
