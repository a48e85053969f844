"""What the panels have in common: text is given to them as `Content`, and drawn again only if it changed."""

from __future__ import annotations

from typing import ClassVar

from textual.content import Content
from textual.css.scalar import Scalar
from textual.geometry import Size
from textual.style import Style

from referee.tui.keymap import shown
from referee.tui.widgets.row_by_row import RowByRow

LEVELS = {
    "legal": "$text-success",
    "without_effect": "$text-muted",
    "for_referee": "bold $text-accent",
    "unclear": "bold $text-warning",
    "illegal": "bold $text-error",
    "doubt": "bold $text-primary",
    "open": "bold $text-accent",
    "error": "$text-warning",
}
"""The colour of a verdict; its sign tells it as well."""
QUIET = "$text-muted"


class Panel(RowByRow):
    """A panel that shows text and never reads markup in it."""

    DEFAULT_CSS = """
    Panel { height: auto; text-wrap: nowrap; }
    """
    FOLDS: ClassVar[bool] = True
    """Do lines that are too long go on in the next row?"""
    HANGS: ClassVar[int] = 0
    """The columns by which they go on further in."""

    def __init__(self, id: str | None = None, text: str = "") -> None:  # noqa: A002 (the name that Textual gives it)
        super().__init__(id=id, markup=False)
        self._lines = [Content(text)]
        self._rows: tuple[int, list[Content]] | None = None
        """The rows, and the width that they have been made for."""
        self._rows_there = 0
        """The rows there were when the screen was laid out last."""
        self._roomy = False
        """Are there more rows than it takes?"""

    def render(self) -> Content:
        """All of the rows."""
        return lines(self.rows_at(self.content_size.width))

    @property
    def bare(self) -> bool:
        """Is there nothing on it?"""
        return not any(line.plain for line in self._lines)

    def put(self, content: Content | list[Content], may_shrink: bool = True) -> None:
        """Show this text, or these lines; the screen is laid out anew only if it takes more rows than there are, or
        fewer.
        """
        told = content if isinstance(content, list) else content.split(allow_blank=True)
        if same(self._lines, told) and not (self._roomy and may_shrink):
            return
        width = self.content_size.width
        before = self.rows_at(width)
        self._lines, self._rows = told, None
        rows = self.rows_at(width)
        self.repaint(before, rows)
        more = self._height(len(rows)) - self._height(self._rows_there)
        self._roomy = more < 0 and not may_shrink
        if more and not self._roomy and self.styles.is_auto_height:
            self.refresh(layout=True)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """As wide as the longest line."""
        return max((line.cell_length for line in self._lines), default=0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as the text takes at this width."""
        self._rows_there = len(self.rows_at(width))
        return self._rows_there

    def rows_at(self, width: int) -> list[Content]:
        """The rows as they are shown at this width."""
        if self._rows is None or self._rows[0] != width:
            folds = self.FOLDS and width
            rows = [row for line in self._lines for row in (folded(line, width, self.HANGS) if folds else (line,))]
            self._rows = width, rows
        return self._rows[1]

    def _height(self, rows: int) -> int:
        """The rows that so many take, where there is a least and a most of them."""
        styles, gutter = self.styles, self.gutter.height
        least, most = (cells(bound) for bound in (styles.min_height, styles.max_height))
        rows += gutter
        return min(max(rows, least or 0), most or rows)


def cells(bound: Scalar | None) -> int:
    """So many rows, if it is said in rows."""
    return int(bound.value) if bound is not None and bound.is_cells else 0


def folded(line: Content, width: int, hangs: int = 0) -> list[Content]:
    """The rows of a line at this width, those after the first so many columns further in."""
    if line.cell_length <= width:
        return [line]
    first, *more = line.wrap(max(1, width - hangs))
    return [first, *(Content(" " * hangs) + row for row in more)]


def cut_off(rows: list[Content], most: int, width: int) -> list[Content]:
    """So many of them; that there is more stands behind the last."""
    if len(rows) <= most or not width:
        return rows
    return [*rows[: most - 1], Content.assemble(rows[most - 1], " …").truncate(width, ellipsis=True)]


def same(lines_: list[Content], others: list[Content]) -> bool:
    """Do they read and look the same?"""
    return len(lines_) == len(others) and all(map(Content.is_same, lines_, others))


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
