"""What nobody noted is asked for where it matters: a character in one key, the role of whoever is eliminated."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.speech import LANGUAGES
from referee.tui.screens.naming import NamingScreen
from tests.tui.seated import MIDDLE, SMALL, at_table, logged, picture, table_of, typed, words

NOBODY = (("Anna", "sheriff", "?"), ("Bruno", "?", "?"), ("Carla", "?", "?"), ("Dario", "?", "?"))
SAID_OUT = {"nl": "uit", "it": "fuori", "en": "out", "de": "raus"}
WHICH = {
    "nl": "Welke rol toonde Bruno?",
    "it": "Che ruolo ha mostrato Bruno?",
    "en": "Which role did Bruno show?",
    "de": "Welche Rolle hat Bruno gezeigt?",
}
OUTLAW = {"nl": "uit outlaw", "it": "fuori fuorilegge", "en": "out outlaw", "de": "raus bandit"}


@pytest.mark.parametrize("size", [SMALL, MIDDLE])
async def test_a_character_is_named_in_one_key(store: Path, size: tuple[int, int]) -> None:
    """The flag asks for it first; the list has all that nobody is known to be; one key more, and it is known."""
    async with at_table(store, [".", "bang 2", "2 missed"], NOBODY, size=size) as pilot:
        await typed(pilot, "bang 2")
        assert "^R Who is Anna?" in picture(pilot)
        await pilot.press("ctrl+r")
        assert isinstance(pilot.app.screen, NamingScreen)
        assert "P Willy the Kid" in picture(pilot) and "A Bart Cassidy" in picture(pilot)
        await pilot.press("p")
        await pilot.pause()
        assert table_of(pilot).log_of_table.table.seats[0].character == "willy_the_kid"
        assert "^R Who is Bruno?" in picture(pilot)
        await pilot.press("ctrl+r", "a")
        await pilot.pause()
        assert "Unclear → ✓ Legal" in words(pilot) and "^R Who is" not in picture(pilot)


async def test_what_turns_out_illegal_is_flagged(store: Path) -> None:
    """Once it is known who did it, the flag that was unclear says what was not allowed."""
    async with at_table(store, [".", "bang 2", "2 missed"], NOBODY) as pilot:
        await typed(pilot, "bang 2")
        await pilot.press("ctrl+r", "b")
        await pilot.pause()
        assert "Irregular" in picture(pilot)


async def test_it_may_stay_unknown(store: Path) -> None:
    """Escape names nobody."""
    async with at_table(store, ["."], NOBODY) as pilot:
        await typed(pilot, "bang 2")
        before = logged(store)
        await pilot.press("ctrl+r", "escape")
        assert logged(store) == before
        assert "^R Who is Anna?" in picture(pilot)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_role_of_whoever_is_eliminated_is_asked_for(store: Path, lang: str) -> None:
    """Enter alone logs nobody without a role; those that are left are offered, and the first is one key away."""
    async with at_table(store, [".", "set 2 life 1", "bang 2", "hit"], NOBODY, lang) as pilot:
        before = logged(store)
        await typed(pilot, SAID_OUT[lang])
        assert logged(store) == before
        assert WHICH[lang] in words(pilot)
        offered = [each.line.strip() for each in table_of(pilot).entry.proposals]
        assert offered[0] == OUTLAW[lang] and len(offered) >= 3
        await pilot.press("tab", "enter")
        await pilot.pause()
        assert logged(store)[-1] == "2 out outlaw by 1 to bang"


@pytest.mark.parametrize("line", ["2o", "2 out", "bruno out", "ou"])
async def test_no_beginning_leaves_the_role_out(store: Path, line: str) -> None:
    """However short it is typed: the role is asked for."""
    async with at_table(store, [".", "set 2 life 1", "bang 2", "hit"], NOBODY) as pilot:
        before = logged(store)
        await typed(pilot, line)
        assert logged(store) == before
        assert "Which role did Bruno show?" in words(pilot)


async def test_a_role_that_nobody_saw(store: Path) -> None:
    """A question mark says so."""
    async with at_table(store, [".", "set 2 life 1", "bang 2", "hit"], NOBODY) as pilot:
        await typed(pilot, "out ?")
        assert logged(store)[-1] == "2 out ? by 1 to bang"


async def test_life_points_that_nobody_can_count(store: Path) -> None:
    """Where the first is lost the character is asked for, and not again; named in one key, they are counted."""
    async with at_table(store, [".", "bang 2"], NOBODY) as pilot:
        await typed(pilot, "hit")
        assert "^R names the character" in words(pilot)
        await typed(pilot, "bang 2")
        await typed(pilot, "hit")
        assert "names the character" not in words(pilot)
        await pilot.press("ctrl+r", "o")
        await pilot.pause()
        bruno = table_of(pilot).log_of_table.table.seats[1]
        assert (bruno.character, bruno.life, bruno.most) == ("vulture_sam", 2, 4)
