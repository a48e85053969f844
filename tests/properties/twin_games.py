"""Games of every set, with whatever is secret noted in them, for twins to be made of.

The tables are those of all cases, of the whole games, and of games by chance; into them goes, at any moment, whatever
else a referee may note.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct

from referee import sets
from referee.core.book.rulebook import Rulebook
from referee.core.judging import soundness
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.desk.desk import Desk
from referee.errors import RefereeError
from referee.lexicon import load
from referee.log.history import effective
from referee.notation import read_game
from tests.cases.case import Case, cases
from tests.properties import some_entry
from tests.properties.haunted_play import evening
from tests.properties.lone_game import game as lone_game

GAMES = Path(__file__).parents[1] / "games"
_FOLDER = TemporaryDirectory()


class TwinGame(Struct, frozen=True):
    """Whose it is, what happened in it, and the book it is played by."""

    name: str
    happened: tuple[e.Entry, ...]
    book: Rulebook


def twin_game(chance: Random) -> TwinGame | None:
    """A case or a whole game, up to some moment, with secrets noted in it; None if it cannot be played."""
    sort = chance.random()
    if sort < 0.75:
        plain = _of_case(chance.choice(chance.choice(_by_sets())))
    elif sort < 0.9:
        plain = _of_file(chance.choice(sorted(GAMES.glob("*.game"))))
    else:
        plain = chance.choice((_of_evening, _of_lone_game))(chance.randrange(40))
    if plain is None:
        return None
    length = chance.randint(1, len(plain.happened)) if chance.random() < 0.4 else len(plain.happened)
    noted = tuple(with_secrets(plain.happened[: min(length, 150)], plain.book, chance))
    return TwinGame(plain.name, noted, plain.book)


@cache
def _by_sets() -> tuple[tuple[Case, ...], ...]:
    """The cases of each choice of sets, so that none is tried more often than another."""
    every = sorted({case.sets for case in cases()})
    return tuple(tuple(case for case in cases() if case.sets == each) for each in every)


@cache
def _of_case(case: Case) -> TwinGame | None:
    try:
        log = _desk().new(case.position)
        for line in case.when:
            log.enter(line)
    except RefereeError:
        return None
    return TwinGame(case.id, tuple(entry for _, entry in effective(log.entries)), log.book)


@cache
def _desk() -> Desk:
    """One for all cases, in a folder that goes with the process."""
    return Desk(Path(_FOLDER.name) / "store.sqlite")


@cache
def _of_file(path: Path) -> TwinGame:
    return _of_text(path.stem, path.read_text(encoding="utf-8"))


def _of_text(name: str, text: str) -> TwinGame:
    game = read_game(text, sets.bind, load())
    return TwinGame(name, tuple(entry for _, entry in effective(game.entries)), game.book)


@cache
def _of_evening(seed: int) -> TwinGame:
    return _of_text(f"evening {seed}", evening(seed).text)


@cache
def _of_lone_game(seed: int) -> TwinGame:
    game = lone_game(seed)
    book = sets.bind(game.end.table.sets)
    return TwinGame(f"lone game {seed}", tuple(entry for entry, _ in game.log), book)


def with_secrets(happened: Sequence[e.Entry], book: Rulebook, chance: Random) -> Iterator[e.Entry]:
    """The game with something else noted now and then, of any type there is: facts are not moves."""
    table, often = Table(), chance.choice((0.0, 0.2, 0.5))
    kinds = some_entry.kinds_of(book)
    for entry in happened:
        yield entry
        table = evolve(table, entry, book)
        if chance.random() < often:
            for noted in _sound(some_entry.of(chance.choice(kinds), table, book, chance), table, book):
                yield noted
                table = evolve(table, noted, book)


def _sound(entry: e.Entry, table: Table, book: Rulebook) -> Iterator[e.Entry]:
    try:
        soundness.check(entry, table, book)
    except RefereeError:
        return
    yield entry
