"""A new table in one line: names, roles and characters as they are typed."""

from pathlib import Path

import pytest

from referee import sets
from referee.lexicon import load
from referee.typing.dealing import TypedSeat, players, position

BOOK = sets.bind(sets.USUAL)


TYPED = {
    "anna bruno carla": ("anna", "bruno", "carla"),
    "Anna Maria, Bruno": ("Anna Maria", "Bruno"),
    '"a, b", "c:d", ""': ("a, b", "c:d", ""),
    "[bold], ]], 名前": ("[bold]", "]]", "名前"),
    "one\ntwo\nthree": ("one", "two", "three"),
    "": (),
}


@pytest.mark.parametrize("line", TYPED)
def test_names_are_read_as_typed(line: str) -> None:
    """Commas or line ends part the names, else blanks; quotes hold anything together."""
    assert tuple(each.name for each in players(line, load(), BOOK)) == TYPED[line]


def test_roles_and_characters_are_read_by_their_beginnings() -> None:
    """After colons, in either order."""
    assert players("anna:sheriff:suzy, b:slab, c:outl", load(), BOOK) == (
        TypedSeat("anna", "sheriff", "suzy"), TypedSeat("b", "?", "slab"), TypedSeat("c", "outl", "?"),
    )  # fmt: skip


def test_whatever_is_typed_deals_or_says_why(tmp_path: Path) -> None:
    """Words after the colons stay words: none can add a line to the deal."""
    text = position(players("a:sheriff:x y\\, b:;#:?", load(), BOOK))
    assert [line.split()[0] for line in text.splitlines()] == ["bang", "sets", "option", "log", "seat", "seat", "---"]
