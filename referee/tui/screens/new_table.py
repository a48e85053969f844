"""A new table: the players' names in one line, with roles and characters by their beginnings; or a position pasted."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, TextArea

from referee.errors import RefereeError
from referee.speech import count, shortened, visible
from referee.table import Seat, Table
from referee.tui.dealing import players, position
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, lines
from referee.views import pips

EDITIONS = ("fourth", "first")
KEYS = (
    ("⏎", "new-start", "screen.start"), ("F4", "app-last_players", "screen.last_players"),
    ("F5", "key-mode", "screen.mode"), ("F6", "new-edition", "screen.edition"),
    ("F8", "app-position", "screen.position"), ("F2", "key-language", "app.language"),
    ("Esc", "key-back", "screen.leave"),
)  # fmt: skip


class NewTableScreen(SpokenModal[str | None]):
    """Its result is the id of the table made, or None."""

    CSS = """
    NewTableScreen { background: $background; }
    NewTableScreen #head { padding: 1 2 0 2; text-style: bold; }
    NewTableScreen .ask { padding: 0 2; color: $text-muted; margin-top: 1; }
    NewTableScreen Input { margin: 0 2; border-left: thick $accent; height: 1; }
    NewTableScreen #block { display: none; height: 1fr; margin: 0 2; border: none; border-left: thick $accent; }
    NewTableScreen.block #block { display: block; }
    NewTableScreen.block #players { display: none; }
    NewTableScreen #deal { padding: 1 2; height: auto; max-height: 14; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f4", "last_players", show=False),
        Binding("f5", "mode", show=False),
        Binding("f6", "edition", show=False),
        Binding("f8", "position", show=False),
        Binding("f10,ctrl+s", "start", show=False),
        Binding("escape", "leave", show=False),
    ]

    mode = "full"
    edition = EDITIONS[0]

    def compose(self) -> ComposeResult:
        """What to type, and under it what it comes to."""
        yield Panel("head")
        ask = Panel("ask")
        ask.add_class("ask")
        yield ask
        yield Players(compact=True, id="players")
        yield TextArea(id="block")
        yield Panel("deal")
        yield Keys()

    def on_mount(self) -> None:
        """Say everything for the first time."""
        self.redraw()
        self.query_one("#players").focus()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say, block = self.face.say, self.has_class("block")
        self.query_one("#head", Panel).put(Content(say("new-title")))
        self.query_one("#ask", Panel).put(Content(say("app-position_how" if block else "app-players_how")))
        self.query_one(Players).placeholder = "anna:sheriff:suzy, bruno, carla:outlaw, dario"
        keys = [("F10" if block and key == "⏎" else key, say(word), action) for key, word, action in KEYS]
        self.query_one(Keys).show(keys)
        self.preview()

    def position(self) -> str:
        """The deal or position as typed so far."""
        if self.has_class("block"):
            text = self.query_one(TextArea).text
            return text if text.lstrip().startswith("bang ") else f"bang 1\nsets base\n{text}"
        dealt = players(self.query_one(Players).value, self.face.desk.lexicon)
        return position(dealt, self.mode, self.edition)

    def preview(self) -> None:
        """Show what the players typed come to."""
        say = self.face.say
        mode = say("table-light" if self.mode == "light" else "table-full")
        edition = say(f"app-edition_{self.edition}")
        head = Content.styled(f"{say('new-mode')}: {mode} · {say('new-edition')}: {edition}", QUIET)
        told = [] if self.has_class("block") else [head]
        self.query_one("#deal", Panel).put(lines([*told, *self._seats()]))

    def _seats(self) -> list[Content]:
        empty = not (
            self.query_one(TextArea).text if self.has_class("block") else self.query_one(Players).value
        ).strip()
        if empty:
            return []
        try:
            table = self.face.desk.game(self.position()).opening.table
        except RefereeError as error:
            return [Content.styled(f"! {self.face.wrong(error)}", LEVELS["error"])]
        return [self._seat(table, seat) for seat in table.seats]

    def _seat(self, table: Table, seat: Seat) -> Content:
        speech = self.face.speech
        name = shortened(speech.player(table, seat.number), 30)
        role = speech.role(seat.role) if seat.role else "?"
        character = speech.character(seat.character) if seat.character else "?"
        hand = f"{self.face.say('table-hand')} {count(seat.hand)}"
        life = (pips(seat.life, seat.most), "$text-error")
        return Content.assemble(f"{seat.number:>2} ", (name, "bold"), f"  {role}  {character}  ", life, f"  {hand}")

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
        try:
            text = self.position()
            block = self.has_class("block")
            log = self.face.desk.bring_in(text) if block else self.face.desk.new(text)
        except RefereeError as error:
            self.query_one("#deal", Panel).put(Content.styled(f"! {self.face.wrong(error)}", LEVELS["error"]))
        else:
            self.dismiss(log.stream)

    def action_last_players(self) -> None:
        """Bring back the names of the table touched last."""
        try:
            seats = self.face.desk.table().table.seats
        except RefereeError:
            return
        names = ", ".join(_name(seat.name) for seat in seats)
        line = self.query_one(Players)
        line.value, line.cursor_position = names, len(names)

    def action_mode(self) -> None:
        """A full or a light log."""
        self.mode = "light" if self.mode == "full" else "full"
        self.preview()

    def action_edition(self) -> None:
        """The other edition of the characters."""
        self.edition = EDITIONS[1 - EDITIONS.index(self.edition)]
        self.preview()

    def action_position(self) -> None:
        """Type or paste a position instead of names, or back."""
        self.toggle_class("block")
        self.query_one("#block" if self.has_class("block") else "#players").focus()
        self.redraw()

    def action_leave(self) -> None:
        """Make no table."""
        self.dismiss(None)


class Players(Input):
    """The line of names; names pasted one to a line are read as well."""

    def _on_paste(self, event: object) -> None:
        names = [line.strip() for line in getattr(event, "text", "").splitlines() if line.strip()]
        self.insert_text_at_cursor(", ".join(names))
        event.prevent_default()  # type: ignore[attr-defined]
        event.stop()  # type: ignore[attr-defined]


def _name(name: str) -> str:
    from referee.notation.tokens import quoted

    return name if name.isalnum() and visible(name) == name else quoted(name)
