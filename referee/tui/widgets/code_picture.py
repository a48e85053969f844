"""An address as a picture for a camera, in half blocks: dark on light whatever the theme, since cameras want that."""

from __future__ import annotations

from importlib.util import find_spec

from textual.content import Content

BORDER = 2
"""Light modules around it; a camera needs some."""
HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
ON_PAPER = "#000000 on #ffffff"


def picture_of(address: str) -> list[Content]:
    """Row by row; nothing where the extra that makes it is not installed, or there is no address."""
    if not address or find_spec("segno") is None:
        return []
    import segno

    rows = [list(row) for row in segno.make(address, error="l", micro=False).matrix_iter(border=BORDER)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    halves = zip(rows[::2], rows[1::2], strict=True)
    told = ("".join(HALVES[int(up), int(low)] for up, low in zip(*both, strict=True)) for both in halves)
    return [Content.styled(row, ON_PAPER) for row in told]
