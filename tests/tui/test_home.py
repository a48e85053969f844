"""Home: the tables with a glance at the one chosen, and a game file checked from there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from textual.pilot import Pilot

from referee.desk.desk import Desk
from referee.desk.glimpse import Glimpse, glimpse
from referee.errors import StoreBusy
from referee.tui import checked as checking
from referee.tui.screens.check import CheckScreen
from referee.tui.screens.dispute import DisputeScreen
from referee.tui.screens.home import HomeScreen
from referee.tui.screens.path import PathScreen
from referee.tui.screens.rulings import RulingsScreen
from tests.tui.seated import FOUR, LARGE, MIDDLE, SEVEN, SMALL, opened, picture, prepared, table_of, typed, until, words

HEAD = """bang 1
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Bruno" outlaw jourdonnais
seat 3 "Carla" outlaw el_gringo
seat 4 "Dario" renegade ?
---
1 turn
1 draw 2
"""
ILLEGAL = (
    HEAD + "1 bang 2\n2 no\n2 lose\n1 bang 2  # once too often\n2 missed\n1 mustnag\n1 bang 3\nstand 9 we agreed\n"
)
HOSTILE = {
    "binary": b"\x00\xff\xfe" * 100,
    "empty": b"",
    "novel": ("Call me Ishmael. " * 5000).encode(),
    "json": b'{"bang": 1}\n{"number": 0}\n',
    "deep": b"[" * 100_000,
    "broken": (HEAD + "1 fly\n").encode(),
}


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game with findings in it."""
    path = tmp_path / "evening.game"
    path.write_text(ILLEGAL)
    return path


async def asked(pilot: Pilot[None], path: object) -> None:
    """From home: the key, then the path."""
    await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
    await pilot.press("c")
    assert isinstance(pilot.app.screen, PathScreen)
    await typed(pilot, str(path))


async def checked(pilot: Pilot[None], path: object) -> CheckScreen:
    """The file checked."""
    await asked(pilot, path)
    screen = pilot.app.screen
    assert isinstance(screen, CheckScreen), words(pilot)
    await until(pilot, lambda: screen.found is not None or screen.wrong is not None)
    await pilot.pause()
    return screen


# The glance


@pytest.mark.parametrize("size", [SMALL, MIDDLE])
async def test_the_table_chosen_is_seen_at_a_glance(store: Path, size: tuple[int, int]) -> None:
    """Whose turn it is, the deck, every player with life points and hand, and what is due."""
    prepared(store, SEVEN, [".", "bang 2"])
    async with opened(store, None, size=size) as pilot:
        await until(pilot, lambda: "► Anna: playing" in picture(pilot))
        shown, flat = picture(pilot), words(pilot)
        assert "Deck 49" in shown
        for number, (name, _, _) in enumerate(SEVEN, 1):
            assert f"{number} {name}" in flat
        assert "1 Anna ★ ●●●●● 6" in flat and "2 Bruno ●●●● 4" in flat
        assert "Due: Bruno answers the Bang! of Anna" in flat
        assert "⏎ Continue" in flat and "C Check a file" in flat and "^Q Quit" in flat


async def test_the_table_chosen_is_drawn_where_there_is_room(store: Path) -> None:
    """Its ring with large names beside the list; under it what happened last and what is due."""
    prepared(store, SEVEN, [".", "bang 2"])
    async with opened(store, None, size=LARGE) as pilot:
        await until(pilot, lambda: "◆ answers" in picture(pilot))
        shown, flat = picture(pilot), words(pilot)
        assert "██" in shown and "Anna plays a Bang! at Bruno" in flat
        assert all(name in shown for name in ("Slab the Killer", "Jourdonnais", "Sid Ketchum"))
        assert "Due: Bruno answers the Bang! of Anna" in flat and "► Anna: playing │ Deck 49" in flat
        await pilot.resize_terminal(*SMALL)
        await until(pilot, lambda: "1 Anna ★ ●●●●● 6" in words(pilot) and "██" not in picture(pilot))


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_the_glance_keeps_secrets(store: Path, size: tuple[int, int]) -> None:
    """Whoever looks over the shoulder learns no role; the Sheriff's lies open."""
    prepared(store, FOUR, ["."])
    async with opened(store, None, size=size) as pilot:
        await until(pilot, lambda: "► Anna" in picture(pilot))
        assert not any(role in picture(pilot) for role in ("Outlaw", "Renegade"))


