"""Where a play would be allowed at several others, a referee is told all of them, or three."""

from __future__ import annotations

from referee import sets
from referee.core.judging.remedies import remedies
from referee.core.nouns.entries import Played
from referee.core.nouns.vocabulary import Card
from referee.lexicon import load
from referee.notation import read_position
from referee.speech import Speech

SIX = """
seat 1 Anna sheriff slab_the_killer
seat 2 Bram ? jesse_jones
seat 3 Cas ? vulture_sam
seat 4 Daan ? el_gringo
seat 5 Eva ? lucky_duke
seat 6 Femke ? sid_ketchum
turn 1 play
"""
WORDS = {
    "nl": "Bram of Femke het doelwit was",
    "it": "il bersaglio fosse Bram o Femke",
    "en": "Bram or Femke was the target",
    "de": "Bram oder Femke das Ziel wäre",
}


def test_all_whom_it_might_have_been_aimed_at_are_named() -> None:
    """Out of reach at Daan: either neighbour would do."""
    table, book = read_position(SIX, sets.bind, load())
    target = remedies(table, Played(1, Card("bang"), (4,)), book)[0]
    assert (target.kind, target.seat, target.as_well) == ("target", 2, (6,))
    for lang, said in WORDS.items():
        assert Speech.of(lang).change(target, table) == said


def test_no_more_than_three_are() -> None:
    """A Duel with an eliminated player could have been with anybody."""
    fallen = SIX.replace("seat 4 Daan ? el_gringo", "seat 4 Daan outlaw el_gringo life 0/3 out shown")
    table, book = read_position(fallen, sets.bind, load())
    target = remedies(table, Played(1, Card("duel"), (4,)), book)[0]
    assert (target.kind, target.seat, target.as_well) == ("target", 2, (3, 5))
