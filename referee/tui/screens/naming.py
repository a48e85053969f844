"""Asks which character a player has, once a verdict hangs on it: one key for each that nobody is known to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.style import Style

from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.panel import Panel, pressed

SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789"
"""The keys, in the order of the names."""
BETWEEN = 3


class NamingScreen(SpokenModal[str | None]):
    """Its result is the id of the character, or None where it was left with Escape."""

    CSS = """
    NamingScreen { align: center bottom; }
    NamingScreen Vertical { width: 90%; max-width: 100; height: auto; margin-bottom: 2; padding: 0 1;
                            border: round $accent; background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, face: Face, who: str, characters: Sequence[str]) -> None:
        super().__init__(face)
        self.who = who
        named = sorted((face.name(character), character) for character in characters)
        self.found = dict(zip(SIGNS, named, strict=False))

    def compose(self) -> ComposeResult:
        """The question, the names, the keys."""
        with Vertical():
            yield Panel("who")
            yield Panel("characters")
            yield Panel("naming-keys")

    def on_mount(self) -> None:
        """Say everything."""
        say = self.face.say
        self.query_one("#who", Panel).put(Content.styled(say("naming-which", who=self.who), "bold"))
        self.query_one("#naming-keys", Panel).put(pressed("Esc", say("confirm-cancel"), "screen.leave"))
        self._list()

    def on_resize(self) -> None:
        """In as many columns as fit now."""
        self._list()

    def _list(self) -> None:
        panel = self.query_one("#characters", Panel)
        cells = [_cell(sign, name) for sign, (name, _) in self.found.items()]
        wide = max(cell.cell_length for cell in cells) + BETWEEN
        columns = max(1, (panel.content_size.width or self.app.size.width * 8 // 10) // wide)
        height = -(-len(cells) // columns)
        panel.put([_row(cells[row::height], wide) for row in range(height)])

    def on_key(self, event: events.Key) -> None:
        """The key of a character."""
        if event.character and event.character.lower() in self.found:
            event.stop()
            self.action_name(event.character.lower())

    def action_name(self, sign: str) -> None:
        """This one it is."""
        self.dismiss(self.found[sign][1])

    def action_leave(self) -> None:
        """It is not known yet."""
        self.dismiss(None)


def _cell(sign: str, name: str) -> Content:
    told = Content.assemble((sign.upper(), "bold $text-accent"), " ", name)
    return told.stylize(Style.from_meta({"@click": f"screen.name('{sign}')"}))


def _row(cells: list[Content], wide: int) -> Content:
    return Content("").join([cell.pad_right(wide - cell.cell_length) for cell in cells])