async def test_the_glance_follows_the_choice(store: Path) -> None:
    """The arrows choose another table; Enter opens the one seen; back home it is seen as it is now."""
    prepared(store, FOUR, ["."])
    prepared(store, SEVEN)
    async with opened(store, None) as pilot:
        await until(pilot, lambda: "No turn has begun" in picture(pilot))
        await pilot.press("down")
        await until(pilot, lambda: "► Anna: playing" in picture(pilot))
        await pilot.press("enter")
        await until(pilot, lambda: table_of(pilot).view is not None)
        assert len(table_of(pilot).log_of_table.table.seats) == 4
        await typed(pilot, "bang 2")
        await pilot.press("f9")
        await until(pilot, lambda: "Due: Bruno answers" in picture(pilot))


async def test_a_table_that_cannot_be_read_has_no_glance(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Home works without it."""
    prepared(store, FOUR, ["."])
    monkeypatch.setattr("referee.tui.screens.home.glimpse", lambda store, stream: Desk(store).table("gone"))
    async with opened(store, None) as pilot:
        await pilot.pause(0.4)
        assert "► Anna" not in picture(pilot) and "4 entries" not in picture(pilot)
        assert "Anna, Bruno, Carla, Dario" in picture(pilot)


@pytest.mark.parametrize("passing", [StoreBusy("store_busy", path="store.db"), RuntimeError("a thread came between")])
async def test_a_look_that_failed_is_taken_again(
    store: Path, monkeypatch: pytest.MonkeyPatch, passing: Exception
) -> None:
    """Whatever was in its way for a moment: the table is seen at a glance all the same, and no key was pressed."""
    prepared(store, FOUR, ["."])
    looked: list[str] = []

    def disturbed(path: Path, stream: str) -> Glimpse:
        looked.append(stream)
        if len(looked) < 3:
            raise passing
        return glimpse(path, stream)

    monkeypatch.setattr("referee.tui.screens.home.glimpse", disturbed)
    monkeypatch.setattr("referee.tui.screens.home.AGAIN", 0.01)
    async with opened(store, None) as pilot:
        await until(pilot, lambda: "► Anna: playing" in picture(pilot))
    assert len(looked) == 3


async def test_a_table_is_looked_at_once(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often home is drawn meanwhile, as it is when the app opens: one look at it is due, and no more."""
    prepared(store, FOUR, ["."])
    monkeypatch.setattr("referee.tui.screens.home.PAUSE", 1234.0)
    async with opened(store, None) as pilot:
        home = pilot.app.screen
        assert isinstance(home, HomeScreen)
        for _ in range(2):
            home.redraw()
            await pilot.pause()
        due = [timer for timer in home._timers if timer._interval == 1234 and timer._task is not None]
        assert len(due) == 1


async def test_a_finished_game_shows_who_won(store: Path) -> None:
    """In the place of whose turn it is; who is out is marked."""
    prepared(store, FOUR, ["set 1 life 0", "1 out", "won outlaws"])
    async with opened(store, None) as pilot:
        await until(pilot, lambda: "Outcome: the Outlaws" in picture(pilot))
        assert "† 1 Anna" in picture(pilot)


# A file checked


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_file_is_checked_finding_by_finding(store: Path, game: Path, size: tuple[int, int]) -> None:
    """Each with line, sign and entry; the one chosen with all its reasons."""
    async with opened(store, None, size=size) as pilot:
        await checked(pilot, game)
        shown, flat = picture(pilot), words(pilot)
        assert "2 findings in 1 file" in flat and "entries judged" in flat
        assert "line 12  ✗ Anna plays a Bang! at Bruno" in shown
        assert "line 15  ✗ Anna plays a Bang! at Carla" in shown
        assert "line 14: “mustnag” was read as Mustang" in shown
        assert "Anna has already played 1 Bang! this turn; the limit is 1." in flat and "NLB-013" in flat
        await pilot.press("down")
        assert "Anna sees Carla at distance 2" in words(pilot)
        assert "The referee let it stand: we agreed" in words(pilot)


async def test_every_finding_is_one_key_from_its_sheet_and_its_rulings(store: Path, game: Path) -> None:
    """Enter and F6, about the finding chosen; Escape leads back to it."""
    async with opened(store, None) as pilot:
        screen = await checked(pilot, game)
        await pilot.press("down", "enter")
        sheet = pilot.app.screen
        assert isinstance(sheet, DisputeScreen)
        await until(pilot, lambda: sheet.sheets.case is not None)
        await pilot.pause()
        assert "Anna plays a Bang! at Carla" in picture(pilot) and "evening.game" in words(pilot)
        await pilot.press("escape", "f6")
        assert isinstance(pilot.app.screen, RulingsScreen) and "NLB-039" in pilot.app.screen.clauses
        await pilot.press("escape")
        assert pilot.app.screen is screen and "Anna sees Carla at distance 2" in words(pilot)


async def test_json_lines_are_checked_too(store: Path, game: Path, tmp_path: Path) -> None:
    """A table exported as JSON Lines has the same findings, each at its own line."""
    desk = Desk(tmp_path / "other.db")
    other = tmp_path / "evening.jsonl"
    other.write_text(desk.bring_in(ILLEGAL.replace("mustnag", "mustang")).game_json())
    desk.close()
    async with opened(store, None) as pilot:
        screen = await checked(pilot, other)
        assert screen.found is not None
        assert [finding.line for finding in screen.found.findings] == [8, 11]


async def test_a_game_without_a_finding_says_so(store: Path, tmp_path: Path) -> None:
    """Nothing to choose, and no key that does harm."""
    path = tmp_path / "clean.game"
    path.write_text(HEAD)
    async with opened(store, None) as pilot:
        screen = await checked(pilot, path)
        assert "Nothing was found: every entry is allowed." in words(pilot)
        await pilot.press("down", "enter", "f6")
        assert pilot.app.screen is screen


async def test_findings_follow_the_language(store: Path, game: Path) -> None:
    """F2 says them anew, and the one chosen stays chosen."""
    async with opened(store, None, lang="en") as pilot:
        screen = await checked(pilot, game)
        await pilot.press("down", "f2")
        await pilot.pause()
        told = {
            "de": "Anna sieht Carla in Entfernung 2",
            "nl": "Anna ziet Carla op afstand 2",
            "it": "Anna vede Carla a distanza 2",
        }
        assert told[screen.face.lang] in words(pilot)


@pytest.mark.parametrize("name", sorted(HOSTILE))
async def test_a_file_that_is_no_game_is_refused_with_a_sentence(store: Path, tmp_path: Path, name: str) -> None:
    """Whatever is in it; what can be mended is told with its line, and the app goes on."""
    path = tmp_path / f"{name}.game"
    path.write_bytes(HOSTILE[name])
    async with opened(store, None) as pilot:
        await asked(pilot, path)
        screen = pilot.app.screen
        if isinstance(screen, CheckScreen):
            await until(pilot, lambda: screen.found is not None or screen.wrong is not None)
            await pilot.pause()
            assert screen.wrong is not None and screen.wrong.key != "went_wrong", screen.wrong
        assert "! " in picture(pilot)
        assert ("broken.game, line 9: “fly” has no meaning" in words(pilot)) == (name == "broken")
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, HomeScreen)


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/nowhere/evening.game", "The file cannot be read"),
        ("/", "This is a folder"),
        ("/dev/zero", "This is no ordinary file"),
        ("~nobody_of_that_name/x", "is not a name that a file can have"),
        ("x" * 300, "The file cannot be read"),
    ],
)
async def test_a_path_that_leads_to_no_file_stays_to_be_mended(store: Path, path: str, sentence: str) -> None:
    """With what is wrong under it; nothing is waited for."""
    async with opened(store, None) as pilot:
        await asked(pilot, path)
        assert sentence in words(pilot)
        await pilot.press("x")
        assert sentence not in words(pilot) and isinstance(pilot.app.screen, PathScreen)


