"""A card that goes out of a hand or a grave: who had it, who has it and who looked on know what each of them saw."""

from __future__ import annotations

import pytest

from referee import sets
from referee.core.knowledge.public import seen_by
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Table
from referee.core.play.evolve import replay
from referee.lexicon import load
from referee.notation import read_game

MESA = """bang 1
sets base death_mesa
seat 1 Anna sheriff willy_the_kid life 5/5 hand 4
seat 2 Bruno outlaw slab_the_killer life 0/4 out shown hand 2 holds beer/8h panic/qh
seat 3 Carla deputy black_jack life 4/4 hand 1
seat 4 Dario outlaw jesse_jones life 0/4 out shown hand 0
turn 1 play
deck 40
---
"""


def seen(lines: str, viewer: int) -> Table:
    """The table as this seat sees it after these lines."""
    game = read_game(MESA + lines, sets.bind, load())
    return seen_by(replay(game.entries, game.book), game.book, viewer)


def cards(lines: str, viewer: int, hand: int) -> list[str]:
    """The cards that this seat knows to be in a hand."""
    return sorted(card.kind for card in known_in(seen(lines, viewer), hand))


DUG = "1 exhume 1 from 2 for rob_grave with {}\n"


@pytest.mark.parametrize("noted", ["beer/8h", "panic/qh", "volcanic"])
def test_a_ghost_does_not_learn_which_of_his_goods_is_gone(noted: str) -> None:
    """DMS-107: it is taken as it comes, out of cards that lie face down; he who has it sees it, and nobody else."""
    unnoted = DUG.partition(" with")[0] + "\n"
    assert seen(DUG.format(noted), 2) == seen(unnoted, 2)
    assert seen(DUG.format(noted), 0) == seen(unnoted, 0)
    assert cards(DUG.format(noted), 1, 1) == [noted.partition("/")[0]]


def test_he_who_chooses_it_knows_what_he_gave() -> None:
    """DMS-092: the ghost of a Last Testament chooses the card, and still knows the other one."""
    given = "1 exhume 1 from 2 for last_testament with beer/8h\n"
    assert (cards(given, 2, 1), cards(given, 2, 2)) == (["beer"], ["panic"])
    assert cards(given, 0, 1) == cards(given, 3, 1) == []


def test_what_a_possessed_player_gets_back_two_have_seen() -> None:
    """DMS-104: a card that cannot be played returns; the ghost and its owner know it, and the table does not."""
    back = "4 possesses 3 missed/10c back\n"
    assert cards(back, 4, 3) == cards(back, 3, 3) == ["missed"]
    assert cards(back, 0, 3) == cards(back, 1, 3) == []
