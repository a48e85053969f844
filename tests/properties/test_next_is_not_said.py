"""A line of a lawful game that meets something due is never taken for said already, however much was assumed before it.

What leaves nobody a choice is mostly left out, as who types a game leaves it out; what is drawn is typed without saying
how many or what for, which is what may be taken for another draw.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from referee import sets
from referee.core.judging.due import forced_run
from referee.core.nouns.entries import Drew, LifeGained, LifeLost
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.desk.desk import Desk
from referee.lexicon import load
from referee.notation import line_of, read_game
from tests.hunts import many
from tests.second_engine import play

GAMES = many("games", 60) // 30
LEFT_OUT = 0.8
"""So often what leaves nobody a choice is not typed."""
WORDS = {Drew: "draws", LifeLost: "loses a life", LifeGained: "regains a life"}
"""How little may be said of these."""


def typed(seed: int) -> Iterator[str]:
    """The lines of a game as somebody types them who leaves out what everybody knows; first of all its head."""
    text = play(seed).text
    game, chance, table = read_game(text, sets.bind, load()), Random(seed), Table()
    yield text.partition("---")[0].partition("\n")[2]
    for entry in game.entries:
        forced = table.seats and forced_run(table, game.book)[:1] == (entry,)
        if table.seats and not (forced and chance.random() < LEFT_OUT):
            little = type(entry) in WORDS and chance.random() < 0.5
            yield f"{entry.by} {WORDS[type(entry)]}" if little else line_of(entry, game.book)  # type: ignore[attr-defined]
        table = evolve(table, entry, game.book)


@pytest.mark.parametrize("seed", range(GAMES))
def test_what_comes_next_was_not_said(seed: int, tmp_path: Path) -> None:
    """Each line of the game is logged, and none is answered by an entry of before."""
    head, *lines = typed(seed)
    desk = Desk(tmp_path / "store.sqlite", clock=lambda: "2026-11-26T20:00:00+00:00")
    log = desk.new(head)
    said = [(number, line) for number, line in enumerate(lines) if log.enter(line).already]
    desk.close()
    assert len(lines) > 20 and not said, said
