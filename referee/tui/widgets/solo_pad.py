"""Level, variations, and with the choice of two characters who plays whom: each with a key that acts at once."""

from __future__ import annotations

from collections.abc import Mapping

from textual import events
from textual.content import Content
from textual.style import Style

from referee.solo import BOOK
from referee.tui.widgets.game_pad import SIGNS, VALUE, GamePad
from referee.tui.widgets.panel import in_rows, lines, pressed
from referee.views.voice import Voice


class SoloPad(GamePad, can_focus=True):
    """The keys of a game to be set up; what there is to choose is shown with the keys and without them."""

    DEFAULT_CSS = """
    SoloPad:focus { background: $panel; color: $text; border-left: thick $accent; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._pairs: Mapping[str, tuple[tuple[str, ...], str]] = {}
        self._roles: Mapping[str, str] = {}

    def offer(self, roles: Mapping[str, str], pairs: Mapping[str, tuple[tuple[str, ...], str]]) -> None:
        """By seat its role, and the two characters that fall to it with the one chosen."""
        self._roles, self._pairs = roles, pairs

    @property
    def opened(self) -> bool:
        """There is no line of names here that it would make room for."""
        return True

    def on_key(self, event: events.Key) -> None:
        """Read a key; F-keys and the like go on to the screen."""
        if self.press(event.character or ""):
            event.stop()
            event.prevent_default()

    def draw(self) -> None:
        """Lay everything out at the width there is."""
        if self._voice is None:
            return
        width = self.app.size.width - 5
        options = [self._option(name, value, self._voice) for name, value in self._game.options.items()]
        pairs = [self._pair(seat, self._voice) for seat in self._pairs]
        self.put(lines([in_rows(parts, width, "   ") for parts in (options, pairs) if parts]))

    def _keys(self) -> dict[str, tuple[str, bool]]:
        """By key an option, or the seat (true) that may play another character."""
        choices = [*((name, False) for name in BOOK.options), *((seat, True) for seat in self._pairs)]
        return dict(zip(SIGNS, choices, strict=False))

    def _pair(self, seat: str, voice: Voice) -> Content:
        fallen, chosen = self._pairs[seat]
        told = pressed(self._key(seat, True), f"{voice.speech.role(self._roles[seat])}:", f"screen.swap('{seat}')")
        return Content(" ").join([told, *(self._person(seat, each, each == chosen, voice) for each in fallen)])

    def _person(self, seat: str, name: str, chosen: bool, voice: Voice) -> Content:
        told = voice.speech.character(name)
        shown = Content.styled(VALUE.format(told), "bold") if chosen else Content(f" {told} ")
        return shown.stylize(Style.from_meta({"@click": f"screen.swap('{seat}')"}))
