"""The last things that happened, in words; the latest stands out, in large letters where the screen is high enough."""

from __future__ import annotations

from textual.content import Content

from referee.log.latest import MOST
from referee.tui.letters import in_lines
from referee.tui.widgets.lying import suited
from referee.tui.widgets.panel import QUIET, Panel

HIGH = 50
"""Rows of a screen from which the latest of them is written in large letters."""
TALL = 7
"""Rows of it then: two lines of large letters, or one of the largest."""
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
        *before, latest = [*[""] * (MOST - len(self.happened)), *self.happened]
        self.put([*(suited(Content.styled(each, QUIET)) for each in before), *self._rows_of(latest)])

    def _rows_of(self, told: str) -> list[Content]:
        """The latest: large, or in ordinary letters in as many rows as large ones would take."""
        width = self.content_size.width or self.app.size.width - 2
        lead = f"{LATEST} " if told else ""
        row = suited(Content.styled(f"{lead}{told}", "bold"))
        if self.app.size.height < HIGH:
            return [row]
        drawn = () if self._plain else in_lines(told, width, TALL)
        rows = [Content.styled(each, "bold") for each in drawn] or row.wrap(width)[:TALL]
        return [*rows, *[Content("")] * (TALL - len(rows))]
