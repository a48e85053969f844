"""What the screens have in common: they speak through the face, and say everything anew in another language.

A screen declares `BINDINGS`, and in its module `KEYS`, the rows of its key bar: help, palette and keymap read both.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from textual.await_complete import AwaitComplete
from textual.geometry import Size
from textual.message import Message
from textual.screen import ModalScreen, Screen

from referee.tui.actions import Named
from referee.tui.face import Face
from referee.tui.paint_cache import PaintCache

Result = TypeVar("Result")


class Unbroken:
    """A screen on which what goes wrong in the program is told, and nothing ends; it is left once."""

    def dismiss(self, result: Any = None) -> AwaitComplete:
        """Leave it; keys that were pressed faster than it went are not for the screen under it."""
        if self not in self.app.screen_stack:  # type: ignore[attr-defined]
            return AwaitComplete()
        left: AwaitComplete = super().dismiss(result)  # type: ignore[misc]
        return left

    async def _dispatch_message(self, message: Message) -> None:
        try:
            await super()._dispatch_message(message)  # type: ignore[misc]
        except Exception as error:
            self.app.went_wrong(error)  # type: ignore[attr-defined]


class SpokenScreen(Unbroken, PaintCache, Named, Screen[None]):
    """A screen with words. `redraw` puts every word on it, in the language spoken now."""

    def __init__(self, face: Face) -> None:
        super().__init__()
        self.face = face

    def on_mount(self) -> None:
        """Say everything for the first time."""
        self.redraw()

    def redraw(self) -> None:
        """Say everything anew."""

    def _refresh_layout(self, size: Size | None = None, scroll: bool = False) -> None:
        """Lay it out once: what was not seen yet is painted where it will stand, and is nowhere to be found before."""
        self._dirty_widgets &= self._compositor.visible_widgets.keys()
        super()._refresh_layout(size, scroll)


class SpokenModal(Unbroken, Named, ModalScreen[Result], Generic[Result]):
    """A question over another screen."""

    def __init__(self, face: Face) -> None:
        super().__init__()
        self.face = face
