"""The app as a guest: every action that touches a file goes through the page, and none takes a path of the host."""

from __future__ import annotations

import ast
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from referee.errors import BadJournal, RefereeError
from referee.files import BadFile
from referee.journal import acknowledged
from referee.tui.exchange import ByPage
from referee.tui.named_file import COMING, GOING
from referee.tui.screens.check import CheckScreen
from referee.tui.screens.help import HelpScreen
from referee.tui.screens.home import HomeScreen
from referee.tui.screens.page_file import PageFileScreen
from referee.tui.screens.tournament.copies import CopiesScreen
from referee.tui.screens.tournament.listed import ListedScreen
from tests.tui.desking import at_desk, keys, log_of
from tests.tui.seated import at_table, opened, picture, prepared, until, words

SCREENS = Path("referee/tui")
MAKES_A_PATH = {"Path", "typed_path", "open", "expanduser", "system", "Popen", "run_module"}
HOST = "/home/anna/secret"


class FakePage:
    """Remembers what it was told to do."""

    def __init__(self) -> None:
        self.told: list[tuple[object, ...]] = []

    def ask(self, most: int) -> None:
        """Asked for a file."""
        self.told.append(("ask", most))

    def offer(self, name: str) -> None:
        """Offered one."""
        self.told.append(("offer", name))

    def call_off(self) -> None:
        """Neither."""
        self.told.append(("call_off",))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of the page."""
    made = tmp_path / "page"
    made.mkdir()
    return made


@pytest.fixture
def page(folder: Path, monkeypatch: pytest.MonkeyPatch) -> FakePage:
    """Every app is in this page from now on."""
    around = FakePage()
    monkeypatch.setattr("referee.tui.app.ByPath", lambda: ByPage(around, folder))
    return around


async def _home(pilot: Pilot[None]) -> None:
    await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))


async def _sheet(pilot: Pilot[None]) -> None:
    await pilot.press("ctrl+d")
    await until(pilot, lambda: getattr(getattr(pilot.app.screen, "sheets", None), "case", None) is not None)


async def _aid(pilot: Pilot[None]) -> None:
    await pilot.press("ctrl+l")


async def _summary(pilot: Pilot[None]) -> None:
    await pilot.press("ctrl+s")
    await pilot.pause()


async def _players(pilot: Pilot[None]) -> None:
    await keys(pilot, "f5")


async def _reports(pilot: Pilot[None]) -> None:
    await keys(pilot, "f12")


async def _copies(pilot: Pilot[None]) -> None:
    await keys(pilot, "f12", "k")


async def _copying(pilot: Pilot[None]) -> None:
    await keys(pilot, "f12", "k", "c", *"Maria")


Way = Callable[[Pilot[None]], Awaitable[None]]
ASKS: dict[str, tuple[str, Way, str, str]] = {
    "home_ways.action_check": ("home", _home, "check", "ask"),
    "home_ways.action_bring_in": ("home", _home, "bring_in", "ask"),
    "dispute.save_page": ("table", _sheet, "save_page", "offer"),
    "dispute.save_text": ("table", _sheet, "save_text", "offer"),
    "aid.action_save_page": ("table", _aid, "save_page", "offer"),
    "summary.action_export": ("table", _summary, "export", "offer"),
    "players.action_import_list": ("desk", _players, "import_list", "ask"),
    "reports.page": ("desk", _reports, "page", "offer"),
    "reports.csv": ("desk", _reports, "csv", "offer"),
    "reports.document": ("desk", _reports, "document", "offer"),
    "copies.action_compare": ("desk", _copies, "compare", "ask"),
    "copying.action_submit": ("desk", _copying, "submit", "offer"),
}
"""Every action of a screen that touches a file: where it is, the way there, what it asks of the page."""
BEHIND = {"exchange.save_text": {
    "dispute.save_page", "dispute.save_text", "aid.action_save_page", "summary.action_export",
    "reports.page", "reports.csv", "reports.document"}}  # fmt: skip
"""Functions that several of them call."""


def _functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    for path in sorted(SCREENS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield f"{path.stem}.{node.name}", node


def _asks(node: ast.AST) -> bool:
    """Does it call `files_of(…).coming` or `….going`?"""
    calls = (each.func for each in ast.walk(node) if isinstance(each, ast.Call))
    of_files = (each for each in calls if isinstance(each, ast.Attribute) and each.attr in ("coming", "going"))
    return any(isinstance(each.value, ast.Call) for each in of_files)


def test_the_list_of_what_touches_files_is_whole() -> None:
    """Whatever asks for a file to come or go is on the list above, and nothing else is."""
    asking = {name for name, node in _functions() if _asks(node)}
    listed = set(ASKS) - {each for behind in BEHIND.values() for each in behind} | set(BEHIND)
    assert asking == listed


def test_no_screen_makes_a_path_of_its_own() -> None:
    """Only the line for a path and the way files come and go make a path of anything, and no other opens a file."""
    making = {name.split(".")[0] for name, node in _functions() if _names(node) & MAKES_A_PATH}
    assert making == {"path", "exchange"}
    with_paths = {
        path.stem for path in SCREENS.rglob("*.py") if "PathScreen" in path.read_text("utf-8") and path.stem != "path"
    }
    assert with_paths == {"exchange"}


def _names(node: ast.AST) -> set[str]:
    """What is called by its bare name, or on a module; `open` of a path object too."""
    calls = [each.func for each in ast.walk(node) if isinstance(each, ast.Call)]
    bare = {each.id for each in calls if isinstance(each, ast.Name)}
    return bare | {each.attr for each in calls if isinstance(each, ast.Attribute) and each.attr == "expanduser"}


@pytest.mark.parametrize("name", ASKS)
async def test_no_action_takes_a_path_of_the_host(store: Path, tmp_path: Path, page: FakePage, name: str) -> None:
    """It opens no line to type in; what is typed all the same, F8 included, touches nothing; Esc calls it off."""
    place, way, action, asks = ASKS[name]
    at = {
        "home": lambda: opened(store, None),
        "table": lambda: at_table(store, [".", "bang 2"]),
        "desk": lambda: at_desk(store),
    }
    async with at[place]() as pilot:
        await way(pilot)
        await pilot.app.run_action(f"screen.{action}", pilot.app)
        await until(pilot, lambda: isinstance(pilot.app.screen, PageFileScreen))
        await pilot.pause()
        screen = pilot.app.screen
        assert page.told[-1][0] == asks and not screen.query(Input)
        before = {path: path.stat().st_size for path in tmp_path.rglob("*.txt")}
        await pilot.press(*str(tmp_path / "x.txt").replace("/", "§").replace("§", ""), "slash", "enter", "f8")
        assert pilot.app.screen is screen and str(tmp_path) not in words(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert page.told[-1] == ("call_off",) and not isinstance(pilot.app.screen, PageFileScreen)
        assert {path: path.stat().st_size for path in tmp_path.rglob("*.txt")} == before


async def test_a_file_that_comes_is_called_as_it_was_called(store: Path, page: FakePage, folder: Path) -> None:
    """One that cannot be read is told by that name and asked for again; the folder is told nowhere."""
    async with opened(store, None) as pilot:
        await _home(pilot)
        await pilot.press("c")
        screen = pilot.app.screen
        assert isinstance(screen, PageFileScreen)
        (folder / COMING).write_bytes(b"\xff\xfe\x00")
        screen.heard("done", "evening.game")
        await pilot.pause()
        assert "evening.game" in words(pilot) and str(folder) not in words(pilot)
        assert [told[0] for told in page.told] == ["ask", "ask"]
        (folder / COMING).write_text("bang 1\nseat 1 Anna\n---\n", encoding="utf-8")
        screen.heard("done", "late.game")
        await until(pilot, lambda: isinstance(pilot.app.screen, CheckScreen))
        await pilot.pause()
        assert "late.game" in words(pilot)


async def test_what_goes_wrong_in_the_page_is_told(store: Path, page: FakePage) -> None:
    """Too large, or broken off: it is asked for again; who declines is back, under another screen too."""
    async with opened(store, None) as pilot:
        await _home(pilot)
        await pilot.press("c")
        screen = pilot.app.screen
        assert isinstance(screen, PageFileScreen)
        for news, sentence in (("too_large", "too large"), ("failed", "did not arrive")):
            screen.heard(news)  # type: ignore[arg-type]
            await pilot.pause()
            assert sentence in words(pilot)
        assert len(page.told) == 3
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(pilot.app.screen, HelpScreen))
        screen.heard("declined")
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))


async def test_a_file_that_goes_lies_ready_before_it_is_offered(store: Path, page: FakePage, folder: Path) -> None:
    """It has a name of ours, and what is told afterwards is that name alone."""
    async with at_desk(store) as pilot:
        await _reports(pilot)
        await pilot.press("enter")
        screen = pilot.app.screen
        assert isinstance(screen, PageFileScreen)
        (offer,) = page.told
        assert offer[0] == "offer" and str(offer[1]).startswith("Cup-")
        assert (folder / GOING).read_text(encoding="utf-8").startswith("<!")
        screen.heard("done")
        await pilot.pause()
        assert f"Written to {offer[1]}" in words(pilot) and str(folder) not in words(pilot)


async def test_a_copy_of_the_event_goes_through_the_page(store: Path, page: FakePage, folder: Path) -> None:
    """A whole store, marked; and one that comes back is compared."""
    async with at_desk(store) as pilot:
        await _copying(pilot)
        await pilot.press("enter")
        screen = pilot.app.screen
        assert isinstance(screen, PageFileScreen)
        assert (folder / GOING).read_bytes().startswith(b"SQLite format 3")
        screen.heard("done")
        await until(pilot, lambda: isinstance(pilot.app.screen, CopiesScreen))
        assert log_of(pilot).entries[-1].copy in words(pilot)  # type: ignore[attr-defined]
        (folder / GOING).rename(folder / COMING)
        await pilot.press("m")
        screen = pilot.app.screen
        assert isinstance(screen, PageFileScreen)
        screen.heard("done", "stick.sqlite")
        await until(pilot, lambda: isinstance(pilot.app.screen, CopiesScreen))
        await pilot.pause()
        assert "Compared with stick.sqlite" in words(pilot)


async def test_a_list_that_came_is_not_read_again(store: Path, page: FakePage, folder: Path) -> None:
    """The file is where it came from: the key that reads it again where it is mended is not offered."""
    async with at_desk(store, drawn=False) as pilot:
        await _players(pilot)
        await pilot.press("i")
        (folder / COMING).write_text("Zora\n", encoding="utf-8")
        screen = pilot.app.screen
        assert isinstance(screen, PageFileScreen)
        screen.heard("done", "names.txt")
        await until(pilot, lambda: isinstance(pilot.app.screen, ListedScreen))
        await pilot.pause()
        assert "names.txt" in words(pilot) and "F5" not in words(pilot)


@pytest.mark.parametrize(
    "error",
    [
        BadFile("unreadable_file", file=f"{HOST}/x.game", why=f"[Errno 13] Permission denied: '{HOST}/x.game'"),
        BadJournal("copy_in_the_way", path=f"{HOST}/store.sqlite"),
        RefereeError("went_wrong", what=f"OSError: [Errno 2] No such file or directory: '{HOST}/x'"),
        BadFile("is_a_folder", file=HOST),
    ],
    ids=lambda error: error.key,
)
def test_no_sentence_tells_a_path_of_the_host(error: RefereeError, folder: Path) -> None:
    """Whatever goes wrong, a guest learns names at most."""
    told = ByPage(FakePage(), folder).told(error)
    assert told.key == error.key and "/home" not in str(told.about) and "anna" not in str(told.about)


@pytest.mark.usefixtures("page")
async def test_a_mended_store_is_told_without_its_path(tmp_path: Path) -> None:
    """Where the old file stands is no affair of a page: its name is told and nothing of the folder."""
    store = tmp_path / "host" / "store.sqlite"
    store.parent.mkdir()
    acknowledged.write(store, {prepared(store): 41})
    async with opened(store, None, size=(240, 50)) as pilot:
        await pilot.press("m")
        await until(pilot, lambda: "store.sqlite.damaged-1" in picture(pilot))
        assert str(tmp_path) not in picture(pilot)
        assert "host" not in picture(pilot)
