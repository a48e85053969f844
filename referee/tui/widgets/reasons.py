"""Why something was not allowed: where there are more rows than room, those from one on, with signs for the others.

It is no container that scrolls: Textual would lay out the whole screen once more whenever there is more to scroll.
"""

from __future__ import annotations

from textual.content import Content
from textual.events import MouseScrollDown, MouseScrollUp
from textual.strip import Strip

from referee.tui.widgets.panel import Panel, cells

ABOVE, BELOW = "▲", "▼"
EDGE = 1
"""Columns at the right, for the signs."""


class Reasons(Panel):
    """Rows that are scrolled with the wheel or with page up and down."""

    DEFAULT_CSS = "Reasons { height: auto; max-height: 6; }"

    def __init__(self) -> None:
        super().__init__("why")
        self._first = 0
        """The row that stands on top."""

    def put(self, content: Content | list[Content], may_shrink: bool = True) -> None:
        """Show this from its beginning."""
        over, self._first = self._over, 0
        super().put(content, may_shrink)
        if over or self._over:
            self.refresh()

    def rows_at(self, width: int) -> list[Content]:
        """All rows, as wide as they are beside the signs."""
        return super().rows_at(max(0, width - EDGE))

    @property
    def _over(self) -> int:
        """How many rows there is no room for."""
        return max(0, len(self.rows_at(self.size.width)) - self.size.height)

    def take(self, rows: int) -> None:
        """Take so many rows at most, and no more than the style sheet says; what it is already, lays nothing out."""
        most = min(rows, self.most or rows)
        if most != cells(self.styles.max_height):
            self.styles.max_height = most

    @property
    def most(self) -> int:
        """How many rows it takes at most by the style sheet."""
        return cells(self.styles.base.max_height)

    def page(self, by: int) -> None:
        """Show what stands so many pages further on."""
        self._scroll(by * max(1, self.size.height - 1))

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """The next row."""
        event.stop()
        self._scroll(1)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """The row before."""
        event.stop()
        self._scroll(-1)

    def _scroll(self, rows: int) -> None:
        self._first = max(0, min(self._over, self._first + rows))
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """The row that stands there now."""
        over, width = self._over, self.size.width
        if not over:
            return super().render_line(y)
        self._first = min(self._first, over)
        above, below = not y and self._first, y == self.size.height - 1 and self._first < over
        row = self.rows_at(width)[y + self._first].truncate(width - EDGE, pad=True)
        sign = Content.styled(ABOVE if above else BELOW if below else " ", "bold $text-accent")
        return self._strip(row + sign, width).apply_offsets(0, y + self._first)
