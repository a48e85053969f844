"""Sheets laid out at the width there is, side by side if there are several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.content import Content

from referee.speech import visible
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, lines
from referee.views.dispute.blocks import Block, blocks
from referee.views.dispute.position import QUIET as STILL
from referee.views.dispute.position import STRONG, PositionLine
from referee.views.dispute.sheet import Sheet
from referee.views.dispute.text import BETWEEN, cell_width, side_by_side

STYLES = {**LEVELS, STRONG: "bold", STILL: QUIET, "title": "bold underline $text-accent", "legal": "", "": ""}


class SheetText(Panel):
    """The text of sheets, which grows as long as it has to."""

    FOLDS = False
    DEFAULT_CSS = "SheetText { height: auto; width: 1fr; text-wrap: nowrap; }"

    def __init__(self) -> None:
        super().__init__("sheet")
        self._columns: list[tuple[Block, ...]] = []

    def show(self, sheets: Sequence[Sheet]) -> None:
        """Show these sheets."""
        self._columns = [blocks(sheet) for sheet in sheets]
        self._lay_out()

    def on_resize(self) -> None:
        """Fold them anew."""
        self._lay_out()

    def _lay_out(self) -> None:
        width = self.content_size.width
        if width:
            self.put(lines(list(self._folded(width))))

    def _folded(self, width: int) -> Iterator[Content]:
        if not self._columns:
            return
        room = cell_width(len(self._columns), width)
        for row in side_by_side(self._columns, width):
            yield Content.styled(BETWEEN, QUIET).join(_cell(line, room) for line in row)


def _cell(line: PositionLine, room: int) -> Content:
    told = Content(visible(line.text))
    told = told.stylize(STYLES.get(line.style, "")) if line.style else told
    return told + Content(" " * max(0, room - told.cell_length))
