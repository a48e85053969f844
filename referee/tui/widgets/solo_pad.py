"""Level, variations, and with the choice of two characters who plays whom: each with a key that acts at once."""

from __future__ import annotations

from collections.abc import Mapping

from textual import events
from textual.content import Content
from textual.message import Message
from textual.style import Style

from referee.desk.game_choice import GameChoice
from referee.solo import BOOK
from referee.tui.widgets.game_rows import DIGITS, VALUE, told_values
from referee.tui.widgets.panel import Panel, in_rows, lines, pressed
from referee.views.voice import Voice

SIGNS = f"{DIGITS}+-*=!%&$"
"""The keys of options and seats, in this order."""


class SoloPad(Panel, can_focus=True):
    """The keys of a game to be set up; what there is to choose is shown with the keys and without them."""

    FOLDS = False
    DEFAULT_CSS = """
    SoloPad { height: auto; margin: 1 2 0 2; color: $text-muted; text-wrap: nowrap; text-overflow: ellipsis; }
    SoloPad:focus { background: $panel; color: $text; border-left: thick $accent; }
    """

    class Pressed(Message):
        """The key of an option, or of a seat."""

        def __init__(self, name: str, is_seat: bool) -> None:
            super().__init__()
            self.name = name
            self.is_seat = is_seat

    def __init__(self) -> None:
        super().__init__("game")
        self._game = GameChoice(BOOK.sets)
        self._voice: Voice | None = None
        self._pairs: Mapping[str, tuple[tuple[str, ...], str]] = {}
        self._roles: Mapping[str, str] = {}

    def show(self, game: GameChoice, voice: Voice) -> None:
        """Show what is chosen of this game."""
        self._game, self._voice = game, voice
        self.draw()

    def offer(self, roles: Mapping[str, str], pairs: Mapping[str, tuple[tuple[str, ...], str]]) -> None:
        """By seat its role, and the two characters that fall to it with the one chosen."""
        self._roles, self._pairs = roles, pairs

    def on_key(self, event: events.Key) -> None:
        """Read a key; F-keys and the like go on to the screen."""
        if choice := self._keys().get(event.character or ""):
            self.post_message(self.Pressed(*choice))
            event.stop()
            event.prevent_default()

    def on_resize(self) -> None:
        """Break the rows where they have to be broken now."""
        self.draw()

    def draw(self) -> None:
        """Lay everything out at the width there is."""
        if self._voice is None:
            return
        width = self.app.size.width - 5
        options = [self._option(name, self._voice) for name in self._game.options]
        pairs = [self._pair(seat, self._voice) for seat in self._pairs]
        self.put(lines([in_rows(parts, width, "   ") for parts in (options, pairs) if parts]))

    def _keys(self) -> dict[str, tuple[str, bool]]:
        """By key an option, or the seat (true) that may play another character."""
        choices = [*((name, False) for name in BOOK.options), *((seat, True) for seat in self._pairs)]
        return dict(zip(SIGNS, choices, strict=False))

    def _key(self, *choice: str | bool) -> str:
        return next((key for key, each in self._keys().items() if each == choice), "")

    def _option(self, name: str, voice: Voice) -> Content:
        told = pressed(self._key(name, False), f"{voice.option_name(name)}:", f"screen.choose_option('{name}')")
        return Content(" ").join([told, *told_values(name, self._game, voice, "screen.")])

    def _pair(self, seat: str, voice: Voice) -> Content:
        fallen, chosen = self._pairs[seat]
        told = pressed(self._key(seat, True), f"{voice.speech.role(self._roles[seat])}:", f"screen.swap('{seat}')")
        return Content(" ").join([told, *(self._person(seat, each, each == chosen, voice) for each in fallen)])

    def _person(self, seat: str, name: str, chosen: bool, voice: Voice) -> Content:
        told = voice.speech.character(name)
        shown = Content.styled(VALUE.format(told), "bold") if chosen else Content(f" {told} ")
        return shown.stylize(Style.from_meta({"@click": f"screen.swap('{seat}')"}))
