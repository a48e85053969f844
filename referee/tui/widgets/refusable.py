"""An input whose text may be refused: what is typed next stands in its place, unless a key mends it."""

from __future__ import annotations

from textual import events
from textual.widgets import Input
from textual.widgets.input import Selection

MENDS = ("backspace", "space", "left", "right")
"""Keys that mend a line that was refused instead of beginning another."""


class Refusable(Input):
    """Selected as a whole once it is refused; a key that mends goes on from its end."""

    def refused(self) -> None:
        """The line means nothing."""
        if self.value:
            self.selection = Selection(0, len(self.value))

    async def _on_key(self, event: events.Key) -> None:
        if self.value and self.selection == Selection(0, len(self.value)) and event.key in MENDS:
            self.cursor_position = len(self.value)
        await super()._on_key(event)
