"""Who alone is left when the Renegade has won was the Renegade, whether anybody wrote it or not."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import logged
from tests.rows import rows

LAST = """
seat 1 "Nora" sheriff rose_doolan life 1/5 hand 0
seat 2 "Will" outlaw slab_the_killer out
seat 3 "Josie" ? lucky_duke life 3/4 hand 4
seat 4 "Hank" outlaw el_gringo out
turn 3 play
deck 40
"""
SAID = {
    "en": "josie renegade",
    "nl": "josie is de afvallige",
    "it": "josie rinnegata",
    "de": "josie ist die abtrünnige",
}


def test_it_follows_from_the_victory(desk: Desk) -> None:
    """Once that is logged."""
    log = desk.new(LAST)
    for line in ("bang nora", "nora hit", "nora out", "."):
        log.enter(line)
    assert log.table.winner == "renegade" and log.table.seat(3).role == "renegade"


@rows("lang", SAID)
def test_it_may_be_told_before(desk: Desk, lang: str) -> None:
    """As all turn their roles up once the last one has fallen."""
    log = desk.new(LAST)
    for line in ("bang nora", "nora hit", "nora out"):
        log.enter(line)
    assert logged(log, SAID[lang], lang) == "set 3 role renegade"


def test_an_example_names_who_sits_here(desk: Desk) -> None:
    """Whoever is left: nobody is made up."""
    log = desk.new(LAST)
    for line in ("bang nora", "nora hit", "nora out"):
        log.enter(line)
    with pytest.raises(BadLine, match="unread") as refused:
        log.enter("josie blurbs")
    assert {refused.value.about["one"], refused.value.about["another"]} <= {"josie", "hank", "nora"}
