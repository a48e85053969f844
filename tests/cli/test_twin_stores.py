"""Two stores whose tables differ only in secrets answer every verb that is for others than the referee alike."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random

import pytest

from referee.desk import codec
from referee.desk.desk import Desk
from referee.speech import LANGUAGES
from tests.cli.command import referee
from tests.properties.twin_games import TwinGame, twin_game
from tests.properties.twins import Twins

NOON = "2026-11-25T12:00:00Z"
SIDES = ((), ("--unseen",), ("--position",), ("--clock", "--at", "1"), ("--json",), ("--unseen", "--json"))
SETS = ("", "championship", "championship duel", "death_mesa", "lone_gunslinger", "rebel")
"""The sets of a game beside the base box."""


def game_of(sets: str) -> TwinGame:
    """The first game by chance that is played by these."""
    games = (twin_game(Random(seed)) for seed in count())
    return next(game for game in games if game is not None and game.book.sets == ("base", *sets.split()))


def stored(path: Path, log: Sequence[object]) -> str:
    """A store with this log; the option that names it."""
    desk = Desk(path, clock=lambda: NOON)
    records = [codec.Record(number, entry, NOON) for number, entry in enumerate(log)]  # type: ignore[arg-type]
    try:
        desk.bring_in(codec.lines_of_json(records), "twins")
    finally:
        desk.close()
    return f"--store={path}"


def answers(store: str, viewer: int, lang: str) -> dict[str, str]:
    """What the program says to everybody, or to the player of this seat."""
    eyes = ("--seat", str(viewer)) if viewer else ("--public",)
    asked = [("show", *eyes, *side) for side in SIDES] + [("aid", *eyes), ("aid", *eyes, "--json")]
    asked += [] if viewer else [("sheet",)]
    return {" ".join(words): referee(store, *words, lang=lang).out for words in asked}


@pytest.mark.parametrize("sets", SETS)
def test_every_verb_answers_alike(sets: str, tmp_path: Path) -> None:
    """Tables, positions, clocks, aids, what is unseen and sheets, in some language."""
    chance, game = Random(sets), game_of(sets)
    for viewer in (0, 1):
        other = Twins(game.happened, game.book, viewer).other(chance)
        folder = tmp_path / str(viewer)
        folder.mkdir()
        stores = [stored(folder / f"{name}.sqlite", log) for name, log in (("one", game.happened), ("two", other))]
        lang = chance.choice(LANGUAGES)
        one, two = (answers(store, viewer, lang) for store in stores)
        assert one == two
