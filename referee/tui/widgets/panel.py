"""What the panels have in common: text is given to them as `Content`, and drawn again only if it changed."""

from __future__ import annotations

from typing import ClassVar

from textual.content import Content
from textual.css.scalar import Scalar
from textual.style import Style
from textual.widgets import Static

from referee.tui.keymap import shown
from referee.tui.widgets.unscrolled import Unscrolled

LEVELS = {
    "legal": "$text-success",
    "without_effect": "$text-muted",
    "for_referee": "bold $text-accent",
    "unclear": "bold $text-warning",
    "illegal": "bold $text-error",
    "error": "$text-warning",
}
"""The colour of a verdict; its sign tells it as well."""
QUIET = "$text-muted"


class Panel(Unscrolled, Static):
    """A panel that shows text and never reads markup in it."""

    FOLDS: ClassVar[bool] = True
    """Do lines that are too long go on in the next row?"""

    def __init__(self, id: str | None = None, text: str = "") -> None:  # noqa: A002 (the name that Textual gives it)
        self._shown = Content(text)
        super().__init__(self._shown, id=id, markup=False)

    def put(self, content: Content) -> None:
        """Show this; the screen is laid out anew only if it takes more rows than before, or fewer."""
        if not self._shown.is_same(content):
            rows, before = self._rows(content), self._rows(self._shown)
            auto = self.styles.is_auto_height
            other = auto and rows != before and self._height(rows) != self._height(before)
            self._shown = content
            self.update(content, layout=other)

    def _height(self, rows: int) -> int:
        """The rows that so many take, where there is a least and a most of them."""
        styles, gutter = self.styles, self.gutter.height
        least, most = (_cells(bound) for bound in (styles.min_height, styles.max_height))
        rows += gutter
        return min(max(rows, least or 0), most or rows)

    def _rows(self, content: Content) -> int:
        width = self.content_size.width
        return len(content.wrap(width)) if self.FOLDS and width else content.plain.count("\n")


def _cells(bound: Scalar | None) -> int:
    """So many rows, if it is said in rows."""
    return int(bound.value) if bound is not None and bound.is_cells else 0


def lines(parts: list[Content]) -> Content:
    """One under the other."""
    return Content("\n").join(parts)


def in_rows(parts: list[Content], width: int, between: str = "  ") -> Content:
    """Side by side; a new row where the next part does not fit whole."""
    row, left = Content(""), 0
    for part in parts:
        gap = "" if not left else between if left + len(between) + part.cell_length <= width else "\n"
        left = part.cell_length + (0 if gap == "\n" else left + len(gap))
        row += Content(gap) + part
    return row


def pressed(key: str, label: str, action: str) -> Content:
    """A key with what it does; clicked, it does the same."""
    told = Content.assemble((shown(key, action), "bold $text-accent"), " ", label)
    return told.stylize(Style.from_meta({"@click": action}))
