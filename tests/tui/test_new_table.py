"""A new table in as few keys as it can be, and home where all tables are."""

from pathlib import Path

import pytest

from referee.desk import Desk
from referee.lexicon import load
from referee.tui.dealing import Dealt, players, position
from referee.tui.screens.home import HomeScreen
from referee.tui.screens.table import TableScreen
from tests.tui.seated import FOUR, opened, picture, prepared, table_of, typed, until

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
    assert tuple(each.name for each in players(line, load())) == TYPED[line]


def test_roles_and_characters_are_read_by_their_beginnings() -> None:
    """After colons, in either order."""
    assert players("anna:sheriff:suzy, b:slab, c:outl", load()) == (
        Dealt("anna", "sheriff", "suzy"), Dealt("b", "?", "slab"), Dealt("c", "outl", "?"),
    )  # fmt: skip


def test_whatever_is_typed_deals_or_says_why(tmp_path: Path) -> None:
    """Words after the colons stay words: none can add a line to the deal."""
    text = position(players("a:sheriff:x y\\, b:;#:?", load()))
    assert [line.split()[0] for line in text.splitlines()] == ["bang", "sets", "option", "log", "seat", "seat", "---"]


async def test_a_table_is_made_by_typing_names(store: Path) -> None:
    """N, the names, Enter: the table is open and the Sheriff's turn is due."""
    async with opened(store, None) as pilot:
        await pilot.press("n")
        await typed(pilot, "anna:sh:suzy, bruno, carla:outl:slab, dario")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await pilot.pause()
        assert "The turn of anna begins" in picture(pilot)
        assert "Suzy Lafayette" in picture(pilot)
        seats = table_of(pilot).log_of_table.table.seats
        assert [seat.role for seat in seats] == ["sheriff", "", "outlaw", ""]


async def test_what_is_wrong_with_a_deal_is_said_in_place(store: Path) -> None:
    """An unknown character leaves the names where they are."""
    async with opened(store, None) as pilot:
        await pilot.press("n")
        await typed(pilot, "anna:zzz, bruno")
        assert "zzz" in picture(pilot).splitlines()[-8] or "“zzz”" in picture(pilot)
        assert Desk(store).tables() == []


async def test_a_light_log_and_the_first_edition_can_be_chosen(store: Path) -> None:
    """F5 and F6, before the names or after."""
    async with opened(store, None) as pilot:
        await pilot.press("n", "f5", "f6")
        await typed(pilot, "a b c d")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        table = table_of(pilot).log_of_table.table
        assert (table.mode, table.options) == ("light", {"edition": "first"})


async def test_the_players_of_the_last_table_come_back_with_one_key(store: Path) -> None:
    """Same names, no roles."""
    prepared(store)
    async with opened(store, None) as pilot:
        await pilot.press("n", "f4", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        seats = table_of(pilot).log_of_table.table.seats
        assert [(seat.name, seat.role) for seat in seats] == [(name, "") for name, _, _ in FOUR]


async def test_a_position_can_be_typed_in(store: Path) -> None:
    """F8 takes a position instead of names, F10 starts from it."""
    async with opened(store, None) as pilot:
        await pilot.press("n", "f8")
        pilot.app.screen.query_one("#block").text = (  # type: ignore[attr-defined]
            "seat 1 Anna sheriff life 2/5 hand 1\nseat 2 Bruno outlaw life 1/4 hand 3\nturn 2 play\ndeck 20\n"
        )
        await pilot.press("f10")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await pilot.pause()
        assert "●●○○○" in picture(pilot) and "► 2 Bruno" in picture(pilot)


async def test_home_goes_on_where_the_table_stood(store: Path) -> None:
    """The table touched last is on top; Enter opens it, F9 comes back."""
    prepared(store, lines=["."])
    async with opened(store, None) as pilot:
        assert "Anna, Bruno, Carla, Dario" in picture(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await pilot.pause()
        assert "► Anna: playing" in picture(pilot)
        await pilot.press("f9")
        assert isinstance(pilot.app.screen, HomeScreen)
