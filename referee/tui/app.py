"""The app: opens the store once something is on the screen, then a table or the list of tables."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

if TYPE_CHECKING:
    from referee.tui.face import Face


class RefereeApp(App[None]):
    """The terminal face of one store. `table` is the id, beginning or title of the table to open at once."""

    CSS = """
    * { link-style: none; link-style-hover: bold; link-background-hover: $accent; }
    * { scrollbar-size-vertical: 1; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f2", "language", show=False),
        Binding("ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(self, store: Path, lang: str, table: str | None = None) -> None:
        super().__init__()
        self.title = "BANG!"
        self._store = store
        self._lang = lang
        self._table = table
        self.face: Face | None = None

    def on_mount(self) -> None:
        """Paint first, read afterwards."""
        self.call_after_refresh(self.open_store)

    def open_store(self) -> None:
        """Open the store and show the table asked for, else the tables there are; or what is wrong with it."""
        from referee.desk import Desk
        from referee.errors import RefereeError
        from referee.speech import Speech
        from referee.tui.face import Face

        try:
            desk = Desk(self._store)
        except RefereeError as error:
            self._unopened(Speech.of(self._lang).error(error))
            return
        self.face = Face(desk, self._lang)
        self._first_screens(self.face)

    def _first_screens(self, face: Face) -> None:
        from referee.tui.screens.home import HomeScreen

        home = HomeScreen(face)
        self.push_screen(home)
        if self._table is not None:
            self.call_later(home.open_table, self._table)
        gc.freeze()  # what is loaded now stays: no pause between two keys to look through it again

    def _unopened(self, sentence: str) -> None:
        from textual.content import Content
        from textual.widgets import Static

        from referee.speech import Speech

        quit_key = f"^Q {Speech.of(self._lang).say('key-quit')}"
        self.mount(Static(Content(f"! {sentence}\n\n{quit_key}"), markup=False, id="unopened"))

    def on_unmount(self) -> None:
        """Let go of the store."""
        if self.face is not None:
            self.face.desk.close()

    def action_language(self) -> None:
        """Say everything in the next language."""
        if self.face is None:
            return
        self.face.speak_next()
        for screen in self.screen_stack:
            redraw = getattr(screen, "redraw", None)
            if redraw is not None:
                redraw()

    def action_help(self) -> None:
        """Show the help."""
        from referee import sets
        from referee.tui.screens.help import HelpScreen

        books = (book for screen in reversed(self.screen_stack) if (book := getattr(screen, "book", None)))
        if self.face is not None and not isinstance(self.screen, HelpScreen):
            self.push_screen(HelpScreen(self.face, next(books, None) or sets.bind(sets.USUAL)))


def run(store: Path, lang: str, table: str | None = None) -> None:
    """Open the app on a store, in a language, at a table if one is named."""
    RefereeApp(store, lang, table).run()
