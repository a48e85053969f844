"""Jump mode: everything on the screen that can be clicked, or typed into, gets a letter; pressed, it is clicked."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase
from typing import Any

from msgspec import Struct
from textual import events
from textual.app import App, ComposeResult
from textual.content import Content
from textual.errors import NoWidget
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Static

from referee.tui.screens.spoken import Unbroken

LETTERS = "asdfghjkl" + "".join(sorted(set(ascii_lowercase) - set("asdfghjkl")))
"""Those under the fingers first."""


class JumpTarget(Struct, frozen=True):
    """Something to jump to: where it stands, its widget, the action that a click runs; without one it takes keys."""

    x: int
    y: int
    widget: Widget
    action: str = ""


class JumpScreen(Unbroken, ModalScreen[JumpTarget | None]):
    """The screen beneath with its letters; the place is the answer, or none."""

    DEFAULT_CSS = """
    JumpScreen { background: transparent; }
    JumpScreen Static { position: absolute; width: auto; height: 1; background: $accent; color: $text;
                        text-style: bold reverse; }
    """

    def __init__(self, places: list[JumpTarget]) -> None:
        super().__init__()
        self._places = dict(zip(labels(len(places)), places, strict=True))
        self._pressed = ""

    def compose(self) -> ComposeResult:
        """A letter at every place."""
        for label, place in self._places.items():
            sign = Static(Content(label.upper()), markup=False)
            sign.styles.offset = (place.x, place.y)
            yield sign

    def on_key(self, event: events.Key) -> None:
        """A letter of a place, or anything else to go back."""
        event.stop()
        self._pressed += (event.character or "").lower()
        if self._pressed in self._places:
            self.dismiss(self._places[self._pressed])
        elif not self._pressed or not any(label.startswith(self._pressed) for label in self._places):
            self.dismiss(None)


def labels(count: int) -> list[str]:
    """So many labels of one letter, or two where there are too many; none begins another."""
    size = len(LETTERS)
    leads = max(0, -(-(count - size) // (size - 1)))
    alone, doubled = LETTERS[: size - leads], LETTERS[size - leads :]
    return [*alone, *(lead + letter for lead in doubled for letter in LETTERS)][:count]


def places(screen: Screen[object]) -> list[JumpTarget]:
    """Everything on the screen that can be clicked or typed at, from the top."""
    clicked = list(_clicked(screen))
    taken = {(place.x, place.y) for place in clicked}
    typed = (
        JumpTarget(widget.region.x, widget.region.y, widget)
        for widget in screen.focus_chain
        if widget.region.area and (widget.region.x, widget.region.y) not in taken
    )
    return sorted((*clicked, *typed), key=lambda place: (place.y, place.x))


def _clicked(screen: Screen[object]) -> Iterator[JumpTarget]:
    seen: set[tuple[Widget, str]] = set()
    for y in range(screen.size.height):
        for x in range(screen.size.width):
            action = screen.get_style_at(x, y).meta.get("@click")
            if not isinstance(action, str):
                continue
            try:
                widget, _ = screen.get_widget_at(x, y)
            except NoWidget:
                continue
            if (widget, action) not in seen:
                seen.add((widget, action))
                yield JumpTarget(x, y, widget, action)


def jump(app: App[Any]) -> None:
    """Put letters on the screen that is shown, and do what a click at the one pressed does."""
    screen = app.screen
    if isinstance(screen, JumpScreen):
        return

    async def arrived(place: JumpTarget | None) -> None:
        if place is None:
            return
        if place.action:
            await app.run_action(place.action, default_namespace=place.widget)
        else:
            place.widget.focus()

    app.push_screen(JumpScreen(places(screen)), arrived)
