"""A card said to be discarded is the one that lies before whom somebody makes discard it, and is of nobody's hand."""

import pytest

from referee import sets
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.errors import BadLine
from referee.lexicon import load
from referee.notation import line_of, read, read_position

BOOK = sets.bind(("base", "death_mesa"))
SEATS = """
sets base death_mesa
seat 1 "Ada" sheriff kit_carlson life 5/5 hand 3 play schofield
seat 2 "Bo" outlaw sid_ketchum life 0/4 out shown hand 3
seat 3 "Di" outlaw el_gringo life 3/3 hand 2 play barrel
seat 4 "Ed" renegade vulture_sam life 4/4 hand 4
ghost 2 hand 3
"""
DECAY = ("turn 2 play", "2 haunt decay 1 for 2 with ? ?", "2 works decay")


def after(turn: str, *lines: str) -> Table:
    """The table after these lines in that turn."""
    table = read_position(SEATS + turn, sets.bind, load())[0]
    for line in lines:
        for entry in read(line, table, BOOK, load()).entries:
            table = evolve(table, entry, BOOK)
    return table


def meant(line: str, table: Table) -> list[str]:
    """What the line says there."""
    return [line_of(entry, BOOK) for entry in read(line, table, BOOK, load()).entries]


@pytest.mark.parametrize("line", ["discard schofield", "ada discards the schofield", "bo discards schofield"])
def test_who_discards_what_decays_has_given_no_missed(line: str) -> None:
    """The victim's card goes, at the ghost's choice; of nobody's hand is anything discarded."""
    assert meant(line, after(*DECAY)) == ["1 no", "2 toss 1 schofield"]
    assert meant(line, after(*DECAY, "1 no")) == ["2 toss 1 schofield"]


def test_a_missed_discarded_against_it_wards_it_off() -> None:
    """As it does played."""
    assert meant("discard missed", after(*DECAY)) == ["1 answer missed"]


def test_what_is_neither_is_asked() -> None:
    """A ghost has no Beer to discard, and Ada none that lies open."""
    with pytest.raises(BadLine):
        meant("discard beer", after(*DECAY, "1 no"))


def test_a_cat_balou_is_read_alike() -> None:
    """What lies open is tossed; a card that does not is of the hand, and its own line stays as files have it."""
    table = after("turn 4 play", "4 play cat_balou 3")
    assert meant("discard barrel", table) == meant("di discards the barrel", table) == ["4 toss 3 barrel"]
    assert meant("3 discard 1 with barrel", table) == ["3 discard 1 with barrel"]
    assert meant("3 discard beer", table) == ["3 discard 1 with beer"]
