"""What of ghosts everybody may know, and what each of them: counts for all, cards for him who holds or buried them."""

from __future__ import annotations

from referee import sets
from referee.core.book.panels import panels
from referee.core.knowledge.public import public_of, seen_by
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import read, read_position
from referee.speech import Speech
from referee.views.table import Views
from tests.rows import rows

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
    return after(table, *lines)


def after(table: Table, *lines: str) -> Table:
    """The table after these lines more."""
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


TERRIFIED = (*DEATH, "1 end", "2 turn", "2 conjure 2 with terrify/9c curse/8d", "2 haunt terrify/9c 3 for 2", "2 works")


@rows(("gun", "picked", "in_row"), [("schofield", "schofield", "(Schofield)"), ("scope", "hand scope", "(Scope)")])
def test_a_card_that_lies_sideways_is_told_in_the_row_of_its_seat(gun: str, picked: str, in_row: str) -> None:
    """In brackets, so that no colour is needed, while the other cards stand as ever; and no more when it is back."""
    views = Views(Speech.of("en"), load())
    there = () if picked.startswith("hand") else (f"3 lay {gun}",)
    table = played("3 lay mustang", *there, *TERRIFIED, f"2 terrifies 3 {picked}")
    seat = views.seat(table, BOOK, table.seat(3))
    assert {seat.weapon, *seat.in_play} - {""} == {"Mustang", in_row}
    back = after(table, "2 end", "3 turn", "3 end", "4 turn", "4 end", "1 turn", "1 end", "2 turn", f"3 reclaims {gun}")
    assert "(" not in "".join(views.seat(back, BOOK, back.seat(3)).in_play)
