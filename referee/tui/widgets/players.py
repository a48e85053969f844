"""Where the players of a new table are typed: the line of their names, or a position.

Either hands each key to what may be chosen beside it before it takes the key itself: in one queue, so that no key of a
fast typist overtakes another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from textual import events
from textual.widgets import Input, TextArea

from referee.core.nouns.table import Seat
from referee.notation import quoted
from referee.speech import visible
from referee.views.voice import Voice


class Offering:
    """Offers each key to somebody else first."""

    taken: Callable[[events.Key], bool] = staticmethod(lambda key: False)
    """Is this key for somebody else?"""

    async def _on_key(self, event: events.Key) -> None:
        if self.taken(event):
            event.stop()
            event.prevent_default()


class Position(Offering, TextArea):
    """A position, typed or pasted."""


class Players(Offering, Input):
    """The line of names; names pasted one to a line are read as well."""

    def __init__(self) -> None:
        super().__init__(compact=True, select_on_focus=False, id="players")

    def shape(self, roles: Iterable[str], voice: Voice) -> None:
        """Show how names are typed, with two of these roles as they are called in the language spoken."""
        first, *_, last = (voice.name(role).lower() for role in roles)
        self.placeholder = f"Anna:{first}:suzy, Bruno, Carla:{last}, Dario"

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
