"""Waits for the page around the app: a file is chosen or saved there, by whoever looks at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content

from referee.errors import RefereeError
from referee.tui.face import Face
from referee.tui.named_file import NamedFile, Page
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.panel import Panel, lines, pressed

KEYS = (("Esc", "confirm-cancel", "screen.leave"),)
News = Literal["done", "declined", "too_large", "failed"]
"""What became of a file in the page: it came or went, nobody wants to, it is too large, it broke off."""


class PageFileScreen(SpokenModal[NamedFile | None]):
    """`begin` asks the page; `came` is called with the file's name when it is done, and gives the result.

    What is wrong with a file is told, and another one asked for if it is worth asking `again`.
    """

    CSS = """
    PageFileScreen { align: center bottom; }
    PageFileScreen Vertical { width: 90%; max-width: 120; height: auto; margin-bottom: 2; padding: 0 1;
                              border: round $accent; background: $surface; }
    PageFileScreen #page-wrong { color: $text-warning; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(
        self, face: Face, question: str, says: str, page: Page, begin: Callable[[], None],
        came: Callable[[str], NamedFile], again: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(face)
        self.question, self.says = question, says
        self.page = page
        self.begin, self.came, self.again = begin, came, again
        self.wrong: RefereeError | None = None
        self._news: tuple[News, str] | None = None

    def compose(self) -> ComposeResult:
        """The question, what to do in the page, what is wrong, the key."""
        with Vertical():
            for id_ in ("question", "says", "wrong", "keys"):
                yield Panel(f"page-{id_}")

    def on_mount(self) -> None:
        """Ask the page."""
        self._try(self.begin)
        self.redraw()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say = self.face.say
        over = self.wrong is not None and not self.again
        self.query_one("#page-question", Panel).put(Content.styled(say(self.question), "bold"))
        self.query_one("#page-says", Panel).put(Content("" if over else say(self.says)))
        told = [Content(f"! {self.face.wrong(self.wrong)}")] if self.wrong is not None else []
        self.query_one("#page-wrong", Panel).put(lines(told))
        keys = [pressed(key, say(word), action) for key, word, action in KEYS]
        self.query_one("#page-keys", Panel).put(Content("  ").join(keys))

    def heard(self, news: News, name: str = "") -> None:
        """The page tells what became of the file; what covers this screen is not closed by it."""
        self._news = news, name
        if self.app.screen is self:
            self.on_screen_resume()

    def on_screen_resume(self) -> None:
        """What was heard meanwhile."""
        heard, self._news = self._news, None
        if heard is not None:
            self._take(*heard)

    def _take(self, news: News, name: str) -> None:
        if news == "declined":
            self.dismiss(None)
        elif news == "done":
            self._try(lambda: self.dismiss(self.came(name)))
        else:
            self.wrong = RefereeError(f"page_{news}")
        if self.wrong is not None and self.again:
            self.begin()
        self.redraw()

    def _try(self, act: Callable[[], object]) -> None:
        self.wrong = None
        try:
            act()
        except RefereeError as error:
            self.wrong = error

    def action_leave(self) -> None:
        """Read or write nothing."""
        self.page.call_off()
        self.dismiss(None)
