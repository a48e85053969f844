"""A ghost steps into a duel over a card, whose role nobody saw: it goes on alike, whatever was noted of him."""

from __future__ import annotations

from referee import sets
from referee.core.judging.judge import judge
from referee.core.knowledge.public import public_of
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import read_position
from referee.sets.death_mesa.entries import GhostCard, Haunted, Negated

TABLE = """
sets base death_mesa
seat 1 Anna sheriff willy_the_kid life 4/5 hand 3
seat 2 Bruno renegade slab_the_killer life 0/4 hand 0 out shown
seat 3 Carla outlaw vulture_sam life 0/4 hand 0 out shown
seat 4 Dario {role} jesse_jones life 0/4 hand 0 out
seat 5 Elena ? lucky_duke life 4/4 hand 2
turn 2 play
"""
BOOK = sets.bind(("base", "death_mesa"))
DUEL = (Haunted(2, GhostCard("terrify", "ad"), (1,)), Negated(3, GhostCard("the_east_wind", "kc")))
FOR_BRUNO = Negated(4, GhostCard("guilty_conscience", "ah"), 2)


def duel(role: str) -> Table:
    """The table at which Bruno has to answer Carla, and Dario is noted to have been this."""
    table = evolve(Table(), e.Opened(read_position(TABLE.format(role=role), sets.bind, load())[0]), BOOK)
    for entry in DUEL:
        table = evolve(table, entry, BOOK)
    return table


def test_who_steps_in_unseen_moves_the_duel_alike() -> None:
    """Only a dead Renegade may; who has to answer next would tell all what Dario is."""
    seen = [public_of(evolve(duel(role), FOR_BRUNO, BOOK), BOOK) for role in ("?", "renegade", "deputy", "outlaw")]
    assert all(each == seen[0] for each in seen)
    assert [(owed.kind, owed.seat, owed.must) for owed in seen[0].frames[-1].owed] == [("counter", 3, True)]


def test_the_referee_is_told_that_he_may_not() -> None:
    """By the role that was noted; where none was it is not known."""
    told = {role: judge(duel(role), FOR_BRUNO, BOOK) for role in ("?", "renegade", "deputy")}
    assert "only_renegades_step_in" not in told["renegade"].keys
    assert (told["?"].level, told["deputy"].level) == (Level.UNCLEAR, Level.ILLEGAL)
