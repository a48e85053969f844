"""What was logged without the server is handed in from the list of tables, and parted lines are decided there."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input

from referee.championship.office.office import Office
from referee.championship.office.tournamentlog import TournamentLog
from referee.desk import desk
from referee.desk.desk import unkept
from referee.desk.hall_register import HallRegister
from referee.desk.table_log import TableLog
from referee.journal import Journal, Laptop, NewRecord, Unkept
from referee.lexicon import load
from referee.tui.app import RefereeApp
from referee.tui.screens.home import HomeScreen
from referee.tui.screens.reason import ReasonScreen
from tests.championship.office.opening import seated, typed
from tests.journal.apart.hall import Line
from tests.tui.seated import LARGE, SMALL, dealt, opened, picture, until

TABLE = "one"


class Hall:
    """A table on this laptop, which loses the server, and on another one, which does not."""

    def __init__(self) -> None:
        self.server = Unkept()
        first = unkept(dealt(), load())
        record = first._written.record(first.entry(0), first._said[0], "")
        self.server.create(TABLE, "Table 1", "", [record])
        self.line = Line(self.server)
        self.laptop = Laptop(lambda: self.line, Unkept(), "anna")  # type: ignore[arg-type,return-value]
        self.laptop.reach.pause = 0
        self.here = TableLog(TABLE, self.laptop, load(), lambda: "")
        self.there = TableLog(TABLE, self.server, load(), lambda: "")

    def apart(self, mine: list[str], theirs: list[str] | None = None) -> None:
        """Both go on, and the network stays gone."""
        self.line.gone = True
        for each in mine:
            self.here.enter(each)
        for each in theirs or ():
            self.there.enter(each)


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> Hall:
    """The store that the app opens is that of the laptop."""
    hall = Hall()
    monkeypatch.setattr(desk, "open_here", lambda *_: hall.laptop)
    return hall


async def test_what_waits_is_handed_in_with_one_key(hall: Hall, tmp_path: Path) -> None:
    """The list says how much waits and has the key only then; the server has it all afterwards."""
    hall.apart([".", "bang 2"])
    async with opened(tmp_path / "here.sqlite", None) as pilot:
        assert "not handed in: " in picture(pilot) and "H Hand in" in picture(pilot)
        hall.line.gone = False
        await pilot.press("h")
        await until(pilot, lambda: "handed in." in picture(pilot))
        assert hall.server.version(TABLE) == hall.laptop.version(TABLE) > 1
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        assert "not handed in" not in picture(pilot) and "Hand in" not in picture(pilot)


async def test_a_server_that_is_still_gone_is_told(hall: Hall, tmp_path: Path) -> None:
    """Nothing is lost by trying, and R tries again."""
    hall.apart([".", "bang 2"])
    async with opened(tmp_path / "here.sqlite", None) as pilot:
        await pilot.press("h")
        await until(pilot, lambda: "! " in picture(pilot))
        hall.line.gone = False
        await pilot.press("r")
        await until(pilot, lambda: "handed in." in picture(pilot))


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_steps_are_chosen_and_judged_after_theirs(hall: Hall, tmp_path: Path, size: tuple[int, int]) -> None:
    """The second BANG! of a turn says so where it would follow; what is kept is logged with the reason typed."""
    hall.apart([".", "bang 2"], [".", "bang 4", "4 hit"])
    hall.line.gone = False
    async with opened(tmp_path / "here.sqlite", None, size=size) as pilot:
        await pilot.press("h")
        await until(pilot, lambda: "went on with it" in picture(pilot))
        assert "✓ Anna plays a Bang! at Dario" in picture(pilot)
        assert "[ ]" in picture(pilot) and "✗ Anna plays a Bang! at Bruno" in picture(pilot)
        await pilot.press("end", "space")
        assert picture(pilot).count("[x]") == 1
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, ReasonScreen)
        pilot.app.screen.query_one(Input).value = "she shot twice"
        await pilot.press("enter")
        await until(pilot, lambda: "one entry of this laptop's line was kept" in picture(pilot))
        hall.there.look_again()
        assert hall.laptop.version(TABLE) == hall.there.length
        assert "she shot twice" in str(hall.there.entries[-1])


async def test_leaving_decides_nothing(hall: Hall, tmp_path: Path) -> None:
    """Both lines stay as they are, and wait."""
    hall.apart([".", "bang 2"], [".", "beer"])
    hall.line.gone = False
    async with opened(tmp_path / "here.sqlite", None) as pilot:
        await pilot.press("h")
        await until(pilot, lambda: "went on with it" in picture(pilot))
        await pilot.press("a", "enter", "escape", "escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        assert hall.laptop.apart() and "H Hand in" in picture(pilot)


async def test_nothing_is_decided_over_a_line_that_has_grown(hall: Hall, tmp_path: Path) -> None:
    """Who went on with theirs meanwhile is told of, and the choice is there still."""
    hall.apart([".", "bang 2"], [".", "beer"])
    hall.line.gone = False
    async with opened(tmp_path / "here.sqlite", None) as pilot:
        await pilot.press("h")
        await until(pilot, lambda: "went on with it" in picture(pilot))
        hall.there.enter("mustang")
        length = hall.there.length
        await pilot.press("enter")
        pilot.app.screen.query_one(Input).value = "theirs stands"
        await pilot.press("enter")
        await until(pilot, lambda: "Nothing was decided" in picture(pilot))
        hall.there.look_again()
        assert "[ ]" in picture(pilot) and hall.there.length == length and hall.laptop.apart()


async def test_a_tournament_is_decided_like_a_table_and_hides_none(hall: Hall, tmp_path: Path) -> None:
    """Both sides of it stand there too, one after the other; what cannot be read is told and passed over."""
    office = Office(tmp_path / "cup.sqlite", lambda: "")
    cup = seated(office.new("Cup"))
    items = cup.batch(zip(cup.entries, cup._said, strict=True), "").items
    for id_, kind in (("broken", "table"), ("cup", "tournament")):
        hall.server.create(id_, id_.title(), "", items, kind)
        hall.laptop.read(id_)
    here, there = (TournamentLog("cup", store, lambda: "") for store in (hall.laptop, hall.server))
    hall.line.gone = True
    record = NewRecord("x", b"?", b"{}", "")
    hall.laptop.append("broken", len(items), [record])
    hall.server.append("broken", len(items), [record._replace(event_id="y")])
    typed(here, "warn 4 late")
    typed(there, "warn 3 late")
    hall.apart([".", "bang 2"], [".", "beer"])
    hall.line.gone = False
    async with opened(tmp_path / "here.sqlite", None, size=LARGE) as pilot:
        await pilot.press("h")
        await until(pilot, lambda: "Cup: somebody else" in picture(pilot))
        assert "! Broken: " in picture(pilot) and "Carla" in picture(pilot) and "Dario" in picture(pilot)
        await pilot.press("space", "enter")
        pilot.app.screen.query_one(Input).value = "both were late"
        await pilot.press("enter")
        await until(pilot, lambda: "Table 1: somebody else" in picture(pilot))
        there.reload()
        assert there.history()[-1].kept.endswith("both were late")
    office.close()


async def test_all_are_those_that_can_follow(hall: Hall, tmp_path: Path) -> None:
    """A chooses every step of this laptop's line here, N none."""
    hall.apart([".", "bang 2"], [".", "beer"])
    hall.line.gone = False
    async with opened(tmp_path / "here.sqlite", None) as pilot:
        await pilot.press("h")
        await until(pilot, lambda: "went on with it" in picture(pilot))
        await pilot.press("a")
        assert "[x]" in picture(pilot) and "[ ]" not in picture(pilot)
        await pilot.press("n")
        assert "[x]" not in picture(pilot)


