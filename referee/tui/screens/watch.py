"""The face of a table for everybody: on a screen of its own, or over the referee's before it is turned around."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content

from referee.desk.following import Following
from referee.desk.table_log import TableLog
from referee.tui.face import Face
from referee.tui.keymap import shown
from referee.tui.screens.spoken import SpokenModal, SpokenScreen
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import QUIET, Panel
from referee.tui.widgets.public_face import PublicFace

KEYS = (("F2", "key-language", "screen.language"), ("^Q", "key-quit", "app.quit"))
TURN_BACK = "f10"


class WatchScreen(SpokenScreen):
    """A table followed as somebody logs it. It takes no key but those to leave and to change the language."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "language", show=False)]
    COVERS = True
    """Actions of the app are not for this screen, quitting excepted."""

    def __init__(self, face: Face, following: Following, seat: int = 0) -> None:
        super().__init__(face)
        self.following = following
        self.seat = seat

    def compose(self) -> ComposeResult:
        """The table, and the keys."""
        yield PublicFace(self.face, self.following, self.seat)
        yield Keys()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        self.query_one(PublicFace).redraw()
        self.query_one(Keys).show([(key, self.face.say(word), action) for key, word, action in KEYS])

    def action_language(self) -> None:
        """Say everything in the next language."""
        self.face.speak_next()
        self.redraw()


class CoverScreen(SpokenModal[None]):
    """What everybody may see, over what only the referee may: one key alone turns it back, and nothing that is clicked.

    `log` is the table under it; with a `seat` it is what the player who sits there may see.
    """

    CSS = """
    CoverScreen { background: $background; }
    CoverScreen #uncover { dock: bottom; height: 1; padding: 0 1; background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(TURN_BACK, "uncover", show=False),
        Binding("f2", "language", show=False),
    ]
    KEYS = ()
    COVERS = True
    """Actions of the app are not for this screen, quitting excepted."""

    def __init__(self, face: Face, log: TableLog, seat: int = 0) -> None:
        super().__init__(face)
        self.following = Following.of(log, face.desk.path)
        self.seat = seat

    def compose(self) -> ComposeResult:
        """The table, and the one key."""
        yield PublicFace(self.face, self.following, self.seat)
        yield Panel("uncover")

    def on_mount(self) -> None:
        """Cover at once with what is known already."""
        self.redraw()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        self.query_one(PublicFace).redraw()
        back = f"{shown('F10', 'screen.uncover')} {self.face.say('watch-uncover')}"
        self.query_one("#uncover", Panel).put(Content.styled(back, QUIET))

    def action_language(self) -> None:
        """Say everything in the next language."""
        self.face.speak_next()
        self.redraw()

    def action_uncover(self) -> None:
        """Back to what only the referee may see."""
        self.dismiss()
