"""The last things that happened, in words: large ones where the screen is high enough, the latest standing out."""

from __future__ import annotations

from textual.content import Content

from referee.log.latest import MOST
from referee.tui.letters import large
from referee.tui.widgets.lying import suited
from referee.tui.widgets.panel import QUIET, Panel

HIGH = 50
"""Rows of a screen from which each of them has as many rows as large letters need."""
TALL = 3
LATEST = "▸"


class Latest(Panel):
    """As many rows on every screen of the same height, so that nothing above it moves."""

    FOLDS = False
    DEFAULT_CSS = "Latest { height: auto; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }"

    def __init__(self) -> None:
        super().__init__("latest")
        self.happened: tuple[str, ...] = ()
        self._plain = False

    def tell(self, told: tuple[str, ...], plain: bool) -> None:
        """What happened, the latest at the end; in `plain` letters there are no large ones."""
        self.happened, self._plain = told, plain
        self._lay_out()

    def on_resize(self) -> None:
        """Large letters come and go with the room there is."""
        self._lay_out()

    def _lay_out(self) -> None:
        told = [*[""] * (MOST - len(self.happened)), *self.happened]
        styles = [QUIET] * (MOST - 1) + ["bold"]
        self.put([row for each, style in zip(told, styles, strict=True) for row in self._rows_of(each, style)])

    def _rows_of(self, told: str, style: str) -> list[Content]:
        """One of them: large, or in ordinary letters in as many rows as large ones would take."""
        width = self.content_size.width or self.app.size.width - 2
        lead = f"{LATEST} " if style == "bold" and told else ""
        row = suited(Content.styled(f"{lead}{told}", style))
        if self.app.size.height < HIGH:
            return [row]
        if drawn := () if self._plain else large(told, width, TALL):
            return [Content.styled(each, style) for each in drawn]
        rows = row.wrap(width)[:TALL]
        return [*rows, *[Content("")] * (TALL - len(rows))]