async def test_a_pipe_is_not_waited_for(store: Path, tmp_path: Path) -> None:
    """Nobody may ever write into it."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    async with opened(store, None) as pilot:
        await asked(pilot, pipe)
        assert "This is no ordinary file" in words(pilot)


async def test_a_path_is_read_as_it_is_dropped_into_a_terminal(store: Path, tmp_path: Path) -> None:
    """In quotes, or with a backslash before its spaces."""
    path = tmp_path / "my evening.game"
    path.write_text(HEAD)
    for dropped in (f"'{path}'", f'"{path}" ', str(path).replace(" ", "\\ "), str(path)):
        async with opened(store, None) as pilot:
            screen = await checked(pilot, dropped)
            assert screen.found is not None, dropped


async def test_a_file_with_very_many_findings_lists_the_first(
    store: Path, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And says how many more there are."""
    monkeypatch.setattr(checking, "MOST", 1)
    async with opened(store, None) as pilot:
        await checked(pilot, game)
        assert "line 15" not in picture(pilot)
        assert "and 1 more; only the first are listed here" in words(pilot)


async def test_names_in_a_file_are_shown_as_typed(store: Path, tmp_path: Path) -> None:
    """Neither markup nor control signs act."""
    path = tmp_path / "[bold].game"
    path.write_text(ILLEGAL.replace("Anna", "[red]A[/] 名前").replace("Bruno", "\x1b[2J"))
    async with opened(store, None) as pilot:
        await checked(pilot, path)
        assert "[red]A[/] 名前 plays a Bang!" in picture(pilot) and "[bold].game" in picture(pilot)
        assert "\x1b" not in picture(pilot)
