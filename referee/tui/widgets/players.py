"""The line of players' names for a new table."""

from __future__ import annotations

from textual.widgets import Input

from referee.core.nouns.table import Seat
from referee.notation import quoted
from referee.speech import visible


class Players(Input):
    """The line of names; names pasted one to a line are read as well."""

    def __init__(self) -> None:
        super().__init__(placeholder="anna:sheriff:suzy, bruno, carla:outlaw, dario", compact=True, id="players")

    def bring_back(self, seats: tuple[Seat, ...]) -> None:
        """The names of those who sat here before."""
        self.value = ", ".join(_typed(seat.name) for seat in seats)
        self.cursor_position = len(self.value)

    def _on_paste(self, event: object) -> None:
        names = [line.strip() for line in getattr(event, "text", "").splitlines() if line.strip()]
        self.insert_text_at_cursor(", ".join(names))
        event.prevent_default()  # type: ignore[attr-defined]
        event.stop()  # type: ignore[attr-defined]


def _typed(name: str) -> str:
    return name if name.isalnum() and visible(name) == name else quoted(name)
