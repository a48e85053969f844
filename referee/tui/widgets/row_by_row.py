"""Rows of text: where some of them change, those are painted again and no others.

Textual would write all of a text again for one sign of it, and that for every key; and every empty line under it.
"""

from __future__ import annotations

from itertools import zip_longest

from textual.color import Color
from textual.content import Content
from textual.geometry import Region
from textual.strip import Strip
from textual.visual import Visual
from textual.widget import Widget

from referee.tui.widgets.unscrolled import Unscrolled

BLANK = Content("")
MOST_WRITTEN = 300


class RowByRow(Unscrolled, Widget):
    """To be built on: `rows_at` are its rows, and `repaint` is told of others."""

    _grounds: tuple[Color, Color] | None = None
    _written: dict[int, tuple[Content, Strip]] | None = None
    """The rows that were written last, by what they are, so that a row which moves up is not written again."""
    _written_for: object = None

    def rows_at(self, width: int) -> list[Content]:
        """The rows as they are shown at this width."""
        raise NotImplementedError

    def entitle(self, title: Content) -> None:
        """Put this title above the rows, and paint them again only if there was another one."""
        there = self._border_title
        if there is None or not there.is_same(title):
            self.border_title = title

    def repaint(self, before: list[Content], rows: list[Content]) -> None:
        """Paint those again that are other than before; there is room for as many as there were."""
        both = enumerate(zip_longest(before, rows, fillvalue=BLANK))
        if changed := [place for place, (old, new) in both if not old.is_same(new)]:
            stood = {id(row): place for place, row in enumerate(before)}
            moved = {to: stood[id(rows[to])] for to in changed if to < len(rows) and id(rows[to]) in stood}
            self.refresh_moved([Region(0, place, self.size.width, 1) for place in changed], moved)

    @property
    def background_colors(self) -> tuple[Color, Color]:
        """The colours of the ground, of its parents and its own; all are asked, for every row, when they change."""
        if self._grounds is None:
            self._grounds = super().background_colors
        return self._grounds

    def let_go(self, *regions: Region) -> None:
        """Paint again what is in these regions; without any all, in colours that may be others."""
        if not regions:
            self._grounds = None
        super().let_go(*regions)

    def paint(self, part: Region) -> list[Strip]:
        """The lines of this part; under the last row all are the same, and one is painted for them."""
        begin = max(part.y, self.content_offset.y + len(self.rows_at(self.size.width)))
        end = min(part.bottom, self.outer_size.height - self.gutter.bottom)
        if end - begin < 2 or self.text_selection is not None:
            return super().paint(part)
        above = super().paint(Region(part.x, part.y, part.width, begin + 1 - part.y))
        below = super().paint(Region(part.x, end, part.width, part.bottom - end)) if end < part.bottom else []
        return [*above, *above[-1:] * (end - begin - 1), *below]

    def render_line(self, y: int) -> Strip:
        """One row; where text is being selected Textual draws it."""
        if self.text_selection is not None:
            return super().render_line(y)
        rows, width = self.rows_at(self.size.width), self.size.width
        if y >= len(rows) or not width:
            return Strip.blank(width, self.visual_style.rich_style)
        strip = self._strip(rows[y], width)
        return strip.apply_offsets(0, y) if y else strip

    def _strip(self, row: Content, width: int) -> Strip:
        """A row as it is written at this width in the colours there are now."""
        style = self.visual_style
        written_for = width, style, self.app.theme
        if self._written is None or written_for != self._written_for or len(self._written) > MOST_WRITTEN:
            self._written, self._written_for = {}, written_for
        known = self._written.get(id(row))
        if known is None or known[0] is not row:
            known = self._written[id(row)] = row, Visual.to_strips(self, row, width, 1, style)[0]
        return known[1]
