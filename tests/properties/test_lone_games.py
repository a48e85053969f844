"""Whole games against the cowboys, by chance: nothing that is due is refused, and all of it can be written and read.

`tests.hunts` says how many; every failure names its seed. `tests/solo` has what concerns the deck.
"""

import pytest
from msgspec.structs import replace

from referee.core.knowledge.public import public_of
from referee.core.nouns.entries import Opened
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import line_of, read, read_position
from referee.notation.position.writing import lines_of_position
from referee.notation.writing import WRITTEN
from referee.sets.lone_gunslinger import the_gang
from tests.hunts import many
from tests.properties.lone_game import BOOK, Game, game

LEXICON = load()
GAMES = many("lone games", 6)
OPEN = {"too_few_missed", "winner_moment"}
"""What is for the referee."""


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Games by chance, one a seed."""
    return [game(seed) for seed in range(GAMES)]


def test_nothing_that_is_due_is_refused(games: list[Game]) -> None:
    """Neither what Enter would log for a cowboy, nor what the cards decide, nor what the player chose lawfully."""
    refused = [
        (seed, number, WRITTEN[type(entry)](entry), verdict.keys)
        for seed, one in enumerate(games)
        for number, (entry, verdict) in enumerate(one.log)
        if not verdict.clean and not set(verdict.keys) <= OPEN and type(entry) in WRITTEN
    ]
    assert refused == []


def test_lines_and_positions_read_back(games: list[Game]) -> None:
    """What is written of such a game, stacks and all, is what was there."""
    table = Table()
    for number, (entry, _) in enumerate(games[0].log):
        if number:
            assert read(line_of(entry, BOOK), table, BOOK, LEXICON).entries == (entry,)
        table = evolve(table, entry, BOOK)
        if number % 5 == 0:
            again, _ = read_position("\n".join(lines_of_position(table, BOOK)), lambda _: BOOK, LEXICON)
            assert evolve(Table(), Opened(again), BOOK) == table


def _noted(table: Table) -> set[tuple[Card, tuple[int, ...]]]:
    return {(each.card, each.hands) for each in table.sightings}


def test_everybody_sees_every_card(games: list[Game]) -> None:
    """Hands and stacks lie open: who looks on sees of them what the referee noted, roles too; the seed he does not."""
    for one in games:
        table = one.end.table
        seen = public_of(table, BOOK)
        assert {(each.card, each.hands) for each in seen.sightings} == {
            (each.card, each.hands) for each in table.sightings
        }
        assert the_gang(seen) == replace(the_gang(table), seed="")
        assert [seat.role for seat in seen.seats] == [seat.role for seat in table.seats]
