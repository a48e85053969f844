"""A new table in one line: names, roles and characters as they are typed."""

from pathlib import Path

import pytest

from referee import sets
from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.lexicon import load
from referee.typing.dealing import players, position
from referee.typing.seats import DealtSeat
from tests.cli.command import referee
from tests.rows import rows

BOOK = sets.bind(sets.USUAL)


TYPED = {
    "anna bruno carla": ("anna", "bruno", "carla"),
    "Anna Maria, Bruno": ("Anna Maria", "Bruno"),
    '"a, b", "c:d", ""': ("a, b", "c:d", ""),
    "[bold], ]], 名前": ("[bold]", "]]", "名前"),
    "one\ntwo\nthree": ("one", "two", "three"),
    "": (),
}


@rows("line", TYPED)
def test_names_are_read_as_typed(line: str) -> None:
    """Commas or line ends part the names, else blanks; quotes hold anything together."""
    assert tuple(each.name for each in players(line, load(), BOOK)) == TYPED[line]


READ = {
    "anna:sheriff:suzy": ("sheriff", "suzy_lafayette"),
    "anna:suzy:sheriff": ("sheriff", "suzy_lafayette"),
    "anna:out:bart": ("outlaw", "bart_cassidy"),
    "anna:out": ("outlaw", "?"),
    "anna:vogel:jourd": ("outlaw", "jourdonnais"),
    "anna:fuorilegge:kit": ("outlaw", "kit_carlson"),
    "anna:hulps:willy": ("deputy", "willy_the_kid"),
    "anna:slab": ("?", "slab_the_killer"),
    "anna:?:slab": ("?", "slab_the_killer"),
    "anna::slab": ("?", "slab_the_killer"),
    "anna:renegade:": ("renegade", "?"),
    "anna:sherrif:suzi": ("sheriff", "suzy_lafayette"),
}
"""A player as typed, and the role and the character that he is dealt."""


@rows("line", READ)
def test_roles_and_characters_are_read_by_their_beginnings(line: str) -> None:
    """After colons, in either order, in any language; what a position calls a fact (`out`) is a role here."""
    assert players(line, load(), BOOK) == (DealtSeat("anna", *READ[line]),)


@pytest.mark.parametrize("line", READ)
def test_both_doors_read_alike(line: str, tmp_path: Path) -> None:
    """What is typed on the screen for a new table and after `referee new` is one table."""
    store = f"--store={tmp_path / 'cli.db'}"
    assert referee(store, "new", line, "b", "c", "d", "e").code == 0
    desks = Desk(tmp_path / "cli.db"), Desk(tmp_path / "app.db")
    made = desks[0].table().table, desks[1].new(position(players(f"{line}, b, c, d, e", load(), BOOK))).table
    assert made[0] == made[1]
    for desk in desks:
        desk.close()


UNREAD = {
    "a:sheriff:x y\\, b": "no_role_or_character",
    "a:;#": "no_role_or_character",
    "a:life:bart": "no_role_or_character",
    "a:hand": "no_role_or_character",
    "a:sheriff:suzy:foo": "left_over",
    "a:sheriff:outlaw": "no_role_or_character",
    "a:suzy:bart": "no_role_or_character",
    "a::s": "word_ambiguous",
    "a:rebel": "of_another_set",
}


@rows("line", UNREAD)
def test_what_cannot_be_read_is_said(line: str) -> None:
    """No word is dropped, and none becomes another part of the deal."""
    with pytest.raises(BadLine) as refused:
        players(line, load(), BOOK)
    assert refused.value.key == UNREAD[line]
