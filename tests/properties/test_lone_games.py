"""Whole games against the cowboys, by chance: they end, no card is lost, and nothing that is due is refused.

`REFEREE_LONE_GAMES` says how many; every failure names its seed.
"""

import os
from collections import Counter

import pytest

from referee.entries import Opened
from referee.evolve import evolve
from referee.notation import line_of, read, read_position
from referee.notation.position_writing import lines_of_position
from referee.notation.writing import WRITTEN
from referee.public import public_of
from referee.table import Table
from tests.properties.lone_game import BOOK, DECK, LEXICON, LONGEST, Game, game

GAMES = int(os.environ.get("REFEREE_LONE_GAMES", "6"))
OPEN = {"too_few_missed", "winner_moment"}
"""What is for the referee."""


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Games by chance, one a seed."""
    return [game(seed) for seed in range(GAMES)]


def test_every_game_ends(games: list[Game]) -> None:
    """Somebody wins before long."""
    assert [seed for seed, one in enumerate(games) if not one.table.winner or len(one.log) >= LONGEST] == []


def test_nothing_that_is_due_is_refused(games: list[Game]) -> None:
    """Neither what Enter would log for a cowboy, nor what the cards decide, nor what the player chose lawfully."""
    refused = [
        (seed, number, WRITTEN[type(entry)](entry), verdict.keys)
        for seed, one in enumerate(games)
        for number, (entry, verdict) in enumerate(one.log)
        if not verdict.clean and not set(verdict.keys) <= OPEN and type(entry) in WRITTEN
    ]
    assert refused == []


def test_no_card_is_lost(games: list[Game]) -> None:
    """Deck, discards, hands, stacks and what lies in play make the whole deck, each card once."""
    for one in games:
        seen = one.lying()
        assert seen <= Counter(DECK)
        left = one.table.deck.exact
        assert left is not None and left + len(one.table.discards) + seen.total() == BOOK.deck_size
        assert all(len(one.hand(seat.number)) == seat.hand.exact for seat in one.table.seats)


def test_lines_and_positions_read_back(games: list[Game]) -> None:
    """What is written of such a game, stacks and all, is what was there."""
    table = Table()
    for number, (entry, _) in enumerate(games[0].log):
        if number:
            assert read(line_of(entry, BOOK), table, BOOK, LEXICON).entries == (entry,)
        table = evolve(table, entry, BOOK)
        if number % 5 == 0:
            again, _ = read_position("\n".join(lines_of_position(table)), lambda _: BOOK, LEXICON)
            assert evolve(Table(), Opened(again), BOOK) == table


def test_everybody_sees_every_card(games: list[Game]) -> None:
    """Hands and stacks lie open: who looks on sees of them what the referee noted, roles too."""
    for one in games:
        seen = public_of(one.table, BOOK)
        assert seen.sightings == one.table.sightings
        assert seen.slices == one.table.slices
        assert [seat.role for seat in seen.seats] == [seat.role for seat in one.table.seats]
