"""A new table in as few keys as it can be, and home where all tables are."""

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from referee import sets
from referee.desk.desk import Desk
from referee.desk.game_choice import offered
from referee.speech import LANGUAGES, Speech
from referee.tui.screens.home import HomeScreen
from referee.tui.screens.new_table import NewTableScreen
from referee.tui.screens.table import TableScreen
from referee.tui.widgets.game_rows import CURSOR
from tests.tui.seated import FOUR, LARGE, MIDDLE, SMALL, opened, picture, prepared, table_of, typed, until, words
from tests.tui.several import several

__all__ = ["several"]

BOXES = ("bullet", "death_mesa", "dodge_city", "fistful", "high_noon", "rebel")
"""All that can be played with at once."""


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


@pytest.mark.parametrize(
    ("lang", "seat", "said"),
    [
        ("en", "bruno:out:bart", "Outlaw Bart Cassidy ●●●●"),
        ("nl", "bruno:bandiet:bart", "Outlaw Bart Cassidy ●●●●"),
        ("it", "bruno:fuori:bart", "Fuorilegge Bart Cassidy ●●●●"),
    ],
)
async def test_a_deal_is_seen_before_enter(store: Path, lang: str, seat: str, said: str) -> None:
    """Role, character and life points stand there as they were read, and so the table opens: nobody is out."""
    async with opened(store, None, lang) as pilot:
        await pilot.press("n")
        await typed(pilot, f"anna:sheriff:suzy, {seat}, carla, dario", enter=False)
        assert said in words(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        bruno = table_of(pilot).log_of_table.table.seat(2)
        assert (bruno.role, bruno.character, bruno.out) == ("outlaw", "bart_cassidy", False)


async def test_what_is_wrong_with_a_deal_is_said_in_place(store: Path) -> None:
    """An unknown character leaves the names where they are."""
    async with opened(store, None) as pilot:
        await pilot.press("n")
        await typed(pilot, "anna:zzz, bruno")
        assert "zzz" in picture(pilot).splitlines()[-8] or "“zzz”" in picture(pilot)
        assert Desk(store).tables() == []


def key_of(pilot: Pilot[None], name: str) -> str:
    """The key that the screen shows before this set."""
    found = re.search(rf"(\d) +\[.\] {re.escape(name)}", picture(pilot))
    assert found, f"{name} has no key"
    return found[1]


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press these keys, and let the screen show what they did."""
    await pilot.press(*keys)
    await pilot.pause()


def chosen_row(pilot: Pilot[None]) -> str:
    """The first line of the row that the cursor stands on."""
    (row,) = (line for line in picture(pilot).splitlines() if CURSOR in line)
    return row


async def go_to(pilot: Pilot[None], words: str) -> None:
    """Go down to the row of these words."""
    for _ in range(40):
        if words in chosen_row(pilot):
            return
        await press(pilot, "down")
    raise AssertionError(f"no row says {words}\n{picture(pilot)}")


async def test_a_light_log_and_the_first_edition_can_be_chosen(store: Path) -> None:
    """F5, and F6 with the arrows; then the names, as if nothing had come between."""
    async with opened(store, None) as pilot:
        await press(pilot, "n", "f5", "f6", "up", "right")
        assert "‹first›" in picture(pilot)
        await typed(pilot, "a b c d")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        table = table_of(pilot).log_of_table.table
        assert (table.mode, table.options["edition"]) == ("light", "first")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_set_option_and_value_can_be_seen_and_chosen(store: Path, lang: str) -> None:
    """At 80x24, with each set chosen: its name, its key, the words of its options and of all their values."""
    say = Speech.of(lang).say
    async with opened(store, None, lang) as pilot:
        await press(pilot, "n", "f6")
        for name in offered():
            key = key_of(pilot, say(f"set-{name}"))
            await press(pilot, key)
            assert f"[✓] {say(f'set-{name}')}" in chosen_row(pilot)
            for option, values in sets.named(name).facts.options.items():
                await go_to(pilot, say(f"option-{option}"))
                for value in (*values[1:], values[0]):
                    assert f" {say(f'option-{option}-{value}')}" in picture(pilot)
                    await press(pilot, "right")
                    assert f"‹{say(f'option-{option}-{value}')}›" in picture(pilot)
            await press(pilot, key)


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_all_boxes_at_once_are_chosen_from_at_ease(store: Path, size: tuple[int, int]) -> None:
    """Every row is gone to and then in sight; on a larger screen all of them stand there at once."""
    async with opened(store, None, "de", size) as pilot:
        await press(pilot, "n", "f6")
        for name in BOXES:
            await press(pilot, key_of_chosen(name))
        screen = pilot.app.screen
        assert isinstance(screen, NewTableScreen)
        say = Speech.of("de").say
        every = [f"set-{name}" for name in offered()] + [f"option-{name}" for name in screen.game.options]
        if size != SMALL:
            assert [each for each in every if say(each) not in picture(pilot)] == []
        rows = []
        for _ in every:
            await press(pilot, "down")
            rows.append(chosen_row(pilot))
        assert [each for each in every if not any(say(each) in row for row in rows)] == []


async def test_a_set_says_what_it_needs_and_beside_which_it_cannot_be(store: Path) -> None:
    """Before anything is pressed; and what the set under the cursor is."""
    async with opened(store, None) as pilot:
        await press(pilot, "n", "f6")
        assert "A Fistful of Cards brings along: Event deck" in words(pilot)
        assert "championship 2007 goes with no other set (ITC-053)" in words(pilot)
        await press(pilot, key_of_chosen("high_noon"))
        assert "[✓] Event deck needed by: High Noon" in words(pilot)
        assert "[ ] knock-out duel not beside Event deck (ITC-053)" in words(pilot)
        assert "13 or 15 events." in words(pilot)


async def test_a_space_chooses_while_nobody_is_named(store: Path) -> None:
    """Between names it is a space, as it is in them; once the arrows were used it chooses again."""
    async with opened(store, None) as pilot:
        await press(pilot, "n", "f6", "space")
        screen = pilot.app.screen
        assert isinstance(screen, NewTableScreen)
        assert screen.game.sets == ("base", "bullet")
        await typed(pilot, "anna", enter=False)
        await press(pilot, "f6")
        await typed(pilot, " bruno", enter=False)
        assert (screen.text, screen.game.sets) == ("anna bruno", ("base", "bullet"))
        await press(pilot, "f6", "up", "down", "space")
        assert (screen.text, screen.game.sets) == ("anna bruno", ("base",))


async def test_with_many_options_those_that_are_unusual_are_told_beside_the_names(store: Path) -> None:
    """So that the players are in sight, whatever is played."""
    async with opened(store, None) as pilot:
        await press(pilot, "n")
        assert "Edition of the characters: fourth" in words(pilot)
        await press(pilot, "f6", key_of_chosen("death_mesa"), "down", "right", "escape")
        assert "Edition" not in words(pilot) and "other options as usual" in words(pilot)
        assert "A ghost's further cards: a card after a success" in words(pilot)


@pytest.mark.usefixtures("several")
async def test_a_set_brings_what_it_needs_and_its_options(store: Path) -> None:
    """F6 and one key: the other set comes along; names and Enter, and the table is played by them."""
    async with opened(store, None) as pilot:
        await press(pilot, "n", "f6", key_of_chosen("mesa"))
        assert "[✓] mesa" in picture(pilot) and "[✓] prairie" in picture(pilot)
        await go_to(pilot, "moon")
        await press(pilot, "left")
        assert "‹full›" in picture(pilot)
        await typed(pilot, "anna:sheriff, bruno, carla, dario")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        table = table_of(pilot).log_of_table.table
        assert table.sets == ("base", "prairie", "mesa")
        assert {"edition": "fourth", "weather": "fair", "moon": "full"}.items() <= table.options.items()


@pytest.mark.usefixtures("several")
async def test_a_set_that_clashes_is_refused_with_its_reason(store: Path) -> None:
    """The sets stay as they were, and the sentence names both; Enter starts from here too."""
    async with opened(store, None) as pilot:
        await press(pilot, "n")
        await typed(pilot, "a b c d", enter=False)
        await press(pilot, "f6", key_of_chosen("town"), key_of_chosen("prairie"))
        assert "“town” is played by itself (CRD-001), without “prairie”." in words(pilot)
        assert "[✓] town" in picture(pilot) and "[ ] prairie" in picture(pilot)
        await press(pilot, "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        assert table_of(pilot).log_of_table.table.sets == ("base", "town")


@pytest.mark.usefixtures("several")
async def test_sets_and_values_can_be_clicked(store: Path) -> None:
    """What has a key is a button as well; a value is chosen itself."""
    async with opened(store, None) as pilot:
        await press(pilot, "n", "f6")
        for told in ("mesa", " half "):
            line = next(y for y, row in enumerate(picture(pilot).splitlines()) if told in row)
            await pilot.click(offset=(picture(pilot).splitlines()[line].index(told) + 1, line))
            await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, NewTableScreen)
        assert screen.game.options["moon"] == "half"


NAMES = "Emma:sheriff:rose, Oliver::bart, Grace::jou, Harry::gringo"


def people(pilot: Pilot[None]) -> list[tuple[str, str]]:
    """Who sits at the table that was opened, with the role."""
    return [(seat.name, seat.role) for seat in table_of(pilot).log_of_table.table.seats]


@pytest.mark.parametrize("between", [(), ("enter",), ("f6",), ("escape",)])
async def test_names_typed_beside_the_sets_are_all_there(store: Path, between: tuple[str, ...]) -> None:
    """With Death Mesa and all its options open, refused once or not: no letter is lost, and none chooses an option."""
    async with opened(store, None) as pilot:
        await press(pilot, "n", "f6", key_of_chosen("death_mesa"))
        screen = pilot.app.screen
        assert isinstance(screen, NewTableScreen)
        chosen = screen.game
        await press(pilot, *between)
        await typed(pilot, NAMES)
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        assert screen.game == chosen
        assert people(pilot) == [("Emma", "sheriff"), ("Oliver", ""), ("Grace", ""), ("Harry", "")]


async def test_a_line_half_typed_is_gone_on_with_after_a_choice(store: Path) -> None:
    """What is typed beside the sets, and after them, stands after what was typed before; the cursor shows where."""
    async with opened(store, None) as pilot:
        await press(pilot, "n", "f6", key_of_chosen("death_mesa"))
        for part in (NAMES[:17], NAMES[17:32], NAMES[32:]):
            await typed(pilot, part, enter=False)
            await pilot.pause()
            await press(pilot, "f6")
        screen = pilot.app.screen
        assert isinstance(screen, NewTableScreen)
        assert screen.text == NAMES
        assert screen.typed.has_focus


def key_of_chosen(name: str) -> str:
    """Sets are numbered from 1; the tenth is 0."""
    return str(offered().index(name) + 1)[-1]


async def test_no_key_of_a_set_or_an_option_is_a_letter(store: Path) -> None:
    """With all boxes each set has a digit while there are enough, and the keys of the others stand below."""
    async with opened(store, None) as pilot:
        await press(pilot, "n", "f6")
        assert [key_of_chosen(name) for name in offered()[:10]] == [*"1234567890"[: len(offered())]]
        for name in offered():
            assert key_of(pilot, Speech.of("en").say(f"set-{name}")) == key_of_chosen(name)
        assert "↑↓ Row ←→ ␣ Change" in words(pilot)


async def test_escape_goes_back_to_the_names_first(store: Path) -> None:
    """From the sets to the names, from the names home."""
    async with opened(store, None) as pilot:
        await press(pilot, "n", "f6", "escape")
        assert isinstance(pilot.app.screen, NewTableScreen)
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, HomeScreen)


async def test_no_game_for_so_many_is_said_while_names_are_typed(store: Path) -> None:
    """Three players, and none but the usual sets: the reason stands under their names."""
    async with opened(store, None) as pilot:
        await press(pilot, "n")
        await typed(pilot, "a b c", enter=False)
        assert "NLB-002" in picture(pilot)
        await typed(pilot, " d", enter=False)
        assert "NLB-002" not in picture(pilot)


async def test_the_players_of_the_last_table_come_back_with_one_key(store: Path) -> None:
    """Same names, same game, no roles."""
    prepared(store, option="edition first")
    async with opened(store, None) as pilot:
        await pilot.press("n", "f4", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        seats = table_of(pilot).log_of_table.table.seats
        assert [(seat.name, seat.role) for seat in seats] == [(name, "") for name, _, _ in FOUR]
        assert table_of(pilot).log_of_table.table.options["edition"] == "first"


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
