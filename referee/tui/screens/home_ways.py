"""The ways on from home: to a table, a tournament, a new one, a file, the floor, and what else there is.

Each screen is loaded when it is first asked for.
"""

from __future__ import annotations

from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from msgspec.structs import replace
from textual.content import Content

from referee.errors import BadJournal, RefereeError
from referee.tui.exchange import files_of
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.widgets.panel import Panel
from referee.typing.conversation import NOTHING, LineTold
from referee.views.lost_entries import lost

if TYPE_CHECKING:
    from referee.desk.table_log import TableLog
    from referee.tui.named_file import NamedFile
    from referee.tui.screens.table import TableScreen


class LeadsFromHome(SpokenScreen):
    """A screen from which everything in the store is opened; it has a panel `#wrong`."""

    def __init__(self, face: Face) -> None:
        super().__init__(face)
        self._gaps_seen = False

    def _wrong(self, error: RefereeError) -> None:
        self.query_one("#wrong", Panel).put(Content(f"! {self.face.wrong(error)}"))

    def open_table(self, stream: str) -> None:
        """Go on where this table stood."""
        try:
            log = self.face.desk.table(stream)
        except RefereeError as error:
            self._wrong(error)
        else:
            self.query_one("#wrong", Panel).put(Content(""))
            screen = _screen(self.face, log)
            self.app.push_screen(screen)
            self._gaps_seen |= bool(log.lost)
            if log.lost:
                screen.call_after_refresh(screen.tell, LineTold("error", (("!", lost(self.face, log.lost)),)))

    def open_tournament(self, stream: str, told: LineTold = NOTHING) -> None:
        """Go on where this tournament stood, and say what there is to know of it."""
        from referee.tui.screens.tournament.floor import FloorScreen

        try:
            log = self.face.office.opened(stream)
        except RefereeError as error:
            self._wrong(error)
        else:
            self.query_one("#wrong", Panel).put(Content(""))
            floor = FloorScreen(self.face, log)
            self.app.push_screen(floor)
            self._gaps_seen |= bool(log.lost)
            if log.lost:
                told = replace(told, notes=(f"! {lost(self.face, log.lost)}", *told.notes))
            floor.call_after_refresh(floor.tell, told)

    def action_new_tournament(self) -> None:
        """Open a tournament."""
        from referee.tui.screens.tournament.opening import OpeningScreen

        self.app.push_screen(OpeningScreen(self.face), lambda stream: self.open_tournament(stream) if stream else None)

    def action_hand_in(self) -> None:
        """Hand in what was logged without the server, and decide where lines parted."""
        from referee.tui.screens.hand_in import HandInScreen

        if self.face.desk.laptop is not None:
            self.app.push_screen(HandInScreen(self.face))

    def action_hall_floor(self) -> None:
        """Every table at once, and who calls the desk."""
        from referee.tui.screens.hall_floor import HallFloorScreen

        self.app.push_screen(HallFloorScreen(self.face), lambda stream: self.open_table(stream) if stream else None)

    def action_new(self) -> None:
        """Make a new table."""
        from referee.tui.screens.new_table import NewTableScreen

        self.app.push_screen(NewTableScreen(self.face), lambda stream: self.open_table(stream) if stream else None)

    def action_solo(self) -> None:
        """Set up a game that the program deals."""
        from referee.tui.screens.solo.set_up import SoloSetUpScreen

        self.app.push_screen(SoloSetUpScreen(self.face), lambda stream: self.open_table(stream) if stream else None)

    def action_check(self) -> None:
        """Ask for a game file, read it and check it."""
        from referee.files import read_text

        self.app.push_screen(files_of(self.app).coming(self.face, "check-which", read_text), self._check)

    def _check(self, named: NamedFile | None) -> None:
        from referee.tui.screens.check import CheckScreen

        if named is not None:
            self.app.push_screen(CheckScreen(self.face, PurePath(named.called).name, named.got))

    def action_bring_in(self) -> None:
        """Ask for the document of a tournament, and put it into the store, whole or not at all."""
        from referee.championship.office import bringing
        from referee.files import read_text

        differing = 0

        def read(path: Path) -> str:
            nonlocal differing
            text = read_text(path, bringing.LARGEST)
            stream = bringing.bring_in(self.face.office, text).stream
            differing = bringing.differing(text)
            return stream

        def brought(named: NamedFile | None) -> None:
            if named is not None:
                self.open_tournament(named.got, self._altered(differing))

        asked = files_of(self.app).coming(self.face, "desk-which_document", read, bringing.LARGEST)
        self.app.push_screen(asked, brought)

    def _altered(self, differing: int) -> LineTold:
        """What is said of a document that is not what its own entries come to."""
        if not differing:
            return NOTHING
        said = self.face.say("tournament-import_differs", count=differing)
        return LineTold(notes=(f"! {said}",))

    def action_guided(self) -> None:
        """Type a made-up game that is told; it is not kept."""
        from referee.tui.screens.guided import GuidedScreen

        self.app.push_screen(GuidedScreen(self.face, lambda where: self.run_action(f"screen.{where}")))

    def action_example(self) -> None:
        """Step through a whole game; it is not kept."""
        from referee.tui.screens.example import ExampleScreen

        self.app.push_screen(ExampleScreen(self.face, lambda where: self.run_action(f"screen.{where}")))

    def action_rulings(self) -> None:
        """Look something up."""
        from referee.tui.screens.rulings import RulingsScreen

        self.app.push_screen(RulingsScreen(self.face))


def _screen(face: Face, log: TableLog) -> TableScreen:
    """The screen of a table: one with a real deck is followed, one that the program dealt is played."""
    from referee.solo import SoloGame
    from referee.tui.screens.solo.game import SoloScreen
    from referee.tui.screens.table import TableScreen

    try:
        return SoloScreen(face, SoloGame(log))
    except BadJournal:
        return TableScreen(face, log)
