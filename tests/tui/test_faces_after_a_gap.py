"""Whoever looks at a page or a face that is not the referee's is told which entries of the log cannot be read.

What there is to look at is listed from the code: verbs with `--public`, kinds of reports, and screens by what they ask
for; one that comes later and is not tried here fails.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import click
import pytest
from textual.pilot import Pilot

from referee.championship.reports.kinds import KINDS, made
from referee.championship.reports.lists import in_csv
from referee.championship.reports.page import in_html
from referee.cli.group import referee as verbs
from referee.cli.settings import Settings
from referee.desk.desk import Desk, Listed
from referee.speech import LANGUAGES, Speech
from referee.tui.screens.aid import AidScreen
from referee.tui.screens.tournament.hall import HallScreen
from referee.tui.screens.unseen import UnseenScreen
from referee.tui.screens.watch import CoverScreen
from tests.championship.office.opening import office
from tests.cli.command import referee
from tests.journal.damage import rewrite
from tests.shelf import the_shelf
from tests.tui.desking import made as tournament
from tests.tui.seated import LARGE, in_languages, opened, prepared, table_of, until, words

TUI = Path(__file__).parents[2] / "referee" / "tui"
LOST = 1
LATE = ("board",)
"""There is none before a tournament is over; all kinds are made by one function."""
LINES = ("note a", "1 turn", "note b")


def public_verbs(command: click.Command, said: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The verbs that can be asked for what everybody may see, and the one whose answer is for all unless told else."""
    context = click.Context(command, obj=Settings())
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            yield from public_verbs(below, (*said, name)) if below is not None else ()
    elif any("--public" in param.opts for param in command.params):
        yield (*said, "--public")
    elif any("--referee" in param.opts for param in command.params):
        yield said


ASKED = [
    *public_verbs(verbs),
    *(("show", "--public", each) for each in ("--position", "--unseen", "--clock")),
    ("show", "--seat", "2"),
    ("aid", "--seat", "2"),
]


def gap(lang: str, what: str = "watch") -> str:
    """What has to be said."""
    return Speech.of(lang).say(f"{what}-gap", count=1, numbers=str(LOST))


def plain(text: str) -> str:
    """Without line breaks and the signs of a comment."""
    return " ".join(re.sub(r"^#", "", text, flags=re.MULTILINE).split())


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    """A store with a table and a tournament; of each log one entry is damaged."""
    store = tmp_path / "store.sqlite"
    prepared(store, lines=LINES)
    tournament(store)
    rewrite(store, LOST, lambda entry: f"{entry} ", fits=False)
    return store


def test_the_verbs_are_found() -> None:
    """Those of tables and those of tournaments."""
    found = {" ".join(each) for each in public_verbs(verbs)}
    assert {"show --public", "aid --public", "sheet", "tournament show --public"} <= found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_for_players_tells_what_is_missing(lang: str, damaged: Path) -> None:
    """It stands in the answer itself, which may be shown or printed, and not beside it only."""
    silent = []
    for asked in ASKED:
        told = gap(lang, "tournament" if asked[0] == "tournament" else "watch")
        silent += [] if told in plain(referee(f"--store={damaged}", *asked, lang=lang).out) else [asked]
    assert ASKED and silent == []


def test_a_sheet_to_print_tells_it(damaged: Path, tmp_path: Path) -> None:
    """On the page as well."""
    page = tmp_path / "sheet.html"
    referee(f"--store={damaged}", "sheet", "--html", page)
    assert gap("en") in page.read_text("utf-8")


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in LATE])
def test_every_report_tells_it(kind: str, damaged: Path) -> None:
    """As a page and as a list, in each language; of a log that is whole neither says anything."""
    desk = office(damaged)
    log = desk.tournament("")
    for lang in LANGUAGES:
        report = made(kind, tuple(log.entries), lang, the_shelf, log.lost)
        whole = made(kind, tuple(log.entries), lang, the_shelf)
        told = gap(lang, "tournament")
        assert told.replace("'", "&#x27;") in in_html([report])
        assert told.partition(",")[0] in in_csv(report).splitlines()[0]
        assert told.partition(",")[0] not in in_html([whole]) + in_csv(whole)
    desk.close()


async def _aid(pilot: Pilot[None]) -> None:
    table = table_of(pilot)
    pilot.app.push_screen(AidScreen(table.face, table.log_of_table))


async def _unseen(pilot: Pilot[None]) -> None:
    table = table_of(pilot)
    pilot.app.push_screen(UnseenScreen(table.face, table.log_of_table, 0))


async def _cover(pilot: Pilot[None]) -> None:
    table = table_of(pilot)
    pilot.app.push_screen(CoverScreen(table.face, table.log_of_table, 0))


async def _sheet(pilot: Pilot[None]) -> None:
    await pilot.press("ctrl+d")


async def _hall(pilot: Pilot[None]) -> None:
    home = pilot.app.screen
    await pilot.press("tab", "enter")
    await until(pilot, lambda: pilot.app.screen is not home)
    await pilot.pause()
    await pilot.press("f10")
    await until(pilot, lambda: isinstance(pilot.app.screen, HallScreen))


async def _home(pilot: Pilot[None]) -> None:
    await pilot.pause(0.3)


SCREENS: dict[str, tuple[str, Callable[[Pilot[None]], Awaitable[None]]]] = {
    "screens/aid.py": ("table", _aid),
    "screens/unseen.py": ("table", _unseen),
    "widgets/public_face.py": ("table", _cover),
    "sheets.py": ("table", _sheet),
    "screens/home.py": ("home", _home),
    "screens/tournament/hall.py": ("tournament", _hall),
}
"""By the module that makes it: what is opened first, and what is done then. The reports are tried above."""
OWN = {"widgets/beside.py"}
"""What stands on the referee's own screen alone."""
DOORS = ("as_seen(", "everybody_sees(", "public_of(", "glimpse(", "sheet_of(")
"""Whoever shows to others than the referee asks one of these."""


def test_every_face_of_the_app_is_tried() -> None:
    """No other module of the app makes something of what is public."""
    found = {
        path.relative_to(TUI).as_posix()
        for path in TUI.rglob("*.py")
        if any(door in path.read_text("utf-8") for door in DOORS)
    }
    assert found - OWN == set(SCREENS)


@pytest.mark.painted
@pytest.mark.parametrize("face", SCREENS)
async def test_a_face_of_the_app_tells_what_is_missing(face: str, damaged: Path) -> None:
    """In each language that is spoken, with the number of the entry."""
    first, act = SCREENS[face]
    stream = next(info.id for info in _tables(damaged)) if first == "table" else None
    async with opened(damaged, stream, "en", LARGE) as pilot:
        await act(pilot)
        async for lang in in_languages(pilot):
            told = gap(lang, "tournament" if first == "tournament" else "watch")[:40]
            await until(pilot, lambda: told in words(pilot), 20)  # noqa: B023


def _tables(store: Path) -> list[Listed]:
    desk = Desk(store)
    found = desk.tables()
    desk.close()
    return found
