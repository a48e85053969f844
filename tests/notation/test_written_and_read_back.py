"""What is written reads back: a card in play that is lost, whatever it is, and a card of which only a suit was told."""

from __future__ import annotations

import pytest

from referee import sets
from referee.core.nouns import entries as e
from referee.core.nouns.vocabulary import SUITS, Card
from referee.core.play.evolve import replay
from referee.lexicon import load
from referee.notation import lines_of_position, read_game, read_position, write_game

BOXES = ("base", "dodge_city", "bullet", "events", "high_noon", "fistful")
SEATS = "bang 1\nsets {}\nseat 1 Anna\nseat 2 Ben\nseat 3 Carla\nseat 4 Dirk\n"


@pytest.mark.parametrize("chosen", [("base",), BOXES], ids=["base", "boxes"])
def test_whatever_card_is_lost(chosen: tuple[str, ...]) -> None:
    """Who loses a Duel is hit by it; a Duel that lay before him, however it came there, is the card."""
    table, book = read_position(SEATS.format(" ".join(chosen)), sets.bind, load())
    for kind in book.cards:
        log = [e.Opened(table), e.Lost(1, Card(kind)), e.Lost(2, Card(kind, "ks"))]
        assert list(read_game(write_game(log, book, load()), sets.bind, load()).entries) == log, kind


@pytest.mark.parametrize("suit", SUITS)
def test_a_suit_alone(suit: str) -> None:
    """Of a draw!, of two cards of one, and of what lies on the discards or was seen to go into a hand."""
    table, book = read_position(SEATS.format("base"), sets.bind, load())
    drawn = [e.Flipped(1, "barrel", suit), e.Flipped(2, "jail", "4h", suit), e.Flipped(3, "dynamite", suit, "ks")]
    log = [e.Opened(table), *drawn, e.Drew(4, 1, "discards", seen=(Card("", suit),)), e.Dropped(1, Card("jail", suit))]
    assert list(read_game(write_game(log, book, load()), sets.bind, load()).entries) == log
    later = replay(log, book)
    assert later.discards[0] == Card("", suit)
    again, _ = read_position("\n".join(lines_of_position(later, book)), sets.bind, load())
    assert (again.discards, again.sightings) == (later.discards, later.sightings)
