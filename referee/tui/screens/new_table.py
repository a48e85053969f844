"""A new table: the names in one line, with roles and characters by their beginnings, or a position; and the game."""

from __future__ import annotations

from typing import ClassVar

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
        self.game = GameChoice()
        self.mode = "full"

    def compose(self) -> ComposeResult:
        """What to type, what is played, and under it what that comes to."""
        yield Panel("head")
        ask = Panel("ask")
        ask.add_class("ask")
        yield ask
        yield Players()
        yield Position(id="block")
        yield GamePad()
        yield Deal()
        yield Keys()

    @property
    def pad(self) -> GamePad:
        """The keys of sets and options."""
        return self.query_one(GamePad)

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

    def takes(self, character: str) -> bool:
        """Is this the key of a set or an option? The first character of a name ends the choosing, and is no key."""
        if not self.pad.opened:
            return False
        chosen = self.pad.press(character)
        if not chosen and character.isprintable():
            self.choosing(False)
        return chosen

    def choosing(self, on: bool) -> None:
        """Choose what is played; how to type names makes room for it."""
        self.pad.open(on)
        self.set_class(on, "choosing")
        self.typed.focus()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say, pasted = self.face.say, self.has_class("block")
        self.query_one("#head", Panel).put(Content(say("new-title")))
        self.query_one("#ask", Panel).put(Content(say("app-position_how" if pasted else "app-players_how")))
        self.query_one(Players).shape(self.game.book.roles, self.face)
        keys = [("F10" if pasted and key == "⏎" else key, say(word), action) for key, word, action in KEYS]
        self.query_one(Keys).show(keys)
        self.preview()

    def position(self) -> str:
        """The deal or position as typed so far."""
        if self.has_class("block"):
            return block(self.text, self.game, self.mode)
        return position(players(self.text, self.face.lexicon, self.game.book), self.game, self.mode)

    def preview(self, wrong: str = "") -> None:
        """Show the game, why it could not be changed, and what the players typed come to."""
        mode = self.face.say("table-light" if self.mode == "light" else "table-full")
        self.pad.show(self.game, mode, self.face, wrong)
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

    def on_game_pad_pressed(self, event: GamePad.Pressed) -> None:
        """The key of a set or an option."""
        if event.is_set:
            self.action_choose_set(event.name)
        else:
            self.action_choose_option(event.name)

    def action_choose_set(self, name: str) -> None:
        """With a set or without it; or say why not."""
        try:
            self.game = self.game.toggled(name)
        except RefereeError as error:
            self.preview(self.face.wrong(error))
        else:
            self.preview()

    def action_choose_option(self, name: str, value: str = "") -> None:
        """The next value of an option, or the one clicked."""
        self.game = self.game.with_option(name, value)
        self.preview()

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
