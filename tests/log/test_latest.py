"""What happened last: the same whether a log is followed entry by entry or looked at when it is known."""

from pathlib import Path

import pytest

from referee import sets
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.lexicon import load
from referee.log.history import effective
from referee.log.latest import ABOUT_THE_LOG, MOST, followed, latest
from referee.log.moments import Moments
from referee.notation import read_game

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.game"))


@pytest.mark.parametrize("file", GAMES[::6], ids=lambda file: file.stem)
def test_following_and_looking_find_the_same(file: Path) -> None:
    """At a dozen lengths of whole games, also where the last entries were taken back."""
    game = read_game(file.read_text(encoding="utf-8"), sets.bind, load())
    whole: list[e.Entry] = [game.opening, *(entry for line in game.lines for entry in line.entries)]
    for length in range(2, len(whole), max(9, len(whole) // 12)):
        for log in (whole[:length], [*whole[:length], e.Retracted(length - 1)]):
            table, lately = followed([entry for _, entry in effective(log)], game.book, Table())
            assert lately == latest(Moments(log, game.book), log.__getitem__, table)
            assert len(lately) <= MOST and not any(isinstance(each.entry, ABOUT_THE_LOG) for each in lately)
            if lately and not isinstance(log[-1], ABOUT_THE_LOG):
                assert lately[-1].entry == log[-1] and lately[-1].after == table
