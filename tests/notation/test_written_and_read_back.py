"""A card in play that is lost is written so that it reads back, whatever card it is."""

from __future__ import annotations

import pytest

from referee import sets
from referee.core.nouns import entries as e
from referee.core.nouns.vocabulary import Card
from referee.lexicon import load
from referee.notation import read_game, read_position, write_game

BOXES = ("base", "dodge_city", "bullet", "events", "high_noon", "fistful")
SEATS = "bang 1\nsets {}\nseat 1 Anna\nseat 2 Ben\nseat 3 Carla\nseat 4 Dirk\n"


@pytest.mark.parametrize("chosen", [("base",), BOXES], ids=["base", "boxes"])
def test_whatever_card_is_lost(chosen: tuple[str, ...]) -> None:
    """Who loses a Duel is hit by it; a Duel that lay before him, however it came there, is the card."""
    table, book = read_position(SEATS.format(" ".join(chosen)), sets.bind, load())
    for kind in book.cards:
        log = [e.Opened(table), e.Lost(1, Card(kind)), e.Lost(2, Card(kind, "ks"))]
        assert list(read_game(write_game(log, book, load()), sets.bind, load()).entries) == log, kind
