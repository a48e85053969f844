"""Shown instead of a screen there is no room for: how large the terminal has to be, and that nothing is lost."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.geometry import Size

from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.panel import Panel, lines, pressed

LEAST = Size(60, 16)
"""The columns and rows under which a table cannot be read."""


def too_small(size: Size) -> bool:
    """Is there no room for a screen?"""
    return size.width < LEAST.width or size.height < LEAST.height


class TooSmallScreen(SpokenModal[None]):
    """Takes no key but the one to leave; what was typed waits underneath."""

    CSS = """
    TooSmallScreen { background: $background; }
    TooSmallScreen Panel { height: 1fr; overflow: hidden; }
    """
    BINDINGS: ClassVar[list[BindingType]] = []
    COVERS = True
    """Actions of the app are not for this screen, quitting excepted."""

    def compose(self) -> ComposeResult:
        """A sentence."""
        yield Panel("too-small")

    def on_mount(self) -> None:
        """Say it for the first time."""
        self.redraw()

    def on_resize(self) -> None:
        """Say how large it is now."""
        self.redraw()

    def on_screen_resume(self) -> None:
        """Go, if there is room by now."""
        if not too_small(self.app.size):
            self.dismiss()

    def redraw(self) -> None:
        """Say it in the language spoken."""
        say, size = self.face.say, self.app.size
        now, least = f"{size.width}x{size.height}", f"{LEAST.width}x{LEAST.height}"
        told = Content(say("too_small", now=now, least=least))
        quit_key = pressed("^Q", say("key-quit"), "app.quit")
        self.query_one(Panel).put(lines([told.stylize("bold"), quit_key]))
