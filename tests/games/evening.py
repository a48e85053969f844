"""An evening: a `.game` file and, beside it, what a reader of the clauses expects the judge to find in it.

The `.expected.toml` of a game was committed before the judge first saw the game; a later change to it says in its
commit which of the two had misread a clause.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from referee import sets
from referee.core.book.rulebook import Rulebook
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.log.history import effective
from referee.notation import read_game

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Evening:
    """A game as logged, and what is expected of it."""

    name: str
    text: str
    expected: dict[str, Any]

    @cached_property
    def steps(self) -> tuple[tuple[Table, e.Entry], ...]:
        """Each entry that counts, with the table before it."""
        return tuple(_steps(self.text))

    def until(self, line: int) -> str:
        """The game as far as this line of the file."""
        return "\n".join(self.text.splitlines()[:line])

    @property
    def sets(self) -> tuple[str, ...]:
        """What is played with."""
        return self._opened.table.sets

    @property
    def players(self) -> int:
        """How many sit down."""
        return len(self._opened.table.seats)

    @property
    def _opened(self) -> e.Opened:
        opening = self.steps[0][1]
        assert isinstance(opening, e.Opened)
        return opening

    @property
    def whole(self) -> bool:
        """Logged in full from the deal to the winner."""
        kinds = {type(entry) for _, entry in self.steps}
        return not self._opened.table.turn.seat and e.ModeChanged not in kinds and e.Won in kinds


@cache
def evenings() -> tuple[Evening, ...]:
    """Every game of this folder."""
    return tuple(_evening(path) for path in sorted(HERE.glob("*.game")))


def base_book() -> Rulebook:
    """The book of the base box, which every one of these games is played by."""
    return sets.bind(("base",))


def _evening(game: Path) -> Evening:
    expected = game.with_suffix(".expected.toml").read_text("utf-8")
    return Evening(game.stem, game.read_text("utf-8"), tomllib.loads(expected))


def _steps(text: str) -> Iterator[tuple[Table, e.Entry]]:
    game, table = read_game(text, sets.bind, load()), Table()
    for _, entry in effective(game.entries):
        yield table, entry
        table = evolve(table, entry, game.book)
