"""Whole games from their text: judged, and followed line by line."""

from collections.abc import Iterator

from referee import sets
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.desk.checking import Audit, audit_game
from referee.lexicon import load
from referee.notation import GameFile, read_game


def audit_text(text: str) -> Audit:
    """A game judged."""
    return audit_game(read_game(text, sets.bind, load()))


def follow_text(text: str) -> Iterator[tuple[int, Table]]:
    """The table after each line, with the number of the line; told without a judge."""
    return follow_game(read_game(text, sets.bind, load()))


def follow_game(game: GameFile) -> Iterator[tuple[int, Table]]:
    """The same of a game that has been read."""
    table = evolve(Table(), game.opening, game.book)
    for line in game.lines:
        for entry in line.entries:
            table = evolve(table, entry, game.book)
        yield line.number, table
