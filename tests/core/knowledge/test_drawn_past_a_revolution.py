"""The game goes on in a Revolution that nobody said, the next player draws: all see the same, whoever is the Rebel!."""

from __future__ import annotations

from referee import sets
from referee.core.knowledge.public import public_of
from referee.core.nouns import entries as e
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import replay
from referee.lexicon import load
from referee.notation import read_position

TABLE = """
sets base rebel
seat 1 Anna sheriff willy_the_kid life 1/5 hand 0
seat 2 Bruno {role} slab_the_killer life 4/4 hand 2
seat 3 Carla ? bart_cassidy life 4/4 hand 2
seat 4 Dario ? jesse_jones life 4/4 hand 2
deck 40
turn 2 play
"""
SHERIFF_DEAD = (
    e.Played(2, Card("bang"), (1,)),
    e.Declined(1),
    e.LifeLost(1, 1, 2, "bang"),
    e.Eliminated(1, "sheriff", 2, "bang"),
    e.Forfeited(1),
)


def test_a_turn_that_nobody_wrote_begins_whoever_is_the_rebel() -> None:
    """Whose turn it is by the table that all see does not hang on whether a Revolution is due."""
    book = sets.bind(("base", "rebel"))
    tables = [
        replay(
            (*SHERIFF_DEAD, e.Drew(3, 2, cause="turn")),
            book,
            read_position(TABLE.format(role=role), sets.bind, load())[0],
        )
        for role in ("rebel", "outlaw", "renegade", "?")
    ]
    seen = [public_of(table, book) for table in tables]
    assert all(each == seen[0] for each in seen)
    assert seen[0].turn.seat == 3
