"""What of ghosts everybody may know, and what each of them: counts for all, cards for him who holds or buried them."""

from __future__ import annotations

from referee import sets
from referee.evolve import evolve
from referee.lexicon import load
from referee.notation import read, read_position
from referee.panels import panels
from referee.public import public_of, seen_by
from referee.table import Table

BOOK = sets.bind(("base", "death_mesa"))
POSITION = """
sets base death_mesa
seat 1 Anna sheriff willy_the_kid life 5/5 hand 4
seat 2 Bruno outlaw slab_the_killer life 1/4 hand 2 play mustang/8h
seat 3 Carla deputy black_jack life 4/4 hand 4
seat 4 Dario outlaw jesse_jones life 4/4 hand 4
turn 1 play
deck 40
"""
DEATH = ("1 duel 2", "2 no", "2 lose 1", "2 out outlaw", "2 bury with beer", "1 draw 3", "2 conjure 1 with curse/8d")


def played(*lines: str) -> Table:
    """The table after these lines, as the referee knows it."""
    table, _ = read_position(POSITION, lambda _: BOOK, load())
    for line in lines:
        for entry in read(line, table, BOOK, load()).entries:
            table = evolve(table, entry, BOOK)
    return table


def shown(table: Table, viewer: int) -> dict[str, list[str]]:
    """Of the first ghost: how many cards of each kind, and the names of those that are shown."""
    rows = {panel.key: panel.rows[0] for panel in panels(table, BOOK, viewer) if panel.key in ("ghosts", "goods")}
    return {key: [str(row["held"]), *(card.kind for card in row["cards"])] for key, row in rows.items()}


def test_the_referee_sees_all_that_he_noted() -> None:
    """The ghost's cards, and what was buried out of his hand."""
    assert shown(played(*DEATH), 0) == {"ghosts": ["1", "curse"], "goods": ["3", "beer", "mustang"]}


def test_everybody_sees_how_many_and_what_lay_open() -> None:
    """Neither the ghost's cards nor what his hand held."""
    assert shown(public_of(played(*DEATH), BOOK), 0) == {"ghosts": ["1"], "goods": ["3", "mustang"]}


def test_a_ghost_sees_his_own() -> None:
    """And nobody else does."""
    assert shown(seen_by(played(*DEATH), BOOK, 2), 2) == {"ghosts": ["1", "curse"], "goods": ["3", "beer", "mustang"]}
    assert shown(seen_by(played(*DEATH), BOOK, 3), 3) == {"ghosts": ["1"], "goods": ["3", "mustang"]}


def test_two_tables_that_look_alike_look_alike_to_everybody() -> None:
    """Whatever the ghost drew."""
    other = played(*DEATH[:-1], "2 conjure 1 with spook/ks")
    assert public_of(played(*DEATH), BOOK) == public_of(other, BOOK)
