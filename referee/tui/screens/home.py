"""Home: the tables in the store, the one touched last on top; Enter goes on where it stood."""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from referee.errors import RefereeError
from referee.journal import StreamInfo
from referee.speech import shortened, visible
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import QUIET, Panel

KEYS = (
    ("⏎", "home-continue", "screen.open"), ("N", "home-new", "screen.new"), ("F3", "home-rulings", "screen.rulings"),
    ("F1", "key-help", "app.help"), ("F2", "key-language", "app.language"), ("^Q", "key-quit", "app.quit"),
)  # fmt: skip


class HomeScreen(SpokenScreen):
    """The list of tables."""

    CSS = """
    #head { padding: 1 2 0 2; text-style: bold; }
    #tables { height: 1fr; border: none; background: $background; margin: 1 1; }
    #wrong { height: auto; max-height: 6; padding: 0 2; color: $text-warning; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,N", "new", show=False),
        Binding("f3", "rulings", show=False),
    ]

    def compose(self) -> ComposeResult:
        """Title, list, what went wrong, keys."""
        yield Panel("head")
        yield OptionList(id="tables", markup=False)
        yield Panel("wrong")
        yield Keys()

    def on_screen_resume(self) -> None:
        """Another table may have been made meanwhile."""
        self.redraw()

    def redraw(self) -> None:
        """List the tables as they are in the store now."""
        say, tables = self.face.say, self.query_one(OptionList)
        self.query_one("#head", Panel).put(Content(f"{say('app-title')} · {say('home-title')}"))
        self.query_one(Keys).show([(key, say(word), action) for key, word, action in KEYS])
        try:
            infos = self.face.desk.tables()
        except RefereeError as error:
            self._wrong(error)
            infos = []
        tables.clear_options()
        tables.add_options([Option(self._prompt(info), id=info.id) for info in infos])
        if not infos:
            tables.add_option(Option(Content(say("home-empty")), disabled=True))
        tables.highlighted = 0 if infos else None

    def _prompt(self, info: StreamInfo) -> Content:
        title = shortened(visible(info.title).strip() or info.id, max(20, self.size.width - 50))
        when = _local(info.last_at)
        entries = self.face.say("app-entries", entries=info.length)
        return Content.assemble((title, "bold"), (f"   {entries} · {when}", QUIET))

    def _wrong(self, error: RefereeError) -> None:
        self.query_one("#wrong", Panel).put(Content(f"! {self.face.wrong(error)}"))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the table chosen."""
        event.stop()
        if event.option_id:
            self.open_table(event.option_id)

    def open_table(self, stream: str) -> None:
        """Go on where this table stood."""
        from referee.tui.screens.table import TableScreen

        try:
            log = self.face.desk.table(stream)
        except RefereeError as error:
            self._wrong(error)
        else:
            self.query_one("#wrong", Panel).put(Content(""))
            self.app.push_screen(TableScreen(self.face, log))

    def action_open(self) -> None:
        """What Enter does."""
        self.query_one(OptionList).action_select()

    def action_new(self) -> None:
        """Make a new table."""
        from referee.tui.screens.new_table import NewTableScreen

        self.app.push_screen(NewTableScreen(self.face), lambda stream: self.open_table(stream) if stream else None)

    def action_rulings(self) -> None:
        """Look something up."""
        from referee.tui.screens.rulings import RulingsScreen

        self.app.push_screen(RulingsScreen(self.face))


def _local(at: str) -> str:
    """A time of the store as the wall shows it."""
    try:
        return datetime.fromisoformat(at).astimezone().strftime("%Y-%m-%d %H:%M")
    except ValueError:
        return visible(at)[:20]
