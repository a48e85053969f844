"""A new table: the names in one line, with roles and characters by their beginnings, or a position; and the game."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input

from referee.core.nouns.table import Table
from referee.desk.game_choice import GameChoice
from referee.errors import RefereeError
from referee.tui.face import Face
from referee.tui.preferences import Preferences, preferences_of
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.deal import Deal
from referee.tui.widgets.game_pad import GamePad
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import Panel
from referee.tui.widgets.players import Players, Position
from referee.typing.dealing import block, players, position

KEYS = (
    ("⏎", "new-start", "screen.start"), ("F4", "app-last_players", "screen.last_players"),
    ("F5", "key-mode", "screen.mode"), ("F6", "app-game", "screen.game"),
    ("F8", "app-position", "screen.position"), ("F2", "key-language", "app.language"),
    ("Esc", "key-back", "screen.leave"),
)  # fmt: skip
MORE_KEYS = (
    ("↑↓", "new-row", "screen.row(1)"), ("←→ ␣", "new-change", "screen.change(1)"),
)  # fmt: skip
"""The keys of sets and options, while these are chosen."""


class NewTableScreen(SpokenModal[str | None]):
    """Its result is the id of the table made, or None."""

    CSS = """
    NewTableScreen { background: $background; }
    NewTableScreen #head { padding: 1 2 0 2; text-style: bold; }
    NewTableScreen .ask { padding: 0 2; color: $text-muted; margin-top: 1; }
    NewTableScreen.choosing .ask { display: none; }
    NewTableScreen Input { margin: 0 2; border-left: thick $accent; height: 1; }
    NewTableScreen #block { display: none; height: 1fr; margin: 0 2; border: none; border-left: thick $accent; }
    NewTableScreen.block #block { display: block; }
    NewTableScreen.block #players { display: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f4", "last_players", show=False),
        Binding("f5", "mode", show=False),
        Binding("f6", "game", show=False),
        Binding("f8", "position", show=False),
        Binding("enter,f10,ctrl+s", "start", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, face: Face, again: Table | None = None) -> None:
        super().__init__(face)
        self.again = again
        """A table whose people and game it begins with."""
        self.mode = "full"
        self.pad = GamePad()

    def compose(self) -> ComposeResult:
        """What to type, what is played, and under it what that comes to."""
        yield Panel("head")
        ask = Panel("ask")
        ask.add_class("ask")
        yield ask
        yield Players()
        yield Position(id="block")
        yield self.pad
        yield Deal()
        yield Keys()

    @property
    def game(self) -> GameChoice:
        """What is chosen so far."""
        return self.pad.game

    @game.setter
    def game(self, game: GameChoice) -> None:
        self.pad.begin(game)

    @property
    def typed(self) -> Players | Position:
        """Where one types: the line of names, or the position."""
        return self.query_one(Position) if self.has_class("block") else self.query_one(Players)

    @property
    def text(self) -> str:
        """The names or the position as typed so far."""
        return self.query_one(Position).text if self.has_class("block") else self.query_one(Players).value

    @property
    def preferences(self) -> Preferences | None:
        """What is remembered from one table to the next."""
        return preferences_of(self.app)

    def on_mount(self) -> None:
        """Say everything for the first time, beginning with what was played last."""
        if self.preferences is not None:
            self.game = self.preferences.game
        if self.again is not None:
            self._bring_back(self.again)
        for line in (self.query_one(Players), self.query_one(Position)):
            line.taken = self.takes
        self.redraw()
        self.typed.focus()

    def takes(self, key: events.Key) -> bool:
        """Is this the key of a set or an option? The first character of a name ends the choosing, and is no key."""
        if not self.pad.opened:
            return False
        chosen = self.pad.press(key, named=bool(self.text.strip()))
        if not chosen and key.is_printable:
            self.choosing(False)
        return chosen

    def choosing(self, on: bool) -> None:
        """Choose what is played; how to type names makes room for it."""
        self.pad.open(on)
        self.set_class(on, "choosing")
        self.show_keys()
        self.typed.focus()

    def show_keys(self) -> None:
        """Show the keys there are: while sets and options are chosen, those too with which that is done."""
        start = "F10" if self.has_class("block") else "⏎"
        others = [row for row in KEYS if row[2] != "screen.start"]
        if self.pad.opened:
            others = [*MORE_KEYS, ("F6", "new-names", "screen.game"), *KEYS[5:]]
        rows = [(start, "new-start", "screen.start"), *others]
        self.query_one(Keys).show([(key, self.face.say(word), action) for key, word, action in rows])

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say, pasted = self.face.say, self.has_class("block")
        self.query_one("#head", Panel).put(Content(say("new-title")))
        self.query_one("#ask", Panel).put(Content(say("app-position_how" if pasted else "app-players_how")))
        self.query_one(Players).shape(self.game.book.roles, self.face)
        self.show_keys()
        self.preview()

    def position(self) -> str:
        """The deal or position as typed so far."""
        if self.has_class("block"):
            return block(self.text, self.game, self.mode)
        return position(players(self.text, self.face.lexicon, self.game.book), self.game, self.mode)

    def preview(self) -> None:
        """Show the game, and what the players typed come to."""
        mode = self.face.say("table-light" if self.mode == "light" else "table-full")
        self.pad.show(mode, self.face)
        deal, desk = self.query_one(Deal), self.face.desk
        if self.text.strip():
            deal.show(lambda: desk.game(self.position()), self.face)
        else:
            deal.put(Content(""))

    def on_input_changed(self, event: Input.Changed) -> None:
        """The players changed."""
        event.stop()
        self.preview()

    def on_text_area_changed(self) -> None:
        """The position changed."""
        self.preview()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter starts."""
        event.stop()
        self.action_start()

    def action_start(self) -> None:
        """Make the table, or say what is wrong."""
        if not self.text.strip():
            self._refuse(self.face.say("new-nobody"))
            return
        try:
            desk, text = self.face.desk, self.position()
            log = desk.bring_in(text) if self.has_class("block") else desk.new(text)
        except RefereeError as error:
            self._refuse(self.face.wrong(error))
        else:
            if self.preferences is not None and not self.has_class("block"):
                self.preferences.remember_game(self.game)
            self.dismiss(log.stream)

    def _refuse(self, why: str) -> None:
        self.choosing(False)
        self.query_one(Deal).wrong(why)

    def action_last_players(self) -> None:
        """Bring back the names and the game of the table touched last."""
        try:
            table = self.face.desk.table().table
        except RefereeError:
            return
        self._bring_back(table)
        self.preview()

    def _bring_back(self, table: Table) -> None:
        self.game = GameChoice(table.sets, table.options)
        self.query_one(Players).bring_back(table.seats)

    def action_mode(self) -> None:
        """A full or a light log."""
        self.mode = "light" if self.mode == "full" else "full"
        self.preview()

    def action_game(self) -> None:
        """Choose sets and options, or go on typing."""
        self.choosing(not self.pad.opened)

    def on_game_pad_changed(self) -> None:
        """Another game: the names may come to something else, and roles be called otherwise."""
        self.query_one(Players).shape(self.game.book.roles, self.face)
        self.preview()

    def action_row(self, by: int) -> None:
        """Go to another set or option."""
        self.pad.move(by)

    def action_change(self, by: int) -> None:
        """Choose it, or its next value."""
        self.pad.change(by)

    def action_position(self) -> None:
        """Type or paste a position instead of names, or back."""
        self.toggle_class("block")
        self.typed.focus()
        self.redraw()

    def action_leave(self) -> None:
        """Back from sets and options to the names, else make no table."""
        if self.pad.opened:
            self.choosing(False)
        else:
            self.dismiss(None)