async def test_what_the_server_refuses_is_told_with_why_and_laid_aside(hall: Hall, tmp_path: Path) -> None:
    """It says what the server said, asks for a reason, and then nothing waits; the line lies on the server."""
    hall.apart([".", "bang 2"])
    hall.line.gone = False
    hall.line.forbids.add(TABLE)
    async with opened(tmp_path / "here.sqlite", None) as pilot:
        await pilot.press("h")
        await until(pilot, lambda: "the server did not take" in picture(pilot))
        assert "this name may not do that" in picture(pilot) and hall.laptop.apart()
        await pilot.press("l")
        pilot.app.screen.query_one(Input).value = "the desk went on with it"
        await pilot.press("enter")
        await until(pilot, lambda: "laid aside" in picture(pilot))
        assert not hall.laptop.apart() and "lay aside" not in picture(pilot)
        assert [info.kind for info in hall.server.streams()].count("parted") == 1


async def test_a_call_is_heard_on_any_screen_of_a_hall(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The desk hears it wherever it is, as it was typed; who called hears that somebody comes, and nobody else does.

    So they hear that the server is gone, and that it is back.
    """
    told: list[str] = []
    monkeypatch.setattr(RefereeApp, "notify", lambda _self, said, **_: told.append(said))
    with Journal.open(tmp_path / "here.sqlite") as event:
        for stream in ("eight", "nine"):
            first = [record.anew for record in hall.server.read(TABLE)]
            event.create(stream, f"Table {stream}", "", [each._replace(event_id=stream) for each in first])
        register = HallRegister(event)
        register.call("nine", "[b]two kings")
        async with opened(tmp_path / "here.sqlite", None) as pilot:
            await until(pilot, lambda: told == ["! Table nine calls the desk: [b]two kings"])
            assert isinstance(pilot.app, RefereeApp) and pilot.app.face and pilot.app._hears_calls
            hears = pilot.app._hears_calls
            register.answer("nine")
            pilot.app.face.called.add("eight")
            register.call("eight")
            await until(pilot, lambda: [*hears._calls._known] == ["eight"])
            register.answer("eight")
            await until(pilot, lambda: len(told) > 1)
            assert told[1:] == ["Somebody goes to Table eight."]
            hall.apart(["."])
            (tmp_path / "here.sqlite").rename(tmp_path / "away")
            await until(pilot, lambda: "server does not answer. Go on" in told[-1])
            (tmp_path / "away").rename(tmp_path / "here.sqlite")
            await until(pilot, lambda: told[-1].startswith("The server is there again. Hand in"))
            hall.line.gone = False
